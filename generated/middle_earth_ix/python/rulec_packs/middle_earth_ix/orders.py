"""Resolvers of orders.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, is_linked
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import ARM_ARMY, ARM_DOUBLE_ARMY, ARM_FLEET, Arm, Passage, Side
from ._kinds import Move, Piece, Power, Province, Retreat, Shore, Support
from ._world import SHAPE, World
from ._board import arm_of, coast_note, onward, reaches, ways_from

_SAYS_NOBODY_SPEAKS_FOR: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:10', 'nobody_speaks_for')
_SAYS_NOBODY_ORDERS_UNITS_OF: Final = Message((
    'Nobody orders units of others.',
), 'order:10', 'nobody_orders_units_of', ('nation',))
_SAYS_MOVES_ARE_ORDERED_IN: Final = Message((
    'Moves are ordered in spring and in autumn.',
), 'order:10', 'moves_are_ordered_in')
_SAYS_NO_UNIT_OF_YOURS: Final = Message((
    'No unit of yours stands in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:10', 'no_unit_of_yours')
_SAYS_WHAT_STANDS_IN_IS: Final = Message((
    'What stands in ', Hole(Holds("thing", 'Province'), 'place'), ' is not ',
    Hole(Holds("text"), 'sort_of_unit'), '.',
), 'order:10', 'what_stands_in_is', ('arm',))
_SAYS_AN_ARMY_IS_CARRIED: Final = Message((
    'An army is carried over seas; ', Hole(Holds("thing", 'Province', optional=True), 'crossing'),
    ' is none.',
), 'order:10', 'an_army_is_carried', ('crossing',))
_SAYS_AN_ARMY_IS_CARRIED_2: Final = Message((
    'An army is carried over seas; ', Hole(Holds("thing", 'Province', optional=True), 'second'),
    ' is none.',
), 'order:10', 'an_army_is_carried_2', ('second',))
_SAYS_AN_ARMY_IS_CARRIED_3: Final = Message((
    'An army is carried over seas; ', Hole(Holds("thing", 'Province', optional=True), 'third'), ' is none.',
), 'order:10', 'an_army_is_carried_3', ('third',))
_SAYS_ONLY_AN_ARMY_IS: Final = Message((
    'Only an army is carried over ', Hole(Holds("thing", 'Province', optional=True), 'crossing'), '.',
), 'order:10', 'only_an_army_is', ('crossing',))
_SAYS_NOTHING_LEADS_FROM_TO: Final = Message((
    'Nothing leads from ', Hole(Holds("thing", 'Province'), 'place'), ' to ',
    Hole(Holds("thing", 'Province'), 'goal'), ' over ',
    Hole(Holds("list", item=Holds("thing", 'Province')), 'named_seas'), '.',
), 'order:10', 'nothing_leads_from_to', ('crossing', 'second', 'third'))
_SAYS_NO_FLEET_LIES_IN: Final = Message((
    'No fleet lies in ', Hole(Holds("list", item=Holds("thing", 'Province')), 'seas_without_fleet'), '.',
), 'order:10', 'no_fleet_lies_in', ('crossing', 'second', 'third'))
_SAYS_IT_IS_NOT_SAID: Final = Message((
    'It is not said at which coast of ', Hole(Holds("thing", 'Province'), 'goal'), ' the fleet arrives.',
), 'order:10', 'it_is_not_said', ('side',))
_SAYS_NOTHING_LEADS_FROM_TO_2: Final = Message((
    'Nothing leads from ', Hole(Holds("thing", 'Province'), 'place'), ' to ',
    Hole(Holds("thing", 'Province'), 'goal'), '. From ', Hole(Holds("thing", 'Province'), 'place_2'),
    ' this fleet gets to ', Hole(Holds("list", item=Holds("thing", 'Shore')), 'waters_within_reach'), '.',
), 'order:10', 'nothing_leads_from_to_2', ('side',))
_SAYS_NOTHING_LEADS_FROM_TO_3: Final = Message((
    'Nothing leads from ', Hole(Holds("thing", 'Province'), 'place'), ' to ',
    Hole(Holds("thing", 'Province'), 'goal'), '. From ', Hole(Holds("thing", 'Province'), 'place_2'),
    ' this unit gets to ', Hole(Holds("list", item=Holds("thing", 'Province')), 'within_reach'), '.',
), 'order:10', 'nothing_leads_from_to_3', ('side',))
_SAYS_THE_UNIT_IN_HAS: Final = Message((
    'The unit in ', Hole(Holds("thing", 'Province'), 'place'), ' has an order already.',
), 'order:10', 'fresh')
_SAYS_NOBODY_SPEAKS_FOR_2: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:11', 'nobody_speaks_for')
_SAYS_NOBODY_ORDERS_UNITS_OF_2: Final = Message((
    'Nobody orders units of others.',
), 'order:11', 'nobody_orders_units_of', ('nation',))
_SAYS_UNITS_ARE_TOLD_TO: Final = Message((
    'Units are told to hold in spring and in autumn.',
), 'order:11', 'units_are_told_to')
_SAYS_NO_UNIT_OF_YOURS_2: Final = Message((
    'No unit of yours stands in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:11', 'no_unit_of_yours')
_SAYS_WHAT_STANDS_IN_IS_2: Final = Message((
    'What stands in ', Hole(Holds("thing", 'Province'), 'place'), ' is not ',
    Hole(Holds("text"), 'sort_of_unit'), '.',
), 'order:11', 'what_stands_in_is', ('arm',))
_SAYS_THE_UNIT_IN_HAS_2: Final = Message((
    'The unit in ', Hole(Holds("thing", 'Province'), 'place'), ' has an order already.',
), 'order:11', 'fresh')
_SAYS_NOBODY_SPEAKS_FOR_3: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:12', 'nobody_speaks_for')
_SAYS_NOBODY_ORDERS_UNITS_OF_3: Final = Message((
    'Nobody orders units of others.',
), 'order:12', 'nobody_orders_units_of', ('nation',))
_SAYS_SUPPORT_IS_ORDERED_IN: Final = Message((
    'Support is ordered in spring and in autumn.',
), 'order:12', 'support_is_ordered_in')
_SAYS_NO_UNIT_OF_YOURS_3: Final = Message((
    'No unit of yours stands in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:12', 'no_unit_of_yours')
_SAYS_WHAT_STANDS_IN_IS_3: Final = Message((
    'What stands in ', Hole(Holds("thing", 'Province'), 'place'), ' is not ',
    Hole(Holds("text"), 'sort_of_unit'), '.',
), 'order:12', 'what_stands_in_is', ('arm',))
_SAYS_NOBODY_STANDS_IN: Final = Message((
    'Nobody stands in ', Hole(Holds("thing", 'Province'), 'origin'), '.',
), 'order:12', 'nobody_stands_in')
_SAYS_THE_UNIT_IN_IS: Final = Message((
    'The unit in ', Hole(Holds("thing", 'Province'), 'origin'), ' is not of ',
    Hole(Holds("thing", 'Power', optional=True), 'ally'), '.',
), 'order:12', 'the_unit_in_is', ('ally',))
_SAYS_WHAT_STANDS_IN_IS_4: Final = Message((
    'What stands in ', Hole(Holds("thing", 'Province'), 'origin'), ' is not ',
    Hole(Holds("text"), 'sort_of_unit'), '.',
), 'order:12', 'what_stands_in_is_2', ('friend_arm',))
_SAYS_NO_UNIT_SUPPORTS_ITSELF: Final = Message((
    'No unit supports itself.',
), 'order:12', 'no_unit_supports_itself')
_SAYS_THE_UNIT_IN_COULD: Final = Message((
    'The unit in ', Hole(Holds("thing", 'Province'), 'place'), ' could not go to ',
    Hole(Holds("thing", 'Province'), 'goal'), ' itself.',
), 'order:12', 'the_unit_in_could')
_SAYS_THE_UNIT_IN_HAS_3: Final = Message((
    'The unit in ', Hole(Holds("thing", 'Province'), 'place'), ' has an order already.',
), 'order:12', 'fresh')
_SAYS_NOBODY_SPEAKS_FOR_4: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:13', 'nobody_speaks_for')
_SAYS_NOBODY_ORDERS_UNITS_OF_4: Final = Message((
    'Nobody orders units of others.',
), 'order:13', 'nobody_orders_units_of', ('nation',))
_SAYS_SUPPORT_IS_ORDERED_IN_2: Final = Message((
    'Support is ordered in spring and in autumn.',
), 'order:13', 'support_is_ordered_in')
_SAYS_NO_UNIT_OF_YOURS_4: Final = Message((
    'No unit of yours stands in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:13', 'no_unit_of_yours')
_SAYS_WHAT_STANDS_IN_IS_5: Final = Message((
    'What stands in ', Hole(Holds("thing", 'Province'), 'place'), ' is not ',
    Hole(Holds("text"), 'sort_of_unit'), '.',
), 'order:13', 'what_stands_in_is', ('arm',))
_SAYS_NOBODY_STANDS_IN_2: Final = Message((
    'Nobody stands in ', Hole(Holds("thing", 'Province'), 'origin'), '.',
), 'order:13', 'nobody_stands_in')
_SAYS_THE_UNIT_IN_IS_2: Final = Message((
    'The unit in ', Hole(Holds("thing", 'Province'), 'origin'), ' is not of ',
    Hole(Holds("thing", 'Power', optional=True), 'ally'), '.',
), 'order:13', 'the_unit_in_is', ('ally',))
_SAYS_WHAT_STANDS_IN_IS_6: Final = Message((
    'What stands in ', Hole(Holds("thing", 'Province'), 'origin'), ' is not ',
    Hole(Holds("text"), 'sort_of_unit'), '.',
), 'order:13', 'what_stands_in_is_2', ('friend_arm',))
_SAYS_NO_UNIT_SUPPORTS_ITSELF_2: Final = Message((
    'No unit supports itself.',
), 'order:13', 'no_unit_supports_itself')
_SAYS_THE_UNIT_IN_COULD_2: Final = Message((
    'The unit in ', Hole(Holds("thing", 'Province'), 'place'), ' could not go to ',
    Hole(Holds("thing", 'Province'), 'origin'), ' itself.',
), 'order:13', 'the_unit_in_could')
_SAYS_THE_UNIT_IN_HAS_4: Final = Message((
    'The unit in ', Hole(Holds("thing", 'Province'), 'place'), ' has an order already.',
), 'order:13', 'fresh')
_SAYS_NOBODY_SPEAKS_FOR_5: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:20', 'nobody_speaks_for')
_SAYS_NOBODY_ORDERS_UNITS_OF_5: Final = Message((
    'Nobody orders units of others.',
), 'order:20', 'nobody_orders_units_of', ('nation',))
_SAYS_UNITS_RETREAT_WHEN_THEY: Final = Message((
    'Units retreat when they were driven out.',
), 'order:20', 'units_retreat_when_they')
_SAYS_NO_UNIT_OF_YOURS_5: Final = Message((
    'No unit of yours was driven out of ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:20', 'no_unit_of_yours')
_SAYS_WHAT_WAS_DRIVEN_OUT: Final = Message((
    'What was driven out of ', Hole(Holds("thing", 'Province'), 'place'), ' is not ',
    Hole(Holds("text"), 'sort_of_unit'), '.',
), 'order:20', 'what_was_driven_out', ('arm',))
_SAYS_IT_MAY_NOT_RETREAT: Final = Message((
    'It may not retreat from ', Hole(Holds("thing", 'Province'), 'place'), ' to ',
    Hole(Holds("thing", 'Province'), 'goal'), '.',
), 'order:20', 'it_may_not_retreat', ('side',))
_SAYS_THE_UNIT_THAT_WAS: Final = Message((
    'The unit that was driven out of ', Hole(Holds("thing", 'Province'), 'place'), ' has an order already.',
), 'order:20', 'fresh')
_SAYS_NOBODY_SPEAKS_FOR_6: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:30', 'nobody_speaks_for')
_SAYS_NOBODY_ORDERS_UNITS_OF_6: Final = Message((
    'Nobody orders units of others.',
), 'order:30', 'nobody_orders_units_of', ('nation',))
_SAYS_UNITS_ARE_BUILT_IN: Final = Message(('Units are built in winter.',), 'order:30', 'units_are_built_in')
_SAYS_UNITS_ARE_BUILT_IN_2: Final = Message((
    'Units are built in supply centres at home that are still held; ',
    Hole(Holds("thing", 'Province'), 'place'), ' is none.',
), 'order:30', 'units_are_built_in_2')
_SAYS_NO_FLEET_CAN_BE: Final = Message((
    'No fleet can be built in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:30', 'no_fleet_can_be')
_SAYS_IT_IS_NOT_SAID_2: Final = Message((
    'It is not said at which coast of ', Hole(Holds("thing", 'Province'), 'place'), ' the fleet is built.',
), 'order:30', 'it_is_not_said', ('side',))
_SAYS_NO_MORE_UNITS_ARE: Final = Message(('No more units are due.',), 'order:30', 'due')
_SAYS_SOMEBODY_STANDS_IN: Final = Message((
    'Somebody stands in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:30', 'empty')
_SAYS_A_DOUBLE_ARMY_IS: Final = Message(('A double army is never built.',), 'order:30', 'single')
_SAYS_IS_BUILT: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': ', Hole(Holds("choice", 'Arm'), 'arm'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' is built.',
), 'order:30', 'unit_built')
_SAYS_NOBODY_SPEAKS_FOR_7: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:31', 'nobody_speaks_for')
_SAYS_NOBODY_ORDERS_UNITS_OF_7: Final = Message((
    'Nobody orders units of others.',
), 'order:31', 'nobody_orders_units_of', ('nation',))
_SAYS_UNITS_ARE_DISBANDED_IN: Final = Message((
    'Units are disbanded in winter, or instead of a retreat.',
), 'order:31', 'units_are_disbanded_in')
_SAYS_NO_UNIT_OF_YOURS_6: Final = Message((
    'No unit of yours stands in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:31', 'no_unit_of_yours')
_SAYS_NO_UNIT_OF_YOURS_7: Final = Message((
    'No unit of yours was driven out of ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:31', 'no_unit_of_yours_2')
_SAYS_THE_UNIT_IN_IS_3: Final = Message((
    'The unit in ', Hole(Holds("thing", 'Province'), 'place'), ' is not ',
    Hole(Holds("text"), 'sort_of_unit'), '.',
), 'order:31', 'the_unit_in_is', ('arm',))
_SAYS_NO_MORE_UNITS_HAVE: Final = Message(('No more units have to go.',), 'order:31', 'surplus')
_SAYS_THE_UNIT_THAT_WAS_2: Final = Message((
    'The unit that was driven out of ', Hole(Holds("thing", 'Province'), 'place'), ' has an order already.',
), 'order:31', 'fresh')
_SAYS_IS_DISBANDED: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' is disbanded.',
), 'order:31', 'unit_disbanded')
_SAYS_NOBODY_SPEAKS_FOR_8: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:32', 'nobody_speaks_for')
_SAYS_WHAT_MAY_BE_BUILT: Final = Message((
    'What may be built is waived in winter.',
), 'order:32', 'what_may_be_built')
_SAYS_A_UNIT_IS_WAIVED: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': a unit is waived.',
), 'order:32', 'build_waived')
_SAYS_NOBODY_SPEAKS_FOR_9: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:40', 'nobody_speaks_for')


def unit_in_place(power: Power, place: Province, world: World) -> Piece | None:
    """The unit of a power in a province.

    rules1971 "Orders".
    """
    for unit in world.pieces:
        if unit.owner is power and unit.place is place and not unit.expelled:
            return unit
    return None


def leaving(power: Power, place: Province, world: World) -> Piece | None:
    """The unit of a power that was driven out of a province.

    rules1971 "Retreats".
    """
    for unit in world.pieces:
        if unit.owner is power and unit.place is place and unit.expelled:
            return unit
    return None


def sort_of_unit(arm: Arm | None) -> str:
    """What a kind of unit is called.

    rules1971 "The pieces".
    """
    if arm == ARM_DOUBLE_ARMY:
        return 'a double army'  # armies
    if arm == ARM_ARMY:
        return 'an army'
    if arm == ARM_FLEET:
        return 'a fleet'
    return 'a unit'


def belongs_to_it(unit: Piece | None, owner: Power | None) -> bool:
    """The unit is of the power that is named.

    rules1971 "Orders".
    """
    return unit is None or owner is None or unit.owner is owner  # somebody else's


def awaits_order(unit: Piece | None) -> bool:
    """The unit has no order yet.

    rules1971 "Orders".
    """
    return unit is not None and not unit.commanded


def fleets_at_sea(world: World) -> Sequence[Shore]:
    """The seas in which fleets lie.

    rules1971 "Convoys".
    """
    return [unit.shore for unit in world.pieces if unit.shore is not None and unit.place.sea]


def coast_named(place: Province, side: Side | None) -> Shore | None:
    """The coast of a province that an order names.

    cases "6.B.3".
    """
    if side is not None:
        for shore in place.shores:
            if shore.side == side:
                return shore  # the coast that is named
        return None
    return None


def coasts_open(unit: Piece, goal: Province, side: Side | None) -> Sequence[Shore]:
    """The coasts at which a fleet could arrive.

    cases "6.B.1", "6.B.3".
    """
    return [
        shore
        for shore in goal.shores
        if unit.shore is not None
            and shore in unit.shore.near
            and (side is None or shore.side is None or shore.side == side)
    ]


def can_go(unit: Piece | None, goal: Province, side: Side | None, world: World) -> bool:
    """The unit can go there.

    rules1971 "The board".
    """
    if unit is None or unit.place is goal:
        return False  # it stands there
    if unit is not None and unit.shore is None:
        unit_place = unit.place
        if goal in ways_from(unit_place, world):
            return True  # by land
        if (
            not goal.sea
            and any(
                is_linked(start, goal.shores, fleets_at_sea(world), lambda shore: onward(shore))
                for start in unit_place.shores
            )
        ):
            return True  # fleets could carry it
    return unit is not None and len(coasts_open(unit, goal, side)) == 1  # by water


def within_reach(unit: Piece | None, world: World) -> Sequence[Province]:
    """The provinces to which an army gets by itself.

    rules1971 "The board".
    """
    if unit is not None and unit.shore is None:
        return ways_from(unit.place, world)  # by land
    return ()


def waters_within_reach(unit: Piece | None) -> Sequence[Shore]:
    """The coasts and seas to which a fleet gets.

    rules1971 "The board".
    """
    if unit is not None and unit.shore is not None:
        return unit.shore.near  # by water
    return ()


def coast_is_clear(unit: Piece | None, goal: Province, side: Side | None) -> bool:
    """It is clear at which coast the unit arrives.

    cases "6.B.1".
    """
    return unit is None or len(coasts_open(unit, goal, side)) <= 1  # several coasts


def can_help(unit: Piece | None, friend: Piece | None, goal: Province, world: World) -> bool:
    """The unit can give that support.

    cases "6.A.10".
    """
    if unit is None or friend is None or unit is friend:
        return False  # nobody supports itself
    return unit is not None and reaches(unit, goal, world)


def can_carry(unit: Piece | None, freight: Piece | None, goal: Province) -> bool:
    """The fleet can carry the army.

    rules1971 "Convoys".
    """
    if unit is None or unit.shore is None or not unit.place.sea:
        return False  # only a fleet at sea can carry
    if freight is None or freight.shore is not None:
        return False  # a fleet is not carried
    return not goal.sea and (freight is None or freight.place is not goal)  # no place to land


def occupant(place: Province, world: World) -> Piece | None:
    """The unit in a province, whosever it is.

    rules1971 "Orders".
    """
    for unit in world.pieces:
        if unit.place is place and not unit.expelled:
            return unit
    return None


def carried(unit: Piece | None) -> bool:
    """The unit is an army.

    rules1971 "Convoys".
    """
    return unit is None or unit.shore is None


def touches(one: Province, other: Province) -> bool:
    """Water leads from the one to the other.

    rules1971 "The board".
    """
    return any(any(next_ in shore.near for next_ in other.shores) for shore in one.shores)


def named_seas(
    crossing: Province | None,
    second: Province | None,
    third: Province | None,
    world: World,
) -> Sequence[Province]:
    """The seas that an order names."""
    return [sea for sea in world.provinces if sea is crossing or sea is second or sea is third]


def seas_without_fleet(
    crossing: Province | None,
    second: Province | None,
    third: Province | None,
    world: World,
) -> Sequence[Province]:
    """The seas that an order names and where no fleet lies."""
    return [
        sea
        for sea in named_seas(crossing, second, third, world)
        if not any(unit.place is sea and unit.shore is not None for unit in world.pieces)
    ]


def route_leads(
    place: Province,
    crossing: Province | None,
    second: Province | None,
    third: Province | None,
    goal: Province,
) -> bool:
    """The seas that are named lead there."""
    if crossing is not None:
        if not touches(place, crossing):
            return False  # the first sea does not touch the land
        if second is not None and not touches(crossing, second):
            return False  # the second does not touch the first
    if second is not None and third is not None and not touches(second, third):
        return False  # the third does not touch the second
    if crossing is None:
        return True  # none is named
    if third is not None and touches(third, goal):
        return True
    if third is None and second is not None and touches(second, goal):
        return True
    return second is None and crossing is not None and touches(crossing, goal)


def to_disband(power: Power, place: Province, world: World) -> Piece | None:
    """The unit of a power that it can disband in a province.

    rules1971 "Supply centres".
    """
    if season_of_retreats(world):
        return leaving(power, place, world)  # it was driven out
    return unit_in_place(power, place, world)


def open_order_10(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    goal: Province,
    side: Side | None,
    passage: Passage | None,
    crossing: Province | None,
    second: Province | None,
    third: Province | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Move.

    rules1971 "Orders".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR.text((power,), SHAPE)
    if nation is not None and nation is not power:
        return _SAYS_NOBODY_ORDERS_UNITS_OF.text((), SHAPE)
    if not season_of_moves(world):
        return _SAYS_MOVES_ARE_ORDERED_IN.text((), SHAPE)
    piece = unit_in_place(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS.text((place,), SHAPE)
    if not rightly_called(piece, arm):
        return _SAYS_WHAT_STANDS_IN_IS.text((place, sort_of_unit(arm)), SHAPE)
    if crossing is not None and not crossing.sea:
        return _SAYS_AN_ARMY_IS_CARRIED.text((crossing,), SHAPE)
    if second is not None and not second.sea:
        return _SAYS_AN_ARMY_IS_CARRIED_2.text((second,), SHAPE)
    if third is not None and not third.sea:
        return _SAYS_AN_ARMY_IS_CARRIED_3.text((third,), SHAPE)
    if crossing is not None and not carried(piece):
        return _SAYS_ONLY_AN_ARMY_IS.text((crossing,), SHAPE)
    if not route_leads(place, crossing, second, third, goal):
        return (
            _SAYS_NOTHING_LEADS_FROM_TO.text((place, goal, named_seas(crossing, second, third, world)), SHAPE)
        )
    seas_without_fleet_ = seas_without_fleet(crossing, second, third, world)
    if len(seas_without_fleet_) != 0:
        return _SAYS_NO_FLEET_LIES_IN.text((seas_without_fleet_,), SHAPE)
    if not coast_is_clear(piece, goal, side):
        return _SAYS_IT_IS_NOT_SAID.text((goal,), SHAPE)
    if not can_go(piece, goal, side, world) and not carried(piece):
        return _SAYS_NOTHING_LEADS_FROM_TO_2.text((place, goal, place, waters_within_reach(piece)), SHAPE)
    if not can_go(piece, goal, side, world):
        return _SAYS_NOTHING_LEADS_FROM_TO_3.text((place, goal, place, within_reach(piece, world)), SHAPE)
    return None


def needs_order_10(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    goal: Province,
    side: Side | None,
    passage: Passage | None,
    crossing: Province | None,
    second: Province | None,
    third: Province | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Move.

    rules1971 "Orders".
    """
    if not awaits_order(unit_in_place(power, place, world)):
        return _SAYS_THE_UNIT_IN_HAS.text((place,), SHAPE)
    return None


