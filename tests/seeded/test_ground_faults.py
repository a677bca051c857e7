"""Faults put into lowering and emission on purpose: each must be noticed by the checks of `ground`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from rulec.backends.python import expressions as exprs
from rulec.backends.python import functions
from rulec.backends.python.files import tables
from rulec.backends.python.module import BITS
from rulec.ir import make, numbers
from rulec.ir import nodes as ir
from rulec.ir.lower import (
    answers,
    breakdown_entries,
    columns,
    expressions,
    quantities,
    quantity_state,
    shares,
)
from rulec.ir.opt import common_subexpressions, merge_tests
from rulec.sema.model import KeySpec
from tests.ir.ground import faults

Patch = pytest.MonkeyPatch


def _swapped(monkeypatch: Patch, first: str, second: str) -> None:
    ranks = list(quantities.RANKS)
    at = {rank[0]: i for i, rank in enumerate(ranks)}
    ranks[at[first]], ranks[at[second]] = ranks[at[second]], ranks[at[first]]
    monkeypatch.setattr(quantities, "RANKS", tuple(ranks))


def subtract_adds(m: Patch) -> None:
    m.setattr(make, "minus", make.plus)


def percentages_before_sums(m: Patch) -> None:
    _swapped(m, "sums", "percents")


def limits_before_sums(m: Patch) -> None:
    _swapped(m, "sums", "limits")


def no_bounds(m: Patch) -> None:
    m.setattr(quantity_state.QuantityLowering, "bound", lambda self, bounds: None)


def no_rounding_up(m: Patch) -> None:
    right = numbers.rounded
    m.setattr(numbers, "rounded", lambda low, way, grain, what, span: right(low, "down", grain, what, span))


def percentages_one_after_another(m: Patch) -> None:
    def each(self: quantity_state.QuantityLowering, step: object, members: list[breakdown_entries.Ready]) -> None:
        for one in members:
            points = self.amount(one).constant or Fraction(0)
            sign = 1 if one.clause.verb == "increase by" else -1
            shares.factor(self, one, (100 + sign * points) / 100, one.clause.span)

    ranks = [(n, v, each if n == "percents" else lowered) for n, v, lowered in quantities.RANKS]
    m.setattr(quantities, "RANKS", tuple(ranks))


def the_whole_family_counts(m: Patch) -> None:
    m.setattr(quantity_state, "_greatest", quantity_state._sum)


def no_cap(m: Patch) -> None:
    right = quantity_state._sum
    m.setattr(
        quantity_state, "_sum", lambda q, p, den, cap, delta, apply, verb: right(q, p, den, None, delta, apply, verb)
    )


def nothing_beats_a_family(m: Patch) -> None:
    right = quantities.family_plans

    def plans(quantity: object, steps: object) -> dict[str, quantity_state.FamilyPlan]:
        found = right(quantity, steps)  # type: ignore[arg-type]
        for plan in found.values():
            plan.beaten = None
        return found

    m.setattr(quantities, "family_plans", plans)


def forgotten_waiver(m: Patch) -> None:
    right = answers.AnswerLowering.need
    m.setattr(answers.AnswerLowering, "need", lambda self, need: right(self, replace(need, waivers=())))


def a_need_is_always_asked(m: Patch) -> None:
    right = answers.AnswerLowering.need
    m.setattr(answers.AnswerLowering, "need", lambda self, need: right(self, replace(need, when=None)))


def no_is_forgotten(m: Patch) -> None:
    right = answers.AnswerLowering.fact
    m.setattr(answers.AnswerLowering, "fact", lambda self, fact: right(self, replace(fact, denies=())))


def the_last_case_answers(m: Patch) -> None:
    right = answers.AnswerLowering.value

    def value(self: answers.AnswerLowering, of: object) -> object:
        *cases, last = of.cases  # type: ignore[attr-defined]
        return right(self, replace(of, cases=(*reversed(cases), last)))  # type: ignore[type-var]

    m.setattr(answers.AnswerLowering, "value", value)


def wrong_bit(m: Patch) -> None:
    def bit(self: exprs.Printer, expr: ir.BitTest) -> tuple[str, int]:
        position = expr.position
        assert isinstance(position, ir.Const)
        return f"{self.value(expr.mask, BITS)} & {1 << (int(position.value or 0) + 1)}", BITS

    m.setitem(exprs.PRINT, ir.BitTest, bit)
    m.setattr(exprs.Printer, "_bit_test", bit)


def anybody_carries_it(m: Patch) -> None:
    m.setattr(expressions.Lowering, "_carries", lambda self, of, name, record, known, span: make.truth(True, span))


def the_condition_of_modify_is_dropped(m: Patch) -> None:
    right = quantities.ready

    def made(lowering: object, found: object, clause: object, step: str) -> breakdown_entries.Ready:
        bare = replace(clause.origin, when=None)  # type: ignore[attr-defined]
        return right(lowering, found, replace(clause, origin=bare), step)  # type: ignore[type-var, arg-type]

    m.setattr(quantities, "ready", made)


def where_is_ignored(m: Patch) -> None:
    right = breakdown_entries.Ready.around
    m.setattr(
        breakdown_entries.Ready,
        "around",
        lambda self, inside: right(replace(self, inner=make.truth(True, self.clause.span)), inside),
    )


def up_to_is_ignored(m: Patch) -> None:
    m.setattr(quantity_state.QuantityLowering, "limited", lambda self, one, raw, limit: self.added(one, raw))


def set_to_is_ignored(m: Patch) -> None:
    m.setattr(quantity_state.QuantityLowering, "replaced", lambda self, index, new, span: [])


def bands_are_off_by_one(m: Patch) -> None:
    right = columns.covered

    def covered(spec: KeySpec, places: Sequence[int]) -> list[int]:
        found = list(right(spec, places))
        return found[1:] if spec.is_range else found

    m.setattr(columns, "covered", covered)


def the_emitted_key_is_off_by_one(m: Patch) -> None:
    right = exprs.Printer.index

    def index(self: exprs.Printer, column: str, key: ir.Expr, axis: ir.Axis, at: int) -> str:
        return right(self, column, key, replace(axis, low=axis.low + 1), at)

    m.setattr(exprs.Printer, "index", index)


def an_unknown_cell_is_off_the_table(m: Patch) -> None:
    m.setattr(tables.ir, "code", lambda special: ir.FLOOR - 2 - special)


def brackets_are_forgotten(m: Patch) -> None:
    m.setattr(exprs.Printer, "value", lambda self, expr, at=0: exprs.PRINT[type(expr)](self, expr)[0])


def a_loop_runs_once(m: Patch) -> None:
    m.setattr(functions.Statements, "give", _give_early)


def _give_early(self: functions.Statements, value: ir.Expr, behind: str) -> None:
    self.writer.line(f"return {self.printer.value(value)}, []" if self.noting else "return 0")


def percents_are_not_divided(m: Patch) -> None:
    right = numbers.scale
    m.setattr(numbers, "scale", lambda low, by, span: low if by == Fraction(1, 100) else right(low, by, span))


def grains_are_forgotten(m: Patch) -> None:
    for module in (expressions, quantities, quantity_state, columns):
        m.setattr(module, "grain_of", lambda model, of: Fraction(1))


def notes_have_the_wrong_sign(m: Patch) -> None:
    for module in (quantity_state, shares):
        m.setattr(module, "signed", lambda clause, amount: amount)


def notes_count_in_the_wrong_parts(m: Patch) -> None:
    right = breakdown_entries.Entries.den
    m.setattr(breakdown_entries.Entries, "den", lambda self, index, den: right(self, index, den + 1))


def what_is_optional_is_not_asked(m: Patch) -> None:
    m.setattr(expressions.Lowering, "is_optional", lambda self, expr: False)


def conditions_are_dropped(m: Patch) -> None:
    for module in (breakdown_entries, answers, quantity_state, quantities, shares):
        if hasattr(module, "guarded"):
            m.setattr(module, "guarded", lambda test, then, span, other=(): list(then))


def neighbours_are_joined_too_far(m: Patch) -> None:
    def joined(first: ir.If, second: ir.If) -> ir.If:
        return ir.If(first.test, (*first.then, *second.then), span=first.span)

    m.setattr(merge_tests, "_joined", joined)


def hoisted_too_early(m: Patch) -> None:
    def always(expr: ir.Node):  # type: ignore[no-untyped-def]
        yield from (part for part in ir.walk(expr) if part is not expr)

    m.setattr(common_subexpressions, "_always", always)


SEEDED: tuple[Callable[[Patch], None], ...] = (
    subtract_adds, percentages_before_sums, limits_before_sums, no_bounds, no_rounding_up,
    percentages_one_after_another, the_whole_family_counts, no_cap, nothing_beats_a_family, forgotten_waiver,
    a_need_is_always_asked, no_is_forgotten, the_last_case_answers, wrong_bit, anybody_carries_it,
    the_condition_of_modify_is_dropped, where_is_ignored, up_to_is_ignored, set_to_is_ignored, bands_are_off_by_one,
    the_emitted_key_is_off_by_one, an_unknown_cell_is_off_the_table, brackets_are_forgotten, a_loop_runs_once,
    percents_are_not_divided, grains_are_forgotten, notes_have_the_wrong_sign, notes_count_in_the_wrong_parts,
    what_is_optional_is_not_asked, conditions_are_dropped, neighbours_are_joined_too_far, hoisted_too_early,
)  # fmt: skip


@pytest.fixture(scope="module")
def sound() -> list[str]:
    """What the checks find without a fault; resolves the ground, so that only lowering and emission are patched."""
    return faults()


def test_the_ground_is_sound(sound: list[str]) -> None:
    assert sound == []


@pytest.mark.parametrize("seed", SEEDED, ids=[seed.__name__ for seed in SEEDED])
def test_a_seeded_fault_is_noticed(seed: Callable[[Patch], None], sound: list[str], monkeypatch: Patch) -> None:
    assert sound == []
    seed(monkeypatch)
    try:
        found = faults()
    except Exception as broken:  # code that cannot run is noticed, too
        found = [f"{type(broken).__name__}: {broken}"]
    assert found
