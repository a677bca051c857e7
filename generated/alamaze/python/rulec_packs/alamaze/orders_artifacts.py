"""Resolvers of orders_artifacts.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, bits, members
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import ARTIFACT_STONE_OF_ALL_MINDS, Artifact, EVERY_ARTIFACT, MAP_AREA_TILE_KH, RANK_ARTIFACT
from ._kinds import Group, Kingdom, Place, Target, Wizard
from ._tables import ARTIFACT_TITLE
from ._world import SHAPE, World
from .orders_magic import study
from .research import has_tower, research_cost, studies_at

_ARTIFACT_STONE_OF_ALL_MINDS_BIT: Final = 1 << ARTIFACT_STONE_OF_ALL_MINDS

_SAYS_IS_FOUND_IN_AND: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is found in ', Hole(Holds("thing", 'Place'), 'place'),
    ', and is yours.',
), 'process:leave_behind', 'is_found_in_and')
_SAYS_LIES_IN_AND_IS: Final = Message((
    Hole(Holds("thing", 'Target'), 't'), ' lies in ', Hole(Holds("thing", 'Place'), 'place'),
    ', and is yours now.',
), 'process:find_relics', 'lies_in_and_is')
_SAYS_NO_STONE_OF_ALL: Final = Message((
    'No Stone of All Minds is with ', Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'order:801', 'stone')
_SAYS_HAS_GIVEN_UP_GROWTH: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has given up growth with life.',
), 'order:801', 'alive')
_SAYS_MUST_FIRST_PASS_THE: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' must first pass the Rite of the Magi.',
), 'order:801', 'graduate')
_SAYS_NEEDS_A_POPULATION_CENTER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' needs a population center of ',
    Hole(Holds("thing", 'Kingdom', optional=True), 'kingdom'), ' to study in.',
), 'order:801', 'home')
_SAYS_NEEDS_A_WIZARD_TOWER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' needs a Wizard Tower for higher studies.',
), 'order:801', 'tower')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'order:801', 'free')
_SAYS_DOES_NOT_HAVE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not have ', Hole(Holds("choice", 'Artifact'), 'relic'),
    '.',
), 'order:963', 'held')
_SAYS_IS_NOT_AT_THE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is not at the Fire of the Void.',
), 'order:963', 'crater')
_SAYS_IS_GONE_FOR_GOOD: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is gone for good: ',
    Hole(Holds("thing", 'Group'), 'group'), ' has thrown it into the Fire of the Void.',
), 'order:963', 'is_gone_for_good')


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


def needs_order_801(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Research Wizard Level (Artifact only).

    maelstrom "#801 - Research Wizard Level (Artifact only)".
    """
    if caster.group is None or not caster.group.artifacts & _ARTIFACT_STONE_OF_ALL_MINDS_BIT:
        return _SAYS_NO_STONE_OF_ALL.text((caster,), SHAPE)
    if caster.undead and (caster.study_limit is None or caster.level >= caster.study_limit):
        return _SAYS_HAS_GIVEN_UP_GROWTH.text((caster,), SHAPE)
    if caster.level < 1:
        return _SAYS_MUST_FIRST_PASS_THE.text((caster,), SHAPE)
    if not any(studies_at(caster, p) for p in world.places):
        return _SAYS_NEEDS_A_POPULATION_CENTER.text((caster, caster.kingdom), SHAPE)
    if caster.level >= 5 and not has_tower(caster, world):
        return _SAYS_NEEDS_A_WIZARD_TOWER.text((caster,), SHAPE)
    if caster.captor is not None:
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    return None


def cost_order_801(caster: Wizard, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Research Wizard Level (Artifact only).

    maelstrom "#801 - Research Wizard Level (Artifact only)".
    """
    return (("gold", research_cost(caster, world)),)


def does_order_801(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Research Wizard Level (Artifact only).

    maelstrom "#801 - Research Wizard Level (Artifact only)".
    """
    study(caster, kingdom, world, dice)


def domain_order_963_relic(group: Group, kingdom: Kingdom, world: World) -> Sequence[Artifact]:
    """What may be chosen: Destroy Artifact.

    maelstrom "#963 - Destroy Artifact".
    """
    return EVERY_ARTIFACT


def needs_order_963(group: Group, kingdom: Kingdom, relic: Artifact, world: World) -> str | None:
    """Why it is refused when it is done: Destroy Artifact.

    maelstrom "#963 - Destroy Artifact".
    """
    if not group.artifacts >> relic & 1:
        return _SAYS_DOES_NOT_HAVE.text((group, relic), SHAPE)
    if group.area != MAP_AREA_TILE_KH:
        return _SAYS_IS_NOT_AT_THE.text((group,), SHAPE)
    return None


def early_order_963_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Destroy Artifact.

    maelstrom "#963 - Destroy Artifact".
    """
    if group.area != MAP_AREA_TILE_KH:
        return _SAYS_IS_NOT_AT_THE.text((group,), SHAPE)
    return None


def does_order_963(group: Group, kingdom: Kingdom, relic: Artifact, world: World, dice: Dice) -> None:
    """Destroy Artifact.

    maelstrom "#963 - Destroy Artifact".
    """
    group.artifacts &= ~(1 << relic)
    world.tell(kingdom, _SAYS_IS_GONE_FOR_GOOD.text((relic, group), SHAPE), group)


# at the end, for these modules use each other
from .setting_up import hide_anywhere  # noqa: E402
