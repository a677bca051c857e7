"""Resolvers of play.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime.messages import Hole, Message
from rulec.runtime.shape import Holds

from ._kinds import Piece, Province
from ._words import MAN
from ._world import World
from .board_ import arm_of, coast_note
from .movement_ import (
    aim, attack, dislodged, driven_out_from, fleet_retreats, land_retreats, landing, movement, movers_into,
    outcome_of_convoy, prevention, resistance,
)

_MESSAGES: Final = (
    Message((
        Hole(Holds("thing", 'Power')), ': ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), Hole(Holds("text")), ' - ', Hole(Holds("thing", 'Province')),
        Hole(Holds("text")), ' gets there, ', Hole(Holds("number", unit=MAN)), ' against ',
        Hole(Holds("number", unit=MAN)), '.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' - ', Hole(Holds("thing", 'Province')),
        ' is void; the unit stands.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' - ', Hole(Holds("thing", 'Province')),
        ' fails; no fleets carry it all the way.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), Hole(Holds("text")), ' - ', Hole(Holds("thing", 'Province')),
        ' comes to nothing; nobody drives out a unit of the same power.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), Hole(Holds("text")), ' - ', Hole(Holds("thing", 'Province')),
        ' is beaten back, ', Hole(Holds("number", unit=MAN)), ' against ', Hole(Holds("number", unit=MAN)),
        '.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), Hole(Holds("text")), ' - ', Hole(Holds("thing", 'Province')),
        ' is stood off, ', Hole(Holds("number", unit=MAN)), ' against ', Hole(Holds("number", unit=MAN)),
        ' of ', Hole(Holds("thing", 'Power')), ' from ', Hole(Holds("thing", 'Province')), '.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': the support of ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' for ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' is void.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' supports ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' where it stands.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' supports ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' into ', Hole(Holds("thing", 'Province')), '.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': the support of ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' for ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' is cut.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': the convoy of ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' for ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' - ', Hole(Holds("thing", 'Province')), ' ',
        Hole(Holds("choice", 'Outcome')), '.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), ': ', Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), Hole(Holds("text")), ' has no order and stands.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), "'s ", Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), Hole(Holds("text")), ' is driven out by ',
        Hole(Holds("list", item=Holds("thing", 'Province'))), '.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), "'s ", Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), ' may retreat to ',
        Hole(Holds("list", item=Holds("thing", 'Province'))), '.',
    )),
    Message((
        Hole(Holds("thing", 'Power')), "'s ", Hole(Holds("choice", 'Arm')), ' ',
        Hole(Holds("thing", 'Province')), Hole(Holds("text")), ' may retreat to ',
        Hole(Holds("list", item=Holds("thing", 'Province'))), '.',
    )),
)


def waters_of(unit: Piece) -> Sequence[Province]:
    """The provinces to whose coasts or waters a fleet may retreat.

    Diplomacy, the rulebook of 1971, "Retreats".
    """
    return [shore.province for shore in unit.havens]


def forget_orders(world: World) -> None:
    """Orders count for one season.

    Diplomacy, the rulebook of 1971, "Orders".
    """
    for move in list(world.moves):
        world.drop(move)
    for support in list(world.supports):
        world.drop(support)
    for convoy in list(world.convoys):
        world.drop(convoy)
    for unit in list(world.pieces):
        unit.commanded = False
        unit.written_name = None


def forget_trails(world: World) -> None:
    """What moved is forgotten when the next part of the year begins.

    Diplomacy, the rulebook of 1971, "Orders".
    """
    for unit in list(world.pieces):
        unit.trail = None
        unit.thwarted = None


def play_moves(world: World) -> None:
    """All orders of a season are carried out at once.

    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    if not season_of_moves(world):
        return
    forget_trails(world)
    weighed_movement = movement(
        list(world.pieces), list(world.moves), list(world.supports), list(world.convoys), world,
    )
    for move in list(world.moves):
        who = move.unit
        if weighed_movement.succeeds[move] > 0:
            world.tell(
                None, _MESSAGES[0], who.owner, arm_of(who), who.place, coast_note(who.shore), move.goal,
                coast_note(landing(weighed_movement, move)), attack(weighed_movement, move, world),
                resistance(weighed_movement, move, world),
            )
        elif not weighed_movement.legal[move] > 0:
            world.tell(None, _MESSAGES[1], who.owner, arm_of(who), who.place, move.goal)
        elif not weighed_movement.arrives[move] > 0:
            world.tell(None, _MESSAGES[2], who.owner, arm_of(who), who.place, move.goal)
        elif attack(weighed_movement, move, world) == 0:
            world.tell(
                None, _MESSAGES[3], who.owner, arm_of(who), who.place, coast_note(who.shore), move.goal,
            )
        elif attack(weighed_movement, move, world) <= resistance(weighed_movement, move, world):
            world.tell(
                None, _MESSAGES[4], who.owner, arm_of(who), who.place, coast_note(who.shore), move.goal,
                attack(weighed_movement, move, world), resistance(weighed_movement, move, world),
            )
        else:
            for other in [
                other
                for other in movers_into(weighed_movement, move.goal)
                if other is not move
                    and attack(weighed_movement, move, world) <= prevention(weighed_movement, other, world)
            ]:
                world.tell(
                    None, _MESSAGES[5], who.owner, arm_of(who), who.place, coast_note(who.shore), move.goal,
                    attack(weighed_movement, move, world), prevention(weighed_movement, other, world),
                    other.unit.owner, other.unit.place,
                )
    for support in list(world.supports):
        who = support.unit
        if not weighed_movement.matched[support] > 0:
            world.tell(
                None, _MESSAGES[6], who.owner, arm_of(who), who.place, arm_of(support.friend),
                support.friend.place,
            )
        elif weighed_movement.stands[support] > 0 and support.goal is None:
            world.tell(
                None, _MESSAGES[7], who.owner, arm_of(who), who.place, arm_of(support.friend),
                support.friend.place,
            )
        elif weighed_movement.stands[support] > 0:
            world.tell(
                None, _MESSAGES[8], who.owner, arm_of(who), who.place, arm_of(support.friend),
                support.friend.place, aim(weighed_movement, support),
            )
        else:
            world.tell(
                None, _MESSAGES[9], who.owner, arm_of(who), who.place, arm_of(support.friend),
                support.friend.place,
            )
    for convoy in list(world.convoys):
        who = convoy.unit
        world.tell(
            None, _MESSAGES[10], who.owner, arm_of(who), who.place, arm_of(convoy.army), convoy.army.place,
            convoy.goal, outcome_of_convoy(weighed_movement, convoy),
        )
    for unit in [unit for unit in world.pieces if not unit.commanded]:
        world.tell(None, _MESSAGES[11], unit.owner, arm_of(unit), unit.place, coast_note(unit.shore))
    for unit in [unit for unit in world.pieces if dislodged(weighed_movement, unit)]:
        world.tell(
            None, _MESSAGES[12], unit.owner, arm_of(unit), unit.place, coast_note(unit.shore),
            driven_out_from(weighed_movement, unit),
        )
    for move in [move for move in world.moves if not weighed_movement.succeeds[move] > 0]:
        move.unit.thwarted = move.goal
    at_once = world.together()
    for unit in [unit for unit in world.pieces if dislodged(weighed_movement, unit)]:
        at_once.set(unit, "expelled", True)
        at_once.set(unit, "refuges", land_retreats(weighed_movement, unit, world))
        at_once.set(unit, "havens", fleet_retreats(weighed_movement, unit, world))
    for move in [move for move in world.moves if weighed_movement.succeeds[move] > 0]:
        at_once.set(move.unit, "trail", move.unit.place)
        at_once.set(move.unit, "place", move.goal)
        at_once.set(move.unit, "shore", landing(weighed_movement, move))
    at_once.apply()
    forget_orders(world)
    for unit in [unit for unit in world.pieces if unit.expelled]:
        if sum(1 for place in unit.refuges) == 0 and sum(1 for shore in unit.havens) == 0:
            disband(unit, world)
        elif unit.shore is None:
            world.tell(None, _MESSAGES[13], unit.owner, arm_of(unit), unit.place, unit.refuges)
        else:
            world.tell(
                None, _MESSAGES[14], unit.owner, arm_of(unit), unit.place, coast_note(unit.shore),
                waters_of(unit),
            )


from .calendar import season_of_moves  # noqa: E402
from .retreats import disband  # noqa: E402
