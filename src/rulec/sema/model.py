"""The resolved model: what the back ends and the lowering read. Nothing here is a mere name any more.

Everything stands in source order (packs first to last, files by name, declarations as written). A model is
frozen; inherited declarations carry the pack that declared them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from rulec.base.records import field
from rulec.base.spans import Span
from rulec.sema.expr import Expr, RecordLit
from rulec.sema.replaced import Changes
from rulec.sema.types import NumberType, Type

if TYPE_CHECKING:
    from dataclasses import dataclass

    from rulec.sema.deeds import Deeds
    from rulec.sema.leaves import Leaf
else:
    from rulec.base.records import dataclass


# ---- words and provenance ----------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class HolePart:
    """A hole of a text: the expression and how to print it (`word`: seven for 7), or None."""

    value: Expr
    style: str | None = None


@dataclass(frozen=True, slots=True)
class Words:
    """A text: literal pieces and holes in turn."""

    parts: tuple[str | HolePart, ...]
    span: Span = field(compare=False, repr=False)

    @property
    def plain(self) -> str | None:
        """The text when it has no hole."""
        return (
            "".join(p for p in self.parts if isinstance(p, str))
            if all(isinstance(p, str) for p in self.parts)
            else None
        )


@dataclass(frozen=True, slots=True)
class Cite:
    """One place in a document, or in a ruling when `ruling` is set (then the rest is empty)."""

    document: str = ""
    heading: str = ""
    first: int | None = None
    last: int | None = None
    ruling: str = ""
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """What every declaration carries: name, place, file, pack, citations, colour; `within`: the solve it is part of."""

    name: str
    span: Span = field(compare=False, repr=False)
    pack: str
    module: str  # stem of the file
    label: Words | None = None
    cites: tuple[Cite, ...] = ()
    about: tuple[Words, ...] = ()
    within: str = ""


# ---- vocabulary --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Measure(Declared):
    """A measure; amounts are whole multiples of `grain` (1 unless declared)."""

    plural: str
    grain: Fraction = Fraction(1)
    built_in: bool = False


@dataclass(frozen=True, slots=True)
class EnumMember:
    """A member and its printed name."""

    name: str
    title: str
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Enum(Declared):
    """An enumeration, or a scale when `ordered` (lowest first)."""

    members: tuple[EnumMember, ...]
    ordered: bool


@dataclass(frozen=True, slots=True)
class Die(Declared):
    """A declared die and what stands on its faces, in the order in which they are written."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """Who sees a field, or all of a thing: those at the end of one of the `paths`, ways by fields from the thing (an
    empty one is the thing itself). No path: nobody."""

    paths: tuple[tuple[str, ...], ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class FieldOf:
    """A field of a kind. `default` None: must be given. `seen` None: everybody sees it."""

    name: str
    type: Type
    default: Expr | None
    label: Words | None
    owner: str
    span: Span = field(compare=False, repr=False)
    seen: Seen | None = None


@dataclass(frozen=True, slots=True)
class Kind(Declared):
    """A kind. `fields` include inherited ones, base kind first. `carried`: (kind, field) pairs.

    `seen`: who sees that there is such a thing; None: everybody.
    """

    word: str  # as records are headed: `custom`
    plural: str
    listed: bool
    extends: str | None
    fields: tuple[FieldOf, ...]
    belongs_to: str | None  # the field that leads to the owner
    carried: tuple[tuple[str, str], ...]
    known_as: str | None = None  # the text field by which players name a thing
    also_known: tuple[str, ...] = ()  # others whose texts are understood when they are typed
    seen: Seen | None = None


@dataclass(frozen=True, slots=True)
class Record(Declared):
    """An entry of a kind: `name` is the key in snake case, `number` the book's number where it has one.

    `values` holds the given fields; `touches` the contributions, waivers and cases that it makes elsewhere.
    `executed` is False for what is data only so far.
    """

    kind: str
    title: str
    number: int | None
    position: int
    values: tuple[tuple[str, Expr], ...]
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Constant(Declared):
    """A named value; `value` is a literal once folded."""

    type: Type
    value: Expr


# ---- tables ------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class KeySpec:
    """What a key cell covers: positions or whole numbers in `values`, or a range (open ends None), or everything.

    `any_of` True: every key. `text` is as written.
    """

    values: tuple[int, ...] = ()
    low: int | None = None
    high: int | None = None
    is_range: bool = False
    any_of: bool = False
    text: str = ""

    def covers(self, key: int) -> bool:
        """Whether the row is for this key (a position, or an amount in grains)."""
        if self.any_of:
            return True
        if self.is_range:
            return (self.low is None or self.low <= key) and (self.high is None or key <= self.high)
        return key in self.values


@dataclass(frozen=True, slots=True)
class CellValue:
    """A value cell. `state`: value, unknown, none, left_out. `value` is the typed expression (of the column's
    parameters when it is not constant); `ruling` and `printed` are set for a ruled cell."""

    state: str
    value: Expr | None
    ruling: str | None
    printed: str | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ColumnOf:
    """A column. Key columns hold KeySpecs; value columns CellValues over `params` (name, type)."""

    name: str
    type: Type
    label: str
    is_key: bool
    params: tuple[tuple[str, Type], ...]
    default: Expr | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row: its key specs in key order, its value cells in column order, the line where the book prints it."""

    keys: tuple[KeySpec, ...]
    cells: tuple[CellValue, ...]
    line: int | None
    span: Span = field(compare=False, repr=False)
    mirrored: bool = False  # the other order of a row of a table of unordered pairs


