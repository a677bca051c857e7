"""The rules of Middle Earth X for columns of cases: a row is a case.

Things are read first: `ones, others = read(ones, others)`. A number, a member or an entry is a
column of ints, or one that holds for all rows. A fault tells its row in a note.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import vectors as vec

from ._choices import (
    ARM_ARMY, ARM_DOUBLE_ARMY, ARM_FLEET, FEATURE_HILL_COUNTRY, FOLK_RHUDAUR, QUALITY_DOUBLE,
    QUALITY_NOMINATED, QUALITY_RIDDEN,
)
from ._kinds import Convoy, Move, Piece, Power, Province, Shore, Support

_CONVOY_GOAL = vec.Field(Convoy, 'goal', 'thing')
_CONVOY_UNIT = vec.Field(Convoy, 'unit', 'thing')
_MOVE_GOAL = vec.Field(Move, 'goal', 'thing')
_MOVE_UNIT = vec.Field(Move, 'unit', 'thing')
_PIECE_COMMANDED = vec.Field(Piece, 'commanded', 'truth')
_PIECE_OWNER = vec.Field(Piece, 'owner', 'thing')
_PIECE_PLACE = vec.Field(Piece, 'place', 'thing')
_PIECE_QUALITIES = vec.Field(Piece, 'qualities', 'set')
_PIECE_SHORE = vec.Field(Piece, 'shore', 'thing')
_PIECE_THWARTED = vec.Field(Piece, 'thwarted', 'thing')
_PIECE_TRAIL = vec.Field(Piece, 'trail', 'thing')
_PIECE_WRITTEN_NAME = vec.Field(Piece, 'written_name', 'number')
_POWER_FOLK = vec.Field(Power, 'folk', 'number')
_PROVINCE_EASTING = vec.Field(Province, 'easting', 'number')
_PROVINCE_FEATURES = vec.Field(Province, 'features', 'set')
_PROVINCE_OWNER = vec.Field(Province, 'owner', 'thing')
_PROVINCE_SEA = vec.Field(Province, 'sea', 'truth')
_PROVINCE_SOUTHING = vec.Field(Province, 'southing', 'number')
_SHORE_SIDE = vec.Field(Shore, 'side', 'number')
_SUPPORT_FRIEND = vec.Field(Support, 'friend', 'thing')
_SUPPORT_GOAL = vec.Field(Support, 'goal', 'thing')
_SUPPORT_UNIT = vec.Field(Support, 'unit', 'thing')
_FIELDS = (
    _CONVOY_GOAL, _CONVOY_UNIT, _MOVE_GOAL, _MOVE_UNIT, _PIECE_COMMANDED, _PIECE_OWNER, _PIECE_PLACE,
    _PIECE_QUALITIES, _PIECE_SHORE, _PIECE_THWARTED, _PIECE_TRAIL, _PIECE_WRITTEN_NAME, _POWER_FOLK,
    _PROVINCE_EASTING, _PROVINCE_FEATURES, _PROVINCE_OWNER, _PROVINCE_SEA, _PROVINCE_SOUTHING, _SHORE_SIDE,
    _SUPPORT_FRIEND, _SUPPORT_GOAL, _SUPPORT_UNIT,
)
REFUSED: dict[str, str] = {
    'ways_from': 'it looks at the game or asks what a person knows',
    'coast_note': 'it looks at a text',
    'onward': 'it answers with a list or a set',
    'reaches': 'it looks at the game or asks what a person knows',
    'season_of_moves': 'it looks at the game or asks what a person knows',
    'season_of_retreats': 'it looks at the game or asks what a person knows',
    'season_of_builds': 'it looks at the game or asks what a person knows',
    'centres_of': 'it looks at the game or asks what a person knows',
    'units_of': 'it looks at the game or asks what a person knows',
    'centres_to_win': 'it looks at the game or asks what a person knows',
    'has_won': 'it looks at the game or asks what a person knows',
    'decided': 'it looks at the game or asks what a person knows',
    'draw_agreed': 'it looks at the game or asks what a person knows',
    'plays': 'it looks at the game or asks what a person knows',
    'has_to_adjust': 'it looks at the game or asks what a person knows',
    'landings': 'it hangs on what is decided together',
    'landing': 'it hangs on what is decided together',
    'afloat': 'it hangs on what is decided together',
    'can_cross': 'it hangs on what is decided together',
    'ferries': 'it hangs on what is decided together',
    'bound': 'it hangs on what is decided together',
    'on_route': 'it hangs on what is decided together',
    'needed': 'it hangs on what is decided together',
    'sea_meant': 'it hangs on what is decided together',
    'may_sail': 'it hangs on what is decided together',
    'aim': 'it hangs on what is decided together',
    'first_given': 'it hangs on what is decided together',
    'same_coast': 'it hangs on what is decided together',
    'moves_off': 'it hangs on what is decided together',
    'movers_into': 'it hangs on what is decided together',
    'oncoming': 'it hangs on what is decided together',
    'occupants': 'it hangs on what is decided together',
    'backers': 'it hangs on what is decided together',
    'ferried': 'it hangs on what is decided together',
    'convoy_lost': 'it hangs on what is decided together',
    'sails': 'it hangs on what is decided together',
    'head_on': 'it hangs on what is decided together',
    'cut_by': 'it hangs on what is decided together',
    'attacks': 'it hangs on what is decided together',
    'against_its_way': 'it hangs on what is decided together',
    'leaves': 'it hangs on what is decided together',
    'dislodged': 'it hangs on what is decided together',
    'kept_back': 'it hangs on what is decided together',
    'backing': 'it hangs on what is decided together',
    'defence': 'it hangs on what is decided together',
    'hold': 'it hangs on what is decided together',
    'resistance': 'it hangs on what is decided together',
    'attack': 'it hangs on what is decided together',
    'foreign_help': 'it hangs on what is decided together',
    'prevention': 'it hangs on what is decided together',
    'outcome_of_move': 'it hangs on what is decided together',
    'outcome_of_support': 'it hangs on what is decided together',
    'outcome_of_convoy': 'it hangs on what is decided together',
    'contested': 'it hangs on what is decided together',
    'taken_': 'it hangs on what is decided together',
    'open_to': 'it hangs on what is decided together',
    'came_from': 'it hangs on what is decided together',
    'driven_out_from': 'it hangs on what is decided together',
    'driven_out_by': 'it hangs on what is decided together',
    'coast_aimed_at': 'it hangs on what is decided together',
    'land_retreats': 'it hangs on what is decided together',
    'fleet_retreats': 'it hangs on what is decided together',
    'waters_near': 'it hangs on what is decided together',
    'unit_in_place': 'it looks at the game or asks what a person knows',
    'leaving': 'it looks at the game or asks what a person knows',
    'sort_of_unit': 'it looks at a text',
    'fleets_at_sea': 'it looks at the game or asks what a person knows',
    'coast_named': 'it puts things in order',
    'coasts_open': 'it answers with a list or a set',
    'can_go': 'it looks at the game or asks what a person knows',
    'within_reach': 'it looks at the game or asks what a person knows',
    'waters_within_reach': 'it answers with a list or a set',
    'coast_is_clear': 'it makes a list',
    'can_help': 'it looks at the game or asks what a person knows',
    'occupant': 'it looks at the game or asks what a person knows',
    'touches': 'it looks for something in a list',
    'named_seas': 'it looks at the game or asks what a person knows',
    'seas_without_fleet': 'it looks at the game or asks what a person knows',
    'route_leads': 'it looks for something in a list',
    'to_disband': 'it looks at the game or asks what a person knows',
    'told_to_hold': 'it looks at the game or asks what a person knows',
    'coasts_held': 'it looks at the game or asks what a person knows',
    'coasts_left_alone': 'it looks at the game or asks what a person knows',
    'left_alone': 'it looks at the game or asks what a person knows',
    'havens_in': 'it answers with a list or a set',
    'may_retreat': 'it looks for something in a list',
    'collides': 'it looks at the game or asks what a person knows',
    'holder_of': 'it looks at the game or asks what a person knows',
    'sign_of': 'it looks at a text',
    'sign_at': 'it looks at the game or asks what a person knows',
    'outcast': 'it looks at the game or asks what a person knows',
    'outcast_sign': 'it looks at the game or asks what a person knows',
    'ways_out': 'it looks at the game or asks what a person knows',
    'waters_out': 'it looks at the game or asks what a person knows',
    'outcast_owner': 'it looks at the game or asks what a person knows',
    'ways_apart': 'it looks at the game or asks what a person knows',
    'map_sign': 'it looks at a text',
    'docks': 'it answers with a list or a set',
    'around': 'it looks at the game or asks what a person knows',
    'seats': 'it looks at the game or asks what a person knows',
    'way_from': 'it looks at the game or asks what a person knows',
    'double_sign': 'it looks at a text',
    'nominee': 'it looks at the game or asks what a person knows',
    'wraith_at': 'it looks at the game or asks what a person knows',
    'goes_along': 'it looks at the game or asks what a person knows',
    'among_foes': 'it looks at the game or asks what a person knows',
    'with_army': 'it looks at the game or asks what a person knows',
    'absent': 'it looks at the game or asks what a person knows',
    'without_player': 'it looks at the game or asks what a person knows',
    'comes_not': 'it looks at the game or asks what a person knows',
    'units_on_board': 'it looks at the game or asks what a person knows',
    'units_on_board_whose': 'it looks at the game or asks what a person knows',
    'units_on_board_unit': 'it looks at the game or asks what a person knows',
    'driven_out': 'it looks at the game or asks what a person knows',
    'driven_out_whose': 'it looks at the game or asks what a person knows',
    'driven_out_unit': 'it looks at the game or asks what a person knows',
    'driven_out_may_go': 'it looks at the game or asks what a person knows',
    'driven_out_may_sail': 'it looks at the game or asks what a person knows',
    'board': 'it looks at the game or asks what a person knows',
    'board_by_land': 'it answers with a list or a set',
    'board_apart': 'it looks at the game or asks what a person knows',
    'board_sign': 'it looks at a text',
    'ordered': 'it looks at the game or asks what a person knows',
    'helping': 'it looks at the game or asks what a person knows',
    'helping_sign': 'it looks at a text',
    'carrying': 'it looks at the game or asks what a person knows',
    'carrying_sign': 'it looks at a text',
    'paths': 'it looks at the game or asks what a person knows',
    'failed': 'it looks at the game or asks what a person knows',
    'failed_sign': 'it looks at a text',
    'supply_centres': 'it looks at the game or asks what a person knows',
    'fortunes': 'it looks at the game or asks what a person knows',
    'fortunes_centres': 'it looks at the game or asks what a person knows',
    'fortunes_units': 'it looks at the game or asks what a person knows',
    'nazgul': 'it looks at the game or asks what a person knows',
    'nazgul_whose': 'it looks at the game or asks what a person knows',
    'nazgul_sign': 'it looks at a text',
}
"""Functions that have no columns, and why."""


def read(*columns: Sequence[object]) -> list[vec.Things]:
    """Columns of things, with all that the rules ask of them and of what they lead to."""
    return vec.read(_FIELDS, columns)


def strength(unit: vec.Things) -> vec.Ints:
    """What a unit counts for, wherever it moves, stands or supports.

    In men.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_strength, rows, unit.over(rows))


