"""Resolvers of orders_artifacts.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, bits, members
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import Artifact, RANK_ARTIFACT
from ._kinds import Kingdom, Place, Target
from ._tables import ARTIFACT_TITLE
from ._world import SHAPE, World

_SAYS_IS_FOUND_IN_AND: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is found in ', Hole(Holds("thing", 'Place'), 'place'),
    ', and is yours.',
), 'process:leave_behind', 'is_found_in_and')
_SAYS_LIES_IN_AND_IS: Final = Message((
    Hole(Holds("thing", 'Target'), 't'), ' lies in ', Hole(Holds("thing", 'Place'), 'place'),
    ', and is yours now.',
), 'process:find_relics', 'lies_in_and_is')


def lay_down(relic: Artifact, place: Place, world: World) -> None:
    """An artifact is laid down in a population center.

    maelstrom "#910 - Transfer Artifact".
    """
    lord = place.kingdom
    target = Target(
        name=ARTIFACT_TITLE[relic], rank=RANK_ARTIFACT, level=0, kingdom=lord, place=place,
        artifacts=bits(relic),
    )
    world.add(target)
    if lord is not None and lord.capital is place:
        world.keep(lord, "regalia")
        lord.regalia |= 1 << relic


def leave_behind(relic: Artifact, place: Place | None, world: World, dice: Dice) -> None:
    """An artifact is left behind.

    maelstrom "#455 - Create Sanctuary".
    """
    if place is not None and place.sanctuary_of is None:
        lay_down(relic, place, world)
        if place.kingdom is not None:
            world.tell(place.kingdom, _SAYS_IS_FOUND_IN_AND.text((relic, place), SHAPE), place)
    else:
        hide_anywhere(relic, world, dice)


def leave_court(kingdom: Kingdom, place: Place | None, world: World, dice: Dice) -> None:
    """The treasures of a court are left behind.

    maelstrom "#455 - Create Sanctuary".
    """
    for t in [t for t in world.targets if t.kingdom is kingdom and t.rank == RANK_ARTIFACT]:
        t_dice = dice.at(t.id)
        for a in map(Artifact, members(t.artifacts)):
            a_dice = t_dice.at(a)
            world.keep(kingdom, "regalia")
            kingdom.regalia &= ~(1 << a)
            leave_behind(a, t.place, world, a_dice)
        world.drop(t)
    for a in map(Artifact, members(kingdom.regalia)):
        a_dice = dice.at(a)
        leave_behind(a, place, world, a_dice)
    world.keep(kingdom, "regalia")
    kingdom.regalia = 0


def find_relics(kingdom: Kingdom, place: Place, world: World) -> None:
    """The artifacts of a place have another owner.

    maelstrom "#455 - Create Sanctuary".
    """
    for t in [
        t
        for t in world.targets
        if t.rank == RANK_ARTIFACT
            and t.place is place
            and t.kingdom is not kingdom
            and (t.kingdom is None or t.kingdom.capital is not place)
    ]:
        world.keep(t, "kingdom")
        t.kingdom = kingdom
        world.tell(kingdom, _SAYS_LIES_IN_AND_IS.text((t, place), SHAPE), t, place)


# at the end, for these modules use each other
from .setting_up import hide_anywhere  # noqa: E402
