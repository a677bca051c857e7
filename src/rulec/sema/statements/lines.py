"""What the reading of statements rests on: names that are bound, throws and their names, blocks inside blocks."""

from __future__ import annotations

from rulec.base.records import dataclass, field
from rulec.base.spans import Span
from rulec.base.types import NONE, Type
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.model import Words
from rulec.sema.typing.scope import Scope
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

Statements = tuple[m.Statement, ...]


@dataclass
class Lines:
    """One body that is being read. `result`: what it finishes with, `NONE` for nothing."""

    context: Context
    held: Held
    result: Type = NONE
    window: str = ""  # what was thrown, in the lines of a window
    throws: set[str] = field(default_factory=set)  # the names of throws: their addresses

    def block(self, nodes: tuple[d.Statement, ...], scope: Scope) -> tuple[Statements, Scope]:
        """The lines of a block, and what is known behind them (with the names of the block itself)."""
        raise NotImplementedError

    def inner(self, nodes: tuple[d.Statement, ...], scope: Scope) -> tuple[Statements, frozenset[t.Expr]]:
        """A block inside another: its names end with it."""
        body, after = self.block(nodes, scope)
        return body, after.narrowed

    def bound(self, word: s.Word, scope: Scope) -> bool:
        """Whether a name may be bound here; reports one that means something already."""
        if word.text in scope.variables or word.text in self.context.symbols.state:
            self.context.typer.bad("R0211", f"`{word.text}` means something else here already", word.span, "again")
            return False
        return True

    def address(self, name: str, span: Span) -> None:
        """Two throws of one body have two names."""
        if name in self.throws:
            self.context.typer.bad(
                "R0564", f"two throws are called `{name}`", span, "thrown above already", "give each its own name"
            )
        self.throws.add(name)

    def has_dice(self, value: t.Expr) -> bool:
        """Whether dice fall when this is worked out."""
        functions = self.context.symbols.functions
        return any(
            isinstance(part, t.Throw)
            or (isinstance(part, t.CallTo) and part.name in functions and functions[part.name].throws)
            for part in t.walk(value)
        )

    def text(self, text: s.Text, scope: Scope) -> Words:
        """A text with its holes."""
        words = self.context.words(text, scope)
        assert words is not None
        return words