@dataclass(frozen=True, slots=True)
class Sheet:
    """A block of rows under one key of the sheet column."""

    key: str
    title: str
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class TallyRow:
    """A row of a table of conditions, over the table's parameters.

    It counts when `when` holds and no row of `unless` counts, `each` times where that is set. `applies` are the
    positions of the keys that have a cell; `cells` has one for each key (or value column, without a key).
    `asked`: the condition is a fact of the row's name that a person states.
    """

    name: str
    label: Words
    when: Expr | None
    each: Expr | None
    unless: tuple[str, ...]
    applies: tuple[int, ...]
    cells: tuple[CellValue, ...]
    cites: tuple[Cite, ...]
    line: int | None
    asked: bool
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Tally:
    """What makes a table one of conditions: its parameters, its key if it has one, its values and its rows."""

    params: tuple[tuple[str, Type], ...]
    key: ColumnOf | None
    values: tuple[ColumnOf, ...]
    rows: tuple[TallyRow, ...]


@dataclass(frozen=True, slots=True)
class Table(Declared):
    """A table of the YAML sources. `off_the_table`: refuse, nearest, or the literal in `off_value`."""

    title: str
    keys: tuple[ColumnOf, ...]
    columns: tuple[ColumnOf, ...]  # value columns, in printed order
    rows: tuple[TableRow, ...]
    off_the_table: str
    off_value: Expr | None
    complete: bool
    sheet: str | None
    sheets: tuple[Sheet, ...]
    grid: tuple[str, str] | None = None  # the keys down the side and along the top, where it was written so
    tally: Tally | None = None  # set for a table of conditions: `columns` then has one for each of its rows
    unordered: bool = False  # the two keys may stand in either order

    @property
    def printed(self) -> tuple[TableRow, ...]:
        """The rows as they are written: without the other order of pairs."""
        return tuple(row for row in self.rows if not row.mirrored)


