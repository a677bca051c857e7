"""The pages of kinds and of their entries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING

from rulec.backends.reference.contents import sheet_title
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
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
from rulec.backends.reference.views.acts import act_view, form_words
from rulec.backends.reference.views.book.examples import ExampleView, example_view
from rulec.backends.reference.views.gathered.not_carried_out import heading, mark, row_mark, works
from rulec.backends.reference.views.gathered.see_also import by_kind, in_order
from rulec.backends.reference.views.machines import machines_of
from rulec.backends.reference.views.tables import rows_of
from rulec.backends.reference.views.visibility import seen_words
from rulec.base.records import dataclass
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
    Touch,
    Waiver,
)

if TYPE_CHECKING:
    from rulec.backends.reference.views.acts import ActView
    from rulec.sema.deeds import Act

_NAMERS = ("function", "process", "sequence", "variant", "view")
_WIDE = 16  # a kind with more fields shows what is usual on its own page alone
_FEW = 6  # elements of a list that a column of the table of entries still names


@dataclass(frozen=True, slots=True)
class FieldRow:
    """A field of a kind."""

    name: Md
    holds: Md
    default: Md
    seen: Md


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry in its kind's table."""

    cells: tuple[Md, ...]


@dataclass(frozen=True, slots=True)
class PlanView:
    """A layer of a lettered map: its rows of letters below the letters of the columns, and what each stands for."""

    heads: tuple[Md, ...]
    rows: tuple[tuple[Md, ...], ...]
    legend: tuple[Md, ...]


@dataclass(frozen=True, slots=True)
class KindView:
    """A kind with its fields and entries."""

    crumbs: Md
    title: Md
    intro: Md
    about: tuple[Md, ...]
    fields: tuple[FieldRow, ...]
    hides: bool
    seen: Md
    changes: tuple[Md, ...]
    listing: Md  # the heading above the entries
    heads: tuple[Md, ...]
    entries: tuple[EntryRow, ...]
    plans: tuple[PlanView, ...]
    cites: Md


@dataclass(frozen=True, slots=True)
class ValueRow:
    """A field of an entry."""

    name: Md
    value: Md


@dataclass(frozen=True, slots=True)
class RecordView:
    """An entry: what it is, what it changes, who has it."""

    crumbs: Md
    title: Md
    intro: Md
    about: tuple[Md, ...]
    values: tuple[ValueRow, ...]
    touches: tuple[Md, ...]
    rulings: tuple[Md, ...]
    holders: tuple[Md, ...]
    listings: tuple[Md, ...]  # of the same form, for entries of other lists that name it; and what else does
    rows_in: tuple[Md, ...]
    dormant: Md  # the line that says that it is not carried out
    works: Md
    leaves: tuple[Md, ...]
    act: ActView | None
    examples: tuple[ExampleView, ...]
    cites: Md


def kind_view(context: Context, kind: Kind) -> KindView:
    """A kind's page."""
    page = context.site.page(("kind", kind.name))
    p = context.phrases(page)
    plans = _plans(context, p, kind)
    records = () if plans else context.model.records.get(kind.name, ())
    shown = _columns(context, kind, records)
    shown = [
        field for field in shown if not all(_is_title(r, field.name, dict(r.values).get(field.name)) for r in records)
    ]
    numbered = any(r.number is not None for r in records)
    if numbered:  # its own column says it
        shown = [field for field in shown if field.name != "number"]
        records = tuple(sorted(records, key=lambda r: (r.number is None, r.number or 0)))
    long = frozenset(field.name for field in shown if _is_long(records, field.name))
    entries = tuple(_entry(context, p, kind, r, shown, long, numbered, page) for r in records)
    heads = [Md("Number")] if numbered else []
    heads += [p.marks.text(titled(_called(p, kind))), *(p.marks.text(upper_first(_label(f))) for f in shown)]
    typed = {r.name: forms for r in records if (forms := _typed(context, p, r))}
    if typed:
        heads.append(Md("Typed"))
        entries = tuple(
            EntryRow((*entry.cells, typed.get(record.name, Md("—"))))
            for entry, record in zip(entries, records, strict=True)
        )
    return KindView(
        crumbs=context.crumbs(page, context.chapter(kind.module), last=titled(kind.plural)),
        title=p.marks.text(titled(kind.plural)),
        intro=_kind_intro(context, p, kind, len(context.model.records.get(kind.name, ())), bool(long)),
        about=context.about(kind, p),
        fields=tuple(_field(p, f) for f in kind.fields),
        hides=any(f.seen is not None for f in kind.fields),
        seen=_whole(p, kind),
        changes=tuple(context.link(("machine", one.name), page) for one in machines_of(context.model, kind.name)),
        listing=Md(heading(context, kind)),
        heads=tuple(heads),
        entries=entries,
        plans=plans,
        cites=say.cite_words(p, kind.cites),
    )


