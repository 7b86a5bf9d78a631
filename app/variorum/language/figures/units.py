"""Units of measurement and money, and what is needed to compare one unit with another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.language.figures.pieces import Pieces

PEOPLE = "people"
AGE = "years old"
PERCENT = "%"
PERCENT_DIMENSION = "share"
POINTS = "percentage points"
MAGNITUDE = "magnitude"

# unit: (dimension, factor to the base unit of the dimension, words for it)
_TABLE: dict[str, tuple[str, float, str]] = {
    "mm": ("length", 0.001, "mm|millimetre|millimetres|millimeter|millimeters"),
    "cm": ("length", 0.01, "cm|centimetre|centimetres|centimeter|centimeters"),
    "m": ("length", 1, "m|metre|metres|meter|meters"),
    "km": ("length", 1000, "km|kms|kilometre|kilometres|kilometer|kilometers"),
    "in": ("length", 0.0254, "inch|inches"),
    "ft": ("length", 0.3048, "foot|feet|ft"),
    "yd": ("length", 0.9144, "yard|yards"),
    "mi": ("length", 1609.344, "mile|miles|mi"),
    "nmi": ("length", 1852, "nautical mile|nautical miles"),
    "g": ("mass", 0.001, "gram|grams|gramme|grammes"),
    "kg": ("mass", 1, "kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes"),
    "t": ("mass", 1000, "tonne|tonnes|metric ton|metric tons|ton|tons"),
    "lb": ("mass", 0.45359237, "lb|lbs|pound|pounds"),
    "oz": ("mass", 0.028349523, "ounce|ounces|oz"),
    "ha": ("area", 1e4, "hectare|hectares|ha"),
    "ac": ("area", 4046.856, "acre|acres"),
    "km²": (
        "area",
        1e6,
        "square kilometre|square kilometres|square kilometer|square kilometers|square km|sq km",
    ),
    "mi²": ("area", 2589988, "square mile|square miles|sq miles"),
    "m²": ("area", 1, "square metre|square metres|square meter|square meters|sq m"),
    "ft²": ("area", 0.09290304, "square foot|square feet|sq ft"),
    "l": ("volume", 1, "litre|litres|liter|liters"),
    "gal": ("volume", 3.785412, "gallon|gallons"),
    "bbl": ("volume", 158.987, "barrel|barrels"),
    "km/h": (
        "speed",
        1,
        "km / h|kph|kmh|km per hour|kilometres per hour|kilometers per hour|kilometres an hour",
    ),
    "mph": ("speed", 1.609344, "mph|m . p . h .|m . p . h|miles per hour|miles an hour"),
    "kn": ("speed", 1.852, "knot|knots"),
    "°C": ("temperature C", 1, "degrees celsius|degrees centigrade|degrees c|° c|c"),
    "°F": ("temperature F", 1, "degrees fahrenheit|degrees f|° f"),
    "°": ("degrees", 1, "degree|degrees|°"),
    "W": ("power", 1, "watt|watts"),
    "MW": ("power", 1e6, "megawatt|megawatts|mw"),
    "GW": ("power", 1e9, "gigawatt|gigawatts|gw"),
    "kt": ("yield", 1, "kiloton|kilotons|kilotonne|kilotonnes"),
    "s": ("time", 1, "second|seconds|sec"),
    "min": ("time", 60, "minute|minutes|min|mins"),
    "h": ("time", 3600, "hour|hours|hr|hrs"),
    "d": ("time", 86400, "day|days"),
    "wk": ("time", 604800, "week|weeks"),
    "mo": ("months", 1, "month|months"),
    "yr": ("months", 12, "year|years"),
    "decade": ("months", 120, "decade|decades"),
    PERCENT: (PERCENT_DIMENSION, 1, "%|percent|per cent|pct"),
    POINTS: ("points", 1, "percentage point|percentage points|points"),
    "USD": ("USD", 1, "dollars|dollar|us dollars|usd|bucks"),
    "EUR": ("EUR", 1, "euros|euro|eur"),
    "GBP": ("GBP", 1, "pounds sterling|gbp|quid"),
    "JPY": ("JPY", 1, "yen|jpy"),
    "CNY": ("CNY", 1, "yuan|renminbi|cny|rmb"),
    "INR": ("INR", 1, "rupee|rupees|inr"),
    "RUB": ("RUB", 1, "rouble|roubles|ruble|rubles|rub"),
    "CHF": ("CHF", 1, "swiss francs|francs|chf"),
    "AUD": ("AUD", 1, "australian dollars|aud"),
    "CAD": ("CAD", 1, "canadian dollars|cad"),
    "SEK": ("SEK", 1, "crowns|crown|krona|kronor|swedish crowns|swedish kronor|sek"),
    "NOK": ("NOK", 1, "norwegian crowns|norwegian kroner|nok"),
    "DKK": ("DKK", 1, "danish crowns|danish kroner|kroner|krone|dkk"),
    "CZK": ("CZK", 1, "czech crowns|koruna|koruny|korun|czk"),
    "PLN": ("PLN", 1, "zlotys|zloty|złoty|pln"),
    "HUF": ("HUF", 1, "forints|forint|huf"),
    "TRY": ("TRY", 1, "lira|liras|turkish lira"),
    "UAH": ("UAH", 1, "hryvnia|hryvnias|uah"),
    "ILS": ("ILS", 1, "shekels|shekel"),
    "ZAR": ("ZAR", 1, "rand|zar"),
    "NGN": ("NGN", 1, "naira|ngn"),
    "KES": ("KES", 1, "shillings|kenyan shillings|kes"),
    "MXN": ("MXN", 1, "pesos|peso|mexican pesos"),
    "BRL": ("BRL", 1, "reais|brl"),
    "KRW": ("KRW", 1, "south korean won|korean won|krw"),
    "THB": ("THB", 1, "baht|thb"),
    "MYR": ("MYR", 1, "ringgit|myr"),
    "IDR": ("IDR", 1, "rupiah|idr"),
    "PHP": ("PHP", 1, "philippine pesos|php"),
    "SAR": ("SAR", 1, "riyals|riyal|saudi riyals"),
    "AED": ("AED", 1, "dirhams|dirham|aed"),
    "dinar": ("DINAR", 1, "dinars|dinar"),
    "cent": ("USD", 0.01, "cents|cent"),
    "pence": ("GBP", 0.01, "pence"),
}
_WORDS: dict[tuple[str, ...], str] = {
    tuple(words.split()): unit
    for unit, (_, _, phrases) in _TABLE.items()
    for words in phrases.split("|")
}
_LONGEST = max(map(len, _WORDS))
# Symbols in front of the amount, longest first where one ends like another.
_SIGNS: dict[tuple[str, ...], str] = {
    ("us", "$"): "USD",
    ("u", ".", "s", ".", "$"): "USD",
    ("a", "$"): "AUD",
    ("au", "$"): "AUD",
    ("c", "$"): "CAD",
    ("ca", "$"): "CAD",
    ("hk", "$"): "HKD",
    ("nz", "$"): "NZD",
    ("s", "$"): "SGD",
    ("r", "$"): "BRL",
    ("$",): "USD",
    ("€",): "EUR",
    ("£",): "GBP",
    ("¥",): "JPY",
    ("₹",): "INR",
    ("rs",): "INR",
    ("rs", "."): "INR",
    ("₽",): "RUB",
    ("₩",): "KRW",
    ("₺",): "TRY",
    ("₴",): "UAH",
    ("₦",): "NGN",
    ("₪",): "ILS",
    ("skr",): "SEK",
    ("nkr",): "NOK",
    ("dkr",): "DKK",
    ("sek",): "SEK",
    ("nok",): "NOK",
    ("dkk",): "DKK",
    ("usd",): "USD",
    ("eur",): "EUR",
    ("gbp",): "GBP",
    ("chf",): "CHF",
}
_MONEY = {"HKD", "NZD", "SGD"} | {
    unit for unit, (dimension, _, _) in _TABLE.items() if dimension.isupper()
}
# Too short to be a unit unless glued to the digits: "5m", not "two m".
_GLUED = {"m", "g", "t", "c", "mi", "in", "ha", "l", "w"}
# A unit that belongs to the one before it when a smaller amount follows: five feet nine inches.
SMALLER = {"ft": "in", "lb": "oz", "m": "cm", "yr": "mo", "h": "min", "min": "s"}


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit as found: its name and the pieces it takes up (exclusive end)."""

    name: str
    first: int
    last: int