# ---- functions ---------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a quantity, value or fact."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a clause comes from: the declaration itself (`kind` empty), a record, or a `modify` of a file.

    `carries` is the hidden condition of `for its x`; `when` the conditions of the `modify` line.
    """

    kind: str = ""
    record: str = ""
    module: str = ""
    carries: Expr | None = None
    when: Expr | None = None
    pack: str = ""  # in which the `modify` stands

    @property
    def is_own(self) -> bool:
        """Whether the clause stands in the declaration that it belongs to."""
        return not self.kind and self.module == ""


OWN = Origin()


@dataclass(frozen=True, slots=True)
class EachOf:
    """`for each variable in source where …` of a contribution."""

    variable: str
    type: Type
    source: Expr
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Tallied:
    """Which row of which table a contribution comes from, and the `tally` line that reads it."""

    table: str
    row: str
    arguments: tuple[Expr, ...]
    key: Expr | None
    column: str  # the value column, where the table has several
    when: Expr | None
    label: Words | None
    cites: tuple[Cite, ...]
    at: int  # lines of one `tally` have one number, those of another have another
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Contribution:
    """One contribution to a quantity; `verb` as written (`base`, `add`, … `at most`).

    It counts when `origin.carries`, `origin.when` and `when` all hold, once for each element of `each`.
    `family` is the F of `as F`, `over` the F of `over F`.
    """

    verb: str
    amount: Expr
    limit: tuple[str, Expr] | None  # (`up` | `down`, value)
    each: EachOf | None
    when: Expr | None
    family: str | None
    over: str | None
    label: Words | None
    cites: tuple[Cite, ...]
    origin: Origin
    span: Span = field(compare=False, repr=False)
    tallied: Tallied | None = None
    together: bool = False  # gives the same as the others that say so, which may count at once


@dataclass(frozen=True, slots=True)
class RoundRule:
    """`round down to 1 point`; `to` in units."""

    direction: str
    to: Fraction
    label: Words | None
    cites: tuple[Cite, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class BoundsRule:
    """`bounds low .. high`; the ends are folded literals."""

    low: Expr
    high: Expr
    label: Words | None
    cites: tuple[Cite, ...]
    origin: Origin
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Step:
    """A step: contributions of all sources in canonical order. An unnamed quantity has one step named ``."""

    name: str
    label: Words | None
    contributions: tuple[Contribution, ...]
    round: RoundRule | None
    cites: tuple[Cite, ...]
    about: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """A family of contributions: their `sum` or the `greatest` counts, at most `at_most`."""

    name: str
    label: Words | None
    counts: str
    at_most: Expr | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Quantity(Declared):
    """A number with contributions; `modifiers` say nothing new: they are in the steps already."""

    parameters: tuple[Parameter, ...]
    result: NumberType
    steps: tuple[Step, ...]
    families: tuple[Family, ...]
    bounds: BoundsRule | None
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """`answer when test`. `test` None: always (a bare answer or `otherwise`). `band` is the printed band."""

    test: Expr | None
    answer: Expr
    label: Words | None
    cites: tuple[Cite, ...]
    origin: Origin
    band: str | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ValueOf(Declared):
    """A value by cases: the first whose test holds answers. `on` is what bands are bands of."""

    parameters: tuple[Parameter, ...]
    result: Type
    cases: tuple[Case, ...]
    on: Expr | None
    examples: tuple[str, ...]


THE_THROW = "the throw"  # the hidden name of what an `on` throws; no name of the language has a blank


@dataclass(frozen=True, slots=True)
class Throwing:
    """`throw name be value`, or what `on` throws (then the name is `THE_THROW`).

    `again` has to hold before the die lies still: it is thrown again until it does.
    """

    name: str
    value: Expr
    again: Expr | None
    label: Words | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Roll(ValueOf):
    """A value that dice decide. The throws are made in order, each once; then the first case that holds answers."""

    throws: tuple[Throwing, ...] = ()


@dataclass(frozen=True, slots=True)
class Decide(ValueOf):
    """Yes or no about one thing, decided together with all that hang on each other; the first case answers."""

    denial: Words | None = None


@dataclass(frozen=True, slots=True)
class ViewPart(ValueOf):
    """What a view asks: its things (`column` empty), or what it shows of one under a name."""

    view: str = ""
    column: str = ""


@dataclass(frozen=True, slots=True)
class Away:
    """`gives away level of Guard`: the block may let others know something of a hidden field. `kind` is the one that
    declares the field, empty for the game's own."""

    kind: str
    name: str
    cites: tuple[Cite, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ShownOf:
    """A column of a view: its name, the function that gives it, and its heading."""

    name: str
    function: str
    type: Type
    label: Words | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Drawn:
    """How a view is drawn: as a map (`at` two columns, or one that holds a spot or a shape), or `on` the map of another
    view, `at` the thing, spot or shape that a column holds (without any: at the thing itself), or along the `way` from
    one to another, and `facing` where; but for `on`, columns."""

    on: str
    at: tuple[str, ...]
    way: tuple[str, ...]
    links: tuple[str, ...]
    colour: str
    mark: str
    facing: str = ""


@dataclass(frozen=True, slots=True)
class View(Declared):
    """What a player gets to see: `rows` is the function that gives the things (empty: one row, of the player)."""

    viewer: Parameter
    rows: str
    thing: Parameter | None
    shows: tuple[ShownOf, ...]
    gives_away: tuple[Away, ...]
    examples: tuple[str, ...]
    drawn: Drawn | None = None


@dataclass(frozen=True, slots=True)
class Circle:
    """What holds where decisions hang on each other in a ring: it fits when `some` or `only` those `among` are in
    it (always where `quantifier` is empty), and answers `answer` to `then` (empty: to all in the ring)."""

    title: Words
    quantifier: str
    among: tuple[str, ...]
    then: str
    answer: bool
    cites: tuple[Cite, ...]
    about: tuple[Words, ...]
    span: Span = field(compare=False, repr=False)

    def sets(self, decide: str) -> bool:
        """Whether it may answer a decision of this name."""
        if self.quantifier == "only" and decide not in self.among:
            return False
        return self.then in ("", decide)


@dataclass(frozen=True, slots=True)
class Solve(Declared):
    """Decisions that hang on each other, about what its parameters hold; `functions` names all that stands in it."""

    parameters: tuple[Parameter, ...]
    decides: tuple[str, ...]
    functions: tuple[str, ...]
    circles: tuple[Circle, ...]
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Waiver:
    """A `waive` from elsewhere."""

    label: Words | None
    cites: tuple[Cite, ...]
    origin: Origin
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Need:
    """A need: `test` must hold whenever `when` does, unless a waiver applies; `sentence` says what is missing."""

    name: str
    test: Expr
    when: Expr | None
    sentence: Words
    cites: tuple[Cite, ...]
    origin: Origin
    waivers: tuple[Waiver, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Judged:
    """`judged "Question?"`: what a person states counts; without a statement the other lines of the fact do."""

    question: Words
    cites: tuple[Cite, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Fact(Declared):
    """Yes or no. A `no` line that applies beats all; then a `yes` line; then all `holds` and `needs` must hold.

    A fact without `holds` and `needs` ends with its `otherwise` (in `otherwise`).
    """

    parameters: tuple[Parameter, ...]
    denial: Words | None
    denies: tuple[Case, ...]
    allows: tuple[Case, ...]
    holds: tuple[Case, ...]
    needs: tuple[Need, ...]
    otherwise: Case | None
    examples: tuple[str, ...]
    judged: Judged | None = None


# ---- why ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ReadingOf:
    """One reading of a doubtful place."""

    name: str
    value: Expr | None
    label: Words | None
    cites: tuple[Cite, ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Ruling(Declared):
    """A decision; `sort` is contradiction, gap, unreadable or interpretation. `type` None: holds no value."""

    sort: str
    readings: tuple[ReadingOf, ...]
    take: str
    because: Words
    type: Type | None
    much: bool | None = None  # whether it matters much to a game, or little; None: as rulings do

    @property
    def taken(self) -> ReadingOf:
        """The reading that holds."""
        return next(r for r in self.readings if r.name == self.take)


@dataclass(frozen=True, slots=True)
class Setting:
    """`given path: value`: sets the field at the end of `path` of the instance `root`; empty path names a whole."""

    root: str
    path: tuple[str, ...]
    value: Expr
    span: Span = field(compare=False, repr=False)


NOTHING_ELSE = "anything_else"  # `stated not anything_else`: of what must be stated, nothing else holds


@dataclass(frozen=True, slots=True)
class Statement:
    """`stated f(a)`, `not f(a)`: what a person says; `arguments` None: of everything of which nothing else is said."""

    fact: str
    arguments: tuple[Expr, ...] | None
    holds: bool
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Shown:
    """What a die showed: `5`, or `a: 5` for the throw of that name."""

    name: str
    face: int
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """What somebody answered: `x: 5 gold`, for the next question of that name."""

    name: str
    value: Expr
    type: Type
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Expectation:
    """`expect test`; for an equation `left` and `right` are its sides, else `right` is None."""

    test: Expr
    left: Expr
    right: Expr | None
    op: str
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Example(Declared):
    """A worked example; `of` names the declaration in which it stands, or is empty.

    `instances` are the names it may use with their types (the block's parameters, and what `given` makes).
    """

    title: str
    of: str
    instances: tuple[tuple[str, Type], ...]
    settings: tuple[Setting, ...]
    expectations: tuple[Expectation, ...]
    thrown: tuple[Shown, ...] = ()
    stated: tuple[Statement, ...] = ()
    answered: tuple[AnswerGiven, ...] = ()

    @property
    def givens(self) -> tuple[Setting | Statement, ...]:
        """All that is said before anything is expected."""
        return (*self.settings, *self.stated)


@dataclass(frozen=True, slots=True)
class Document:
    """A rulebook that citations name."""

    key: str
    title: str
    file: str | None
    sha256: str | None


Function = Quantity | ValueOf | Fact


@dataclass(frozen=True, slots=True)
class Touch:
    """One thing that a record or a file changes elsewhere: the function and which of its clauses."""

    function: str
    sort: str  # contribution, waiver, case, need
    clause: Contribution | Waiver | Case | Need


@dataclass(frozen=True)
class Model:
    """A whole pack, resolved. Mappings are in source order; treat them as read-only."""

    pack: str
    title: str
    version: str
    hash: str
    extends: tuple[str, ...]
    documents: Mapping[str, Document]
    measures: Mapping[str, Measure]
    enums: Mapping[str, Enum]
    kinds: Mapping[str, Kind]
    records: Mapping[str, tuple[Record, ...]]  # kind -> its entries
    tables: Mapping[str, Table]
    constants: Mapping[str, Constant]
    quantities: Mapping[str, Quantity]
    values: Mapping[str, ValueOf]
    facts: Mapping[str, Fact]
    rulings: Mapping[str, Ruling]
    examples: Mapping[str, Example]  # key: unique snake name
    order: tuple[tuple[str, str], ...]  # (sort, name) of every declaration in source order
    dice: Mapping[str, Die] = field(default_factory=dict)
    rolls: Mapping[str, Roll] = field(default_factory=dict)
    deeds: Deeds | None = None  # what happens: None for a pack that only reckons
    decides: Mapping[str, Decide] = field(default_factory=dict)
    solves: Mapping[str, Solve] = field(default_factory=dict)
    views: Mapping[str, View] = field(default_factory=dict)
    changes: Changes = field(default_factory=Changes)  # what takes the place of what parents say
    chapters: Mapping[str, str] = field(default_factory=dict)  # rules file -> the title under which readers find it
    sheets: tuple[Leaf, ...] = ()

    def function(self, name: str) -> Function:
        """The quantity, value, fact or roll of that name."""
        found = self.quantities.get(name) or self.values.get(name) or self.facts.get(name) or self.rolls.get(name)
        found = found or self.decides.get(name)
        if found is None:
            raise KeyError(name)
        return found

    def spoken(self, name: str) -> Function:
        """The same for whoever reads no more than label, denial, parameters and result: how it is spoken of."""
        return self.function(name)

    def function_names(self) -> Collection[str]:
        """The names of all functions, in their order."""
        return tuple(function.name for function in self.functions)

    @property
    def functions(self) -> tuple[Function, ...]:
        """All quantities, values, facts and rolls."""
        return (
            *self.quantities.values(),
            *self.values.values(),
            *self.facts.values(),
            *self.rolls.values(),
            *self.decides.values(),
        )

    def parts_of(self, solve: str) -> tuple[str, ...]:
        """The names of the functions of a solve; none without one."""
        return self.solves[solve].functions if solve else ()

    def record(self, kind: str, key: str) -> Record:
        """An entry by kind and key."""
        return self._records[kind, key]

    def record_title(self, kind: str, key: str) -> str:
        """The title of an entry, for whoever reads nothing else of it."""
        return self.record(kind, key).title

    def view_parts(self) -> dict[str, str]:
        """The functions that views ask, and their views: they stand on the pages of these."""
        return {
            name: view.name
            for view in self.views.values()
            for name in (view.rows, *(shown.function for shown in view.shows))
            if name
        }

    def record_names(self) -> Iterator[tuple[str, str]]:
        """Kind and key of every entry."""
        return ((kind, record.name) for kind, records in self.records.items() for record in records)

    def touches(self, record: RecordLit | Record) -> tuple[Touch, ...]:
        """What a record changes elsewhere, in the order of the functions."""
        key = record.key if isinstance(record, RecordLit) else record.name
        return self._touches.get((record.kind, key), ())

    # Looked up for every page and example, hence worked out once.
    @cached_property
    def _records(self) -> dict[tuple[str, str], Record]:
        return {(kind, record.name): record for kind, records in self.records.items() for record in records}

    @cached_property
    def _touches(self) -> dict[tuple[str, str], tuple[Touch, ...]]:
        found: dict[tuple[str, str], list[Touch]] = {}

        def note(function: Function, sort: str, clause: Contribution | Waiver | Case | Need) -> None:
            if clause.origin.kind:
                touch = Touch(function.name, sort, clause)
                found.setdefault((clause.origin.kind, clause.origin.record), []).append(touch)

        for function in self.functions:
            for sort, clause in clauses(function):
                note(function, sort, clause)
                for waiver in clause.waivers if isinstance(clause, Need) else ():
                    note(function, "waiver", waiver)
        return {key: tuple(touches) for key, touches in found.items()}


def throws(function: Function) -> bool:
    """Whether a function throws dice: a roll, or a quantity with a `throw` line."""
    match function:
        case Roll():
            return True
        case Quantity():
            return any(c.verb == "throw" for step in function.steps for c in step.contributions)
        case _:
            return False


def clauses(function: Function) -> list[tuple[str, Contribution | Case | Need]]:
    """Every clause of a function with its sort, in canonical order."""
    match function:
        case Quantity():
            return [("contribution", c) for step in function.steps for c in step.contributions]
        case ValueOf():
            return [("case", c) for c in function.cases]
        case Fact():
            cases = (*function.denies, *function.allows, *function.holds)
            last = (function.otherwise,) if function.otherwise else ()
            return [*(("case", c) for c in (*cases, *last)), *(("need", n) for n in function.needs)]