def _plans(context: Context, p: Phrases, kind: Kind) -> tuple[PlanView, ...]:
    """The layers of the map whose areas are the entries of a kind; none where nothing is drawn."""
    drawn = context.model.maps.get(kind.name)
    found: list[PlanView] = []
    for layer in drawn.layers if drawn is not None else ():
        lettered = zip(LETTERS, layer.rows, strict=False)
        rows = tuple((p.marks.strong(letter), *map(p.marks.text, row)) for letter, row in lettered)
        legend: list[Md] = []
        for sign, names, key in layer.letters:
            values = [(name, p.record_value(kind.name, key, name)) for name in names]
            told = [f"{p.field_noun(kind.name, name)} {p.noun(value)}" for name, value in values if value is not None]
            legend.append(Md(f"{p.marks.text(sign)}: {joined([Md(each) for each in told]) if told else 'nothing'}"))
        found.append(PlanView((Md(""), *map(Md, LETTERS[: len(layer.rows[0])])), rows, tuple(legend)))
    return tuple(found)


def _typed(context: Context, p: Phrases, record: Record) -> Md:
    """The forms in which an entry that can be acted on is typed."""
    deeds = context.model.deeds
    act = deeds.acts.get((record.kind, record.name)) if deeds is not None else None
    if act is None:
        return Md("")
    return Md(" or ".join(form_words(p, form) for form in act.notations if form.refused is None))


def _called(p: Phrases, kind: Kind) -> str:
    """What one thing of the kind is called: its label, else its word."""
    label = kind.label.plain if kind.label else None
    return label or p.kind_word(kind.name)


def _label(field: FieldOf) -> str:
    label = field.label.plain if field.label else None
    return label or humanise(field.name)


def _columns(context: Context, kind: Kind, records: tuple[Record, ...]) -> list[FieldOf]:
    """The fields worth a column: those that some entry gives; of a wide kind, those that every third gives."""
    given = Counter(name for r in records for name, _ in r.values)
    least = len(records) / 3 if _is_wide(kind) else 1
    return [f for f in kind.fields if given[f.name] >= least]


def _is_long(records: tuple[Record, ...], name: str) -> bool:
    """Whether the lists of a field are too long for a column: it tells how many there are."""
    given = (value for record in records for field, value in record.values if field == name)
    return any(isinstance(value, e.Collection) and len(value.items) > _FEW for value in given)


def _is_wide(kind: Kind) -> bool:
    return len(kind.fields) > _WIDE


def _entry(
    context: Context,
    p: Phrases,
    kind: Kind,
    record: Record,
    shown: list[FieldOf],
    long: Collection[str],
    numbered: bool,
    page: str,
) -> EntryRow:
    cells = [Md(str(record.number) if record.number is not None else "")] if numbered else []
    cells.append(Md(f"{context.link(record_ref(record), page)}{row_mark(context, record)}"))
    for field in shown:
        value = p.record_value(kind.name, record.name, field.name)
        if value is None or _is_empty(value):
            cells.append(Md("—"))
        elif field.name in long and isinstance(value, e.Collection):
            cells.append(Md(str(len(value.items))))
        else:
            cells.append(p.noun(value))
    return EntryRow(tuple(cells))


def _kind_intro(context: Context, p: Phrases, kind: Kind, count: int, long: bool) -> Md:
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
    for holder, field in kind.carried:
        link = p.marks.to(("kind", holder), p.kind_word(holder))
        noun = p.marks.em(p.field_noun(holder, field))
        said.append(f"They take effect for every {link} that has them among its {noun}.")
    return Md(" ".join(said))


def _field(p: Phrases, field: FieldOf) -> FieldRow:
    noun = p.field_noun(field.owner, field.name)
    label = p.words(field.label).strip()
    name = p.marks.text(upper_first(noun))
    if label and label.lower() != name.lower():
        name = Md(f"{name} ({label})")
    default = "must be given" if field.default is None else p.noun(field.default)
    return FieldRow(name, p.type_words(field.type), Md(default), seen_words(p, field.seen, field.owner))


def _whole(p: Phrases, kind: Kind) -> Md:
    """Who sees that there is such a thing, where that is hidden."""
    if kind.seen is None:
        return Md("")
    who = seen_words(p, kind.seen, kind.name)
    if not kind.seen.paths:
        return Md(sentence(f"nobody sees that there is such {p.with_article(p.kind_word(kind.name))}"))
    return Md(sentence(f"only {who} sees that there is such {p.with_article(p.kind_word(kind.name))}"))


