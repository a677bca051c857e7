"""Quantities, values, rolls, facts, views and solves, with their contributions from elsewhere."""

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
    """The origin of a clause: the declaration itself (`kind` is empty), a record, or a `modify` of a file.

    `carries` is the hidden condition of `for its x`; `when` is the condition of the `modify` line.
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
        """True if the clause belongs to its own declaration."""
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
    """The table row that a contribution comes from, and the `tally` line that reads it."""

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
    """A contribution to a quantity; `verb` is the word as written (`base`, `add`, … `at most`).

    It counts when `origin.carries`, `origin.when` and `when` all hold, once for each element of `each`. `family` is the
    F of `as F`, `over` the F of `over F`.
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
    """`throw name be value`, the throw of `on` (named `THE_THROW`), or a `let`, which rolls no dice.

    The die is thrown repeatedly until `again` holds.
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
    """The text for the result in a sentence."""
    lets: tuple[Throwing, ...] = ()
    """Local names of the quantity, evaluated before its first step."""


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
    """A value by cases; the first case whose test holds answers. Bands compare with `on`."""

    parameters: tuple[Parameter, ...]
    result: Type
    cases: tuple[Case, ...]
    on: Expr | None
    said: Words | None = None
    """The text for the result in a sentence."""


@dataclass(frozen=True, slots=True)
class Becomes(Node):
    """`set name to value when test`, inside a repetition."""

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
    """A value decided by dice.

    The throws run in order, with `let` names among them; then the repetition; then the first case that holds answers. A
    roll with several `results` takes the first case of each.
    """

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
        """The throws and names before the repetition."""
        return tuple(one for one in self.throws if one.name != THE_THROW)

    @property
    def behind(self) -> tuple[Throwing, ...]:
        """The throw of `on`, after the repetition."""
        return tuple(one for one in self.throws if one.name == THE_THROW)


@dataclass(frozen=True, slots=True)
class Decide(ValueOf):
    """Yes or no about one thing, decided together with all that hang on each other; the first case answers."""

    denial: Words | None = None


@dataclass(frozen=True, slots=True)
class ViewPart(ValueOf):
    """A query of a view: its things (`column` is empty), or one shown column."""

    view: str = ""
    column: str = ""


HANDED_IN = "event"
"""Stands for a kind in `gives away`: it reveals the players who have handed in acts."""
ANSWER = "answer"
"""Stands for a kind in `gives away`: it reveals consequences of an answer under seal."""


@dataclass(frozen=True, slots=True)
class Away(Node):
    """`gives away level of Guard`: the block may reveal consequences of a hidden field.

    `kind` declares the field. It is empty for the game's own fields, `event` for the event noted for players who have
    handed in acts, and `answer` for an answer under seal in the block: its consequences become known, the answer itself
    does not.
    """

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
    """The drawing of a view.

    A map has `at` two columns, or one that holds a spot or a shape. A view `on` another's map is drawn at the thing,
    spot or shape of the column in `at` (at its own thing if empty), or along the `way`, turned to `facing`. Except for
    `on`, all names are columns.
    """

    on: str
    at: tuple[str, ...]
    way: tuple[str, ...]
    links: tuple[str, ...]
    colour: str
    mark: str
    facing: str = ""


@dataclass(frozen=True, slots=True)
class View(Declared):
    """A view for a player. `rows` is the function that lists the things; if empty, there is one row for the player."""

    viewer: Parameter
    rows: str
    thing: Parameter | None
    shows: tuple[ShownOf, ...]
    gives_away: tuple[Away, ...]
    drawn: Drawn | None = None


@dataclass(frozen=True, slots=True)
class Circle(Node):
    """The rule for decisions that depend on each other in a ring.

    It applies if `some` or `only` the decisions `among` are in the ring (always if `quantifier` is empty), and gives
    `answer` to the decision `then` (to all if empty).
    """

    title: Words
    quantifier: str
    among: tuple[str, ...]
    then: str
    answer: bool
    cites: tuple[Cite, ...]
    about: tuple[Words, ...]

    def sets(self, decide: str) -> bool:
        """Return whether the rule may answer the decision."""
        if self.quantifier == "only" and decide not in self.among:
            return False
        return self.then in ("", decide)


@dataclass(frozen=True, slots=True)
class Solve(Declared):
    """Decisions that depend on each other, over the things in its parameters; `functions` names all its members."""

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
    """A need: `test` must hold whenever `when` does, unless a waiver applies; `sentence` is the reason for a rejection.

    `through` is the call of the fact whose need is inlined. `told` is the name of the outcome, empty if it has none.
    """

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
    """`judged "Question?"`: a person's statement decides; without one, the other lines of the fact do."""

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
