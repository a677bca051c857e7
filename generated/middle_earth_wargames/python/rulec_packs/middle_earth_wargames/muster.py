"""Resolvers of muster.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    CHIEFTAIN_ANGMAR_KING, CHIEFTAIN_RINGWRAITH, HOST_PART_HOST_OF_ORCS, HOST_PART_HOST_OF_OTHERS,
    HOST_PART_HOST_ON_FOOT, HOST_PART_HOST_ON_HORSE, HostPart, RACE_BEORNING, RACE_DWARF, RACE_ELF,
    RACE_ENT, RACE_GREAT_EAGLE, RACE_MAN_ORC, RACE_ORC, RACE_TROLL, RACE_URUK, RACE_WOLF, SIDE_EVIL,
    STRUCK_ELEPHANT, STRUCK_HEAVY_FOOT, STRUCK_LIGHT_FOOT, STRUCK_MEDIUM_FOOT, STRUCK_WARG, STRUCK_WILD_MAN,
    STRUCK_WOLF, STRUCK_WOLF_RIDER, Troop, UNIT_SORT_DWARF_BAND, UNIT_SORT_ELF_BAND, UNIT_SORT_FOOT_COMPANY,
    UNIT_SORT_HORSE_COMPANY, UNIT_SORT_MAN_ORC_BAND, UNIT_SORT_ORC_BAND, UNIT_SORT_WOLF_BAND, UnitSort,
)
from ._kinds import Unit, Warlord
from ._tables import TROOP_RACE, TROOP_SIDE
from ._words import ARMY_POINT
from ._world import SHAPE, World
from .heroes import defence_score
from .leaders import energy_of, heroes_advised, leader_bonus, stands_alone
from .morale import charisma_of_leader, good_order, mounted
from .powder import oil_cost

_ONE_OF_1: Final = frozenset((STRUCK_LIGHT_FOOT, STRUCK_MEDIUM_FOOT, STRUCK_HEAVY_FOOT, STRUCK_WILD_MAN))
_ONE_OF_2: Final = frozenset((RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF))

_SAYS_LED_UNITS_OF: Final = Message((
    Hole(Holds("thing", 'Warlord'), 'warlord'), ' led ', Hole(Holds("number"), 'number'), ' units of ',
    Hole(Holds("number", unit=ARMY_POINT), 'mustered'), '.',
), 'process:review', 'led_units_of')
_SAYS_LEADERS_WHO_STAND_ALONE: Final = Message((
    'Leaders who stand alone: ', Hole(Holds("number"), 'number'), '. The book calls ',
    Hole(Holds("number"), 'heroes_advised'), ' fair.',
), 'process:review', 'leaders_who_stand_alone')
_SAYS_THE_BOOK_ADVISES: Final = Message((
    Hole(Holds("choice", 'HostPart'), 'host_part'), ': ',
    Hole(Holds("number", unit=ARMY_POINT), 'points_of_part'), '. The book advises ',
    Hole(Holds("number", unit=ARMY_POINT), 'advised_points'), '.',
), 'process:review_part', 'the_book_advises')


def lone_figure(unit: Unit) -> bool:
    """The unit is a figure of its own.

    wargames "HEROES AND SPECIAL FIGURES".
    """
    unit_chieftain = unit.chieftain
    return unit_chieftain is not None and stands_alone(unit_chieftain)


def leader_with(unit: Unit) -> Unit | None:
    """The best leader with a name who stands with a unit.

    wargames "RALLYING".
    """
    return min(
        (f for f in unit.friends_around if f.held_by is None and lone_figure(f) and within(unit, f, 25)),
        key=lambda f: -f.charisma, default=None,
    )


def charisma_over(unit: Unit) -> int:
    """Charisma of whoever leads a unit.

    In pips.
    wargames "RALLYING".
    """
    value = unit.charisma
    if unit.leaderless:
        value = 0  # its leader is dead
    leader_with_ = leader_with(unit)
    if leader_with_ is not None:
        limit = leader_with_.charisma
        if value < limit:
            value = limit  # a leader whom all love stands with it
    return value


def sort_of_unit(unit: Unit) -> UnitSort | None:
    """Line of the sizes of units.

    wargames "SIZES OF UNITS".
    """
    if lone_figure(unit):
        return None  # a figure of its own
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_WOLF or unit_struck_as == STRUCK_WARG or unit_struck_as == STRUCK_WOLF_RIDER:
        return UNIT_SORT_WOLF_BAND  # wolves, with riders or without
    unit_troop = unit.troop
    if TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK:
        return UNIT_SORT_ORC_BAND
    if TROOP_RACE[unit_troop] == RACE_MAN_ORC:
        return UNIT_SORT_MAN_ORC_BAND
    if TROOP_RACE[unit_troop] == RACE_DWARF:
        return UNIT_SORT_DWARF_BAND
    if TROOP_RACE[unit_troop] == RACE_ELF:
        return UNIT_SORT_ELF_BAND
    if mounted(unit):
        return UNIT_SORT_HORSE_COMPANY
    if unit_struck_as in _ONE_OF_1:
        return UNIT_SORT_FOOT_COMPANY
    return None


def part_of_host(unit: Unit) -> HostPart:
    """Part of the army.

    wargames "THE COMPOSITION OF ARMIES".
    """
    unit_troop = unit.troop
    if (
        TROOP_RACE[unit_troop] == RACE_ENT
        or TROOP_RACE[unit_troop] == RACE_GREAT_EAGLE
        or TROOP_RACE[unit_troop] == RACE_BEORNING
        or unit.struck_as == STRUCK_ELEPHANT
    ):
        return HOST_PART_HOST_OF_OTHERS  # others
    if mounted(unit):
        return HOST_PART_HOST_ON_HORSE  # riders
    if TROOP_SIDE[unit_troop] == SIDE_EVIL and TROOP_RACE[unit_troop] in _ONE_OF_2:
        return HOST_PART_HOST_OF_ORCS  # orcs and the like
    return HOST_PART_HOST_ON_FOOT


def points_of_part(warlord: Warlord, host_part: HostPart, world: World) -> int:
    """Points in a part of an army.

    In steps of 1/2 points.
    wargames "THE COMPOSITION OF ARMIES".
    """
    value = sum(worth_of(u) for u in host_of(warlord, world) if part_of_host(u) == host_part)  # units
    if host_part == HOST_PART_HOST_OF_OTHERS:
        value += worth_waiting(warlord, world)  # those who stand aside
    return value


def engine_points(warlord: Warlord, world: World) -> int:
    """Points in rams and oil.

    In steps of 1/2 points.
    wargames "SIEGES", "GUNPOWDER".
    """
    value = sum(oil_cost(r.oil_pots) for r in world.ramparts if r.owner is warlord)  # oil
    value *= 2
    # rams
    value += sum(m.points_paid for m in world.rams if m.crew is not None and m.crew.warlord is warlord)
    value = (value + 2) // 4
    return 2 * value


def points_mustered(warlord: Warlord, world: World) -> int:
    """Points of an army.

    In steps of 1/2 points.
    wargames "POINTS TABLE", "NEUTRAL TROOP TYPES".
    """
    value = sum(worth_of(u) for u in host_of(warlord, world))  # units
    value += engine_points(warlord, world)  # rams and oil
    return value + worth_waiting(warlord, world)  # those who stand aside


def army_list(warlord: Warlord, world: World) -> Sequence[Unit]:
    """Your army.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    return [u for u in world.units if u.warlord is warlord]


