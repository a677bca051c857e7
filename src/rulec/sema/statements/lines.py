"""The common part of the statement reader: names, throws, nested blocks and calls."""

from __future__ import annotations

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass, field
from rulec.base.spans import Span
from rulec.base.text import did_you_mean
from rulec.base.types import NONE, Type
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.typing import arguments
from rulec.sema.typing.scope import Scope, Signature
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

Statements = tuple[m.Statement, ...]


@dataclass
class Lines:
    """The state of a body that is being typed. `result` is the type of its answer, `NONE` without one."""

    context: Context
    held: Held
    result: Type = NONE
    window: str = ""  # what was thrown, in the lines of a window
    throws: set[str] = field(default_factory=set)  # the names of throws: their addresses
    outcomes: dict[str, Span] = field(default_factory=dict)  # the names of what is told, and of needs

    def block(self, nodes: tuple[d.Statement, ...], scope: Scope) -> tuple[Statements, Scope]:
        """Type a block, and return it with the scope after it, local names included."""
        raise NotImplementedError

    def inner(self, nodes: tuple[d.Statement, ...], scope: Scope) -> tuple[Statements, frozenset[t.Expr]]:
        """Type a nested block, whose names end with it."""
        body, after = self.block(nodes, scope)
        return body, after.narrowed

    def bound(self, word: s.Word, scope: Scope) -> bool:
        """Return whether a name may be bound here; report a name that is taken."""
        return self.context.typer.is_free(word, scope.variables, self.context.symbols.state)

    def address(self, name: str, span: Span) -> None:
        """Report a second throw of a body with the same name."""
        if name in self.throws:
            self.context.typer.bad(
                "R0564", f"two throws are called `{name}`", span, "thrown above already", "give each its own name"
            )
        self.throws.add(name)

    def outcome(self, word: s.Word | None) -> str:
        """Return the name of a message or need, empty if it has none; report a second use."""
        if word is None:
            return ""
        first = self.outcomes.setdefault(word.text, word.span)
        if first is not word.span:
            self.context.report.error(
                "R0588", f"two outcomes of this rule are called `{word.text}`", word.span, "again here",
                related=(Place(first, "first here"),),
                hint="give each its own name: whoever reads what happened tells them apart by it",
            )  # fmt: skip
        return word.text

    def fresh(self, base: str) -> str:
        """Return a generated name for a throw without one."""
        name, count = base, 1
        while name in self.throws:
            count += 1
            name = f"{base}_{count}"
        self.throws.add(name)
        return name


def read_call(
    lines: Lines, node: s.Expr, scope: Scope, known_here: dict[str, Signature], sort: str
) -> tuple[Signature, tuple[t.Expr, ...]] | None:
    """Type a call of one of the signatures with all its arguments."""
    typer, symbols = lines.context.typer, lines.context.symbols
    if not isinstance(node, s.Call) or not isinstance(node.of, s.Name):
        shown = node.span.text
        typer.bad("R0574", f"`{shown}` has no brackets behind it", node.span, "not called", f"write `{shown}(…)`")
        return None
    name = node.of.text
    signature = known_here.get(name)
    if signature is None or (signature.sort == "window") != (sort == "window"):
        hint = did_you_mean(name, known_here)
        if name in symbols.functions:
            hint = f"`{name}` is worked out, not carried out: `let x be {name}(…)`"
            if symbols.functions[name].throws:
                hint = f"`{name}` is thrown: `throw x be {name}(…)`"
        elif symbols.instead(name):
            hint = symbols.instead(name, noted=True)
        elif not hint:
            pending = " on x: TYPE" if sort == "window" else ""
            hint = f'declare it: `{sort} {name}(…){pending} "…"`'
        code = {"process": "R0267", "solve": "R0255", "window": "R0391"}.get(sort, "R0263")
        typer.bad(code, f"no {sort} `{name}`", node.of.span, f"unknown {sort}", hint)
        return None
    given = arguments.matched(typer, node, signature, scope)
    return None if given is None else (signature, given)
