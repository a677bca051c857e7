"""Render the pages of kinds and of their entries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, assert_never

from rulec.backends.reference.contents import sheet_title
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.speaker import field_label, plain_label
from rulec.backends.reference.language.words import (
    counted,
    humanise,
    joined,
    number_word,
    sentence,
    titled,
    upper_first,
)
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_places import Ref, record_ref
from rulec.backends.reference.page_writer import MIDDLE, NOTHING, blocks, foot, page_of, points, section, source, table
from rulec.backends.reference.views.acts import act_parts, form_words
from rulec.backends.reference.views.book.examples import example_part
from rulec.backends.reference.views.gathered.links import by_kind, in_order
from rulec.backends.reference.views.gathered.not_carried_out import heading, mark, row_mark, works
from rulec.backends.reference.views.tables import amounts_of, rows_of
from rulec.backends.reference.views.visibility import seen_words
from rulec.base.text import LETTERS
from rulec.base.types import KindType, ListType, SetType, Type
from rulec.sema import expr as e
from rulec.sema.model import (
    Case,
    Contribution,
    FieldOf,
    Function,
    Kind,
    Model,
    Need,
    Parameter,
    Quantity,
    Record,
    Seen,
    Touch,
    Waiver,
)
from rulec.sema.summaries.uses import worked_out

if TYPE_CHECKING:
    from rulec.sema.deeds import Act

_NAMERS = ("function", "process", "sequence", "variant", "view")
_WIDE = 16  # entries of kinds with more fields omit default values
_FEW = 6  # a table column names lists up to this length


def kind_page(context: Context, kind: Kind) -> str:
    """Return the page of a kind: its entries and fields."""
    _, page, p = context.opened(kind)
    plans = _plans(context, p, kind)
    records = () if plans else context.model.records.get(kind.name, ())
    titles = {f.name for f in kind.fields if all(_is_title(r, f.name, dict(r.values).get(f.name)) for r in records)}
    shown = [field for field in _columns(kind, records) if field.name not in titles]
    numbered = any(r.number is not None for r in records)
    if numbered:  # the number has a column of its own
        shown = [field for field in shown if field.name != "number"]
        records = tuple(sorted(records, key=lambda r: (r.number is None, r.number or 0)))
    long = frozenset(field.name for field in shown if _is_long(records, field.name))
    typed = {r.name: forms for r in records if (forms := typed_forms(context, p, r))}
    told = amounts_of(context, p, kind.name, len(records))
    heads = [Md("Number")] if numbered else []
    heads += [p.marks.text(titled(_called(p, kind))), *(head for head, _ in told)]
    heads += [p.marks.text(upper_first(field_label(f))) for f in shown]
    heads += [Md("Typed")] if typed else []
    entries = [
        (
            *([Md(str(record.number) if record.number is not None else "")] if numbered else []),
            Md(f"{context.link(record_ref(record), page)}{row_mark(context, record)}"),
            *(cells.get(record.position, Md("—")) for _, cells in told),
            *(_entry_cell(p, record, field.name, is_long=field.name in long) for field in shown),
            *([typed.get(record.name, Md("—"))] if typed else []),
        )
        for record in records
    ]
    machines = [one.name for one in context.deeds.machines if one.kind == kind.name]
    return page_of(
        context.crumbs(page, context.chapter(kind.module), last=titled(kind.plural)),
        p.marks.text(titled(kind.plural)),
        _kind_intro(p, kind, len(context.model.records.get(kind.name, ())), bool(long)),
        *context.about(kind, p),
        section(heading(context, kind), table(heads, entries)),
        section("The map", *plans),
        section("What each has", _fields(p, kind.fields), _whole(p, kind)) if kind.fields else NOTHING,
        section("How it changes", points(context.link(("machine", name), page) for name in machines)),
        section("What it changes", points(_modified(context, name, page) for name in kind.modifies)),
        source(say.cite_words(p, kind.cites)),
    )


def _plans(context: Context, p: Phrases, kind: Kind) -> list[Md]:
    """Return the layers of a map whose areas are the entries of the kind.

    A layer is a grid of letters with a legend.
    """
    drawn = context.model.maps.get(kind.name)
    found: list[Md] = []
    for layer in drawn.layers if drawn is not None else ():
        lettered = zip(LETTERS, layer.rows, strict=False)
        rows = [(p.marks.strong(letter), *map(p.marks.text, row)) for letter, row in lettered]
        if drawn is not None and drawn.hexes:
            rows = [half for row in rows for half in _halves(row)]
        legend: list[Md] = []
        for sign, names, key in layer.letters:
            values = [(name, p.record_value(kind.name, key, name)) for name in names]
            told = [f"{p.field_noun(kind.name, name)} {p.noun(value)}" for name, value in values if value is not None]
            legend.append(Md(f"{p.marks.text(sign)}: {joined([Md(each) for each in told]) if told else 'nothing'}"))
        heads = ("", *LETTERS[: len(layer.rows[0])])
        found.append(blocks(table(heads, rows, [MIDDLE] * len(heads)), points(legend)))
    return found


def _halves(row: tuple[Md, ...]) -> Iterator[tuple[Md, ...]]:
    """Yield the two lines of a row of hexes, as every second column stands half a hex lower."""
    yield tuple(cell if at % 2 or not at else NOTHING for at, cell in enumerate(row))
    yield tuple(cell if at and not at % 2 else NOTHING for at, cell in enumerate(row))


def typed_forms(context: Context, p: Phrases, record: Record) -> Md:
    """Return the notations of an act on an entry."""
    act = context.act_of(record)
    forms = act.notations if act is not None else ()
    return Md(" or ".join(form_words(p, form) for form in forms if form.refused is None))


def _called(p: Phrases, kind: Kind) -> str:
    """Return the noun for a thing of the kind: its label, or its word."""
    return plain_label(kind.label) or p.kind_word(kind.name)


def _columns(kind: Kind, records: tuple[Record, ...]) -> list[FieldOf]:
    """Return the fields that some entry sets; for a wide kind, those that every third entry sets."""
    given = Counter(name for r in records for name, _ in r.values)
    least = len(records) / 3 if _is_wide(kind) else 1
    return [f for f in kind.fields if given[f.name] >= least]


def _is_long(records: tuple[Record, ...], name: str) -> bool:
    """Return whether the field has lists too long for a column, which then shows their length."""
    given = (value for record in records for field, value in record.values if field == name)
    return any(isinstance(value, e.Collection) and len(value.items) > _FEW for value in given)


def _is_wide(kind: Kind) -> bool:
    return len(kind.fields) > _WIDE


def _entry_cell(p: Phrases, record: Record, name: str, *, is_long: bool) -> Md:
    value = p.record_value(record.kind, record.name, name)
    if value is None or _is_empty(value):
        return Md("—")
    return Md(str(len(value.items))) if is_long and isinstance(value, e.Collection) else p.noun(value)


def _kind_intro(p: Phrases, kind: Kind, count: int, long: bool) -> Md:
    many = humanise(kind.plural)
    said: list[str] = []
    if kind.listed:
        said.append(f"The rules list {p.marks.text(counted(count, p.kind_word(kind.name), many))}.")
        if count and _is_wide(kind):
            said.append("What few of them have stands on the page of each.")
    else:
        said.append(sentence(f"{p.with_article(p.marks.text(_called(p, kind)))} is a thing in play"))
        if count:
            verb = "is" if count == 1 else "are"
            said.append(sentence(f"{number_word(count)} of them {verb} named in the rules"))
    if long:
        said.append("Of long lists the number stands here, what is in them on the page of each.")
    if kind.extends is not None:
        base = p.marks.to(("kind", kind.extends), p.kind_word(kind.extends))
        said.append(sentence(f"each is also {p.with_article(p.kind_word(kind.extends)).split(' ')[0]} {base}"))
    if kind.belongs_to is not None:
        noun = p.field_noun(kind.name, kind.belongs_to)
        said.append(sentence(f"each belongs to its {p.marks.text(noun)}"))
    if kind.lies_on is not None:
        said.append(_lies(p, kind, kind.lies_on))
    for holder, field in kind.carried:
        link = p.marks.to(("kind", holder), p.kind_word(holder))
        noun = p.marks.em(p.field_noun(holder, field))
        said.append(f"They take effect for every {link} that has them among its {noun}.")
    return Md(" ".join(said))


def _lies(p: Phrases, kind: Kind, on: str) -> str:
    """Phrase the bearer on which a thing of the kind lies, for how long, and which of several applies."""
    of = _field_type(p.model, kind.name, on)
    bearer = p.kind_word(of.name) if isinstance(of, KindType) else on
    link = p.marks.to(("kind", of.name), bearer) if isinstance(of, KindType) else bearer
    word = p.kind_word(kind.name)
    how, _, by = kind.counts.partition(" ")
    which = {
        "all": f"all {humanise(kind.plural)} on one {bearer} count",
        "first": f"of several on one {bearer} the one counts that was put there first",
        "last": f"of several on one {bearer} the one counts that was put there last",
    }.get(how, "")
    if by:
        which = f"of several on one {bearer} the one counts whose {p.field_noun(kind.name, by)} is the {how}"
    ends = "it lies there until it is removed, or for as many turns as is said when it is put there"
    gone = (
        f"; when its {bearer} goes out of play, so does the {word}"
        if isinstance(of, KindType) and not of.listed
        else ""
    )
    return " ".join((sentence(f"it lies on a {link}"), sentence(f"{ends}{gone}"), sentence(which)))


def _modified(context: Context, name: str, page: str) -> Md:
    """Return the link to a function or act (kind and key) that a kind lying on others modifies."""
    word, _, key = name.partition(" ")
    if not key:
        return context.link(("function", name), page)
    kind = next(each.name for each in context.model.kinds.values() if each.word == word)
    record = next(one for one in context.model.records[kind] if key in (one.name, str(one.number)))
    return context.link(record_ref(record), page)


def _fields(p: Phrases, fields: tuple[FieldOf, ...]) -> Md:
    """Return the table of fields, with a column for who sees them if any is hidden."""
    heads = [None, "What it is", "Unless said otherwise"]
    hides = any(field.seen is not None for field in fields)
    return table([*heads, "Who sees it"] if hides else heads, [_field(p, field) for field in fields])


def _field(p: Phrases, field: FieldOf) -> tuple[Md, ...]:
    noun = p.field_noun(field.owner, field.name)
    label = p.words(field.label)
    name = p.marks.text(upper_first(noun))
    if label and label.lower() != name.lower():
        name = Md(f"{name} ({label})")
    default = Md("must be given") if field.default is None else p.noun(field.default)
    return name, p.type_words(field.type), default, seen_words(p, field.seen, field.owner)


def _whole(p: Phrases, kind: Kind) -> Md:
    """Phrase who sees that a thing of the kind exists, if that is hidden."""
    named = Md("")
    if kind.named_by_everyone:
        called = p.with_article(p.kind_word(kind.name))
        named = Md(f"You may name {called} that you have not seen. The order is carried out, perhaps in vain.")
    if kind.seen is None:
        return named
    return Md(f"{_seers(p, kind, kind.seen)} {named}".rstrip())


def _seers(p: Phrases, kind: Kind, seen: Seen) -> Md:
    """Phrase who sees that a thing of a kind exists."""
    who = seen_words(p, seen, kind.name)
    called = p.with_article(p.kind_word(kind.name))
    if not seen.paths and not seen.facts:
        return Md(sentence(f"nobody sees that there is such {called}"))
    return Md(sentence(f"only {who} sees that there is such {called}"))


def record_page(context: Context, record: Record) -> str:
    """Return the page of an entry: its fields, effects and holders."""
    model = context.model
    kind = model.kinds[record.kind]
    ref: Ref = record_ref(record)
    page = context.site.page(ref)
    p = context.phrases(page)
    touches = model.touches(record)
    rulings = [name for _, name in context.uses.of(ref, "ruling")]
    for touch in touches:
        rulings += [n.name for x in worked_out(touch.clause) for n in e.walk(x) if isinstance(n, e.RulingRef)]
        rulings += [c.ruling for c in touch.clause.cites if c.ruling]
    act = context.act_of(record)
    named = [r for r in context.uses.by(ref, *_NAMERS) if r[1] not in {t.function for t in touches}]
    changes = [
        Md(f"{context.link(('function', touch.function), page)}: {touch_sentence(p, record, touch)}")
        for touch in touches
    ]
    changes += [
        Md(f"{context.link(('record', f'{other.kind}/{other.key}'), page)}: {act_sentence(p, record, other, clause)}")
        for other, clause in model.touched_acts(record)
    ]
    listings = [
        *_holders(context, record, page, listed=True),
        *by_kind(context, "Named by", [*named, *context.uses.by(ref, "table")], page),
    ]
    return page_of(
        context.crumbs(page, (("kind", record.kind), titled(kind.plural)), last=record.title),
        p.marks.text(record.title),
        _intro(p, record),
        mark(context, record),
        works(context, record, page),
        *context.about(record, p),
        *(
            p.marks.to(("leaf", f"{leaf.name}/{record.name}"), leaf.title)
            for leaf in model.sheets
            if leaf.of == record.kind
        ),
        table((None, None), _values(p, kind, record)),
        *(act_parts(context, act, page) if act is not None else ()),
        section("What it changes", points(changes)),
        section("Who has it", points(_holders(context, record, page, listed=False))),
        section("Where it is named", points(listings)),
        section("In the tables", points(_rows_in(context, record, page))),
        foot(
            context.ruling_notes(rulings, page),
            [example_part(context, x, page, record.cites) for x in context.standing.get(ref, ())],
        ),
        source(say.cite_words(p, record.cites, rulings_too=False)),
    )


def _intro(p: Phrases, record: Record) -> Md:
    """Phrase `A mark, number 7.`"""
    word = p.kind_word(record.kind)
    article = p.with_article(word).split(" ", 1)[0]
    kind = p.marks.to(("kind", record.kind), word)
    number = f", number {record.number}" if record.number is not None else ""
    also = f", also known as {joined([p.marks.text(name) for name in record.also])}" if record.also else ""
    return Md(sentence(f"{upper_first(article)} {kind}{number}{also}"))


def _is_title(record: Record, field: str, value: e.Expr | None) -> bool:
    """Return whether a field only repeats the title of the entry."""
    return field == "title" and isinstance(value, e.TextLit) and value.value == record.title


def _values(p: Phrases, kind: Kind, record: Record) -> Iterator[tuple[Md, Md]]:
    """Yield the fields of an entry with their values."""
    given = dict(record.values)
    for field in kind.fields:
        value = given.get(field.name, field.default)
        if field.name == "number" and record.number is not None and getattr(value, "value", None) == record.number:
            continue  # said above
        if _is_title(record, field.name, value):
            continue
        if value is None or (field.name not in given and (_is_empty(value) or _is_never_so(p.model, kind, field))):
            continue
        said = p.noun(value)
        if field.name not in given:
            said = Md(f"{said} (the usual)")
        if field.name in given or not _is_wide(kind):
            yield p.marks.text(upper_first(field_label(field))), said
    if _is_wide(kind):
        yield Md("All else"), Md(f"as usual for {p.marks.to(('kind', kind.name), humanise(kind.plural))}")


def _is_never_so(model: Model, kind: Kind, field: FieldOf) -> bool:
    """Return whether no entry sets this truth field, so that no page needs to show its default `no`."""
    usual = isinstance(field.default, e.TruthLit) and not field.default.value
    return usual and not any(name == field.name for record in model.records[kind.name] for name, _ in record.values)


def _is_empty(value: e.Expr) -> bool:
    """Return whether a value is none, an empty text or an empty list."""
    if isinstance(value, e.TextLit):
        return not value.value
    return isinstance(value, e.NoneLit) or (isinstance(value, e.Collection) and not value.items)


def act_sentence(p: Phrases, record: Record, act: Act, clause: Need | Waiver) -> Md:
    """Phrase the effect of an entry on an act."""
    here = _here(p, record, act.parameters)
    if isinstance(clause, Need) and isinstance(clause.test, e.TruthLit) and not clause.test.value:
        told = here.words(clause.sentence)
        return Md(sentence(f"is refused when {say.conditions(here, clause)}: “{told}”", capital=False))
    return clause_sentence(here, act, clause)


def touch_sentence(p: Phrases, record: Record, touch: Touch, carried: bool = True) -> Md:
    """Phrase one effect of an entry on a function.

    *carried*: include the condition that the entry is held.
    """
    function = p.model.function(touch.function)
    return clause_sentence(_here(p, record, function.parameters), function, touch.clause, carried)


def _here(p: Phrases, record: Record, parameters: tuple[Parameter, ...]) -> Phrases:
    """Return a speaker for sentences on an entry's own page."""
    names = frozenset(each.name for each in parameters)
    return Phrases(
        p.model, p.marks, names, here=(record.kind, record.name), here_words=f"this {p.kind_word(record.kind)}"
    )