def arm_of(unit: vec.Things) -> vec.Ints:
    """What a unit is."""
    rows = vec.rows_of(unit)
    return vec.answered(_arm_of, rows, unit.over(rows))


def board_centres() -> vec.Ints:
    """The supply centres on the board.

    In centres.
    """
    rows = vec.rows_of()
    return vec.answered(_board_centres, rows)


def rightly_called(unit: vec.Things, arm: vec.Numbers) -> vec.Truths:
    """The unit is called what it is."""
    rows = vec.rows_of(unit, arm)
    return vec.answered(_rightly_called, rows, unit.over(rows), vec.numbers_or_none(rows, arm))


def belongs_to_it(unit: vec.Things, owner: vec.Things) -> vec.Truths:
    """The unit is of the power that is named."""
    rows = vec.rows_of(unit, owner)
    return vec.answered(_belongs_to_it, rows, unit.over(rows), owner.over(rows))


def awaits_order(unit: vec.Things) -> vec.Truths:
    """The unit has no order yet."""
    rows = vec.rows_of(unit)
    return vec.answered(_awaits_order, rows, unit.over(rows))


def can_carry(unit: vec.Things, freight: vec.Things, goal: vec.Things) -> vec.Truths:
    """The fleet can carry the army."""
    rows = vec.rows_of(unit, freight, goal)
    return vec.answered(_can_carry, rows, unit.over(rows), freight.over(rows), goal.over(rows))


