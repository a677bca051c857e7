"""Resolvers of retreats.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import Side
from ._kinds import Piece, Province, Retreat, Shore
from ._world import SHAPE, World
from ._board import arm_of, coast_note

_SAYS_RETREATS_TO: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' retreats to ',
    Hole(Holds("thing", 'Province'), 'goal'), Hole(Holds("text"), 'coast_note_2'), '.',
), 'process:play_retreats', 'retreats')
_SAYS_MEETS_ANOTHER_UNIT_IN: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' meets another unit in ',
    Hole(Holds("thing", 'Province'), 'goal'), '.',
), 'process:play_retreats', 'collides')
_SAYS_IS_DISBANDED: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'), ' is disbanded.',
), 'process:play_retreats', 'disbanded')
_SAYS_IS_DISBANDED_NO_RETREAT: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'),
    ' is disbanded; no retreat was ordered.',
), 'process:play_retreats', 'no_retreat')


def havens_in(unit: Piece, goal: Province, side: Side | None) -> Sequence[Shore]:
    """The coasts of a province to which a fleet may retreat.

    rules1971 "Retreats".
    """
    return [
        shore
        for shore in unit.havens
        if shore.province is goal and (side is None or shore.side is None or shore.side == side)
    ]


def may_retreat(unit: Piece | None, goal: Province, side: Side | None) -> bool:
    """The unit may retreat there.

    rules1971 "Retreats".
    """
    if unit is not None and goal in unit.refuges:
        return True  # by land
    return unit is not None and len(havens_in(unit, goal, side)) == 1  # by water


def collides(retreat: Retreat, world: World) -> bool:
    """The retreat's goal is wanted by another as well.

    cases "6.H.7".
    """
    return any(other.goal is retreat.goal for other in world.retreats if other is not retreat)


def play_retreats(world: World) -> None:
    """All retreats happen at once.

    Raises Clash (two changes that happen at once set one field).
    rules1971 "Retreats".
    """
    if not season_of_retreats(world):
        return
    forget_trails(world)
    for retreat in [retreat for retreat in world.retreats if not collides(retreat, world)]:
        world.tell_of(
            'order',
            '',
            retreat.unit.place,
            None,
            _SAYS_RETREATS_TO.text(
                (
                    retreat.unit.owner, arm_of(retreat.unit), retreat.unit.place,
                    coast_note(retreat.unit.shore), retreat.goal, coast_note(retreat.coast),
                ),
                SHAPE,
            ),
            parameter='place',
        )
    for retreat in [retreat for retreat in world.retreats if collides(retreat, world)]:
        world.fail(
            'order',
            '',
            retreat.unit.place,
            None,
            _SAYS_MEETS_ANOTHER_UNIT_IN.text(
                (
                    retreat.unit.owner, arm_of(retreat.unit), retreat.unit.place,
                    coast_note(retreat.unit.shore), retreat.goal,
                ),
                SHAPE,
            ),
            parameter='place',
        )
    at_once = world.together()
    for retreat in [retreat for retreat in world.retreats if not collides(retreat, world)]:
        at_once.set(retreat.unit, "trail", retreat.unit.place)
        at_once.set(retreat.unit, "place", retreat.goal)
        at_once.set(retreat.unit, "shore", retreat.coast)
        at_once.set(retreat.unit, "expelled", False)
    at_once.apply()
    for retreat in list(world.retreats):
        world.drop(retreat)
    for unit in [unit for unit in world.pieces if unit.expelled]:
        if unit.commanded:
            world.tell(
                None,
                _SAYS_IS_DISBANDED.text(
                    (unit.owner, arm_of(unit), unit.place, coast_note(unit.shore)), SHAPE,
                ),
            )
        else:
            world.tell(
                None,
                _SAYS_IS_DISBANDED_NO_RETREAT.text(
                    (unit.owner, arm_of(unit), unit.place, coast_note(unit.shore)), SHAPE,
                ),
            )
        world.drop(unit)
    forget_orders(world)


# at the end, for these modules use each other
from .calendar import season_of_retreats  # noqa: E402
from .play import forget_orders, forget_trails  # noqa: E402
