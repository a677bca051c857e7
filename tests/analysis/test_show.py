"""Every form of expression prints as an editor writes it, and what is printed reads back as the same."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulec.base.types import PERCENT, POINTS, NumberType
from rulec.sema.model import clauses
from rulec.sema.typing.source_text import show_expr, show_fraction, show_number, show_words
from tests.analysis.build import manor

EXPRESSIONS = [
    "guard.level > 3 levels",
    "guard.level in 1 level .. 3 levels",
    "guard.sort in {keen, old}",
    "guard.sort not in {keen, old}",
    "guard.sort != keen",
    "guard.house has brave",
    "guard.house.virtues has brave",
    "guard.friend = none",
    "guard.friend != none and guard.friend.level > 2 levels",
    "guard.level > 3 levels and (guard.sort = old or guard.rank >= middle)",
    "(guard.level > 3 levels and guard.sort = old) or ready(guard)",
    "not ready(guard)",
    "not (guard.sort = old and ready(guard))",
    "any(f.level > 2 levels for each f in guard.friends where f.sort = old)",
    "all(ready(f) for each f in guard.friends)",
    "count(each f in guard.friends where ready(f)) > 2",
    "sum(f.level for each f in guard.friends) >= 1,200 levels",
    "wage(guard) + 2 gold * (3 - 1) > 12 gold",
    "wage(guard) - (2 gold - 1 gold) < 7 gold",
    "20% of wage(guard) > 1 gold",
    "round down(wage(guard) / 3) = 2 gold",
    "greatest(wage(guard), 4 gold) = 4 gold",
    "prices[guard.sort].price < 9 gold",
    "prices[keen].bonus(guard) > 1 point",
    "if ready(guard) then guard.sort = old else guard.level < reach",
    "guard.luck > 12.5%",
    "guard.luck = ruling extra",
    "5 points per level * guard.level > 10 points",
    "wage(guard) * -1 < 0 gold",
]


@pytest.mark.parametrize("text", EXPRESSIONS)
def test_expressions_print_as_written(text: str) -> None:
    source = f'fact test_fact(guard: Guard) "{{guard}} passes"\n    holds {text}\n    cites book "Pay" 1\n'
    model = manor(source)
    (held,) = (clause for _, clause in clauses(model.facts["test_fact"]))
    assert show_expr(held.answer, model.measures) == text


@pytest.mark.parametrize(
    "value, shown",
    [("5", "5"), ("1/4", "1/4"), ("3/2", "1 1/2"), ("3/10", "0.3"), ("-7/3", "-2 1/3"), ("1/100", "0.01")],
)
def test_numbers(value: str, shown: str) -> None:
    assert show_fraction(Fraction(value)) == shown


def test_amounts() -> None:
    assert show_number(Fraction(15), PERCENT) == "15%"
    assert show_number(Fraction(25, 2), PERCENT) == "12.5%"
    assert show_number(Fraction(1), POINTS) == "1 point"
    assert show_number(Fraction(5), NumberType((("level", -1),), "points")) == "5 points per level"
    assert show_number(Fraction(1200), NumberType((("gold", 1),))) == "1,200 gold"
    assert show_number(Fraction(3, 2), NumberType((("gold", 1), ("level", -1)))) == "1 1/2 gold per level"


def test_texts_keep_their_holes() -> None:
    source = 'constant depth = 3 levels "depth"\n    cites book "Pay" 1\n    about "At {depth as word} levels."\n'
    model = manor(source)
    assert show_words(model.constants["depth"].about[0]) == "At {depth as word} levels."