def carried(unit: vec.Things) -> vec.Truths:
    """The unit is an army."""
    rows = vec.rows_of(unit)
    return vec.answered(_carried, rows, unit.over(rows))


def off_one_of_several(unit: vec.Things) -> vec.Truths:
    """The unit lies off one of several coasts."""
    rows = vec.rows_of(unit)
    return vec.answered(_off_one_of_several, rows, unit.over(rows))


def helped_place(support: vec.Things) -> vec.Things:
    """The province for which a support is ordered."""
    rows = vec.rows_of(support)
    return vec.answered(_helped_place, rows, support.over(rows))


def arm_rank(unit: vec.Things) -> vec.Ints:
    """Fleets go before armies.

    In plain numbers.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_arm_rank, rows, unit.over(rows))


def knows_hills(power: vec.Things) -> vec.Truths:
    """The power knows the hills."""
    rows = vec.rows_of(power)
    return vec.answered(_knows_hills, rows, power.over(rows))


def may_be_nominated(unit: vec.Things) -> vec.Truths:
    """The unit may be nominated."""
    rows = vec.rows_of(unit)
    return vec.answered(_may_be_nominated, rows, unit.over(rows))


def named_double(unit: vec.Things) -> vec.Truths:
    """The unit is called a double army in its order."""
    rows = vec.rows_of(unit)
    return vec.answered(_named_double, rows, unit.over(rows))


def board_easting(power: vec.Things, place: vec.Things) -> vec.Ints:
    """How far east it is drawn.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(power, place)
    return vec.answered(_board_easting, rows, power.over(rows), place.over(rows))


