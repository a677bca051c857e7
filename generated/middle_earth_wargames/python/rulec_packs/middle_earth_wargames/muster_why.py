"""The resolvers of muster.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, present

from ._choices import (
    HOST_PART_HOST_OF_ORCS, HOST_PART_HOST_OF_OTHERS, HOST_PART_HOST_ON_FOOT, HOST_PART_HOST_ON_HORSE,
    HostPart, RACE_BEORNING, RACE_DWARF, RACE_ELF, RACE_ENT, RACE_GREAT_EAGLE, RACE_MAN_ORC, RACE_ORC,
    RACE_TROLL, RACE_URUK, RACE_WOLF, SIDE_EVIL, STRUCK_ELEPHANT, STRUCK_HEAVY_FOOT, STRUCK_LIGHT_FOOT,
    STRUCK_MEDIUM_FOOT, STRUCK_WARG, STRUCK_WILD_MAN, STRUCK_WOLF, STRUCK_WOLF_RIDER, Troop,
    UNIT_SORT_DWARF_BAND, UNIT_SORT_ELF_BAND, UNIT_SORT_FOOT_COMPANY, UNIT_SORT_HORSE_COMPANY,
    UNIT_SORT_MAN_ORC_BAND, UNIT_SORT_ORC_BAND, UNIT_SORT_WOLF_BAND, UnitSort,
)
from ._kinds import Unit, Warlord
from ._tables import TROOP_RACE, TROOP_SIDE
from ._world import World
from .armies import rough_base, soldiers_shown, well_sized
from .field import within
from .latecomers import worth_waiting
from .leaders import stands_alone
from .morale import mounted
from .muster import charisma_over, engine_points, leader_with, lone_figure, part_of_host, sort_of_unit
from .powder import oil_cost
from .vision import worth_of
from .written import host_of

_ONE_OF_1: Final = frozenset((STRUCK_LIGHT_FOOT, STRUCK_MEDIUM_FOOT, STRUCK_HEAVY_FOOT, STRUCK_WILD_MAN))
_ONE_OF_2: Final = frozenset((RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "lone_figure": (
        Label('holds', ''),
    ),
    "leader_with": (
        Label('otherwise', ''),
    ),
    "charisma_over": (
        Label('base', ''),
        Label('set to', 'its leader is dead'),
        Label('at least', 'a leader whom all love stands with it'),
    ),
    "sort_of_unit": (
        Label('case', 'a figure of its own'),
        Label('case', 'wolves, with riders or without'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "part_of_host": (
        Label('case', 'others'),
        Label('case', 'riders'),
        Label('case', 'orcs and the like'),
        Label('otherwise', ''),
    ),
    "points_of_part": (
        Label('base', 'units', 2),
        Label('add', 'those who stand aside', 2),
    ),
    "engine_points": (
        Label('base', 'oil', 2),
        Label('add', 'rams', 4),
        Label('round', '', 4),
    ),
    "points_mustered": (
        Label('base', 'units', 2),
        Label('add', 'rams and oil', 2),
        Label('add', 'those who stand aside', 2),
    ),
    "army_list": (
        Label('otherwise', ''),
    ),
    "army_list_troop": (
        Label('otherwise', ''),
    ),
    "army_list_men": (
        Label('otherwise', ''),
    ),
    "army_list_stands_for": (
        Label('otherwise', ''),
    ),
    "army_list_worth": (
        Label('otherwise', ''),
    ),
    "army_list_usual_size": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "army_list_rough": (
        Label('otherwise', ''),
    ),
    "army_list_charm": (
        Label('otherwise', ''),
    ),
    "army_list_life_left": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "army_list_energy": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "army_list_darts": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "army_list_brands": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "army_list_powder": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "army_list_unarmed": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
}


def why_lone_figure(unit: Unit) -> tuple[bool, Notes]:
    """The unit is a figure of its own.

    `lone_figure` with its notes: pairs of an index of LABELS['lone_figure'] and what it moved.
    wargames "HEROES AND SPECIAL FIGURES".
    """
    notes: Notes = []
    unit_chieftain = unit.chieftain
    if unit_chieftain is None or not stands_alone(unit_chieftain):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_leader_with(unit: Unit) -> tuple[Unit | None, Notes]:
    """The best leader with a name who stands with a unit.

    `leader_with` with its notes: pairs of an index of LABELS['leader_with'] and what it moved.
    wargames "RALLYING".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(
        (f for f in unit.friends_around if lone_figure(f) and f.held_by is None and within(unit, f, 25)),
        key=lambda f: -f.charisma, default=None,
    ), notes


def why_charisma_over(unit: Unit) -> tuple[int, Notes]:
    """Charisma of whoever leads a unit.

    `charisma_over` with its notes: pairs of an index of LABELS['charisma_over'] and what it moved.
    In pips.
    wargames "RALLYING".
    """
    notes: Notes = []
    value = unit.charisma
    notes.append((0, value))
    if unit.leaderless:
        notes.append((1, -1 * value))
        value = 0  # its leader is dead
    if leader_with(unit) is not None:
        limit = present(leader_with(unit), '').charisma
        if value < limit:
            notes.append((2, limit - value))
            value = limit  # a leader whom all love stands with it
    return value, notes


