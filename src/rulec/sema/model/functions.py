"""Quantities, values, throws, facts, views and solves, with what others contribute to them."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.records import dataclass, replace
from rulec.base.tree import Node
from rulec.base.types import NumberType, Type
from rulec.sema.expr import Expr
from rulec.sema.model.vocabulary import Cite, Declared, Words


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
    lying: str = ""  # the kind that lies on others, in which the `modify` stands

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
class Tallied(Node):
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


@dataclass(frozen=True, slots=True)
class Contribution(Node):
    """One contribution to a quantity; `verb` as written (`base`, `add`, … `at most`).

    It counts when `origin.carries`, `origin.when` and `when` all hold, once for each element of `each`.
    `family` is the F of `as F`, `over` the F of `over F`.
    """

    verb: str
    amount: Expr
    limit: tuple[str, Expr] | None = None  # (`up` | `down`, value)
    each: EachOf | None = None
    when: Expr | None = None
    family: str | None = None
    over: str | None = None
    label: Words | None = None
    cites: tuple[Cite, ...] = ()
    origin: Origin = OWN
    tallied: Tallied | None = None
    together: bool = False  # gives the same as the others that say so, which may count at once


@dataclass(frozen=True, slots=True)
class RoundRule(Node):
    """`round down to 1 point`; `to` in units.

    A tie goes up, or with `half_down` down; or to the side of the value on which the amount `towards` lies (up where
    it lies on neither).
    """

    direction: str
    to: Fraction
    half_down: bool
    towards: Expr | None
    label: Words | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class BoundsRule(Node):
    """`at least low, at most high`; the ends are folded literals."""

    low: Expr
    high: Expr
    label: Words | None
    cites: tuple[Cite, ...]
    origin: Origin


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
class Family(Node):
    """A family of contributions: their `sum` or the `greatest` counts, at most `at_most`."""

    name: str
    label: Words | None
    counts: str
    at_most: Expr | None


THE_THROW = "the throw"  # the hidden name of what an `on` throws; no name of the language has a blank


@dataclass(frozen=True, slots=True)
class Throwing(Node):
    """`throw name be value`, or what `on` throws (then the name is `THE_THROW`); or a `let`, for which no die falls.

    `again` has to hold before the die lies still: it is thrown again until it does.
    """

    name: str
    value: Expr
    again: Expr | None
    label: Words | None
    let: bool = False


@dataclass(frozen=True, slots=True)
class Quantity(Declared):
    """A number with contributions; `modifiers` say nothing new: they are in the steps already."""

    parameters: tuple[Parameter, ...]
    result: NumberType
    steps: tuple[Step, ...]
    families: tuple[Family, ...]
    bounds: BoundsRule | None
    said: Words | None = None
    """How sentences speak of what it gives."""
    lets: tuple[Throwing, ...] = ()
    """The names that it gives to what its lines reckon with, worked out before its first step."""


@dataclass(frozen=True, slots=True)
class Case(Node):
    """`answer when test`. `test` None: always (a bare answer or `otherwise`). `band` is the printed band. `result` is
    the one of several results of a roll for which it answers."""

    test: Expr | None
    answer: Expr
    label: Words | None = None
    cites: tuple[Cite, ...] = ()
    origin: Origin = OWN
    band: str | None = None
    result: str = ""


@dataclass(frozen=True, slots=True)
class ValueOf(Declared):
    """A value by cases: the first whose test holds answers. `on` is what bands are bands of."""

    parameters: tuple[Parameter, ...]
    result: Type
    cases: tuple[Case, ...]
    on: Expr | None
    said: Words | None = None
    """How sentences speak of what it gives."""


@dataclass(frozen=True, slots=True)
class Becomes(Node):
    """`set name to value when test`, in what is repeated."""

    name: str
    value: Expr
    test: Expr | None


@dataclass(frozen=True, slots=True)
class Repetition(Node):
    """`repeat up to most until test`: its lines in order, again and again; `test` is looked at before each time."""

    most: Expr
    until: Expr
    lines: tuple[Throwing | Becomes, ...]

    @property
    def changed(self) -> tuple[str, ...]:
        """The names that it gives something else to hold."""
        return tuple(dict.fromkeys(line.name for line in self.lines if isinstance(line, Becomes)))


@dataclass(frozen=True, slots=True)
class ResultOf(Node):
    """`gives name: type "label"`: one of several results of a roll."""

    name: str
    type: Type
    label: Words | None


@dataclass(frozen=True, slots=True)
class Roll(ValueOf):
    """A value that dice decide. The throws are made in order, each once (and `let` names stand among them); then comes
    what is repeated; then the first case that holds answers. Of a roll with several `results` the first case of each
    that holds answers for it."""

    throws: tuple[Throwing, ...] = ()
    repetition: Repetition | None = None
    results: tuple[ResultOf, ...] = ()

    @property
    def single(self) -> tuple[Roll, ...]:
        """A roll for each of several results, which throws the same and gives that result; else the roll itself."""
        if not self.results:
            return (self,)
        return tuple(
            replace(
                self,
                name=f"{self.name}.{one.name}",
                result=one.type,
                cases=tuple(case for case in self.cases if case.result == one.name),
                results=(),
                span=one.span,
            )
            for one in self.results
        )

    @property
    def before(self) -> tuple[Throwing, ...]:
        """What is thrown and named before anything is repeated."""
        return tuple(one for one in self.throws if one.name != THE_THROW)

    @property
    def behind(self) -> tuple[Throwing, ...]:
        """What `on` throws, behind all that is repeated."""
        return tuple(one for one in self.throws if one.name == THE_THROW)


@dataclass(frozen=True, slots=True)
class Decide(ValueOf):
    """Yes or no about one thing, decided together with all that hang on each other; the first case answers."""

    denial: Words | None = None


@dataclass(frozen=True, slots=True)
class ViewPart(ValueOf):
    """What a view asks: its things (`column` empty), or what it shows of one under a name."""

    view: str = ""
    column: str = ""


HANDED_IN = "event"
"""Stands for a kind where it is given away who has handed in acts."""
ANSWER = "answer"
"""Stands for a kind where it is given away what a block does with an answer under seal."""


@dataclass(frozen=True, slots=True)
class Away(Node):
    """`gives away level of Guard`: the block may let others know something of a hidden field. `kind` is the one that
    declares the field, empty for the game's own, `event` for an event that is noted of who has handed in acts, and
    `answer` for what is asked under seal in the block itself: others learn what follows from it, and not the answer."""

    kind: str
    name: str
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class ShownOf(Node):
    """A column of a view: its name, the function that gives it, and its heading."""

    name: str
    function: str
    type: Type
    label: Words | None


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
    drawn: Drawn | None = None


@dataclass(frozen=True, slots=True)
class Circle(Node):
    """What holds where decisions hang on each other in a ring: it fits when `some` or `only` those `among` are in
    it (always where `quantifier` is empty), and answers `answer` to `then` (empty: to all in the ring)."""

    title: Words
    quantifier: str
    among: tuple[str, ...]
    then: str
    answer: bool
    cites: tuple[Cite, ...]
    about: tuple[Words, ...]

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


@dataclass(frozen=True, slots=True)
class Waiver(Node):
    """A `waive` from elsewhere."""

    label: Words | None
    cites: tuple[Cite, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class Need(Node):
    """A need: `test` must hold whenever `when` does, unless a waiver applies; `sentence` says what is missing.

    `through`: the call of the fact whose need it is, where that has been put in. `told`: the name that the rules give
    it, empty where they give none."""

    name: str
    test: Expr
    when: Expr | None
    sentence: Words
    cites: tuple[Cite, ...]
    origin: Origin
    waivers: tuple[Waiver, ...]
    through: Expr | None = None
    told: str = ""


@dataclass(frozen=True, slots=True)
class Judged(Node):
    """`judged "Question?"`: what a person states counts; without a statement the other lines of the fact do."""

    question: Words
    cites: tuple[Cite, ...]


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
    judged: Judged | None = None
