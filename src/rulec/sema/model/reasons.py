"""Why it is so, and how it is tried: rulings, documents and examples."""

from __future__ import annotations

from rulec.base.records import dataclass, field
from rulec.base.spans import Span
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.sema.expr import Compare, Expr
from rulec.sema.model.vocabulary import Cite, Declared, Words


@dataclass(frozen=True, slots=True)
class ReadingOf(Node):
    """A reading of a doubtful place."""

    name: str
    value: Expr | None
    label: Words | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Ruling(Declared):
    """A decision; `sort` is contradiction, gap, unreadable or interpretation. `type` None: holds no value."""

    sort: str
    readings: tuple[ReadingOf, ...]
    take: str
    because: Words
    type: Type | None
    much: bool | None = None  # whether it matters much to a game, or little; None: as rulings do
    read: bool = False  # a constant, or another's reading, is worked out from it

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
class Statement(Node):
    """`stated f(a)`, `not f(a)`: a person's statement; with `arguments` None, the default for all other things."""

    fact: str
    arguments: tuple[Expr, ...] | None
    holds: bool


@dataclass(frozen=True, slots=True)
class Shown(Node):
    """The face of a die: `5`, or `a: 5` for the throw of that name."""

    name: str
    face: int


@dataclass(frozen=True, slots=True)
class AnswerGiven(Node):
    """A player's answer: `x: 5 gold`, for the next question of that name."""

    name: str
    value: Expr
    type: Type


@dataclass(frozen=True, slots=True)
class Expectation(Node):
    """`expect test`."""

    test: Expr

    @property
    def left(self) -> Expr:
        """The left side of an equation, else the whole."""
        return self.test.left if isinstance(self.test, Compare) else self.test

    @property
    def right(self) -> Expr | None:
        """The right side of an equation, None without one."""
        return self.test.right if isinstance(self.test, Compare) else None

    @property
    def op(self) -> str:
        """The sign of an equation, empty without one."""
        return self.test.op if isinstance(self.test, Compare) else ""


@dataclass(frozen=True, slots=True)
class Example(Declared):
    """A worked example; `of` is the enclosing declaration, or empty.

    `instances` are its names with types: the parameters of the block and the things of `given`.
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
class Pending:
    """A worked example of a document that the rules cannot compute yet; `needs` describes the missing rule."""

    name: str
    title: str
    needs: str
    cites: tuple[Cite, ...]