def clause_sentence(
    here: Phrases, function: Function | Act, clause: Contribution | Waiver | Case | Need, carried: bool = True
) -> Md:
    """Phrase the effect of a clause on a function or act, for another page."""
    match clause:
        case Contribution():
            families = function.families if isinstance(function, Quantity) else ()
            said = say.report(here, clause, families)
            when = say.conditions(here, clause, carried)
            step = _step_of(here, function, clause)
        case Case():
            what = say.is_truth(clause.answer)
            said = Md(f"the answer is {here.noun(clause.answer)}") if what is None else Md(f"the answer is {what}")
            when, step = say.conditions(here, clause, carried), ""
        case Need():
            said = Md(f"needs this: {here.clause(clause.test)}")
            when, step = say.conditions(here, clause, carried), ""
        case Waiver():
            said = Md(f"lifts the need {_waived(here, function, clause)}")
            own = clause.origin.carries if carried else None
            tests = [t for t in (own, clause.origin.when) if t is not None]
            when, step = Md(joined([here.clause(t) for t in tests])), ""
        case _:
            assert_never(clause)
    tail = f" when {when}" if when else ""
    label = here.words(clause.label) if not isinstance(clause, Need) else ""
    why = f" ({label})" if label else ""
    return Md(sentence(f"{said}{tail}{step}{why}", capital=False))


