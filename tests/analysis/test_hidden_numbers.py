"""A check that is shown a model with its numbers hidden cannot read one unnoticed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulec.base.diagnostics import Report
from rulec.base.memory import Memory
from rulec.base.tree import walk
from rulec.sema.analysis.each import Numberless
from rulec.sema.expr import NumberLit
from rulec.sema.model import Model
from tests.analysis.build import manor

RULES = """\
quantity stipend(guard: Guard) -> gold "What a guard gets"
    base {} gold
    cites book "Pay" 1
"""


def numbers(model: Model) -> list[NumberLit]:
    """The numbers in the quantities of a model."""
    return [node for quantity in model.quantities.values() for node in walk(quantity) if isinstance(node, NumberLit)]


def by_comparison(model: Model, report: Report) -> None:
    for number in numbers(model):
        if number.value > 100:
            report.error("R0637", "too much", number.span, "here")


def by_class(model: Model, report: Report) -> None:
    for number in numbers(model):
        if isinstance(number.value, Fraction) and number.value.numerator > 100:
            report.error("R0637", "too much", number.span, "here")


def by_match(model: Model, report: Report) -> None:
    for number in numbers(model):
        match number:
            case NumberLit(value=Fraction(numerator=top)) if top > 100:
                report.error("R0637", "too much", number.span, "here")


def by_key(model: Model, report: Report) -> None:
    for number in numbers(model):
        if {Fraction(300): True}.get(number.value):
            report.error("R0637", "too much", number.span, "here")


@pytest.mark.parametrize("check", [by_comparison, by_class, by_match, by_key])
def test_a_number_that_is_read_is_looked_at_each_time(check: object) -> None:
    kept, memory = Numberless(check), Memory()  # type: ignore[arg-type]
    for amount, wrong in ((10, 0), (300, 1), (10, 0), (300, 1)):
        report = Report()
        memory.begin({})
        kept.changed(manor(RULES.format(amount)), report, memory)
        assert len(report.found) == wrong


def test_a_check_that_reads_none_does_not_run_again() -> None:
    runs = 0

    def counting(model: Model, report: Report) -> None:
        nonlocal runs
        runs += len(model.quantities) > 0

    kept, memory = Numberless(counting), Memory()
    for amount in (10, 300, 10):
        memory.begin({})
        kept.changed(manor(RULES.format(amount)), Report(), memory)
    assert runs == 1
