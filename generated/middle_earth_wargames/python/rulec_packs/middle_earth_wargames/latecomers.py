"""Resolvers of latecomers.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import ARMOUR_LIGHT_ARMOUR, STEED_NO_STEED
from ._kinds import Unit, Warlord
from ._world import SHAPE, World
from .points import unit_cost

_SAYS_JOINED_THE_BATTLE_ON: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' joined the battle, on the side of ',
    Hole(Holds("thing", 'Warlord'), 'warlord'), '.',
), 'process:await_latecomers', 'joined_the_battle_on')


def worth_waiting(warlord: Warlord, world: World) -> int:
    """Points of those who stand aside.

    In steps of 1/2 points.
    wargames "NEUTRAL TROOP TYPES".
    """
    return sum(
        unit_cost(l_.men, l_.recruit, ARMOUR_LIGHT_ARMOUR, STEED_NO_STEED)
        for l_ in world.latecomers
        if l_.warlord is warlord and l_.chieftain is None
    )


def await_latecomers(world: World, dice: Dice) -> None:
    """Those who stood aside.

    Raises DividedByNothing (a divisor is 0).
    wargames "NEUTRAL TROOP TYPES".
    """
    for l_ in [l_ for l_ in world.latecomers if joins_battle(l_.troop, world.facts, world)]:
        l__dice = dice.at(l_.id)
        u = Unit(
            name=l_.name, warlord=l_.warlord, troop=l_.troop, strikes_as=l_.strikes_as,
            struck_as=l_.struck_as, recruit=l_.recruit, chieftain=l_.chieftain, men=l_.men,
            abreast=l_.abreast, stands_upon=l_.joins_at, faces_toward=l_.looks_toward, flight=l_.flight,
        )
        world.add(u)
        world.tell(None, _SAYS_JOINED_THE_BATTLE_ON.text((u, l_.warlord), SHAPE))
        make_ready(u, world, l__dice)
        plant(u, world)
        world.drop(l_)


# at the end, for these modules use each other
from .armies import joins_battle  # noqa: E402
from .field import plant  # noqa: E402
from .muster import make_ready  # noqa: E402
