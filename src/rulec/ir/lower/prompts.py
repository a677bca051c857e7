"""Questions to people: the question itself, and the sentence with which its answer is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.lower.statement_parts import bare
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.types import PLAIN

if TYPE_CHECKING:
    from rulec.ir.lower.statements import DeedLowering


def ask(work: DeedLowering, stmt: d.Ask) -> list[ir.Stmt]:
    """Asks, binds the answer, and tells it: everyone, or, where it is sealed, nobody but who gave it.

    What the sentence names is bound first, so that a `reveal` further down tells what was asked then.
    """
    span, lowering = stmt.span, work.lowering
    out: list[ir.Stmt] = []
    who = _kept(work, out, "asked", lowering.raw(stmt.who, bare(stmt.who.type), work.known))
    number, told = work.messages.add(stmt.question, work.known)
    told = tuple(_kept(work, out, "told", value) for value in told)
    offers: ir.Expr | None = None
    low: ir.Expr | None = None
    high: ir.Expr | None = None
    default: ir.Expr | None = None
    if isinstance(stmt.source, e.Along) and stmt.form == "path":
        offers = lowering.along(stmt.source, work.known)
    elif stmt.source is not None:
        offers = lowering.ordered("offered", stmt.source, None, (), work.known, span=span)
    if stmt.ends is not None:
        low, high = (lowering.raw(end, stmt.type, work.known) for end in stmt.ends)
    if stmt.form in ("some", "path"):
        low, high = (None if end is None else lowering.raw(end, PLAIN, work.known) for end in stmt.counts)
    if stmt.default is not None:
        default = lowering.raw(stmt.default, stmt.type, work.known)
    optional = stmt.form == "one" and stmt.optional
    name = work.name(stmt.name, stmt.type)
    out.append(
        ir.Ask(
            name, stmt.name, who, stmt.form, stmt.type, offers, low, high, default, stmt.sealed, optional, number, told,
            span=span,
        )
    )  # fmt: skip
    question = work.messages.found[number]
    sentence = joined(
        ir.MessageHole(bare(stmt.who.type), None),
        *(" is asked: “", *question.parts, "” The answer: "),
        *(ir.MessageHole(stmt.type, None), "."),
    )
    index = work.messages.put(sentence)
    given = (who, *told, ir.Local(name, span=span))
    work.asked[stmt.name] = index, given
    out.append(ir.Tell(who if stmt.sealed else None, False, index, given, span=span))
    return out


def adjust(work: DeedLowering, stmt: d.Adjust) -> list[ir.Stmt]:
    """Changes what was thrown, and tells everyone by how much, why, and what is left."""
    span, of = stmt.span, stmt.pending.type
    out: list[ir.Stmt] = []
    number, told = work.messages.add(stmt.label, work.known)
    label = work.messages.found[number]
    by = _kept(work, out, "changed by", work.lowering.raw(stmt.value, of, work.known))
    left = ir.Local(stmt.name, span=span)
    adding = stmt.verb == "add"
    out.append(ir.Assign(stmt.name, (make.plus if adding else make.minus)(left, by, span), span=span))
    hole = ir.MessageHole(of, None)
    word = ": add " if adding else ": subtract "
    index = work.messages.put(joined(*label.parts, word, hole, ", which makes ", hole, "."))
    out.append(ir.Tell(None, False, index, (*told, by, left), span=span))
    return out


def joined(*parts: str | ir.MessageHole) -> ir.Message:
    """A message of these parts; texts that meet are one."""
    found: list[str | ir.MessageHole] = []
    for part in parts:
        last = found[-1] if found else None
        if isinstance(part, str) and isinstance(last, str):
            found[-1] = last + part
        else:
            found.append(part)
    return ir.Message(tuple(found))


def _kept(work: DeedLowering, out: list[ir.Stmt], word: str, value: ir.Expr) -> ir.Expr:
    """A value under a name of its own, unless it is one already."""
    if isinstance(value, ir.Local | ir.Const):
        return value
    local = work.fresh(word)
    out.append(ir.Assign(local, value, span=value.span))
    return ir.Local(local, span=value.span)
