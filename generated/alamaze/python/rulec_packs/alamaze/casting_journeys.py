"""Resolvers of casting_journeys.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message, Refused
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import MapArea, Spell, TERRAIN_SEA, TRAIT_RIDERS
from ._kinds import Group, Kingdom, Wizard
from ._tables import (
    MAP_AREA_TERRAIN, SPELL_BARRED_BY, SPELL_BIGGEST_GROUP, SPELL_CARRIED_PER_LEVEL, SPELL_SHUNNED,
)
from ._world import SHAPE, VARIANT_ICE_AGE, World
from .magic import pace_gained
from .map_ import stand_at
from .marching import arrive, march, pitch_camp, wait_idle

_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

_SAYS_PUTS_ASHORE_AND_IS: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' puts ', Hole(Holds("thing", 'Group'), 'group'),
    ' ashore, and ', Hole(Holds("choice", 'MapArea', optional=True), 'area'), ' is water.',
), 'process:march_by_magic', 'no_shore')
_SAYS_HAS_CAST_STANDS_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ': ',
    Hole(Holds("thing", 'Group'), 'group'), ' stands in ',
    Hole(Holds("choice", 'MapArea', optional=True), 'area'), '.',
), 'process:march_by_magic', 'cast')
_SAYS_HAS_CAST_STANDS_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ': ',
    Hole(Holds("thing", 'Group'), 'group'), ' stands in ', Hole(Holds("choice", 'MapArea'), 'goal'), ', ',
    Hole(Holds("choice", 'Terrain'), 'terrain'), '.',
), 'process:whisk_away', 'cast')
_SAYS_HAS_CAST_AND_IS: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ', and is with ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'process:step_over', 'cast')


def carried_by_magic(caster: Wizard, spell: Spell, world: World) -> bool:
    """The spell can carry the group of the caster.

    maelstrom "Spell #836 - Teleport Patrol".
    """
    caster_group = caster.group
    if caster_group is None:
        return False  # the caster is with no group that the spell could carry.
    if caster_group is not None:
        if (
            SPELL_BIGGEST_GROUP[spell] is not None
            and len(caster_group.brigades) > present(SPELL_BIGGEST_GROUP[spell], '')
        ):
            return False  # the caster's group is too large for the spell.
        if world.happened('marched', 'this', 0, caster_group):
            return False  # the caster's group has marched already.
        if world.happened('wintering', 'this', 0, caster_group):
            return False  # the caster's group is in its winter camp.
    return (
        caster_group is None
        or SPELL_BARRED_BY[spell] is None
        or not world.happened('rested', 'this', 0, caster_group)
    )  # the caster's group has rested, and no magic moves it this turn.


def refusals_carried_by_magic(caster: Wizard, spell: Spell, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the spell can carry the group of the caster.

    Indices of LABELS['refusals_carried_by_magic']; empty where it holds.
    maelstrom "Spell #836 - Teleport Patrol".
    """
    notes: list[int] = []
    caster_group = caster.group
    if caster_group is None:
        notes.append(0)
    if caster_group is not None:
        if (
            SPELL_BIGGEST_GROUP[spell] is not None
            and len(caster_group.brigades) > present(SPELL_BIGGEST_GROUP[spell], '')
        ):
            notes.append(1)
        if world.happened('marched', 'this', 0, caster_group):
            notes.append(2)
        if world.happened('wintering', 'this', 0, caster_group):
            notes.append(3)
        if SPELL_BARRED_BY[spell] is not None and world.happened('rested', 'this', 0, caster_group):
            notes.append(4)
    return tuple(notes)


def may_land(spell: Spell, goal: MapArea, world: World) -> bool:
    """The spell reaches the goal.

    maelstrom "Spell #836 - Teleport Patrol".
    """
    if world.variants & _VARIANT_ICE_AGE_BIT and MAP_AREA_TERRAIN[goal] == TERRAIN_SEA:
        return True  # ice age: the seas are frozen
    return not SPELL_SHUNNED[spell] >> MAP_AREA_TERRAIN[goal] & 1


def march_by_magic(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    way: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """A wizard's group marches by magic.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Spell #708 - Ship of Mist", "Spell #718 - Speed".
    """
    group = caster.group
    if group is not None:
        if SPELL_CARRIED_PER_LEVEL[spell] is not None:
            world.keep(group, "mist_borne")
            group.mist_borne = True
        else:
            world.keep(group, "spell_haste")
            group.spell_haste = pace_gained(spell, caster.level, kingdom.traits & _TRAIT_RIDERS_BIT != 0)
        march(group, way, False, world, dice)
        if group.terrain == TERRAIN_SEA and SPELL_CARRIED_PER_LEVEL[spell] is not None:
            raise Refused(_SAYS_PUTS_ASHORE_AND_IS.text((spell, group, group.area), SHAPE))
        world.keep(group, "mist_borne")
        group.mist_borne = False
        world.keep(group, "spell_haste")
        group.spell_haste = 0
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_STANDS_IN.text((caster, spell, group, group.area), SHAPE),
            caster,
            group,
        )


def whisk_away(caster: Wizard, kingdom: Kingdom, spell: Spell, goal: MapArea, world: World) -> None:
    """A wizard's group is suddenly elsewhere.

    maelstrom "Spell #836 - Teleport Patrol", "Spell #850 - Teleport Brigade".
    """
    group = caster.group
    if group is not None:
        stand_at(group, goal, world)
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_STANDS_IN_2.text((caster, spell, group, goal, MAP_AREA_TERRAIN[goal]), SHAPE),
            caster,
            group,
        )
        arrive(group, world)
        pitch_camp(group, world)


def step_over(caster: Wizard, kingdom: Kingdom, spell: Spell, other: Group, world: World) -> None:
    """A wizard is suddenly in another group.

    maelstrom "Spell #830 - Teleport Self", "Spell # 71 - Instant Self Teleport".
    """
    old = caster.group
    if old is not None:
        old.wizards = taken(old.wizards, caster)
        world.note('joined_figures', old)
        wait_idle(old, world)
    caster.place = None
    other.wizards = (*other.wizards, caster)
    caster.group = other
    world.note('joined_figures', other)
    world.tell(kingdom, _SAYS_HAS_CAST_AND_IS.text((caster, spell, other), SHAPE), caster, other)
