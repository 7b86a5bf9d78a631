"""A comparison as the user has corrected it, and a review carried over to a new comparison."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from msgspec.structs import replace

from variorum.model.comparison import Entity, Link, SentenceRef, Statement
from variorum.model.facts import amended
from variorum.model.review import LinkedPair, Review

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import Comparison, Divergence

# A day in ISO 8601: comparing goes by days of publication, not by times.
_DAY = len("2021-08-16")


def corrected(found: Comparison, review: Review) -> Comparison:
    """The comparison with the user's facts, links and entities.

    Args:
        found: As the program made it.
        review: The user's part.
    """
    articles = tuple(amended(a, review.facts.get(a.id)) for a in found.articles)
    if articles != found.articles:
        found = replace(found, articles=articles)
    if review.added or review.removed:
        found = _with_links(found, review)
    if review.merged or review.split:
        found = _with_entities(found, review)
    if review.reference and review.reference != found.reference:
        found = replace(
            found,
            reference=review.reference,
            statements=_led_by(review.reference, found.statements, found.articles),
        )
    return found


def redated(found: Comparison, review: Review) -> tuple[str, ...]:
    """Ids of the articles that were compared with another date than the user now says.

    Args:
        found: As the program made it, with the dates that it went by.
        review: The user's part.
    """
    return tuple(
        article.id
        for article in found.articles
        if (amended(article, review.facts.get(article.id)).published or "")[:_DAY]
        != (article.published or "")[:_DAY]
    )


def _led_by(
    reference: str, statements: tuple[Statement, ...], articles: tuple[AnnotatedArticle, ...]
) -> tuple[Statement, ...]:
    """Rows in the order of one article, the others behind what precedes them in their own."""
    places = {article.id: place for place, article in enumerate(articles)}
    row_of = {member: row for row in statements for member in row.members}
    leading: list[Statement] = []
    following: dict[str, list[Statement]] = defaultdict(list)
    for row in sorted(statements, key=lambda r: (places[r.members[0].article], r.members[0])):
        first = row.members[0]
        before = (
            row_of.get(SentenceRef(first.article, first.sentence - 1)) if first.sentence else None
        )
        if any(member.article == reference for member in row.members) or before is None:
            leading.append(row)
        else:
            following[before.id].append(row)
    known = {m.article for row in statements if len(_articles(row)) > 1 for m in row.members}
    known.add(reference)
    # What has nothing in common with the others comes after them.
    leading.sort(key=lambda row: (known.isdisjoint(_articles(row)), _place_in(reference, row)))
    ordered: list[Statement] = []
    waiting = leading[::-1]
    while waiting:
        row = waiting.pop()
        ordered.append(row)
        waiting.extend(following[row.id][::-1])
    return tuple(ordered)


def _articles(row: Statement) -> set[str]:
    return {member.article for member in row.members}


def _place_in(article: str, row: Statement) -> int:
    """Sentence of an article that a row begins with; rows without one come first."""
    return min((m.sentence for m in row.members if m.article == article), default=-1)


def _with_links(found: Comparison, review: Review) -> Comparison:
    removed = set(review.removed)
    links = [link for link in found.alignments if LinkedPair(link.left, link.right) not in removed]
    known = {LinkedPair(link.left, link.right) for link in links}
    links += [
        # What a person says is certain; yet scrolling keeps to what was found, which is monotone.
        Link(left=pair.left, right=pair.right, score=1.0, confidence="confident")
        for pair in review.added
        if pair not in known
    ]
    return replace(found, alignments=tuple(links), statements=_regrouped(found.statements, review))


def _regrouped(statements: tuple[Statement, ...], review: Review) -> tuple[Statement, ...]:
    """Rows with linked sentences joined, and unlinked ones taken out of their row."""
    rows = [list(statement.members) for statement in statements]
    row_of = {member: row for row in rows for member in row}
    for pair in review.removed:
        row = row_of.get(pair.right)
        if row is not None and pair.left in row:
            row.remove(pair.right)
            alone = [pair.right]
            rows.insert(rows.index(row) + 1, alone)
            row_of[pair.right] = alone
    for pair in review.added:
        one, other = row_of.get(pair.left), row_of.get(pair.right)
        if one is None or other is None or one is other:
            continue
        one.extend(other)
        for member in other:
            row_of[member] = one
        rows.remove(other)
    return tuple(
        Statement(id=f"s{number}", members=tuple(sorted(row)))
        for number, row in enumerate((row for row in rows if row), 1)
    )


def _with_entities(found: Comparison, review: Review) -> Comparison:
    renamed = _new_ids(found, review)
    articles = tuple(_with_mentions(article, renamed) for article in found.articles)
    known = {entity.id: entity for entity in found.entities}
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    forms: dict[str, Counter[str]] = defaultdict(Counter)
    for article in articles:
        for mention in article.entities:
            counts[mention.entity][article.id] += 1
            forms[mention.entity][article.text[mention.start : mention.end]] += 1
    return replace(
        found,
        articles=articles,
        entities=tuple(
            _entity(name, known, counts[name], forms[name])
            for name in sorted(counts, key=_order(found.entities))
        ),
    )


def _entity(
    name: str, known: Mapping[str, Entity], counts: Counter[str], forms: Counter[str]
) -> Entity:
    old = known.get(name) or known[name.partition("/")[0]]
    spellings = tuple(form for form, _ in forms.most_common())
    fullest = old.name if name in known else spellings[0]
    return Entity(
        id=name,
        name=fullest,
        label=old.label,
        mentions=dict(sorted(counts.items())),
        forms=spellings,
    )


def _order(entities: tuple[Entity, ...]) -> _Place:
    return _Place({entity.id: place for place, entity in enumerate(entities)})


class _Place:
    """Sorts ids as the entities were, what was split off right behind what it was taken for."""

    def __init__(self, places: dict[str, int]) -> None:
        self._places = places

    def __call__(self, name: str) -> tuple[int, str]:
        return self._places.get(name.partition("/")[0], len(self._places)), name


def _new_ids(found: Comparison, review: Review) -> dict[tuple[str, str], str]:
    """For each entity and spelling, the id it now has."""
    leading = {name: group[0] for group in review.merged for name in group}
    split = {(item.entity, item.form) for item in review.split}
    ids: dict[tuple[str, str], str] = {}
    for article in found.articles:
        for mention in article.entities:
            form = article.text[mention.start : mention.end]
            key = mention.entity, form
            own = f"{mention.entity}/{form}" if key in split else mention.entity
            ids[key] = leading.get(own, own)
    return ids


def _with_mentions(
    article: AnnotatedArticle, renamed: Mapping[tuple[str, str], str]
) -> AnnotatedArticle:
    return replace(
        article,
        entities=tuple(
            replace(m, entity=renamed[m.entity, article.text[m.start : m.end]])
            for m in article.entities
        ),
    )


def carried_over(review: Review, old: Comparison, new: Comparison) -> Review:
    """A review of one comparison, as far as it fits another one of the same articles.

    A judgement belongs to the divergence of the same kind that shares most of its readings.
    Corrections of links and entities are kept where article and text are unchanged, those of
    facts where the file is still there.

    Args:
        review: Of the old comparison.
        old: The comparison that the review was made of.
        new: The comparison to fit it to.
    """
    names = {article.id: article for article in new.articles}
    new_ids = {article.path: article.id for article in new.articles}
    same = {
        article.id
        for article in old.articles
        if article.id in names and names[article.id].text == article.text
    }
    by_evidence: dict[tuple[str, str, int], list[Divergence]] = defaultdict(list)
    for divergence in new.divergences:
        for key in _evidence(divergence):
            by_evidence[key].append(divergence)
    judgements = dict(review.judgements) if old is new else {}
    for divergence in old.divergences:
        judgement = review.judgements.get(divergence.id)
        if judgement is None or old is new:
            continue
        votes = Counter(
            candidate.id
            for key in _evidence(divergence)
            if key[1] in same
            for candidate in by_evidence[key]
        )
        if votes:
            judgements[votes.most_common(1)[0][0]] = judgement
    return replace(
        review,
        judgements=judgements,
        facts={
            new_ids[article.path]: review.facts[article.id]
            for article in old.articles
            if article.id in review.facts and article.path in new_ids
        },
        added=_kept(review.added, same, old, new),
        removed=_kept(review.removed, same, old, new),
        merged=review.merged if _same_entities(old, new) else (),
        split=review.split if _same_entities(old, new) else (),
    )


def _evidence(divergence: Divergence) -> Iterable[tuple[str, str, int]]:
    return [(divergence.kind, reading.article, reading.start) for reading in divergence.readings]


def _kept(
    pairs: tuple[LinkedPair, ...], same: set[str], old: Comparison, new: Comparison
) -> tuple[LinkedPair, ...]:
    before = {article.id: article.sentences for article in old.articles}
    after = {article.id: article.sentences for article in new.articles}

    def stands(ref: SentenceRef) -> bool:
        spans = after.get(ref.article, ())
        return (
            ref.article in same
            and ref.sentence < len(spans)
            and spans[ref.sentence] == before[ref.article][ref.sentence]
        )

    return tuple(pair for pair in pairs if stands(pair.left) and stands(pair.right))


def _same_entities(old: Comparison, new: Comparison) -> bool:
    return [(e.id, e.name) for e in old.entities] == [(e.id, e.name) for e in new.entities]