def army_list_troop(warlord: Warlord, u: Unit) -> Troop:
    """Troop type.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    return u.troop


def army_list_men(warlord: Warlord, u: Unit) -> int:
    """Men left.

    In men.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    return u.men


def army_list_stands_for(warlord: Warlord, u: Unit) -> int:
    """Army list stands for.

    In soldiers.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    return soldiers_shown(u.men)


def army_list_worth(warlord: Warlord, u: Unit) -> int:
    """Army list worth.

    In steps of 1/2 points.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    return worth_of(u)


def army_list_usual_size(warlord: Warlord, u: Unit) -> bool | None:
    """Of a usual size.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    sort_of_unit_ = sort_of_unit(u)
    if sort_of_unit_ is not None:
        return well_sized(sort_of_unit_, u.men)
    return None


def army_list_rough(warlord: Warlord, u: Unit) -> bool:
    """Army list rough.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    return rough_base(u.troop)


def army_list_charm(warlord: Warlord, u: Unit) -> int:
    """Army list charm.

    In pips.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    return charisma_over(u)


def army_list_life_left(warlord: Warlord, u: Unit) -> int | None:
    """Defence score that is left.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    if lone_figure(u):
        return u.life_left
    return None


def army_list_energy(warlord: Warlord, u: Unit) -> int | None:
    """Energy.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    u_energy = u.energy
    if u_energy > 0:
        return u_energy
    return None


def army_list_darts(warlord: Warlord, u: Unit) -> int | None:
    """Darts.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    u_darts = u.darts
    if u_darts > 0:
        return u_darts
    return None


