"""Evaluate holes of chapters: sums, counts and function calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.backends.reference.language.values import amount
from rulec.backends.reference.language.words import number_word
from rulec.base.diagnostics import Report
from rulec.base.types import NumberType
from rulec.runtime.faults import RuleFault
from rulec.sema import expr as e
from rulec.sema.model import HolePart, Model
from rulec.sema.model.sheets import Inserted
from rulec.sema.summaries.chosen_rows import entries, rows

if TYPE_CHECKING:
    from rulec.ir.nodes import Program

# else: evaluated in a fresh world
_SAID = (
    e.NumberLit, e.TextLit, e.TruthLit, e.MemberLit, e.RecordLit, e.ConstantRef, e.RulingRef, e.Field, e.Lookup,
    e.StateRef, e.AllOf, e.VariantOn,
)  # fmt: skip
"""Expressions that pages print without evaluation."""


def check_choices(model: Model, report: Report) -> None:
    """Report lists and tables in chapters that select nothing."""
    for part in (part for chapter in model.book for part in chapter.parts):
        if isinstance(part, Inserted) and part.sort in ("list", "table"):
            name = part.ref[1]
            table = model.tables.get(name) if part.sort == "table" else None
            if table is not None and table.tally is not None:
                continue
            if not (entries(model, part) if table is None else rows(model, table, part)):
                report.error("R0712", "nothing is so that this block would show it", part.span, "an empty table")


def _is_cell_as_word(hole: HolePart) -> bool:
    return hole.style == "word" and isinstance(hole.value, e.Lookup | e.Field)


def _counts_what_is_in_play(model: Model, value: e.Expr) -> bool:
    """Return whether the value depends on things in play, of which there are none outside a game."""
    return any(isinstance(node, e.AllOf) and not model.kinds[node.kind].listed for node in e.walk(value))


def worked_values(model: Model, program: Program, report: Report) -> dict[tuple[str, int], str]:
    """Return the printed values by chapter and position. Report holes that the rules alone cannot evaluate."""
    from rulec.ir.interp.api import NeedsInput, World, value_text

    found: dict[tuple[str, int], str] = {}
    for chapter in model.book:
        for at, part in enumerate(chapter.parts):
            if not isinstance(part, HolePart) or (isinstance(part.value, _SAID) and not _is_cell_as_word(part)):
                continue
            world = World(program, model, names={})
            fault = ""
            try:
                answer = world.answer(part.value)
            except RuleFault as raised:
                fault = str(raised).rstrip(".")
            except NeedsInput:
                fault = "it asks for what only a game tells"
            if fault or world.interpreter.missing or _counts_what_is_in_play(model, part.value):
                label = fault or "it asks for what only a game tells"
                report.error("R0716", "the hole cannot be worked out", part.value.span, label)
            elif part.style == "word" and answer.amount is not None and answer.amount.denominator == 1:
                found[chapter.name, at] = number_word(answer.amount.numerator)
            elif answer.amount is not None and isinstance(part.value.type, NumberType):
                found[chapter.name, at] = amount(answer.amount, part.value.type, model)
            else:
                found[chapter.name, at] = value_text(model, part.value.type, answer)
    return found