def early_order_10_place(power: Power, arm: Arm | None, place: Province, world: World) -> str | None:
    """Why it is refused when it is done: Move.

    rules1971 "Orders".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR.text((power,), SHAPE)
    if not season_of_moves(world):
        return _SAYS_MOVES_ARE_ORDERED_IN.text((), SHAPE)
    piece = unit_in_place(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS.text((place,), SHAPE)
    if not awaits_order(piece):
        return _SAYS_THE_UNIT_IN_HAS.text((place,), SHAPE)
    return None


def does_order_10(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    goal: Province,
    side: Side | None,
    passage: Passage | None,
    crossing: Province | None,
    second: Province | None,
    third: Province | None,
    nation: Power | None,
    world: World,
    dice: Dice,
) -> None:
    """Move.

    rules1971 "Orders".
    """
    unit = unit_in_place(power, place, world)
    if unit is not None:
        unit.commanded = True
        unit.written_name = arm
        move = Move(
            unit=unit, goal=goal, coast=coast_named(goal, side),
            by_sea=passage is not None or crossing is not None,
            route=named_seas(crossing, second, third, world),
        )
        world.add(move)


def open_order_11(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Hold.

    rules1971 "Orders".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_2.text((power,), SHAPE)
    if nation is not None and nation is not power:
        return _SAYS_NOBODY_ORDERS_UNITS_OF_2.text((), SHAPE)
    if not season_of_moves(world):
        return _SAYS_UNITS_ARE_TOLD_TO.text((), SHAPE)
    piece = unit_in_place(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS_2.text((place,), SHAPE)
    if not rightly_called(piece, arm):
        return _SAYS_WHAT_STANDS_IN_IS_2.text((place, sort_of_unit(arm)), SHAPE)
    return None


def needs_order_11(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Hold.

    rules1971 "Orders".
    """
    if not awaits_order(unit_in_place(power, place, world)):
        return _SAYS_THE_UNIT_IN_HAS_2.text((place,), SHAPE)
    return None


