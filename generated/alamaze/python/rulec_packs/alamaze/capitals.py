"""Resolvers of capitals.rules."""

from __future__ import annotations

from rulec.runtime import TooMuchTaken, members, present

from ._kinds import Artifact, Building, Group, HOST_SIZE_INACTIVE, Kingdom, Place
from ._tables import BUILDING_DEFENSE, BUILDING_MORE_FOOD, BUILDING_MORE_GOLD
from ._world import SHAPE, World
from .movement import host_size


def next_capital(kingdom: Kingdom) -> Place | None:
    """Where the throne moves when the capital has fallen.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Population Centers", lines
    1090-1092.
    """
    kingdom_capital = kingdom.capital
    return min(
        (p for p in kingdom.places if kingdom_capital is None or p is not kingdom_capital),
        key=lambda p: -p.defense, default=None,
    )


def throne_may_move(besieged: bool) -> bool:
    """The capital may be moved.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Population Centers", line
    1090; "#355 - Relocate Capital", line 4425.
    """
    return not besieged  # Nobody leaves a capital under siege.


def refusals_throne_may_move(besieged: bool) -> tuple[int, ...]:
    """What is lacking where this does not hold: the capital may be moved.

    Indices of LABELS['refusals_throne_may_move']; empty where it holds.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Population Centers", line
    1090; "#355 - Relocate Capital", line 4425.
    """
    notes: list[int] = []
    if besieged:
        notes.append(0)
    return tuple(notes)


def gold_boosted(output: int, building: Building) -> int:
    """Gold production when a building has been finished.

    In gold.
    Raises TooMuchTaken (reductions take more than everything).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", lines 1121 and
    1128.
    """
    value = output
    share_ = 100
    if BUILDING_MORE_GOLD[building] is not None:
        share_ += present(BUILDING_MORE_GOLD[building], '')  # what it adds once
    if share_ < 0:
        raise TooMuchTaken('gold_boosted')
    value *= share_
    return value // 100


def food_boosted(output: int, building: Building) -> int:
    """Food production when a building has been finished.

    In food.
    Raises TooMuchTaken (reductions take more than everything).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", lines 1125 and
    1128.
    """
    value = output
    share_ = 100
    if BUILDING_MORE_FOOD[building] is not None:
        share_ += present(BUILDING_MORE_FOOD[building], '')  # what it adds once
    if share_ < 0:
        raise TooMuchTaken('food_boosted')
    value *= share_
    return value // 100


def walls_built(walls: int, building: Building) -> int:
    """Defense when a building has been finished.

    In defense.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Fortifications", line
    1144.
    """
    value = walls
    if BUILDING_DEFENSE[building] is not None:
        value += present(BUILDING_DEFENSE[building], '')  # for good
    return value


def spoils(loser: Group, winner: Group, world: World) -> None:
    """What the dead carried.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2065.
    """
    if host_size(winner) != HOST_SIZE_INACTIVE:
        for a in map(Artifact, members(loser.artifacts)):
            winner.artifacts |= 1 << a
            world.tell(winner.kingdom, f"{SHAPE.name(winner)} finds {SHAPE.title('Artifact', a)}.")
    loser.artifacts = 0