def _step_of(p: Phrases, function: object, clause: Contribution) -> str:
    if not isinstance(function, Quantity) or len(function.steps) < 2:
        return ""
    step = next(s for s in function.steps if any(c.span == clause.span for c in s.contributions))
    return f", in the step {p.marks.em(plain_label(step.label) or humanise(step.name))}"


def _waived(p: Phrases, function: object, clause: Waiver) -> Md:
    needs: tuple[Need, ...] = getattr(function, "needs", ())
    return next((p.marks.em(humanise(n.name)) for n in needs if any(w is clause for w in n.waivers)), Md("?"))


def _rows_in(context: Context, record: Record, page: str) -> Iterator[Md]:
    """Yield the tables with rows for an entry, by printed sheet if a page has several."""
    p = context.phrases(page)
    for keyed in context.keyed.get((record.kind, record.position), ()):
        sheets = [sheet for sheet in keyed.sheets if sheet.key == record.name]
        link = context.link(("table", keyed.name), page)
        for sheet in sheets:
            yield Md(f"{p.marks.to(('sheet', f'{keyed.name}/{sheet.key}'), sheet_title(sheet))} in {link}")
        if not sheets:
            rows = rows_of(p, keyed, record)
            yield Md(f"{link}: {rows}.") if rows else link


