"""Resolvers of play.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import OUTCOME_SUCCEEDS, OUTCOME_VOID
from ._kinds import Piece, Power, Province, Shore
from ._world import SHAPE, World
from ._board import arm_of, coast_note
from ._movement import (
    aim, attack, coast_aimed_at, cut_by, dislodged, driven_out_by, fleet_retreats, land_retreats, landing,
    movement, movers_into, occupants, outcome_of_convoy, prevention, resistance,
)

_SAYS_SUCCEEDS_AGAINST: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' - ',
    Hole(Holds("thing", 'Province'), 'goal'), Hole(Holds("text"), 'coast_note_2'), ' succeeds, ',
    Hole(Holds("number"), 'attack'), ' against ', Hole(Holds("number"), 'resistance'), '.',
), 'process:play_moves', 'succeeds')
_SAYS_IS_VOID_THE_UNIT: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' - ',
    Hole(Holds("thing", 'Province'), 'goal'), Hole(Holds("text"), 'coast_note_2'),
    ' is void; the unit stands.',
), 'process:play_moves', 'void')
_SAYS_FAILS_NO_FLEETS_CARRY: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), ' - ', Hole(Holds("thing", 'Province'), 'goal'),
    ' fails; no fleets carry it all the way.',
), 'process:play_moves', 'not_carried')
_SAYS_FAILS_A_UNIT_OF: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' - ',
    Hole(Holds("thing", 'Province'), 'goal'), Hole(Holds("text"), 'coast_note_2'),
    ' fails; a unit of its own stays there.',
), 'process:play_moves', 'own_unit_stays')
_SAYS_IS_BEATEN_BACK_AGAINST: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' - ',
    Hole(Holds("thing", 'Province'), 'goal'), Hole(Holds("text"), 'coast_note_2'), ' is beaten back, ',
    Hole(Holds("number"), 'attack'), ' against ', Hole(Holds("number"), 'resistance'), ' of ',
    Hole(Holds("choice", 'Arm'), 'arm_of_2'), ' ', Hole(Holds("thing", 'Province'), 'foe_place'),
    Hole(Holds("text"), 'coast_note_3'), ' of ', Hole(Holds("thing", 'Power'), 'foe_owner'), '.',
), 'process:play_moves', 'beaten_back')
_SAYS_IS_STOOD_OFF_AGAINST: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' - ',
    Hole(Holds("thing", 'Province'), 'goal'), Hole(Holds("text"), 'coast_note_2'), ' is stood off, ',
    Hole(Holds("number"), 'attack'), ' against ', Hole(Holds("number"), 'prevention'), ' of ',
    Hole(Holds("thing", 'Power'), 'unit_owner'), ' from ', Hole(Holds("thing", 'Province'), 'unit_place'),
    Hole(Holds("text"), 'coast_note_3'), '.',
), 'process:play_moves', 'stood_off')
_SAYS_THE_SUPPORT_OF_FOR: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': the support of ', Hole(Holds("choice", 'Arm'), 'arm_of'),
    ' ', Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' for ',
    Hole(Holds("choice", 'Arm'), 'arm_of_2'), ' ', Hole(Holds("thing", 'Province'), 'friend_place'),
    Hole(Holds("text"), 'coast_note_2'), ' is void.',
), 'process:play_moves', 'support_void')
_SAYS_SUPPORTS_WHERE_IT_STANDS: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' supports ',
    Hole(Holds("choice", 'Arm'), 'arm_of_2'), ' ', Hole(Holds("thing", 'Province'), 'friend_place'),
    Hole(Holds("text"), 'coast_note_2'), ' where it stands.',
), 'process:play_moves', 'supports_stand')
_SAYS_SUPPORTS_INTO: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' supports ',
    Hole(Holds("choice", 'Arm'), 'arm_of_2'), ' ', Hole(Holds("thing", 'Province'), 'friend_place'),
    Hole(Holds("text"), 'coast_note_2'), ' into ', Hole(Holds("thing", 'Province'), 'aim'),
    Hole(Holds("text"), 'coast_note_3'), '.',
), 'process:play_moves', 'supports_move')
_SAYS_THE_SUPPORT_OF_FOR_2: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': the support of ', Hole(Holds("choice", 'Arm'), 'arm_of'),
    ' ', Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' for ',
    Hole(Holds("choice", 'Arm'), 'arm_of_2'), ' ', Hole(Holds("thing", 'Province'), 'friend_place'),
    Hole(Holds("text"), 'coast_note_2'), ' is cut by ', Hole(Holds("choice", 'Arm'), 'arm_of_3'), ' ',
    Hole(Holds("thing", 'Province'), 'unit_place'), Hole(Holds("text"), 'coast_note_3'), ' of ',
    Hole(Holds("thing", 'Power'), 'unit_owner'), '.',
), 'process:play_moves', 'support_cut')
_SAYS_THE_CONVOY_OF_FOR: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': the convoy of ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), ' for ', Hole(Holds("choice", 'Arm'), 'arm_of_2'), ' ',
    Hole(Holds("thing", 'Province'), 'army_place'), ' - ', Hole(Holds("thing", 'Province'), 'goal'),
    ' succeeds.',
), 'process:play_moves', 'carries')
_SAYS_THE_CONVOY_OF_FOR_2: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': the convoy of ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), ' for ', Hole(Holds("choice", 'Arm'), 'arm_of_2'), ' ',
    Hole(Holds("thing", 'Province'), 'army_place'), ' - ', Hole(Holds("thing", 'Province'), 'goal'),
    ' is void.',
), 'process:play_moves', 'convoy_void')
_SAYS_THE_CONVOY_OF_FOR_3: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': the convoy of ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), ' for ', Hole(Holds("choice", 'Arm'), 'arm_of_2'), ' ',
    Hole(Holds("thing", 'Province'), 'army_place'), ' - ', Hole(Holds("thing", 'Province'), 'goal'),
    ' fails.',
), 'process:play_moves', 'convoy_fails')
_SAYS_HELD_AS_ORDERED_IN: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': held as ordered in ',
    Hole(Holds("list", item=Holds("thing", 'Province')), 'standing'), '.',
), 'process:play_moves', 'held')
_SAYS_HELD_AS_ORDERED_OFF: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': held as ordered off ',
    Hole(Holds("list", item=Holds("thing", 'Shore')), 'moored'), '.',
), 'process:play_moves', 'held_at_coast')
_SAYS_NO_ORDER_FOR_AND: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': no order for ',
    Hole(Holds("list", item=Holds("thing", 'Province')), 'forgotten'), ', and nothing moves from there.',
), 'process:play_moves', 'no_order')
_SAYS_NO_ORDER_OFF_AND: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': no order off ',
    Hole(Holds("list", item=Holds("thing", 'Shore')), 'adrift'), ', and nothing moves from there.',
), 'process:play_moves', 'no_order_at_coast')
_SAYS_IS_DRIVEN_OUT_BY: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' is driven out by ',
    Hole(Holds("choice", 'Arm'), 'arm_of_2'), ' ', Hole(Holds("thing", 'Province'), 'unit_place'),
    Hole(Holds("text"), 'coast_note_2'), ' of ', Hole(Holds("thing", 'Power'), 'unit_owner'), '.',
), 'process:play_moves', 'driven_out')
_SAYS_IS_DISBANDED_IT_HAS: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'),
    ' is disbanded; it has nowhere to retreat to.',
), 'process:play_moves', 'no_retreat')
_SAYS_MAY_RETREAT_TO: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), ' may retreat to ',
    Hole(Holds("list", item=Holds("thing", 'Province')), 'refuges'), '.',
), 'process:play_moves', 'army_may_retreat')
_SAYS_MAY_RETREAT_TO_2: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' may retreat to ',
    Hole(Holds("list", item=Holds("thing", 'Shore')), 'havens'), '.',
), 'process:play_moves', 'fleet_may_retreat')


def off_one_of_several(unit: Piece) -> bool:
    """The unit lies off one of several coasts.

    rules1971 "The board".
    """
    unit_shore = unit.shore
    return unit_shore is not None and unit_shore.side is not None


def told_to_hold(power: Power, world: World) -> Sequence[Province]:
    """Where units of a power are ordered to hold.

    rules1971 "Orders".
    """
    return [
        unit.place
        for unit in world.pieces
        if unit.owner is power and unit.ordered_to_hold and not off_one_of_several(unit)
    ]


def coasts_held(power: Power, world: World) -> Sequence[Shore]:
    """Off which coasts fleets of a power are ordered to hold.

    rules1971 "Orders".
    """
    return [
        unit.shore
        for unit in world.pieces
        if unit.shore is not None
            and unit.owner is power
            and unit.ordered_to_hold
            and off_one_of_several(unit)
    ]


def coasts_left_alone(power: Power, world: World) -> Sequence[Shore]:
    """Off which coasts fleets of a power have no order.

    rules1971 "Orders".
    """
    return [
        unit.shore
        for unit in world.pieces
        if unit.shore is not None and unit.owner is power and not unit.commanded and off_one_of_several(unit)
    ]


def left_alone(power: Power, world: World) -> Sequence[Province]:
    """Where units of a power have no order.

    rules1971 "Orders".
    """
    return [
        unit.place
        for unit in world.pieces
        if unit.owner is power and not unit.commanded and not off_one_of_several(unit)
    ]


def forget_orders(world: World) -> None:
    """Orders count for a season.

    rules1971 "Orders".
    """
    for move in list(world.moves):
        world.drop(move)
    for support in list(world.supports):
        world.drop(support)
    for convoy in list(world.convoys):
        world.drop(convoy)
    for unit in list(world.pieces):
        unit.commanded = False
        unit.ordered_to_hold = False
        unit.written_name = None


def forget_trails(world: World) -> None:
    """What moved is forgotten when the next part of the year begins.

    rules1971 "Orders".
    """
    for unit in list(world.pieces):
        unit.trail = None
        unit.thwarted = None


def play_moves(world: World) -> None:
    """All orders of a season are carried out at once.

    Raises Clash (two changes that happen at once set one field); TooManyChains (there are too many
    chains to look at); Undecided (no circle of the rules fits a ring of decisions).
    rules1971 "Conflicts".
    """
    if not season_of_moves(world):
        return
    forget_trails(world)
    weighed_movement = movement(
        list(world.pieces), list(world.moves), list(world.supports), list(world.convoys), world,
    )
    for move in list(world.moves):
        who = move.unit
        if weighed_movement.succeeds.now[move] > 0:
            world.tell_of(
                'order',
                '',
                who.place,
                None,
                _SAYS_SUCCEEDS_AGAINST.text(
                    (
                        who.owner, arm_of(who), who.place, coast_note(who.shore), move.goal,
                        coast_note(landing(weighed_movement, move)), attack(weighed_movement, move, world),
                        resistance(weighed_movement, move, world),
                    ),
                    SHAPE,
                ),
                parameter='place',
            )
        elif not weighed_movement.legal[move]:
            world.fail(
                'order',
                '',
                who.place,
                None,
                _SAYS_IS_VOID_THE_UNIT.text(
                    (
                        who.owner, arm_of(who), who.place, coast_note(who.shore), move.goal,
                        coast_note(move.coast),
                    ),
                    SHAPE,
                ),
                parameter='place',
            )
        elif not weighed_movement.arrives.now[move] > 0:
            world.fail(
                'order',
                '',
                who.place,
                None,
                _SAYS_FAILS_NO_FLEETS_CARRY.text((who.owner, arm_of(who), who.place, move.goal), SHAPE),
                parameter='place',
            )
        elif attack(weighed_movement, move, world) == 0:
            world.fail(
                'order',
                '',
                who.place,
                None,
                _SAYS_FAILS_A_UNIT_OF.text(
                    (
                        who.owner, arm_of(who), who.place, coast_note(who.shore), move.goal,
                        coast_note(landing(weighed_movement, move)),
                    ),
                    SHAPE,
                ),
                parameter='place',
            )
        elif attack(weighed_movement, move, world) <= resistance(weighed_movement, move, world):
            for foe in occupants(weighed_movement, move.goal):
                world.fail(
                    'order',
                    '',
                    who.place,
                    None,
                    _SAYS_IS_BEATEN_BACK_AGAINST.text(
                        (
                            who.owner, arm_of(who), who.place, coast_note(who.shore), move.goal,
                            coast_note(landing(weighed_movement, move)),
                            attack(weighed_movement, move, world), resistance(weighed_movement, move, world),
                            arm_of(foe), foe.place, coast_note(foe.shore), foe.owner,
                        ),
                        SHAPE,
                    ),
                    parameter='place',
                )
        else:
            for other in [
                other
                for other in movers_into(weighed_movement, move.goal)
                if other is not move
                    and attack(weighed_movement, move, world) <= prevention(weighed_movement, other, world)
            ]:
                world.fail(
                    'order',
                    '',
                    who.place,
                    None,
                    _SAYS_IS_STOOD_OFF_AGAINST.text(
                        (
                            who.owner, arm_of(who), who.place, coast_note(who.shore), move.goal,
                            coast_note(landing(weighed_movement, move)),
                            attack(weighed_movement, move, world), prevention(weighed_movement, other, world),
                            other.unit.owner, other.unit.place, coast_note(other.unit.shore),
                        ),
                        SHAPE,
                    ),
                    parameter='place',
                )
    for support in list(world.supports):
        who = support.unit
        friend = support.friend
        if not weighed_movement.matched[support]:
            world.fail(
                'order',
                '',
                who.place,
                None,
                _SAYS_THE_SUPPORT_OF_FOR.text(
                    (
                        who.owner, arm_of(who), who.place, coast_note(who.shore), arm_of(friend),
                        friend.place, coast_note(friend.shore),
                    ),
                    SHAPE,
                ),
                parameter='place',
            )
        elif weighed_movement.stands.now[support] > 0 and support.goal is None:
            world.tell_of(
                'order',
                '',
                who.place,
                None,
                _SAYS_SUPPORTS_WHERE_IT_STANDS.text(
                    (
                        who.owner, arm_of(who), who.place, coast_note(who.shore), arm_of(friend),
                        friend.place, coast_note(friend.shore),
                    ),
                    SHAPE,
                ),
                parameter='place',
            )
        elif weighed_movement.stands.now[support] > 0:
            world.tell_of(
                'order',
                '',
                who.place,
                None,
                _SAYS_SUPPORTS_INTO.text(
                    (
                        who.owner, arm_of(who), who.place, coast_note(who.shore), arm_of(friend),
                        friend.place, coast_note(friend.shore), aim(weighed_movement, support),
                        coast_note(coast_aimed_at(weighed_movement, support)),
                    ),
                    SHAPE,
                ),
                parameter='place',
            )
        else:
            blow = cut_by(weighed_movement, support, world)
            if blow is not None:
                world.fail(
                    'order',
                    '',
                    who.place,
                    None,
                    _SAYS_THE_SUPPORT_OF_FOR_2.text(
                        (
                            who.owner, arm_of(who), who.place, coast_note(who.shore), arm_of(friend),
                            friend.place, coast_note(friend.shore), arm_of(blow.unit), blow.unit.place,
                            coast_note(blow.unit.shore), blow.unit.owner,
                        ),
                        SHAPE,
                    ),
                    parameter='place',
                )
    for convoy in list(world.convoys):
        who = convoy.unit
        if outcome_of_convoy(weighed_movement, convoy) == OUTCOME_SUCCEEDS:
            world.tell_of(
                'order',
                '',
                who.place,
                None,
                _SAYS_THE_CONVOY_OF_FOR.text(
                    (who.owner, arm_of(who), who.place, arm_of(convoy.army), convoy.army.place, convoy.goal),
                    SHAPE,
                ),
                parameter='place',
            )
        elif outcome_of_convoy(weighed_movement, convoy) == OUTCOME_VOID:
            world.fail(
                'order',
                '',
                who.place,
                None,
                _SAYS_THE_CONVOY_OF_FOR_2.text(
                    (who.owner, arm_of(who), who.place, arm_of(convoy.army), convoy.army.place, convoy.goal),
                    SHAPE,
                ),
                parameter='place',
            )
        else:
            world.fail(
                'order',
                '',
                who.place,
                None,
                _SAYS_THE_CONVOY_OF_FOR_3.text(
                    (who.owner, arm_of(who), who.place, arm_of(convoy.army), convoy.army.place, convoy.goal),
                    SHAPE,
                ),
                parameter='place',
            )
    for power in list(world.powers):
        standing = told_to_hold(power, world)
        if len(standing) > 0:
            world.tell(None, _SAYS_HELD_AS_ORDERED_IN.text((power, standing), SHAPE))
        moored = coasts_held(power, world)
        if len(moored) > 0:
            world.tell(None, _SAYS_HELD_AS_ORDERED_OFF.text((power, moored), SHAPE))
    for power in list(world.powers):
        forgotten = left_alone(power, world)
        if len(forgotten) > 0:
            world.tell(None, _SAYS_NO_ORDER_FOR_AND.text((power, forgotten), SHAPE))
        adrift = coasts_left_alone(power, world)
        if len(adrift) > 0:
            world.tell(None, _SAYS_NO_ORDER_OFF_AND.text((power, adrift), SHAPE))
    for unit in [unit for unit in world.pieces if dislodged(weighed_movement, unit)]:
        blow = driven_out_by(weighed_movement, unit)
        if blow is not None:
            world.fail(
                'order',
                '',
                unit.place,
                None,
                _SAYS_IS_DRIVEN_OUT_BY.text(
                    (
                        unit.owner, arm_of(unit), unit.place, coast_note(unit.shore), arm_of(blow.unit),
                        blow.unit.place, coast_note(blow.unit.shore), blow.unit.owner,
                    ),
                    SHAPE,
                ),
                parameter='place',
            )
    for move in [move for move in world.moves if not weighed_movement.succeeds.now[move] > 0]:
        move.unit.thwarted = move.goal
    at_once = world.together()
    for unit in [unit for unit in world.pieces if dislodged(weighed_movement, unit)]:
        at_once.set(unit, "expelled", True)
        at_once.set(unit, "refuges", land_retreats(weighed_movement, unit, world))
        at_once.set(unit, "havens", fleet_retreats(weighed_movement, unit, world))
    for move in [move for move in world.moves if weighed_movement.succeeds.now[move] > 0]:
        at_once.set(move.unit, "trail", move.unit.place)
        at_once.set(move.unit, "place", move.goal)
        at_once.set(move.unit, "shore", landing(weighed_movement, move))
    at_once.apply()
    forget_orders(world)
    for unit in [unit for unit in world.pieces if unit.expelled]:
        if len(unit.refuges) == 0 and len(unit.havens) == 0:
            world.tell(
                None,
                _SAYS_IS_DISBANDED_IT_HAS.text(
                    (unit.owner, arm_of(unit), unit.place, coast_note(unit.shore)), SHAPE,
                ),
            )
            world.drop(unit)
        elif unit.shore is None:
            world.tell(
                None,
                _SAYS_MAY_RETREAT_TO.text((unit.owner, arm_of(unit), unit.place, unit.refuges), SHAPE),
            )
        else:
            world.tell(
                None,
                _SAYS_MAY_RETREAT_TO_2.text(
                    (unit.owner, arm_of(unit), unit.place, coast_note(unit.shore), unit.havens), SHAPE,
                ),
            )


# at the end, for these modules use each other
from .calendar import season_of_moves  # noqa: E402