def early_order_11_place(power: Power, arm: Arm | None, place: Province, world: World) -> str | None:
    """Why it is refused when it is done: Hold.

    rules1971 "Orders".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_2.text((power,), SHAPE)
    if not season_of_moves(world):
        return _SAYS_UNITS_ARE_TOLD_TO.text((), SHAPE)
    piece = unit_in_place(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS_2.text((place,), SHAPE)
    if not awaits_order(piece):
        return _SAYS_THE_UNIT_IN_HAS_2.text((place,), SHAPE)
    return None


def does_order_11(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    nation: Power | None,
    world: World,
    dice: Dice,
) -> None:
    """Hold.

    rules1971 "Orders".
    """
    unit = unit_in_place(power, place, world)
    if unit is not None:
        unit.commanded = True
        unit.ordered_to_hold = True
        unit.written_name = arm


def open_order_12(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    friend_arm: Arm | None,
    origin: Province,
    friend_berth: Side | None,
    goal: Province,
    side: Side | None,
    nation: Power | None,
    ally: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Support a move.

    rules1971 "Support".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_3.text((power,), SHAPE)
    if nation is not None and nation is not power:
        return _SAYS_NOBODY_ORDERS_UNITS_OF_3.text((), SHAPE)
    if not season_of_moves(world):
        return _SAYS_SUPPORT_IS_ORDERED_IN.text((), SHAPE)
    piece = unit_in_place(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS_3.text((place,), SHAPE)
    if not rightly_called(piece, arm):
        return _SAYS_WHAT_STANDS_IN_IS_3.text((place, sort_of_unit(arm)), SHAPE)
    occupant_ = occupant(origin, world)
    if occupant_ is None:
        return _SAYS_NOBODY_STANDS_IN.text((origin,), SHAPE)
    if not belongs_to_it(occupant_, ally):
        return _SAYS_THE_UNIT_IN_IS.text((origin, ally), SHAPE)
    if not rightly_called(occupant_, friend_arm):
        return _SAYS_WHAT_STANDS_IN_IS_4.text((origin, sort_of_unit(friend_arm)), SHAPE)
    if piece is occupant_:
        return _SAYS_NO_UNIT_SUPPORTS_ITSELF.text((), SHAPE)
    if not can_help(piece, occupant_, goal, world):
        return _SAYS_THE_UNIT_IN_COULD.text((place, goal), SHAPE)
    return None


def needs_order_12(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    friend_arm: Arm | None,
    origin: Province,
    friend_berth: Side | None,
    goal: Province,
    side: Side | None,
    nation: Power | None,
    ally: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Support a move.

    rules1971 "Support".
    """
    if not awaits_order(unit_in_place(power, place, world)):
        return _SAYS_THE_UNIT_IN_HAS_3.text((place,), SHAPE)
    return None