def army_list_brands(warlord: Warlord, u: Unit) -> int | None:
    """Fire brands.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    u_brands = u.brands
    if u_brands > 0:
        return u_brands
    return None


def army_list_powder(warlord: Warlord, u: Unit) -> int | None:
    """Charges of powder.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    u_powder = u.powder
    if u_powder > 0:
        return u_powder
    return None


def army_list_unarmed(warlord: Warlord, u: Unit) -> int | None:
    """Men without weapons.

    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    u_unarmed = u.unarmed
    if u_unarmed > 0:
        return u_unarmed
    return None


def make_ready(unit: Unit, world: World, dice: Dice) -> None:
    """A unit takes the field.

    wargames "RALLYING", "COMBAT OF HEROES.", "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    unit.began_with = unit.men
    unit.organisation = good_order(unit.troop)
    chief = unit.chieftain
    if chief is None:
        charm = charisma_of_leader(dice)
        unit.charisma = charm
    else:
        unit.charisma = leader_bonus(chief, True)
        if stands_alone(chief):
            life = defence_score(hit_dice_of(chief), dice)
            unit.life_left = life
            unit.energy = energy_of(chief)
        if chief == CHIEFTAIN_RINGWRAITH or chief == CHIEFTAIN_ANGMAR_KING:
            unit.darts = 10


def review(warlord: Warlord, world: World) -> None:
    """An army is reviewed.

    Raises OffTheTable (a table has no row).
    wargames "THE COMPOSITION OF ARMIES", "COMBAT OF HEROES.".
    """
    warlord.mustered = points_mustered(warlord, world)
    world.tell(
        None,
        _SAYS_LED_UNITS_OF.text((warlord, len(host_of(warlord, world)), warlord.mustered), SHAPE),
    )
    if warlord.side == SIDE_EVIL:
        review_part(warlord, HOST_PART_HOST_OF_ORCS, world)
    review_part(warlord, HOST_PART_HOST_ON_FOOT, world)
    review_part(warlord, HOST_PART_HOST_ON_HORSE, world)
    review_part(warlord, HOST_PART_HOST_OF_OTHERS, world)
    if any(lone_figure(u) for u in host_of(warlord, world)):
        world.tell(
            warlord,
            _SAYS_LEADERS_WHO_STAND_ALONE.text(
                (
                    sum(1 for u in host_of(warlord, world) if lone_figure(u)),
                    heroes_advised(sum(1 for u in host_of(warlord, world) if not lone_figure(u))),
                ),
                SHAPE,
            ),
        )


def review_part(warlord: Warlord, host_part: HostPart, world: World) -> None:
    """A part of an army is reviewed.

    Raises OffTheTable (a table has no row).
    wargames "THE COMPOSITION OF ARMIES".
    """
    world.tell(
        warlord,
        _SAYS_THE_BOOK_ADVISES.text(
            (
                host_part, points_of_part(warlord, host_part, world),
                advised_points(warlord.side, host_part, warlord.mustered),
            ),
            SHAPE,
        ),
    )


# at the end, for these modules use each other
from .armies import advised_points, rough_base, soldiers_shown, well_sized  # noqa: E402
from .field import within  # noqa: E402
from .fray import hit_dice_of  # noqa: E402
from .latecomers import worth_waiting  # noqa: E402
from .vision import worth_of  # noqa: E402
from .written import host_of  # noqa: E402
