"""Resolvers of hillmen.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import ARM_DOUBLE_ARMY, FEATURE_HILL_COUNTRY, QUALITY_DOUBLE, QUALITY_NOMINATED
from ._kinds import Piece
from ._words import MAN
from ._world import SHAPE, World
from ._board import strength
from .rhudaur import knows_hills

_FEATURE_HILL_COUNTRY_BIT: Final = 1 << FEATURE_HILL_COUNTRY
_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_QUALITY_NOMINATED_BIT: Final = 1 << QUALITY_NOMINATED

_SAYS_THE_ARMY_IN_IS: Final = Message((
    'The army in ', Hole(Holds("thing", 'Province'), 'place'), ' is nominated, and counts ',
    Hole(Holds("number", unit=MAN), 'strength'), ' this season.',
), 'process:nominate', 'army_nominated')


def may_be_nominated(unit: Piece) -> bool:
    """The unit may be nominated.

    variants "MIDDLE EARTH IX".
    """
    if not unit.place.features & _FEATURE_HILL_COUNTRY_BIT:
        return False  # it does not begin in the hills
    unit_qualities = unit.qualities
    if unit_qualities & _QUALITY_DOUBLE_BIT:
        return False  # it is a double army anyhow
    # it was nominated last; its power does not know the hills
    return not unit_qualities & _QUALITY_NOMINATED_BIT and knows_hills(unit.owner)


def named_double(unit: Piece) -> bool:
    """The unit is called a double army in its order.

    variants "MIDDLE EARTH IX".
    """
    return unit.written_name == ARM_DOUBLE_ARMY and may_be_nominated(unit)


def nominee(world: World) -> Piece | None:
    """The army that is nominated this season."""
    if sum(1 for unit in world.pieces if named_double(unit)) == 1:
        for unit in world.pieces:
            if named_double(unit):
                return unit  # an army is named, and no other
        return None
    return None


def nominate(world: World) -> None:
    """An army may be nominated for the season.

    variants "MIDDLE EARTH IX".
    """
    if not season_of_moves(world):
        return
    chosen = nominee(world)
    for unit in [unit for unit in world.pieces if unit.qualities & _QUALITY_NOMINATED_BIT]:
        unit.qualities &= ~(1 << QUALITY_NOMINATED)
    if chosen is not None:
        chosen.qualities |= 1 << QUALITY_NOMINATED
        world.tell(None, _SAYS_THE_ARMY_IN_IS.text((chosen.place, strength(chosen)), SHAPE))


# at the end, for these modules use each other
from .calendar import season_of_moves  # noqa: E402
