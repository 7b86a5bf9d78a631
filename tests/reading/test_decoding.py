"""Encodings: each text reads back as it was written, named or not."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from variorum.reading.decoding import decode

TEXTS = {
    "en": "The mayor said the bridge’s failure “could not have been foreseen” — yet engineers"
    " who’d inspected it in March didn’t agree. “We told them twice,” said Zoë Müller.",
    "fr": "Le maire a déclaré que l’effondrement du pont était imprévisible. Les ingénieurs,"
    " eux, l’avaient signalé à deux reprises dès février.",
    "de": "Der Bürgermeister erklärte, der Einsturz der Brücke sei nicht vorhersehbar gewesen."
    " Größere Fahrzeuge dürfen die Straße bis auf Weiteres nicht benutzen.",
    "hu": "A polgármester szerint a híd leomlását nem lehetett előre látni. A mérnökök azonban"
    " már márciusban kétszer is jelezték a súlyos károkat.",
    "pl": "Burmistrz oświadczył, że zawalenia się mostu nie można było przewidzieć. Inżynierowie"
    " już w marcu dwukrotnie zgłaszali jednak poważne uszkodzenia.",
    "ru": "Мэр заявил, что обрушение моста невозможно было предвидеть. Однако инженеры ещё в"
    " марте дважды сообщали о серьёзных повреждениях.",
    "uk": "Міський голова заявив, що обвал мосту неможливо було передбачити. Проте інженери ще"
    " в березні двічі повідомляли про серйозні пошкодження.",
    "el": "Ο δήμαρχος δήλωσε ότι η κατάρρευση της γέφυρας δεν μπορούσε να προβλεφθεί. Οι"
    " μηχανικοί όμως είχαν προειδοποιήσει δύο φορές τον Μάρτιο.",
    "zh": "市长表示，大桥坍塌无法预料。工程师们早在三月份就曾两次报告严重损坏。",
    "zt": "市長表示，大橋坍塌無法預料。工程師們早在三月份就曾兩次報告嚴重損壞。",
    "ja": "市長は、橋の崩落は予測できなかったと述べた。技術者は二度、損傷を報告していた。",
    "ko": "시장은 다리 붕괴를 예상할 수 없었다고 말했다. 기술자들은 이미 두 차례 보고했다.",
    "vi": "Thị trưởng cho biết việc sập cầu là điều không thể lường trước.",
    "ar": "قال رئيس البلدية إن انهيار الجسر لم يكن من الممكن توقعه. لكن المهندسين أبلغوا مرتين.",
    "th": "นายกเทศมนตรีกล่าวว่าการพังทลายของสะพานไม่สามารถคาดการณ์ได้ แต่วิศวกรได้รายงานแล้ว",
}
BARE = [
    *(("en", name) for name in ("utf-8", "mac_roman", "cp1252", "utf-16-le", "utf-16-be")),
    *(("fr", name) for name in ("mac_roman", "cp1252", "cp850")),
    *(("de", name) for name in ("latin-1", "cp1252", "mac_roman")),
    *(("hu", name) for name in ("cp1250", "iso8859-2")),
    *(("pl", name) for name in ("cp1250", "iso8859-2")),
    *(("ru", name) for name in ("koi8-r", "cp1251", "iso8859-5", "cp866", "utf-16-le")),
    *(("uk", name) for name in ("koi8-u", "cp1251")),
    *(("el", name) for name in ("iso8859-7", "cp1253")),
    *(("zh", name) for name in ("gb2312", "gb18030", "hz", "utf-16-le", "utf-16-be")),
    *(("zt", name) for name in ("big5", "utf-16-le")),
    *(("ja", name) for name in ("shift_jis", "euc-jp", "iso2022_jp", "utf-16-le", "utf-16-be")),
    *(("ko", name) for name in ("euc-kr", "utf-16-le", "iso2022_kr")),
    *(("vi", name) for name in ("utf-8", "utf-16-le")),
    *(("ar", name) for name in ("cp1256", "utf-16-le")),
    *(("th", name) for name in ("tis-620", "utf-16-le", "utf-16-be")),
]


@pytest.mark.parametrize(("language", "encoding"), BARE)
def test_text_that_names_no_encoding(language: str, encoding: str) -> None:
    data = TEXTS[language].encode(encoding, "replace")
    decoded = decode(data)
    assert decoded is not None
    assert decoded.text == data.decode(encoding)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
@pytest.mark.parametrize("language", TEXTS)
def test_a_byte_order_mark_decides_and_is_no_text(language: str, encoding: str) -> None:
    decoded = decode(TEXTS[language].encode(encoding), declared="latin-1")
    assert decoded is not None
    assert decoded.text == TEXTS[language]
    assert decoded.warnings == {}


@pytest.mark.parametrize(
    ("declared", "data", "text", "name"),
    [
        ("iso-8859-1", b"\x93Not so,\x94 she said", "“Not so,” she said", "windows-1252"),
        ("iso-8859-2", "zażółć".encode("iso8859-2"), "zażółć", "iso-8859-2"),
        ("gb2312", "镕基".encode("gb18030"), "镕基", "gb18030"),
        ("shift_jis", "①市".encode("cp932"), "①市", "shift_jis"),
        ("latin-1", "café—naïve".encode(), "café—naïve", "utf-8"),
        ("no-such-thing", b"words", "words", "utf-8"),
        ("utf-8", b"caf\xc3\xa9 " * 9 + b"\xff", "café " * 9 + "\ufffd", "utf-8"),
    ],
)
def test_what_is_declared_is_read_as_browsers_do(
    declared: str, data: bytes, text: str, name: str
) -> None:
    decoded = decode(data, declared=declared)
    assert decoded is not None
    assert (decoded.text, decoded.encoding) == (text, name)


def test_a_guess_says_that_it_is_one() -> None:
    decoded = decode(TEXTS["ru"].encode("koi8-r"))
    assert decoded is not None
    assert decoded.encoding == "koi8-r"
    assert "koi8-r" in decoded.warnings["encoding-guessed"]


def test_a_few_broken_bytes_do_not_spoil_the_rest() -> None:
    decoded = decode(("Zürich café “quotes” " * 20).encode() + b"\xe2\x80")
    assert decoded is not None
    assert decoded.text.startswith("Zürich café “quotes”")
    assert "1 character of the file" in decoded.warnings["damaged-characters"]


@pytest.mark.parametrize(
    "data",
    [bytes(range(256)) * 40, b"\x00\x01\x02\x03" * 500, b"\x7fELF" + bytes(400), b"\x02" * 100],
)
def test_binary_data_is_no_text(data: bytes) -> None:
    assert decode(data) is None


@given(st.binary(max_size=2000))
@settings(max_examples=300, deadline=None)
def test_any_bytes_give_text_or_none(data: bytes) -> None:
    decoded = decode(data)
    if decoded is not None:
        decoded.text.encode()
        assert "\r" not in decoded.text


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=300))
@settings(max_examples=300, deadline=None)
def test_utf8_reads_back(text: str) -> None:
    data = text.encode()
    decoded = decode(data)
    assert decoded is not None
    if decoded.encoding == "utf-8":
        assert decoded.text == text.removeprefix("\ufeff")


def test_noise_is_not_taken_for_an_article() -> None:
    assert decode(os.urandom(20_000)) is None