def record_view(context: Context, record: Record) -> RecordView:
    """An entry's page."""
    model = context.model
    kind = model.kinds[record.kind]
    ref: Ref = record_ref(record)
    page = context.site.page(ref)
    p = context.phrases(page)
    word = p.kind_word(record.kind)
    touches = model.touches(record)
    number = f", number {record.number}" if record.number is not None else ""
    rulings = [name for _, name in context.uses.of(ref, "ruling")]
    for touch in touches:
        rulings += [n.name for x in _touch_nodes(touch) for n in e.walk(x) if isinstance(n, e.RulingRef)]
        rulings += [c.ruling for c in touch.clause.cites if c.ruling]
    act = model.deeds.acts.get((record.kind, record.name)) if model.deeds is not None else None
    named = [r for r in context.uses.by(ref, *_NAMERS) if r[1] not in {t.function for t in touches}]
    return RecordView(
        crumbs=context.crumbs(page, (("kind", record.kind), titled(kind.plural)), last=record.title),
        title=p.marks.text(record.title),
        intro=sentence_intro(p, word, number, record),
        about=context.about(record, p),
        values=_values(p, kind, record),
        touches=(
            *(touch_words(context, record, t, page) for t in touches),
            *(_act_words(context, record, act, clause, page) for act, clause in model.touched_acts(record)),
        ),
        rulings=context.ruling_notes(rulings, page),
        holders=_holders(context, record, page, listed=False),
        listings=(
            *_holders(context, record, page, listed=True),
            *by_kind(context, "Named by", [*named, *context.uses.by(ref, "table")], page),
        ),
        rows_in=rows_in(context, record),
        dormant=mark(context, record),
        works=works(context, record, page),
        leaves=leaves_of(context, record, page),
        act=act_view(context, act, page) if act is not None else None,
        examples=tuple(example_view(context, x, page, record.cites) for x in context.examples_in(record)),
        cites=say.cite_words(p, record.cites, rulings_too=False),
    )


def sentence_intro(p: Phrases, word: str, number: str, record: Record) -> Md:
    """`A mark, number 7.`"""
    article = p.with_article(word).split(" ", 1)[0]
    kind = p.marks.to(("kind", record.kind), word)
    also = f", also known as {joined([p.marks.text(name) for name in record.also])}" if record.also else ""
    return Md(sentence(f"{upper_first(article)} {kind}{number}{also}"))


def _touch_nodes(touch: Touch) -> list[e.Expr]:
    clause = touch.clause
    found: list[e.Expr | None] = [clause.origin.when]
    match clause:
        case Contribution():
            found += [clause.amount, clause.when, clause.limit[1] if clause.limit else None]
        case Case():
            found += [clause.answer, clause.test]
        case Need():
            found += [clause.test, clause.when]
        case Waiver():
            pass
    return [n for n in found if n is not None]


def _is_title(record: Record, field: str, value: e.Expr | None) -> bool:
    """Whether a field holds no more than what an entry is called."""
    return field == "title" and isinstance(value, e.TextLit) and value.value == record.title


def _values(p: Phrases, kind: Kind, record: Record) -> tuple[ValueRow, ...]:
    given = dict(record.values)
    rows: list[ValueRow] = []
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
            rows.append(ValueRow(p.marks.text(upper_first(_label(field))), said))
    if _is_wide(kind):
        rows.append(
            ValueRow(Md("All else"), Md(f"as usual for {p.marks.to(('kind', kind.name), humanise(kind.plural))}"))
        )
    return tuple(rows)


def _is_never_so(model: Model, kind: Kind, field: FieldOf) -> bool:
    """Whether a field says of no entry what it could say, so that no page need deny it."""
    usual = isinstance(field.default, e.TruthLit) and not field.default.value
    return usual and not any(name == field.name for record in model.records[kind.name] for name, _ in record.values)


def _is_empty(value: e.Expr) -> bool:
    """Whether a value says only that there is nothing."""
    if isinstance(value, e.TextLit):
        return not value.value
    return isinstance(value, e.NoneLit) or (isinstance(value, e.Collection) and not value.items)


def leaves_of(context: Context, record: Record, page: str) -> tuple[Md, ...]:
    """Links to the sheets that are about an entry."""
    marks = context.phrases(page).marks
    mine = [leaf for leaf in context.model.sheets if leaf.of == record.kind]
    return tuple(marks.to(("leaf", f"{leaf.name}/{record.name}"), leaf.title) for leaf in mine)


def touch_words(context: Context, record: Record, touch: Touch, page: str) -> Md:
    """One change that an entry makes elsewhere, behind a link to what it changes."""
    link = context.link(("function", touch.function), page)
    return Md(f"{link}: {touch_sentence(context.phrases(page), record, touch)}")


def _act_words(context: Context, record: Record, act: Act, clause: Need | Waiver, page: str) -> Md:
    """What an entry changes of an act, behind a link to that."""
    link = context.link(("record", f"{act.kind}/{act.key}"), page)
    return Md(f"{link}: {act_sentence(context.phrases(page), record, act, clause)}")