def board_southing(power: vec.Things, place: vec.Things) -> vec.Ints:
    """How far south it is drawn.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(power, place)
    return vec.answered(_board_southing, rows, power.over(rows), place.over(rows))


def board_owner(power: vec.Things, place: vec.Things) -> vec.Things:
    """Power that holds it."""
    rows = vec.rows_of(power, place)
    return vec.answered(_board_owner, rows, power.over(rows), place.over(rows))


def ordered_from_there(power: vec.Things, move: vec.Things) -> vec.Things:
    """From."""
    rows = vec.rows_of(power, move)
    return vec.answered(_ordered_from_there, rows, power.over(rows), move.over(rows))


def ordered_goal(power: vec.Things, move: vec.Things) -> vec.Things:
    """The province to which it is ordered."""
    rows = vec.rows_of(power, move)
    return vec.answered(_ordered_goal, rows, power.over(rows), move.over(rows))


def ordered_owner(power: vec.Things, move: vec.Things) -> vec.Things:
    """The power that it belongs to."""
    rows = vec.rows_of(power, move)
    return vec.answered(_ordered_owner, rows, power.over(rows), move.over(rows))


def helping_from_there(power: vec.Things, support: vec.Things) -> vec.Things:
    """From."""
    rows = vec.rows_of(power, support)
    return vec.answered(_helping_from_there, rows, power.over(rows), support.over(rows))


def helping_into(power: vec.Things, support: vec.Things) -> vec.Things:
    """For."""
    rows = vec.rows_of(power, support)
    return vec.answered(_helping_into, rows, power.over(rows), support.over(rows))


def carrying_from_there(power: vec.Things, convoy: vec.Things) -> vec.Things:
    """From."""
    rows = vec.rows_of(power, convoy)
    return vec.answered(_carrying_from_there, rows, power.over(rows), convoy.over(rows))


def carrying_goal(power: vec.Things, convoy: vec.Things) -> vec.Things:
    """The province to which it is taken."""
    rows = vec.rows_of(power, convoy)
    return vec.answered(_carrying_goal, rows, power.over(rows), convoy.over(rows))


def paths_trail(power: vec.Things, unit: vec.Things) -> vec.Things:
    """Last province."""
    rows = vec.rows_of(power, unit)
    return vec.answered(_paths_trail, rows, power.over(rows), unit.over(rows))


def paths_place(power: vec.Things, unit: vec.Things) -> vec.Things:
    """Province."""
    rows = vec.rows_of(power, unit)
    return vec.answered(_paths_place, rows, power.over(rows), unit.over(rows))


def paths_owner(power: vec.Things, unit: vec.Things) -> vec.Things:
    """The power that it belongs to."""
    rows = vec.rows_of(power, unit)
    return vec.answered(_paths_owner, rows, power.over(rows), unit.over(rows))


def failed_place(power: vec.Things, unit: vec.Things) -> vec.Things:
    """Province."""
    rows = vec.rows_of(power, unit)
    return vec.answered(_failed_place, rows, power.over(rows), unit.over(rows))


def failed_thwarted(power: vec.Things, unit: vec.Things) -> vec.Things:
    """Missed province."""
    rows = vec.rows_of(power, unit)
    return vec.answered(_failed_thwarted, rows, power.over(rows), unit.over(rows))


def supply_centres_owner(power: vec.Things, place: vec.Things) -> vec.Things:
    """Power that holds it."""
    rows = vec.rows_of(power, place)
    return vec.answered(_supply_centres_owner, rows, power.over(rows), place.over(rows))


def _strength(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 1)  # what a unit counts for
    unit_qualities = unit.set(_PIECE_QUALITIES)
    here = rows & unit_qualities.has(QUALITY_DOUBLE, QUALITY_NOMINATED, QUALITY_RIDDEN)
    if here.any():
        here_ = here & (unit_qualities.has(QUALITY_DOUBLE) & (value < 2))
        if here_.any():
            value = vec.where(here_, 2, value)  # Double army (quality): a double army
        here_ = here & (unit_qualities.has(QUALITY_NOMINATED) & (value < 2))
        if here_.any():
            value = vec.where(here_, 2, value)  # Nominated (quality): it was nominated
        here_ = here & (unit_qualities.has(QUALITY_RIDDEN) & (value < 2))
        if here_.any():
            value = vec.where(here_, 2, value)  # With the Nazgul (quality): the Nazgul is with it
    return value


def _arm_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & unit.set(_PIECE_QUALITIES).has(QUALITY_DOUBLE)
    if here.any():
        answer = vec.where(here, ARM_DOUBLE_ARMY, answer)  # armies
        done |= here
    left = rows & ~done
    here = left & (~unit.things(_PIECE_SHORE).given)
    if here.any():
        answer = vec.where(here, ARM_ARMY, answer)  # it stands on land
        done |= here
    left_ = left & ~done
    return vec.where(left_, ARM_FLEET, answer)


def _board_centres(rows: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    return vec.full(rows, 36)


def _rightly_called(rows: vec.Truths, unit: vec.Things, arm: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = (~unit.given) | (arm == vec.NONE)
    here = rows & ~test
    test_ = (
        test | (arm == vec.asked(_arm_of, here, unit))
        | ((arm == ARM_ARMY) & (~unit.things(_PIECE_SHORE).given))
    )
    here_ = rows & ~test_
    test_2 = arm == ARM_DOUBLE_ARMY
    here_2 = here_ & test_2
    answer: vec.Truths = test_ | (test_2 & vec.asked(_may_be_nominated, here_2, unit))
    return answer  # another kind of unit


def _belongs_to_it(rows: vec.Truths, unit: vec.Things, owner: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (~unit.given) | (~owner.given) | unit.things(_PIECE_OWNER).same(owner)
    return answer  # somebody else's


def _awaits_order(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = unit.given & (~unit.truths(_PIECE_COMMANDED))
    return answer


def _can_carry(rows: vec.Truths, unit: vec.Things, freight: vec.Things, goal: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (
        (~unit.given) | (~unit.things(_PIECE_SHORE).given)
        | (~unit.things(_PIECE_PLACE).truths(_PROVINCE_SEA))
    )
    if here.any():
        answer = vec.where(here, False, answer)  # only a fleet at sea can carry
        done |= here
    left = rows & ~done
    here = left & ((~freight.given) | freight.things(_PIECE_SHORE).given)
    if here.any():
        answer = vec.where(here, False, answer)  # a fleet is not carried
        done |= here
    left_ = left & ~done
    # no place to land
    return vec.where(
        left_,
        (~goal.truths(_PROVINCE_SEA)) & ((~freight.given) | (~freight.things(_PIECE_PLACE).same(goal))),
        answer,
    )


def _carried(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (~unit.given) | (~unit.things(_PIECE_SHORE).given)
    return answer


def _off_one_of_several(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    unit_shore = unit.things(_PIECE_SHORE)
    answer: vec.Truths = unit_shore.given & (unit_shore.numbers(_SHORE_SIDE) != vec.NONE)
    return answer


def _helped_place(rows: vec.Truths, support: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer = vec.nothing(rows)
    done = vec.every(rows, False)
    support_goal = support.things(_SUPPORT_GOAL)
    here = rows & support_goal.given
    if here.any():
        answer = vec.pick(here, support_goal, answer)  # a move
        done |= here
    left = rows & ~done
    return vec.pick(left, support.things(_SUPPORT_FRIEND).things(_PIECE_PLACE), answer)


def _arm_rank(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (unit.given & unit.things(_PIECE_SHORE).given)
    if here.any():
        answer = vec.where(here, 0, answer)  # a fleet
        done |= here
    left = rows & ~done
    return vec.where(left, 1, answer)


def _knows_hills(rows: vec.Truths, power: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = power.numbers(_POWER_FOLK) == FOLK_RHUDAUR
    return answer


def _may_be_nominated(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (~unit.things(_PIECE_PLACE).set(_PROVINCE_FEATURES).has(FEATURE_HILL_COUNTRY))
    if here.any():
        answer = vec.where(here, False, answer)  # it does not begin in the hills
        done |= here
    left = rows & ~done
    unit_qualities = unit.set(_PIECE_QUALITIES)
    here = left & unit_qualities.has(QUALITY_DOUBLE)
    if here.any():
        answer = vec.where(here, False, answer)  # it is a double army anyhow
        done |= here
    left_ = left & ~done
    test = ~unit_qualities.has(QUALITY_NOMINATED)
    here_ = left_ & test
    # it was nominated last; its power does not know the hills
    return vec.where(left_, test & vec.asked(_knows_hills, here_, unit.things(_PIECE_OWNER)), answer)


def _named_double(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = unit.numbers(_PIECE_WRITTEN_NAME) == ARM_DOUBLE_ARMY
    here = rows & test
    answer: vec.Truths = test & vec.asked(_may_be_nominated, here, unit)
    return answer


def _board_easting(rows: vec.Truths, power: vec.Things, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = place.numbers(_PROVINCE_EASTING)
    return answer


def _board_southing(rows: vec.Truths, power: vec.Things, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = place.numbers(_PROVINCE_SOUTHING)
    return answer


def _board_owner(rows: vec.Truths, power: vec.Things, place: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = place.things(_PROVINCE_OWNER)
    return answer


def _ordered_from_there(rows: vec.Truths, power: vec.Things, move: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = move.things(_MOVE_UNIT).things(_PIECE_PLACE)
    return answer


def _ordered_goal(rows: vec.Truths, power: vec.Things, move: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = move.things(_MOVE_GOAL)
    return answer


def _ordered_owner(rows: vec.Truths, power: vec.Things, move: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = move.things(_MOVE_UNIT).things(_PIECE_OWNER)
    return answer


def _helping_from_there(rows: vec.Truths, power: vec.Things, support: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = support.things(_SUPPORT_UNIT).things(_PIECE_PLACE)
    return answer


def _helping_into(rows: vec.Truths, power: vec.Things, support: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = vec.asked(_helped_place, rows, support)
    return answer


def _carrying_from_there(rows: vec.Truths, power: vec.Things, convoy: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = convoy.things(_CONVOY_UNIT).things(_PIECE_PLACE)
    return answer


def _carrying_goal(rows: vec.Truths, power: vec.Things, convoy: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = convoy.things(_CONVOY_GOAL)
    return answer


def _paths_trail(rows: vec.Truths, power: vec.Things, unit: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = vec.present_things(rows, unit.things(_PIECE_TRAIL), '')
    return answer


def _paths_place(rows: vec.Truths, power: vec.Things, unit: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = unit.things(_PIECE_PLACE)
    return answer


def _paths_owner(rows: vec.Truths, power: vec.Things, unit: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = unit.things(_PIECE_OWNER)
    return answer


def _failed_place(rows: vec.Truths, power: vec.Things, unit: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = unit.things(_PIECE_PLACE)
    return answer


def _failed_thwarted(rows: vec.Truths, power: vec.Things, unit: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = vec.present_things(rows, unit.things(_PIECE_THWARTED), '')
    return answer


def _supply_centres_owner(rows: vec.Truths, power: vec.Things, place: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = place.things(_PROVINCE_OWNER)
    return answer
