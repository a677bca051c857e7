"""Halves that go towards the base, against a formula of a game that people play, written out by hand.

The Battle for Wesnoth rounds damage to the nearest, a half towards the base damage, and never below 1. It does so by
adding half of the divisor, or one less where the damage grows, before it divides and drops the rest; its divisors are
even numbers, or 1.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from rulec.backends.javascript import emit
from rulec.backends.javascript.namespace import Namespace
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.given_world import World
from tests.backends_javascript.comparing import Things
from tests.backends_javascript.node import answers, write
from tests.catalogue.manor import compile_with
from tests.property.emitted import emitted_from

RULES = """
kind Blow, blows "blow"
    damage: food "damage"
    bonus: number "bonus"
    divisor: number "divisor"

quantity hurt(blow: Blow) -> food "What a blow takes"
    base blow.damage
    times blow.bonus
    divide by greatest(1, blow.divisor)
    round nearest to 1 food, half towards blow.damage
    at least 1 food, at most 100,000 food
    cites book "Pay" 1

quantity hurt_by_share(blow: Blow) -> food "What a blow takes by a share"
    base blow.damage
    times blow.bonus
    divide by 100
    round nearest to 1 food, half towards blow.damage
    at least 1 food, at most 100,000 food
    cites book "Pay" 1

quantity evened(blow: Blow) -> food "What a blow takes, halves down"
    base blow.damage
    times blow.bonus
    divide by greatest(1, blow.divisor)
    round nearest to 1 food, half down
    cites book "Pay" 1
"""
DIVISORS = (1, 2, 4, 6, 10, 20, 50, 100, 10_000)


def round_damage(base: int, bonus: int, divisor: int) -> int:
    if base == 0:
        return 0
    rounding = divisor // 2 - (0 if bonus < divisor or divisor == 1 else 1)
    return max(1, (base * bonus + rounding) // divisor)


def half_down(top: int, divisor: int) -> int:
    whole, rest = divmod(top, divisor)
    return whole + (2 * rest > divisor)


def grid() -> list[tuple[int, int, int]]:
    """Damages, bonuses on both sides of the divisor, and divisors; ties are among them."""
    found = []
    for divisor in DIVISORS:
        near = {round(divisor * share / 40) for share in (1, 10, 20, 25, 30, 35, 38, 40, 42, 45, 50, 60, 70, 90)}
        found += [(base, bonus, divisor) for base in range(1, 24) for bonus in sorted(near - {0})]
    return found


def test_damage_is_that_of_the_formula_in_all_three() -> None:
    compiled, report = compile_with({"case.rules": RULES})
    assert compiled is not None, [d.headline for d in report.found]
    emitted, names = emitted_from(compiled), Namespace(compiled.program)
    walker = Interpreter(compiled.program, compiled.model)
    world = World(compiled.program, compiled.model)
    cases, expected = [], []
    ties = 0
    for base, bonus, divisor in grid():
        blow = world.fresh("Blow", "blow")
        blow.fields.update(damage=base, bonus=bonus, divisor=divisor)
        due = {"hurt": round_damage(base, bonus, divisor), "evened": half_down(base * bonus, divisor)}
        if divisor == 100:
            due["hurt_by_share"] = due["hurt"]
        ties += 2 * (base * bonus % divisor) == divisor
        for name, answer in due.items():
            assert walker.call(name, [blow]) == answer, (name, base, bonus, divisor)
            assert emitted.call(name, [blow]) == answer, (name, base, bonus, divisor)
            things = Things()
            given = [things.plain(emitted.loaded.convert(blow))]
            cases.append(
                {
                    "function": names.names["function", name], "solve": None, "arguments": given, "facts": {},
                    "world": None, "thrown": [], "guards": [], "things": things.rows,
                }
            )  # fmt: skip
            expected.append((answer, base, bonus, divisor))
    assert ties > 200
    with tempfile.TemporaryDirectory() as made:
        said = answers(write(emit(compiled.program), Path(made)), cases)
    assert [(told["plain"]["value"], *rest) for told, (_, *rest) in zip(said, expected, strict=True)] == expected
