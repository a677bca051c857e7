"""Two equal hosts that both probed lost 53 % each, and nobody broke off: a plan limited nothing."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.runtime.dice import Tape
from tests.cases.thrones import package


def fought(plan: str, other: str, both_attack: bool) -> tuple[Any, Any]:
    """Three brigades of Northmen on each side, on an even day."""
    a = package()
    world = a.World()

    def side(ordered: str, attacking: bool) -> Any:
        troops = [world.add(a.Brigade(breed=a.BRIGADE_TYPE_NORTHMEN)) for _ in range(3)]
        group = world.add(a.Group(kingdom=world.add(a.Kingdom()), brigades=troops))
        return world.add(a.Side(group=group, attacking=attacking, ordered=getattr(a, f"TACTIC_{ordered}")))

    one, two = side(plan, True), side(other, both_attack)
    a.battle(one, two, world, Tape([16, 16, *[100] * 6]))  # even days; nobody learns
    return one, two


def equals(plan: str, other: str, breed: str, seed: int) -> tuple[Any, Any]:
    """Three brigades of a sort on each side, on a day by lot."""
    a = package()
    world = a.World(seed=seed)

    def side(ordered: str, attacking: bool) -> Any:
        troops = [world.add(a.Brigade(breed=getattr(a, f"BRIGADE_TYPE_{breed}"))) for _ in range(3)]
        group = world.add(a.Group(kingdom=world.add(a.Kingdom()), brigades=troops))
        return world.add(a.Side(group=group, attacking=attacking, ordered=getattr(a, f"TACTIC_{ordered}")))

    one, two = side(plan, True), side(other, other == "PROBING")
    a.battle(one, two, world, world.dice())
    return one, two


def test_equal_hosts_that_probe_both_break_off() -> None:
    """Seed 002, lines 2147 and 2171: a retreat once 15 % have fallen in all, and no loser who pays (2261)."""
    one, two = fought("PROBING", "PROBING", True)
    assert one.broken_off
    assert two.broken_off
    assert one.losses == two.losses == 19  # 10, then 19


def test_a_probe_against_a_withdrawal_costs_both_about_what_they_meant_to_risk() -> None:
    """Seed 002, lines 2171 and 2182: a retreat once 15 % have fallen, and casualties of 15 % or less."""
    one, two = fought("PROBING", "ORGANIZED_WITHDRAWAL", False)
    assert (one.broken_off, two.broken_off) == (True, True)
    assert (one.losses, two.losses) == (21, 15)


@pytest.mark.parametrize(
    ("other", "mean"), [("PROBING", 22), ("ORGANIZED_WITHDRAWAL", 24), ("STAND_AND_DEFEND", 32), ("HOLD", 32)]
)
def test_a_probe_sounds_the_retreat_at_its_15_percent(other: str, mean: int) -> None:
    """Seed 002, lines 2147 and 2171 (ruling `cost_of_a_probe`): never before 15 % have fallen."""
    lost: list[int] = []
    for breed in ("NORTHMEN", "ELVES", "ORCS", "GIANTS"):
        for seed in range(20):
            one, _ = equals("PROBING", other, breed, seed)
            lost.append(one.losses)
            assert not one.broken_off or one.losses >= 15
    assert round(sum(lost) / len(lost)) == mean


@pytest.mark.parametrize("plan", ["PROBING", "STANDARD_PLAN", "DETERMINED"])
@pytest.mark.parametrize(("ours", "theirs"), [("NORTHMEN", "NORTHMEN"), ("ELVES", "ORCS"), ("GIANTS", "NORTHMEN")])
@pytest.mark.parametrize(("many", "few"), [(3, 3), (9, 3), (3, 6)])
def test_an_organized_withdrawal_costs_what_its_plan_says(
    plan: str, ours: str, theirs: str, many: int, few: int
) -> None:
    """Seed 002, line 2182, against lines 2147 and 2193 (ruling `good_order`): minor casualties of 15 % or less, between
    equals and between unequals, whatever the day brings."""
    a = package()
    for seed in range(10):
        world = a.World(seed=seed)

        def side(ordered: str, breed: str, brigades: int, world: Any = world, attacking: bool = False) -> Any:
            troops = [world.add(a.Brigade(breed=getattr(a, f"BRIGADE_TYPE_{breed}"))) for _ in range(brigades)]
            group = world.add(a.Group(kingdom=world.add(a.Kingdom()), brigades=troops))
            return world.add(a.Side(group=group, attacking=attacking, ordered=getattr(a, f"TACTIC_{ordered}")))

        one = side(plan, ours, many, attacking=True)
        two = side("ORGANIZED_WITHDRAWAL", theirs, few)
        a.battle(one, two, world, world.dice())
        assert two.losses <= 15
        assert one.broken_off or two.broken_off


@pytest.mark.parametrize(
    ("plan", "other", "lost"), [("PROBING", "HOLD", 31), ("STANDARD_PLAN", "HOLD", 46), ("DETERMINED", "HOLD", 51)]
)
def test_a_bolder_plan_risks_more(plan: str, other: str, lost: int) -> None:
    """Seed 002, lines 2171 to 2173: 15 %, 33 % and 55 %."""
    assert fought(plan, other, False)[0].losses == lost