def is_money(unit: str | None) -> bool:
    """Whether the unit is a currency."""
    return unit in _MONEY


def dimension(unit: str | None) -> tuple[str, float]:
    """What a unit measures, and the factor to the base unit of that.

    Units without an entry measure themselves: a currency is never converted into another.
    """
    if unit is None:
        return "count", 1.0
    found = _TABLE.get(unit)
    return (found[0], found[1]) if found else (unit, 1.0)


def behind(pieces: Pieces, index: int) -> Unit | None:
    """The unit that begins at the piece `index`, a hyphen before it included."""
    at = index + 1 if pieces.low(index) in {"-", "‑"} and pieces.at(index).glued else index
    for length in range(_LONGEST, 0, -1):
        words = tuple(pieces.low(place) for place in range(at, at + length))
        name = _WORDS.get(words)
        if name is None or (
            length == 1 and words[0] in _GLUED and not (at == index and pieces.at(at).glued)
        ):
            continue
        return Unit(name, index, at + length)
    return None


def sign(pieces: Pieces, index: int) -> Unit | None:
    """The currency sign that ends right before the piece `index`."""
    for length in range(min(5, index), 0, -1):
        words = tuple(pieces.low(place) for place in range(index - length, index))
        name = _SIGNS.get(words)
        if name and (length == 1 or pieces[index - 1].glued):
            return Unit(name, index - length, index)
    return None