def why_sort_of_unit(unit: Unit) -> tuple[UnitSort | None, Notes]:
    """Line of the sizes of units.

    `sort_of_unit` with its notes: pairs of an index of LABELS['sort_of_unit'] and what it moved.
    wargames "SIZES OF UNITS".
    """
    notes: Notes = []
    if lone_figure(unit):
        notes.append((0, 0))
        return None, notes  # a figure of its own
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_WOLF or unit_struck_as == STRUCK_WARG or unit_struck_as == STRUCK_WOLF_RIDER:
        notes.append((1, 0))
        return UNIT_SORT_WOLF_BAND, notes  # wolves, with riders or without
    unit_troop = unit.troop
    if TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK:
        notes.append((2, 0))
        return UNIT_SORT_ORC_BAND, notes
    if TROOP_RACE[unit_troop] == RACE_MAN_ORC:
        notes.append((3, 0))
        return UNIT_SORT_MAN_ORC_BAND, notes
    if TROOP_RACE[unit_troop] == RACE_DWARF:
        notes.append((4, 0))
        return UNIT_SORT_DWARF_BAND, notes
    if TROOP_RACE[unit_troop] == RACE_ELF:
        notes.append((5, 0))
        return UNIT_SORT_ELF_BAND, notes
    if mounted(unit):
        notes.append((6, 0))
        return UNIT_SORT_HORSE_COMPANY, notes
    if unit_struck_as in _ONE_OF_1:
        notes.append((7, 0))
        return UNIT_SORT_FOOT_COMPANY, notes
    notes.append((8, 0))
    return None, notes


def why_part_of_host(unit: Unit) -> tuple[HostPart, Notes]:
    """Part of the army.

    `part_of_host` with its notes: pairs of an index of LABELS['part_of_host'] and what it moved.
    wargames "THE COMPOSITION OF ARMIES".
    """
    notes: Notes = []
    unit_troop = unit.troop
    if (
        TROOP_RACE[unit_troop] == RACE_ENT
        or TROOP_RACE[unit_troop] == RACE_GREAT_EAGLE
        or TROOP_RACE[unit_troop] == RACE_BEORNING
        or unit.struck_as == STRUCK_ELEPHANT
    ):
        notes.append((0, 0))
        return HOST_PART_HOST_OF_OTHERS, notes  # others
    if mounted(unit):
        notes.append((1, 0))
        return HOST_PART_HOST_ON_HORSE, notes  # riders
    if TROOP_SIDE[unit_troop] == SIDE_EVIL and TROOP_RACE[unit_troop] in _ONE_OF_2:
        notes.append((2, 0))
        return HOST_PART_HOST_OF_ORCS, notes  # orcs and the like
    notes.append((3, 0))
    return HOST_PART_HOST_ON_FOOT, notes


def why_points_of_part(warlord: Warlord, host_part: HostPart, world: World) -> tuple[int, Notes]:
    """Points in a part of an army.

    `points_of_part` with its notes: pairs of an index of LABELS['points_of_part'] and what it moved.
    In steps of 1/2 points.
    wargames "THE COMPOSITION OF ARMIES".
    """
    notes: Notes = []
    value = sum(worth_of(u) for u in host_of(warlord, world) if part_of_host(u) == host_part)  # units
    notes.append((0, value))
    if host_part == HOST_PART_HOST_OF_OTHERS:
        amount = worth_waiting(warlord, world)
        notes.append((1, amount))
        value += amount  # those who stand aside
    return value, notes


def why_engine_points(warlord: Warlord, world: World) -> tuple[int, Notes]:
    """Points in rams and oil.

    `engine_points` with its notes: pairs of an index of LABELS['engine_points'] and what it moved.
    In steps of 1/2 points.
    wargames "SIEGES", "GUNPOWDER".
    """
    notes: Notes = []
    value = sum(oil_cost(r.oil_pots) for r in world.ramparts if r.owner is warlord)  # oil
    notes.append((0, value))
    value *= 2
    amount = sum(m.points_paid for m in world.rams if m.crew is not None and m.crew.warlord is warlord)
    notes.append((1, amount))
    value += amount  # rams
    before = value
    value = (value + 2) // 4
    notes.append((2, 4 * value - before))
    value *= 2
    return value, notes


def why_points_mustered(warlord: Warlord, world: World) -> tuple[int, Notes]:
    """Points of an army.

    `points_mustered` with its notes: pairs of an index of LABELS['points_mustered'] and what it moved.
    In steps of 1/2 points.
    wargames "POINTS TABLE", "NEUTRAL TROOP TYPES".
    """
    notes: Notes = []
    value = sum(worth_of(u) for u in host_of(warlord, world))  # units
    notes.append((0, value))
    amount = engine_points(warlord, world)
    notes.append((1, amount))
    value += amount  # rams and oil
    amount_ = worth_waiting(warlord, world)
    notes.append((2, amount_))
    value += amount_  # those who stand aside
    return value, notes


