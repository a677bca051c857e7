"""Resolvers of spells_battle.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import HOST_SIZE_INACTIVE, SPELL_INSTANT_SELF_TELEPORT
from ._kinds import Group, Kingdom, Wizard
from ._world import SHAPE, World
from .casting import least_power
from .casting_journeys import step_over
from .gates import asleep
from .movement import host_size
from .politics import in_irons

_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:71', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:71', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Instant Self Teleport.',
), 'spell:71', 'power')
_SAYS_IS_IN_ALREADY: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in ', Hole(Holds("thing", 'Group'), 'other'),
    ' already.',
), 'spell:71', 'another')
_SAYS_NOBODY_IS_IN: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'spell:71', 'active')
_SAYS_HAS_NO_ROOM_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has no room for another wizard.',
), 'spell:71', 'chair')


def domain_spell_71_other(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Instant Self Teleport.

    maelstrom "Spell # 71 - Instant Self Teleport".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def needs_spell_71(caster: Wizard, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Instant Self Teleport.

    maelstrom "Spell # 71 - Instant Self Teleport".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INSTANT_SELF_TELEPORT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    if other is caster.group:
        return _SAYS_IS_IN_ALREADY.text((caster, other), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN.text((other,), SHAPE)
    if len(other.wizards) >= 3:
        return _SAYS_HAS_NO_ROOM_FOR.text((other,), SHAPE)
    return None


def early_spell_71_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Instant Self Teleport.

    maelstrom "Spell # 71 - Instant Self Teleport".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INSTANT_SELF_TELEPORT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    return None


def does_spell_71(caster: Wizard, kingdom: Kingdom, other: Group, world: World, dice: Dice) -> None:
    """Instant Self Teleport.

    maelstrom "Spell # 71 - Instant Self Teleport".
    """
    step_over(caster, kingdom, SPELL_INSTANT_SELF_TELEPORT, other, world)
