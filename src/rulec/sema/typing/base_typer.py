"""The interface that the modules of typing share: type an expression, check assignability, report."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Iterable

from rulec.base.diagnostics import Place, Report
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean
from rulec.base.types import ERROR, POINTS, TRUTH, NumberType, Type, show_type
from rulec.sema import expr as t
from rulec.sema.typing import assignability
from rulec.sema.typing.scope import Scope, Signature, Symbols
from rulec.syntax import nodes as s
from rulec.tables.located import LocatedText

Named = s.Word | s.Name | LocatedText


class BaseTyper(ABC):
    """Interface of the typer of expressions, over one set of symbols and one report."""

    def __init__(self, symbols: Symbols, report: Report) -> None:
        self.symbols = symbols
        self.report = report

    @abstractmethod
    def expr(self, node: s.Expr, scope: Scope, expected: Type | None = None) -> t.Expr:
        """Type an expression. `expected` guides the resolution of names and is not checked: see `fit`."""

    def fit(self, node: s.Expr, scope: Scope, expected: Type, what: str, cure: str = "") -> t.Expr:
        """Type the expression and coerce it to `expected`.

        `what` names the place in messages (`the base`); `cure` is the hint where the types alone suggest none.
        """
        return self.coerce(self.expr(node, scope, expected), expected, what, cure, scope.guard)

    def coerce(self, expr: t.Expr, expected: Type, what: str, cure: str = "", guard: str = "when") -> t.Expr:
        """Coerce the expression to `expected`; report one that does not fit, and return `Bad`."""
        found = assignability.coerce(self.symbols, expr, expected)
        if found is not None:
            return found
        hint = (
            assignability.with_unit(self.symbols, expr, expected)
            or assignability.hint(expr.type, expected, expr.span.text, guard)
            or cure
            or assignability.its_field(self.symbols, expr, expected)
        )
        hint = assignability.of_other_measure(self.symbols, expr, expected) or hint
        head = self.head(expr, expected)
        if head is not None:
            share = f", or, for a share of the value, `increase by {expr.span.text}`" if expected == POINTS else ""
            hint = f"write `-> {show_type(assignability.without_none(expected))}` in the head of `{head.name}`{share}"
        if hint and isinstance(expr, t.ConstantRef | t.RulingRef):
            hint = f"{hint}; `{expr.name}` has its value where it is declared"
        wanted = assignability.article(show_type(assignability.without_none(expected)))
        self.report.error(
            "R0301",
            f"{what} is {assignability.article(show_type(expr.type))}, but {wanted} is expected",
            expr.span,
            f"this is {assignability.article(show_type(expr.type))}",
            related=self.declared(head, expr.type),
            hint=hint,
        )
        return t.Bad(type=ERROR, span=expr.span)

    def head(self, expr: t.Expr, expected: Type) -> Signature | None:
        """Return the called declaration if it confuses percent and points, else None."""
        found, wanted = expr.type, assignability.without_none(expected)
        forms = {of.form for of in (found, wanted) if isinstance(of, NumberType) and not of.dims}
        if forms != {"percent", "points"} or not isinstance(expr, t.CallTo):
            return None
        return self.symbols.functions[expr.name]

    @staticmethod
    def declared(head: Signature | None, gives: Type) -> tuple[Place, ...]:
        """Return a related place: the head that declares the result type."""
        return (Place(head.span, f"declared to give {show_type(gives)}"),) if head is not None else ()

    def test(self, node: s.Expr, scope: Scope, what: str = "the condition") -> t.Expr:
        """Type a condition, whose type must be yes or no."""
        return self.fit(node, scope if scope.guard == "test" else replace(scope, guard="test"), TRUTH, what)

    def guard(self, node: s.Expr | None, scope: Scope) -> tuple[t.Expr | None, Scope]:
        """Type an optional condition, and return it with the scope in which it holds."""
        test = self.test(node, scope) if node is not None else None
        return test, scope.where(test)

    def bad(self, code: str, headline: str, span: Span, label: str = "", hint: str = "") -> t.Bad:
        """Report an error and return a `Bad` node in place of the expression."""
        self.report.error(code, headline, span, label, hint=hint)
        return t.Bad(type=ERROR, span=span)

    def is_free(self, name: Named, *taken: Container[str]) -> bool:
        """Return whether a name may be bound; report a name that is already taken."""
        if not any(name.text in names for names in taken):
            return True
        self.bad("R0211", f"`{name.text}` means something else here already", name.span, "again")
        return False

    def unknown(self, code: str, headline: str, name: Named, sort: str, known: Iterable[str], cure: str = "") -> t.Bad:
        """Report an unknown name of a sort. The hint is the nearest known name, else `cure`."""
        return self.bad(code, headline, name.span, f"unknown {sort}", did_you_mean(name.text, known) or cure)

    def is_a(self, expr: t.Expr) -> str:
        """Return a label with the type of the expression."""
        return f"this is {assignability.article(show_type(expr.type))}"