def early_order_12_place(power: Power, arm: Arm | None, place: Province, world: World) -> str | None:
    """Why it is refused when it is done: Support a move.

    rules1971 "Support".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_3.text((power,), SHAPE)
    if not season_of_moves(world):
        return _SAYS_SUPPORT_IS_ORDERED_IN.text((), SHAPE)
    piece = unit_in_place(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS_3.text((place,), SHAPE)
    if not awaits_order(piece):
        return _SAYS_THE_UNIT_IN_HAS_3.text((place,), SHAPE)
    return None


def early_order_12_origin(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    friend_arm: Arm | None,
    origin: Province,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Support a move.

    rules1971 "Support".
    """
    piece = occupant(origin, world)
    if piece is None:
        return _SAYS_NOBODY_STANDS_IN.text((origin,), SHAPE)
    if unit_in_place(power, place, world) is piece:
        return _SAYS_NO_UNIT_SUPPORTS_ITSELF.text((), SHAPE)
    return None


def early_order_12_goal(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    friend_arm: Arm | None,
    origin: Province,
    friend_berth: Side | None,
    goal: Province,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Support a move.

    rules1971 "Support".
    """
    if not can_help(unit_in_place(power, place, world), occupant(origin, world), goal, world):
        return _SAYS_THE_UNIT_IN_COULD.text((place, goal), SHAPE)
    return None


def does_order_12(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    friend_arm: Arm | None,
    origin: Province,
    friend_berth: Side | None,
    goal: Province,
    side: Side | None,
    nation: Power | None,
    ally: Power | None,
    world: World,
    dice: Dice,
) -> None:
    """Support a move.

    rules1971 "Support".
    """
    unit = unit_in_place(power, place, world)
    friend = occupant(origin, world)
    if unit is not None and friend is not None:
        unit.commanded = True
        unit.written_name = arm
        support = Support(unit=unit, friend=friend, goal=goal, coast=coast_named(goal, side))
        world.add(support)


def open_order_13(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    friend_arm: Arm | None,
    origin: Province,
    friend_berth: Side | None,
    nation: Power | None,
    ally: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Support a stand.

    rules1971 "Support".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_4.text((power,), SHAPE)
    if nation is not None and nation is not power:
        return _SAYS_NOBODY_ORDERS_UNITS_OF_4.text((), SHAPE)
    if not season_of_moves(world):
        return _SAYS_SUPPORT_IS_ORDERED_IN_2.text((), SHAPE)
    piece = unit_in_place(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS_4.text((place,), SHAPE)
    if not rightly_called(piece, arm):
        return _SAYS_WHAT_STANDS_IN_IS_5.text((place, sort_of_unit(arm)), SHAPE)
    occupant_ = occupant(origin, world)
    if occupant_ is None:
        return _SAYS_NOBODY_STANDS_IN_2.text((origin,), SHAPE)
    if not belongs_to_it(occupant_, ally):
        return _SAYS_THE_UNIT_IN_IS_2.text((origin, ally), SHAPE)
    if not rightly_called(occupant_, friend_arm):
        return _SAYS_WHAT_STANDS_IN_IS_6.text((origin, sort_of_unit(friend_arm)), SHAPE)
    if piece is occupant_:
        return _SAYS_NO_UNIT_SUPPORTS_ITSELF_2.text((), SHAPE)
    if not can_help(piece, occupant_, origin, world):
        return _SAYS_THE_UNIT_IN_COULD_2.text((place, origin), SHAPE)
    return None


def needs_order_13(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    friend_arm: Arm | None,
    origin: Province,
    friend_berth: Side | None,
    nation: Power | None,
    ally: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Support a stand.

    rules1971 "Support".
    """
    if not awaits_order(unit_in_place(power, place, world)):
        return _SAYS_THE_UNIT_IN_HAS_4.text((place,), SHAPE)
    return None


def early_order_13_place(power: Power, arm: Arm | None, place: Province, world: World) -> str | None:
    """Why it is refused when it is done: Support a stand.

    rules1971 "Support".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_4.text((power,), SHAPE)
    if not season_of_moves(world):
        return _SAYS_SUPPORT_IS_ORDERED_IN_2.text((), SHAPE)
    piece = unit_in_place(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS_4.text((place,), SHAPE)
    if not awaits_order(piece):
        return _SAYS_THE_UNIT_IN_HAS_4.text((place,), SHAPE)
    return None


def early_order_13_origin(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    friend_arm: Arm | None,
    origin: Province,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Support a stand.

    rules1971 "Support".
    """
    piece = occupant(origin, world)
    if piece is None:
        return _SAYS_NOBODY_STANDS_IN_2.text((origin,), SHAPE)
    unit_in_place_ = unit_in_place(power, place, world)
    if unit_in_place_ is piece:
        return _SAYS_NO_UNIT_SUPPORTS_ITSELF_2.text((), SHAPE)
    if not can_help(unit_in_place_, piece, origin, world):
        return _SAYS_THE_UNIT_IN_COULD_2.text((place, origin), SHAPE)
    return None


def does_order_13(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    friend_arm: Arm | None,
    origin: Province,
    friend_berth: Side | None,
    nation: Power | None,
    ally: Power | None,
    world: World,
    dice: Dice,
) -> None:
    """Support a stand.

    rules1971 "Support".
    """
    unit = unit_in_place(power, place, world)
    friend = occupant(origin, world)
    if unit is not None and friend is not None:
        unit.commanded = True
        unit.written_name = arm
        support = Support(unit=unit, friend=friend)
        world.add(support)


def open_order_20(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    goal: Province,
    side: Side | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Retreat.

    rules1971 "Retreats".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_5.text((power,), SHAPE)
    if nation is not None and nation is not power:
        return _SAYS_NOBODY_ORDERS_UNITS_OF_5.text((), SHAPE)
    if not season_of_retreats(world):
        return _SAYS_UNITS_RETREAT_WHEN_THEY.text((), SHAPE)
    piece = leaving(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS_5.text((place,), SHAPE)
    if not rightly_called(piece, arm):
        return _SAYS_WHAT_WAS_DRIVEN_OUT.text((place, sort_of_unit(arm)), SHAPE)
    if not may_retreat(piece, goal, side):
        return _SAYS_IT_MAY_NOT_RETREAT.text((place, goal), SHAPE)
    return None


def needs_order_20(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    goal: Province,
    side: Side | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Retreat.

    rules1971 "Retreats".
    """
    if not awaits_order(leaving(power, place, world)):
        return _SAYS_THE_UNIT_THAT_WAS.text((place,), SHAPE)
    return None


def early_order_20_place(power: Power, arm: Arm | None, place: Province, world: World) -> str | None:
    """Why it is refused when it is done: Retreat.

    rules1971 "Retreats".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_5.text((power,), SHAPE)
    if not season_of_retreats(world):
        return _SAYS_UNITS_RETREAT_WHEN_THEY.text((), SHAPE)
    piece = leaving(power, place, world)
    if piece is None:
        return _SAYS_NO_UNIT_OF_YOURS_5.text((place,), SHAPE)
    if not awaits_order(piece):
        return _SAYS_THE_UNIT_THAT_WAS.text((place,), SHAPE)
    return None


def does_order_20(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    goal: Province,
    side: Side | None,
    nation: Power | None,
    world: World,
    dice: Dice,
) -> None:
    """Retreat.

    rules1971 "Retreats".
    """
    unit = leaving(power, place, world)
    if unit is not None:
        unit.commanded = True
        retreat = Retreat(unit=unit, goal=goal, coast=next(iter(havens_in(unit, goal, side)), None))
        world.add(retreat)


def open_order_30(
    power: Power,
    arm: Arm,
    place: Province,
    side: Side | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Build a unit.

    rules1971 "Supply centres".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_6.text((power,), SHAPE)
    if nation is not None and nation is not power:
        return _SAYS_NOBODY_ORDERS_UNITS_OF_6.text((), SHAPE)
    if not season_of_builds(world):
        return _SAYS_UNITS_ARE_BUILT_IN.text((), SHAPE)
    if place.homeland is not power or place.owner is not power or not place.supply_centre:
        return _SAYS_UNITS_ARE_BUILT_IN_2.text((place,), SHAPE)
    if arm == ARM_FLEET and len(docks(place, None)) <= 0:
        return _SAYS_NO_FLEET_CAN_BE.text((place,), SHAPE)
    if arm == ARM_FLEET and len(docks(place, side)) != 1:
        return _SAYS_IT_IS_NOT_SAID_2.text((place,), SHAPE)
    return None


def needs_order_30(
    power: Power,
    arm: Arm,
    place: Province,
    side: Side | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Build a unit.

    rules1971 "Supply centres".
    """
    if centres_of(power, world) <= units_of(power, world):
        return _SAYS_NO_MORE_UNITS_ARE.text((), SHAPE)
    if occupant(place, world) is not None:
        return _SAYS_SOMEBODY_STANDS_IN.text((place,), SHAPE)
    if arm == ARM_DOUBLE_ARMY:
        return _SAYS_A_DOUBLE_ARMY_IS.text((), SHAPE)
    return None


def early_order_30_arm(power: Power, arm: Arm, world: World) -> str | None:
    """Why it is refused when it is done: Build a unit.

    rules1971 "Supply centres".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_6.text((power,), SHAPE)
    if not season_of_builds(world):
        return _SAYS_UNITS_ARE_BUILT_IN.text((), SHAPE)
    if centres_of(power, world) <= units_of(power, world):
        return _SAYS_NO_MORE_UNITS_ARE.text((), SHAPE)
    if arm == ARM_DOUBLE_ARMY:
        return _SAYS_A_DOUBLE_ARMY_IS.text((), SHAPE)
    return None


def early_order_30_place(power: Power, arm: Arm, place: Province, world: World) -> str | None:
    """Why it is refused when it is done: Build a unit.

    rules1971 "Supply centres".
    """
    if place.homeland is not power or place.owner is not power or not place.supply_centre:
        return _SAYS_UNITS_ARE_BUILT_IN_2.text((place,), SHAPE)
    if arm == ARM_FLEET and len(docks(place, None)) <= 0:
        return _SAYS_NO_FLEET_CAN_BE.text((place,), SHAPE)
    if occupant(place, world) is not None:
        return _SAYS_SOMEBODY_STANDS_IN.text((place,), SHAPE)
    return None


def does_order_30(
    power: Power,
    arm: Arm,
    place: Province,
    side: Side | None,
    nation: Power | None,
    world: World,
    dice: Dice,
) -> None:
    """Build a unit.

    rules1971 "Supply centres".
    """
    piece = Piece(
        owner=power, place=place, shore=next(iter(docks(place, side)), None) if arm == ARM_FLEET else None,
    )
    world.add(piece)
    world.tell(
        None,
        _SAYS_IS_BUILT.text(
            (
                power, arm, place,
                coast_note(next(iter(docks(place, side)), None) if arm == ARM_FLEET else None),
            ),
            SHAPE,
        ),
    )


def open_order_31(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Disband a unit.

    rules1971 "Supply centres".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_7.text((power,), SHAPE)
    if nation is not None and nation is not power:
        return _SAYS_NOBODY_ORDERS_UNITS_OF_7.text((), SHAPE)
    if not season_of_builds(world) and not season_of_retreats(world):
        return _SAYS_UNITS_ARE_DISBANDED_IN.text((), SHAPE)
    if not season_of_retreats(world) and to_disband(power, place, world) is None:
        return _SAYS_NO_UNIT_OF_YOURS_6.text((place,), SHAPE)
    if not season_of_builds(world) and to_disband(power, place, world) is None:
        return _SAYS_NO_UNIT_OF_YOURS_7.text((place,), SHAPE)
    if not rightly_called(to_disband(power, place, world), arm):
        return _SAYS_THE_UNIT_IN_IS_3.text((place, sort_of_unit(arm)), SHAPE)
    return None


def needs_order_31(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    nation: Power | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Disband a unit.

    rules1971 "Supply centres".
    """
    if season_of_builds(world) and units_of(power, world) <= centres_of(power, world):
        return _SAYS_NO_MORE_UNITS_HAVE.text((), SHAPE)
    if season_of_retreats(world) and not awaits_order(leaving(power, place, world)):
        return _SAYS_THE_UNIT_THAT_WAS_2.text((place,), SHAPE)
    return None


def early_order_31_place(power: Power, arm: Arm | None, place: Province, world: World) -> str | None:
    """Why it is refused when it is done: Disband a unit.

    rules1971 "Supply centres".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_7.text((power,), SHAPE)
    if not season_of_builds(world) and not season_of_retreats(world):
        return _SAYS_UNITS_ARE_DISBANDED_IN.text((), SHAPE)
    if not season_of_retreats(world) and to_disband(power, place, world) is None:
        return _SAYS_NO_UNIT_OF_YOURS_6.text((place,), SHAPE)
    if not season_of_builds(world) and to_disband(power, place, world) is None:
        return _SAYS_NO_UNIT_OF_YOURS_7.text((place,), SHAPE)
    if season_of_builds(world) and units_of(power, world) <= centres_of(power, world):
        return _SAYS_NO_MORE_UNITS_HAVE.text((), SHAPE)
    if season_of_retreats(world) and not awaits_order(leaving(power, place, world)):
        return _SAYS_THE_UNIT_THAT_WAS_2.text((place,), SHAPE)
    return None


def does_order_31(
    power: Power,
    arm: Arm | None,
    place: Province,
    berth: Side | None,
    nation: Power | None,
    world: World,
    dice: Dice,
) -> None:
    """Disband a unit.

    rules1971 "Supply centres".
    """
    unit = to_disband(power, place, world)
    if unit is not None:
        if season_of_retreats(world):
            unit.commanded = True
        else:
            world.tell(
                None,
                _SAYS_IS_DISBANDED.text((power, arm_of(unit), place, coast_note(unit.shore)), SHAPE),
            )
            world.drop(unit)


def open_order_32(power: Power, world: World) -> str | None:
    """Why it is refused when it is handed in: Waive a unit.

    rules1971 "Supply centres".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_8.text((power,), SHAPE)
    if not season_of_builds(world):
        return _SAYS_WHAT_MAY_BE_BUILT.text((), SHAPE)
    return None


def does_order_32(power: Power, world: World, dice: Dice) -> None:
    """Waive a unit.

    rules1971 "Supply centres".
    """
    world.tell(None, _SAYS_A_UNIT_IS_WAIVED.text((power,), SHAPE))


def open_order_40(power: Power, world: World) -> str | None:
    """Why it is refused when it is handed in: Ask for a draw.

    rules1971 "The end of the game".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_9.text((power,), SHAPE)
    return None


def does_order_40(power: Power, world: World, dice: Dice) -> None:
    """Ask for a draw.

    rules1971 "The end of the game".
    """
    power.for_draw = True


# at the end, for these modules use each other
from .armies import rightly_called  # noqa: E402
from .calendar import centres_of, season_of_builds, season_of_moves, season_of_retreats, units_of  # noqa: E402
from .retreats import havens_in, may_retreat  # noqa: E402
from .winter import docks  # noqa: E402