def act_sentence(p: Phrases, record: Record, act: Act, clause: Need | Waiver) -> Md:
    """What an entry changes of an act, as a sentence."""
    here = _here(p, record, act.parameters)
    if isinstance(clause, Need) and isinstance(clause.test, e.TruthLit) and not clause.test.value:
        told = here.words(clause.sentence).strip()
        return Md(sentence(f"is refused when {say.conditions(here, clause)}: “{told}”", capital=False))
    return clause_sentence(here, act, clause)


def touch_sentence(p: Phrases, record: Record, touch: Touch, carried: bool = True) -> Md:
    """One change that an entry makes elsewhere, as a sentence; without `carried` it is known that somebody has it."""
    function = p.model.function(touch.function)
    return clause_sentence(_here(p, record, function.parameters), function, touch.clause, carried)


def _here(p: Phrases, record: Record, parameters: tuple[Parameter, ...]) -> Phrases:
    """Sentences about an entry as those on its own page are."""
    names = frozenset(each.name for each in parameters)
    return Phrases(
        p.model, p.marks, names, here=(record.kind, record.name), here_words=f"this {p.kind_word(record.kind)}"
    )


def clause_sentence(
    here: Phrases, function: Function | Act, clause: Contribution | Waiver | Case | Need, carried: bool = True
) -> Md:
    """What a clause does to a function or an act, told from elsewhere."""
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
    tail = f" when {when}" if when else ""
    label = here.words(clause.label).strip() if not isinstance(clause, Need) else ""
    why = f" ({label})" if label else ""
    return Md(sentence(f"{said}{tail}{step}{why}", capital=False))


def _step_of(p: Phrases, function: object, clause: Contribution) -> str:
    if not isinstance(function, Quantity) or len(function.steps) < 2:
        return ""
    step = next(s for s in function.steps if any(c.span == clause.span for c in s.contributions))
    label = step.label.plain if step.label else None
    return f", in the step {p.marks.em(label or humanise(step.name))}"


def _waived(p: Phrases, function: object, clause: Waiver) -> Md:
    needs: tuple[Need, ...] = getattr(function, "needs", ())
    return next((p.marks.em(humanise(n.name)) for n in needs if any(w is clause for w in n.waivers)), Md("?"))


def rows_in(context: Context, record: Record) -> tuple[Md, ...]:
    """The tables that have rows for an entry, as they are kept."""
    page = context.site.page(record_ref(record))
    return context.kept("rows", f"{record.kind}/{record.name}", lambda: _rows_in(context, record, page))


def _rows_in(context: Context, record: Record, page: str) -> tuple[Md, ...]:
    """The tables that have rows for an entry, by the printed table where there are several on a page."""
    p = context.phrases(page)
    marks = p.marks
    found: list[Md] = []
    for table in context.tables_with(record):
        sheets = [sheet for sheet in table.sheets if sheet.key == record.name]
        link = context.link(("table", table.name), page)
        for sheet in sheets:
            found.append(Md(f"{marks.to(('sheet', f'{table.name}/{sheet.key}'), sheet_title(sheet))} in {link}"))
        if not sheets:
            rows = rows_of(p, table, record)
            found.append(Md(f"{link}: {rows}.") if rows else link)
    return tuple(found)


def _field_type(model: Model, kind: str, name: str) -> Type:
    return next(f.type for f in model.kinds[kind].fields if f.name == name)


def _tells_entry(model: Model, kind: str, name: str) -> bool:
    """Whether a field only tells which entry of its kind, and is nothing that a thing in play has."""
    of = _field_type(model, kind, name)
    bare = of if isinstance(of, KindType) else getattr(of, "of", None)
    return isinstance(bare, KindType) and bare.entry


def _holders(context: Context, record: Record, page: str, *, listed: bool) -> tuple[Md, ...]:
    """`Houses with this among their marks: …`, a line for each kind and field that can hold it: things in play have
    an entry, other entries (`listed`) name it."""
    p = context.phrases(page)
    groups: dict[tuple[str, str], list[Ref]] = {}
    for other, key, name in context.held.get((record.kind, record.name), ()):
        groups.setdefault((other, name), []).append(("record", f"{other}/{key}"))
    found: list[Md] = []
    for (kind, name), refs in groups.items():
        if (context.model.kinds[kind].listed or _tells_entry(context.model, kind, name)) is not listed:
            continue
        many = p.marks.to(("kind", kind), humanise(context.model.kinds[kind].plural))
        several = isinstance(_field_type(context.model, kind, name), ListType | SetType)
        says = f"with this {'among' if several else 'as'} their {p.marks.em(p.field_noun(kind, name))}"
        found.append(Md(f"{upper_first(many)} {says}: {in_order(context, refs, page)}."))
    return tuple(found)
