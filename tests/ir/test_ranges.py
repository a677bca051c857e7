"""Between which ends answers are known to lie. That they do lie there is seen in `tests/property/equality.py`."""

from __future__ import annotations

import pytest

from rulec.ir.analysis.ranges import Interval, Ranges
from tests.ir.bench import compiled, quantity

ROLLED = 'roll fall(guard: Guard) -> number "A test"\n'


def ends(source: str, name: str = "amount") -> Interval | None:
    program, _ = compiled(source)
    return Ranges(program.functions, program.columns).answer(name)


@pytest.mark.parametrize(
    ("lines", "low", "high"),
    [
        (("base 10 gold", "add 5 gold when guard.level > 2 levels"), 10, 15),
        (("base 10 gold", "subtract 4 gold when guard.sort = keen"), 6, 10),
        (("base 10 gold", "add 3 gold per level * guard.level"), None, None),
        (("base 10 gold", "add 3 gold per level * guard.level", "at least 6 gold, at most 60 gold"), 6, 60),
        (("base 10 gold", "add 3 gold per level * guard.level", "at least 8 gold"), 8, None),
        (("base 10 gold", "add 2 gold for each f in guard.friends"), 10, None),
        (("base 10 gold", "set to 40 gold when guard.rank = high"), 10, 40),
        (("base 10 gold", "times 3/2", "round down to 1 gold"), 15, 15),
    ],
)
def test_the_ends_of_a_quantity(lines: tuple[str, ...], low: int | None, high: int | None) -> None:
    assert ends(quantity(*lines)) == Interval(low, high)


def test_the_ends_of_what_is_asked_of_another_function() -> None:
    source = quantity("base 10 gold", "add 5 gold when guard.sort = keen")
    source += 'quantity twice(guard: Guard) -> gold "A test"\n    base amount(guard) * 2\n    cites book "Pay" 1\n'
    assert ends(source, "twice") == Interval(20, 30)


def test_dice_lie_between_their_faces() -> None:
    rolls = ROLLED + '    throw one be d6\n    throw two be d6\n    otherwise one + two + 1\n    cites book "Pay" 1\n'
    assert ends(rolls, "fall") == Interval(3, 13)
