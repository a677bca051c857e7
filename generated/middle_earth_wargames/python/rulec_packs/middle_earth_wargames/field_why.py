"""The resolvers of field.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import FLOOR, Label, Notes, quotient
from rulec.runtime.ground.geometry import is_within, shapes_overlap, shapes_touch, spots_near
from rulec.runtime.ground.geometry_angles import lies_in_arc, spot_ahead

from ._choices import (
    BASE_SORT_BEAST_BASE, BASE_SORT_CHARIOT_BASE, BASE_SORT_MAN_BASE, BASE_SORT_RIDER_BASE, BaseSort,
    ENTRY_WAY_FLANK_ENTRY, ENTRY_WAY_FRONT_ENTRY, ENTRY_WAY_REAR_ENTRY, EntryWay, GAIT_CHARGE_RUN,
    GROUND_SORT_DEEP_RIVER, GROUND_SORT_OPEN_GROUND, GROUND_SORT_THICK_WOOD, GROUND_SORT_THIN_WOOD,
    SHELTER_HARD, SHELTER_NO_SHELTER, SHELTER_SOFT, SLOPE_DOWNHILL, SLOPE_LEVEL_GROUND, SLOPE_UPHILL,
    STRUCK_CHARIOT, STRUCK_ELEPHANT, STRUCK_WARG, STRUCK_WOLF, Shelter, Side, Slope,
)
from ._kinds import Tract, Unit
from ._tables import PACES_DISTANCE, TROOP_RACE, TROOP_SIDE
from ._world import World
from .armies import block_depth, frontage
from .field import (
    base_of, behind_of, charge_range, files_of, flank_held, front_of, height_at, hidden_by, higher,
    in_front_of, left_end, near, pace_is_known, ranks_of, right_end, sight_of, within,
)
from .morale import mounted
from .movement import mover, pace
from .weather import sight_under
from .withdrawal import gait_of
from .woods import hostile_wood

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "base_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', 'a figure on foot', 1, 'ruling "How wide those stand who have rough bases"'),
    ),
    "files_of": (
        Label('base', ''),
        Label('at most', 'no more than there are'),
        Label('at least', 'a rank has a figure'),
    ),
    "ranks_of": (
        Label('base', ''),
    ),
    "front_of": (
        Label('base', '', 20),
        Label('round', '', 20),
    ),
    "depth_of": (
        Label('base', '', 20),
        Label('round', '', 20),
    ),
    "within": (
        Label('holds', ''),
    ),
    "side_of": (
        Label('otherwise', ''),
    ),
    "hidden_by": (
        Label('no', 'the view goes across it'),
        Label('no', 'whoever stands in it sees and is seen'),
        Label('holds', ''),
    ),
    "sight_of": (
        Label('base', 'how far the eye reaches on a clear day'),
        Label('times', 'the weather', 100),
        Label('round', '', 100),
    ),
    "sees": (
        Label('no', 'too far'),
        Label('no', 'something is between them'),
        Label('otherwise', ''),
    ),
    "height_at": (
        Label('base', ''),
    ),
    "shelter_at": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "wooded_at": (
        Label('holds', ''),
    ),
    "hated_at": (
        Label('holds', ''),
    ),
    "in_front_of": (
        Label('holds', ''),
    ),
    "behind_of": (
        Label('holds', ''),
    ),
    "comes_from": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "flank_held": (
        Label('yes', 'a neighbour'),
        Label('yes', 'ground that hardly anybody crosses'),
        Label('otherwise', ''),
    ),
    "left_end": (
        Label('otherwise', ''),
    ),
    "right_end": (
        Label('otherwise', ''),
    ),
    "flanks_held": (
        Label('base', ''),
        Label('add', 'the left'),
        Label('add', 'the right'),
    ),
    "charge_range": (
        Label('case', 'nobody knows how fast it is', 1, 'ruling "What happens in a battle that needs a number which is lost"'),
        Label('otherwise', ''),
    ),
    "pace_is_known": (
        Label('holds', ''),
    ),
    "charge_near": (
        Label('holds', ''),
    ),
    "higher": (
        Label('holds', ''),
    ),
    "slope_toward": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "near": (
        Label('holds', ''),
    ),
    "nearby": (
        Label('otherwise', ''),
    ),
}


def why_base_of(unit: Unit) -> tuple[BaseSort, Notes]:
    """What it stands on.

    `base_of` with its notes: pairs of an index of LABELS['base_of'] and what it moved.
    wargames "BASE SIZES".
    """
    notes: Notes = []
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_CHARIOT:
        notes.append((0, 0))
        return BASE_SORT_CHARIOT_BASE, notes
    if unit_struck_as == STRUCK_ELEPHANT:
        notes.append((1, 0))
        return BASE_SORT_BEAST_BASE, notes
    if mounted(unit) or unit_struck_as == STRUCK_WOLF or unit_struck_as == STRUCK_WARG:
        notes.append((2, 0))
        return BASE_SORT_RIDER_BASE, notes
    notes.append((3, 0))
    return BASE_SORT_MAN_BASE, notes  # a figure on foot


def why_files_of(unit: Unit) -> tuple[int, Notes]:
    """Figures abreast.

    `files_of` with its notes: pairs of an index of LABELS['files_of'] and what it moved.
    In plain numbers.
    wargames "MOVEMENT".
    """
    notes: Notes = []
    value = unit.abreast
    notes.append((0, value))
    if value < 1:
        notes.append((2, 1 - value))
        value = 1  # a rank has a figure
    limit = unit.men
    if value > limit:
        notes.append((1, limit - value))
        value = limit  # no more than there are
    return value, notes


def why_ranks_of(unit: Unit) -> tuple[int, Notes]:
    """Ranks.

    `ranks_of` with its notes: pairs of an index of LABELS['ranks_of'] and what it moved.
    In steps of 1/2 ranks.
    Raises DividedByNothing (a divisor is 0).
    wargames "FIRING".
    """
    notes: Notes = []
    value = -1 * quotient(-1 * unit.men, max(1, files_of(unit)), 'ranks_of')
    notes.append((0, value))
    value *= 2
    return value, notes


def why_front_of(unit: Unit) -> tuple[int, Notes]:
    """How wide its front is.

    `front_of` with its notes: pairs of an index of LABELS['front_of'] and what it moved.
    In metres.
    wargames "BASE SIZES".
    """
    notes: Notes = []
    value = 127 * frontage(base_of(unit), files_of(unit), unit.spacing)
    notes.append((0, value))
    before = value
    value = -1 * (-1 * value // 20)
    notes.append((1, 20 * value - before))
    return value, notes


def why_depth_of(unit: Unit) -> tuple[int, Notes]:
    """How deep it stands.

    `depth_of` with its notes: pairs of an index of LABELS['depth_of'] and what it moved.
    In metres.
    Raises DividedByNothing (a divisor is 0).
    wargames "BASE SIZES".
    """
    notes: Notes = []
    value = 127 * block_depth(base_of(unit), ranks_of(unit))
    notes.append((0, value))
    before = value
    value = -1 * (-1 * value // 20)
    notes.append((1, 20 * value - before))
    return value, notes


def why_within(one: Unit, other: Unit, reach: int) -> tuple[bool, Notes]:
    """The other is within the reach of the one.

    `within` with its notes: pairs of an index of LABELS['within'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if not is_within(one.footing, other.footing, reach):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_side_of(unit: Unit) -> tuple[Side, Notes]:
    """Whose it is.

    `side_of` with its notes: pairs of an index of LABELS['side_of'] and what it moved.
    wargames "Scale".
    """
    notes: Notes = []
    notes.append((0, 0))
    return TROOP_SIDE[unit.troop], notes


def why_hidden_by(tract: Tract, one: Unit, other: Unit) -> tuple[bool, Notes]:
    """The tract hides the other from the one.

    `hidden_by` with its notes: pairs of an index of LABELS['hidden_by'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if not tract.screens:
        notes.append((0, 0))
        return False, notes  # the view goes across it
    one_stands_upon = one.stands_upon
    tract_tract_edge = tract.tract_edge
    if (
        shapes_touch((one_stands_upon,), tract_tract_edge)
        or shapes_touch((other.stands_upon,), tract_tract_edge)
    ):
        notes.append((1, 0))
        return False, notes  # whoever stands in it sees and is seen
    other_stands_upon = other.stands_upon
    if not shapes_overlap((one_stands_upon, other_stands_upon), tract_tract_edge):
        notes.append((2, 0))
        return False, notes
    return True, notes


def why_sight_of(unit: Unit, world: World) -> tuple[int, Notes]:
    """How far a unit sees.

    `sight_of` with its notes: pairs of an index of LABELS['sight_of'] and what it moved.
    In metres.
    wargames "WEATHER".
    """
    notes: Notes = []
    notes.append((0, 2000))
    value = 2000  # how far the eye reaches on a clear day
    times = sight_under(world.sky_now, TROOP_RACE[unit.troop])
    notes.append((1, value * (times - 100)))
    value *= times  # the weather
    before = value
    value //= 100
    notes.append((2, 100 * value - before))
    return value, notes


def why_sees(one: Unit, other: Unit, world: World) -> tuple[bool, Notes]:
    """The one sees the other.

    `sees` with its notes: pairs of an index of LABELS['sees'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if not spots_near(one.stands_upon, other.stands_upon, sight_of(one, world)):
        notes.append((0, 0))
        return False, notes  # too far
    if any(hidden_by(t, one, other) for t in world.tracts):
        notes.append((1, 0))
        return False, notes  # something is between them
    notes.append((2, 0))
    return True, notes


def why_height_at(place: tuple[int, int], world: World) -> tuple[int, Notes]:
    """How high a place lies.

    `height_at` with its notes: pairs of an index of LABELS['height_at'] and what it moved.
    In metres.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    value = sum(t.rise for t in world.tracts if t.rise > 0 and shapes_touch((place,), t.tract_edge))
    notes.append((0, value))
    return value, notes


def why_shelter_at(place: tuple[int, int], world: World) -> tuple[Shelter, Notes]:
    """The cover that a place gives.

    `shelter_at` with its notes: pairs of an index of LABELS['shelter_at'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if any(t.cover_given == SHELTER_HARD and shapes_touch((place,), t.tract_edge) for t in world.tracts):
        notes.append((0, 0))
        return SHELTER_HARD, notes
    if any(t.cover_given == SHELTER_SOFT and shapes_touch((place,), t.tract_edge) for t in world.tracts):
        notes.append((1, 0))
        return SHELTER_SOFT, notes
    notes.append((2, 0))
    return SHELTER_NO_SHELTER, notes


def why_wooded_at(place: tuple[int, int], world: World) -> tuple[bool, Notes]:
    """It is wooded.

    `wooded_at` with its notes: pairs of an index of LABELS['wooded_at'] and what it moved.
    wargames "TACTICAL FACTORS".
    """
    notes: Notes = []
    if not any(
        (t.ground_sort == GROUND_SORT_THICK_WOOD or t.ground_sort == GROUND_SORT_THIN_WOOD)
            and shapes_touch((place,), t.tract_edge)
        for t in world.tracts
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_hated_at(place: tuple[int, int], side: Side, world: World) -> tuple[bool, Notes]:
    """The trees hate them.

    `hated_at` with its notes: pairs of an index of LABELS['hated_at'] and what it moved.
    wargames "GOOD WOODS.".
    """
    notes: Notes = []
    if not any(
        t.allegiance is not None and hostile_wood(side, t.allegiance) and shapes_touch((place,), t.tract_edge)
        for t in world.tracts
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_in_front_of(unit: Unit, other: Unit) -> tuple[bool, Notes]:
    """The other stands before the unit.

    `in_front_of` with its notes: pairs of an index of LABELS['in_front_of'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if not lies_in_arc(unit.stands_upon, unit.faces_toward, -45, 45, other.stands_upon, 360):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_behind_of(unit: Unit, other: Unit) -> tuple[bool, Notes]:
    """The other stands behind the unit.

    `behind_of` with its notes: pairs of an index of LABELS['behind_of'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if lies_in_arc(unit.stands_upon, unit.faces_toward, -90, 90, other.stands_upon, 360):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_comes_from(unit: Unit, other: Unit) -> tuple[EntryWay, Notes]:
    """From where somebody comes at a unit.

    `comes_from` with its notes: pairs of an index of LABELS['comes_from'] and what it moved.
    wargames "ENTERING MELEES".
    """
    notes: Notes = []
    if in_front_of(unit, other):
        notes.append((0, 0))
        return ENTRY_WAY_FRONT_ENTRY, notes
    if behind_of(unit, other):
        notes.append((1, 0))
        return ENTRY_WAY_REAR_ENTRY, notes
    notes.append((2, 0))
    return ENTRY_WAY_FLANK_ENTRY, notes


def why_flank_held(unit: Unit, corner: tuple[int, int], world: World) -> tuple[bool, Notes]:
    """Somebody or something holds the flank at the corner.

    `flank_held` with its notes: pairs of an index of LABELS['flank_held'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if any(is_within((corner,), f.footing, 50) for f in unit.friends_around):
        notes.append((0, 0))
        return True, notes  # a neighbour
    if any(
        (t.ground_sort == GROUND_SORT_DEEP_RIVER or t.ground_sort == GROUND_SORT_THICK_WOOD)
            and is_within((corner,), t.tract_edge, 50)
        for t in world.tracts
    ):
        notes.append((1, 0))
        return True, notes  # ground that hardly anybody crosses
    notes.append((2, 0))
    return False, notes


def why_left_end(unit: Unit) -> tuple[tuple[int, int], Notes]:
    """The left end of its front.

    `left_end` with its notes: pairs of an index of LABELS['left_end'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return spot_ahead(unit.stands_upon, unit.faces_toward - 90, -1 * (-1 * front_of(unit) // 2), 360), notes


def why_right_end(unit: Unit) -> tuple[tuple[int, int], Notes]:
    """The right end of its front.

    `right_end` with its notes: pairs of an index of LABELS['right_end'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return spot_ahead(unit.stands_upon, unit.faces_toward + 90, -1 * (-1 * front_of(unit) // 2), 360), notes


def why_flanks_held(unit: Unit, world: World) -> tuple[int, Notes]:
    """Secure flanks.

    `flanks_held` with its notes: pairs of an index of LABELS['flanks_held'] and what it moved.
    In plain numbers.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if flank_held(unit, left_end(unit), world):
        notes.append((1, 1))
        value += 1  # the left
    if flank_held(unit, right_end(unit), world):
        notes.append((2, 1))
        value += 1  # the right
    return value, notes


def why_charge_range(unit: Unit, world: World) -> tuple[int, Notes]:
    """How far its charge reaches.

    `charge_range` with its notes: pairs of an index of LABELS['charge_range'] and what it moved.
    In metres.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if not pace_is_known(unit):
        notes.append((0, 0))
        return 0, notes  # nobody knows how fast it is
    notes.append((1, 0))
    return pace(unit, GAIT_CHARGE_RUN, GROUND_SORT_OPEN_GROUND, world.sky_now, False), notes


def why_pace_is_known(unit: Unit) -> tuple[bool, Notes]:
    """The book says how far the unit goes.

    `pace_is_known` with its notes: pairs of an index of LABELS['pace_is_known'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if not PACES_DISTANCE[mover(unit)][gait_of(unit)] >= FLOOR:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_charge_near(unit: Unit, other: Unit, world: World) -> tuple[bool, Notes]:
    """The unit could charge the other.

    `charge_near` with its notes: pairs of an index of LABELS['charge_near'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if not within(unit, other, charge_range(unit, world)):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_higher(one: Unit, other: Unit, world: World) -> tuple[bool, Notes]:
    """The one stands higher than the other.

    `higher` with its notes: pairs of an index of LABELS['higher'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if height_at(one.stands_upon, world) <= height_at(other.stands_upon, world):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_slope_toward(unit: Unit, other: Unit, world: World) -> tuple[Slope, Notes]:
    """The lie of the land between a unit and another.

    `slope_toward` with its notes: pairs of an index of LABELS['slope_toward'] and what it moved.
    wargames "TACTICAL FACTORS".
    """
    notes: Notes = []
    if higher(unit, other, world):
        notes.append((0, 0))
        return SLOPE_DOWNHILL, notes
    if higher(other, unit, world):
        notes.append((1, 0))
        return SLOPE_UPHILL, notes
    notes.append((2, 0))
    return SLOPE_LEVEL_GROUND, notes


def why_near(unit: Unit, other: Unit) -> tuple[bool, Notes]:
    """The other is near the unit.

    `near` with its notes: pairs of an index of LABELS['near'] and what it moved.
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if not spots_near(unit.stands_upon, other.stands_upon, 500):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_nearby(unit: Unit, world: World) -> tuple[Sequence[Unit], Notes]:
    """Everybody not far off.

    `nearby` with its notes: pairs of an index of LABELS['nearby'] and what it moved.
    wargames "MOVEMENT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [o for o in world.units if o is not unit and near(unit, o)], notes