def why_army_list(warlord: Warlord, world: World) -> tuple[Sequence[Unit], Notes]:
    """Your army.

    `army_list` with its notes: pairs of an index of LABELS['army_list'] and what it moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [u for u in world.units if u.warlord is warlord], notes


def why_army_list_troop(warlord: Warlord, u: Unit) -> tuple[Troop, Notes]:
    """Troop type.

    `army_list_troop` with its notes: pairs of an index of LABELS['army_list_troop'] and what it moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.troop, notes


def why_army_list_men(warlord: Warlord, u: Unit) -> tuple[int, Notes]:
    """Men left.

    `army_list_men` with its notes: pairs of an index of LABELS['army_list_men'] and what it moved.
    In men.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.men, notes


def why_army_list_stands_for(warlord: Warlord, u: Unit) -> tuple[int, Notes]:
    """Army list stands for.

    `army_list_stands_for` with its notes: pairs of an index of LABELS['army_list_stands_for'] and what
    it moved.
    In soldiers.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return soldiers_shown(u.men), notes


def why_army_list_worth(warlord: Warlord, u: Unit) -> tuple[int, Notes]:
    """Army list worth.

    `army_list_worth` with its notes: pairs of an index of LABELS['army_list_worth'] and what it moved.
    In steps of 1/2 points.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return worth_of(u), notes


def why_army_list_usual_size(warlord: Warlord, u: Unit) -> tuple[bool | None, Notes]:
    """Of a usual size.

    `army_list_usual_size` with its notes: pairs of an index of LABELS['army_list_usual_size'] and what
    it moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    if sort_of_unit(u) is not None:
        notes.append((0, 0))
        return well_sized(present(sort_of_unit(u), ''), u.men), notes
    notes.append((1, 0))
    return None, notes


def why_army_list_rough(warlord: Warlord, u: Unit) -> tuple[bool, Notes]:
    """Army list rough.

    `army_list_rough` with its notes: pairs of an index of LABELS['army_list_rough'] and what it moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return rough_base(u.troop), notes


def why_army_list_charm(warlord: Warlord, u: Unit) -> tuple[int, Notes]:
    """Army list charm.

    `army_list_charm` with its notes: pairs of an index of LABELS['army_list_charm'] and what it moved.
    In pips.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return charisma_over(u), notes


def why_army_list_life_left(warlord: Warlord, u: Unit) -> tuple[int | None, Notes]:
    """Defence score that is left.

    `army_list_life_left` with its notes: pairs of an index of LABELS['army_list_life_left'] and what it
    moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    if lone_figure(u):
        notes.append((0, 0))
        return u.life_left, notes
    notes.append((1, 0))
    return None, notes


def why_army_list_energy(warlord: Warlord, u: Unit) -> tuple[int | None, Notes]:
    """Energy.

    `army_list_energy` with its notes: pairs of an index of LABELS['army_list_energy'] and what it
    moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    u_energy = u.energy
    if u_energy > 0:
        notes.append((0, 0))
        return u_energy, notes
    notes.append((1, 0))
    return None, notes


def why_army_list_darts(warlord: Warlord, u: Unit) -> tuple[int | None, Notes]:
    """Darts.

    `army_list_darts` with its notes: pairs of an index of LABELS['army_list_darts'] and what it moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    u_darts = u.darts
    if u_darts > 0:
        notes.append((0, 0))
        return u_darts, notes
    notes.append((1, 0))
    return None, notes


def why_army_list_brands(warlord: Warlord, u: Unit) -> tuple[int | None, Notes]:
    """Fire brands.

    `army_list_brands` with its notes: pairs of an index of LABELS['army_list_brands'] and what it
    moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    u_brands = u.brands
    if u_brands > 0:
        notes.append((0, 0))
        return u_brands, notes
    notes.append((1, 0))
    return None, notes


def why_army_list_powder(warlord: Warlord, u: Unit) -> tuple[int | None, Notes]:
    """Charges of powder.

    `army_list_powder` with its notes: pairs of an index of LABELS['army_list_powder'] and what it
    moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    u_powder = u.powder
    if u_powder > 0:
        notes.append((0, 0))
        return u_powder, notes
    notes.append((1, 0))
    return None, notes


def why_army_list_unarmed(warlord: Warlord, u: Unit) -> tuple[int | None, Notes]:
    """Men without weapons.

    `army_list_unarmed` with its notes: pairs of an index of LABELS['army_list_unarmed'] and what it
    moved.
    wargames "CLASSIFICATION OF TROOP TYPES", "SIZES OF UNITS".
    """
    notes: Notes = []
    u_unarmed = u.unarmed
    if u_unarmed > 0:
        notes.append((0, 0))
        return u_unarmed, notes
    notes.append((1, 0))
    return None, notes
