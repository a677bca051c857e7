"""Entries of a function under construction, and contributions made ready for lowering: conditions, loops, amounts."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.labels import cite_text, origin_text, words_text
from rulec.ir.lower.conditions import NOTHING, Known
from rulec.ir.lower.expressions import Lowering
from rulec.sema import expr as e
from rulec.sema.model import OWN, Cite, Contribution, EachOf, Model, Origin, Words


@dataclass
class Entries:
    """Collector of entries. The den of an entry's notes is set when a note is made."""

    model: Model
    found: list[ir.Entry] = field(default_factory=list)

    def add(
        self,
        clause: ir.Clause,
        verb: str,
        span: Span,
        *,
        label: Words | None = None,
        cites: tuple[Cite, ...] = (),
        origin: Origin = OWN,
        step: str = "",
        family: str | None = None,
        guards: tuple[ir.Guard, ...] = (),
    ) -> int:
        """Add an entry and return its index."""
        at = len(self.found)
        self.found.append(
            ir.Entry(
                at, verb, label, cites, origin, step, family, 1, guards, clause,
                span=span,
                text=words_text(self.model, label),
                source=cite_text(self.model, cites),
                brought=origin_text(self.model, origin),
            )
        )  # fmt: skip
        return at

    def den(self, index: int, den: int) -> None:
        """Set the den of an entry's notes."""
        self.found[index] = replace(self.found[index], den=den)

    def comment(self, index: int) -> str:
        """Return the comment for an entry's statement: its origin and its label."""
        entry = self.found[index]
        return ": ".join(text for text in (entry.brought, entry.text) if text)


@dataclass(frozen=True, slots=True)
class Ready:
    """A contribution made ready: `outer` is tested once, the loop runs, and `inner` is tested for each element."""

    index: int
    clause: Contribution
    outer: ir.Expr
    each: EachOf | None
    source: ir.Expr | None
    bits: str
    inner: ir.Expr
    known: Known  # paths shown to be there where the amount is read

    @property
    def always(self) -> bool:
        """True if it applies exactly once in every game."""
        return self.each is None and make.truth(True, self.outer.span) == self.outer

    @property
    def never(self) -> bool:
        """True if it can never apply."""
        return make.truth(False, self.outer.span) in (self.outer, self.inner)

    def around(self, inside: Sequence[ir.Stmt]) -> list[ir.Stmt]:
        """Wrap statements into the conditions and the loop of the contribution."""
        span = self.clause.span
        if self.each is not None and self.source is not None:
            body = guarded(self.inner, inside, span)
            inside = [ir.ForEach(self.each.variable, self.source, self.bits, tuple(body), span=span)]
        return guarded(self.outer, inside, span)


def guarded(test: ir.Expr, then: Sequence[ir.Stmt], span: Span, other: Sequence[ir.Stmt] = ()) -> list[ir.Stmt]:
    """Return `if test: then else: other`, or just the chosen side if the test is constant."""
    if isinstance(test, ir.Const):
        return list(then if test.value else other)
    return [ir.If(test, tuple(then), tuple(other), span=span)]


def mentions(expr: e.Expr | None, variable: str) -> bool:
    """Return whether an expression reads a variable."""
    return expr is not None and any(isinstance(p, e.Variable) and p.name == variable for p in e.walk(expr))


def ready(lowering: Lowering, entries: Entries, clause: Contribution, step: str) -> Ready:
    """Prepare a contribution: add its entry and lower its conditions and its loop.

    Conditions that read the loop variable are tested inside the loop.
    """
    origin = clause.origin
    tests = (("carries", origin.carries), ("modify", origin.when), ("when", clause.when))
    each = clause.each
    again = [test for _, test in tests if each is not None and mentions(test, each.variable)]
    outer, known, guards = lowering.tested([one for one in tests if one[1] not in again], NOTHING)
    source: ir.Expr | None = None
    bits = ""
    inner: ir.Expr = make.truth(True, clause.span)
    if each is not None:
        source, bits = lowering.source(each.source, known)
        inner, known = lowering.test((each.where, *again), known)
    label = clause.label if origin.kind else clause.label or constant_label(lowering.model, clause)
    index = entries.add(
        clause, clause.verb, clause.span, label=label, cites=clause.cites, origin=origin, step=step,
        family=clause.family, guards=guards,
    )  # fmt: skip
    return Ready(index, clause, make.both(outer, clause.span), each, source, bits, inner, known)


def constant_label(model: Model, clause: Contribution) -> Words | None:
    """Return the label of the constant that a clause takes as its amount, if it takes one."""
    amount = clause.amount
    return model.constants[amount.name].label if isinstance(amount, e.ConstantRef) else None


def signed(clause: Contribution, amount: ir.Expr) -> ir.Expr:
    """Return the amount, negated for `subtract` and `reduce by`."""
    if clause.verb in ("subtract", "reduce by"):
        return make.times(amount, make.number(-1, clause.span), clause.span)
    return amount