def _field_type(model: Model, kind: str, name: str) -> Type:
    return next(f.type for f in model.kinds[kind].fields if f.name == name)


def _tells_entry(model: Model, kind: str, name: str) -> bool:
    """Return whether the field only records the entry from which a thing was created."""
    of = _field_type(model, kind, name)
    bare = of if isinstance(of, KindType) else getattr(of, "of", None)
    return isinstance(bare, KindType) and bare.entry


def _holders(context: Context, record: Record, page: str, *, listed: bool) -> Iterator[Md]:
    """Yield `Houses with this among their marks: …`, for each kind and field that can hold the entry.

    *listed* selects holders that are entries; otherwise they are things in play.
    """
    p = context.phrases(page)
    groups: dict[tuple[str, str], list[Ref]] = {}
    for other, key, name in context.held.get((record.kind, record.name), ()):
        groups.setdefault((other, name), []).append(("record", f"{other}/{key}"))
    for (kind, name), refs in groups.items():
        if (context.model.kinds[kind].listed or _tells_entry(context.model, kind, name)) is not listed:
            continue
        many = p.marks.to(("kind", kind), humanise(context.model.kinds[kind].plural))
        several = isinstance(_field_type(context.model, kind, name), ListType | SetType)
        says = f"with this {'among' if several else 'as'} their {p.marks.em(p.field_noun(kind, name))}"
        yield Md(f"{upper_first(many)} {says}: {in_order(context, refs, page)}.")
