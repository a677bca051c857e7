"""Resolvers of spells_region.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    Artifact, HOST_SIZE_INACTIVE, HostSize, SPELL_LEARN_ARTIFACT_POWER, SPELL_LOCATE_CHARACTER_OR_GROUP,
    SPELL_UNVEIL_GROUP_LOCATIONS, SPELL_UNVEIL_POPULATION_CENTERS,
)
from ._kinds import Group, Kingdom, Target, Wizard
from ._world import SHAPE, World
from .casting import is_envoy, least_power, stands_at
from .casting_eyes import land_around, locate_figure, locate_group, read_relic, unveil_centers, unveil_hosts
from .gates import asleep
from .orders_missions import relic_bearer, relic_keeper, relic_lies
from .politics import in_irons

_SAYS_IS_NOT_POWERFUL_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Unveil Population Centers.',
), 'spell:751', 'too_weak')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:751', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:751', 'awake')
_SAYS_UNVEIL_POPULATION_CENTERS_CANNOT: Final = Message((
    'Unveil Population Centers cannot be cast before turn 4.',
), 'spell:751', 'season')
_SAYS_IS_IN_NO_REGION: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:751', 'ground')
_SAYS_IS_NOT_POWERFUL_ENOUGH_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Learn Artifact Power.',
), 'spell:796', 'too_weak')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:796', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:796', 'awake')
_SAYS_IS_NOT_IN_THE: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is not in the hands of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'spell:796', 'ours')
_SAYS_IS_NOT_WHERE_IS: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is not where ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is.',
), 'spell:796', 'here')
_SAYS_IS_NOT_POWERFUL_ENOUGH_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Locate Character or Group.',
), 'spell:855', 'too_weak')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:855', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:855', 'awake')
_SAYS_LOCATE_CHARACTER_OR_GROUP: Final = Message((
    'Locate Character or Group cannot be cast before turn 5.',
), 'spell:855', 'season')
_SAYS_IS_NO_EMISSARY_PRIESTESS: Final = Message((
    Hole(Holds("thing", 'Target', optional=True), 'target'), ' is no emissary, priestess or agent.',
), 'spell:855', 'envoy', ('target',))
_SAYS_IS_NOT_POWERFUL_ENOUGH_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Unveil Group Locations.',
), 'spell:858', 'too_weak')
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:858', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:858', 'awake')
_SAYS_UNVEIL_GROUP_LOCATIONS_CANNOT: Final = Message((
    'Unveil Group Locations cannot be cast before turn 4.',
), 'spell:858', 'season')
_SAYS_IS_IN_NO_REGION_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:858', 'ground')
_SAYS_NOBODY_IS_IN_SUCH: Final = Message(('Nobody is in such a group.',), 'spell:858', 'somebody')


def open_spell_751(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is handed in: Unveil Population Centers.

    maelstrom "Spell #751 - Unveil Population Centers".
    """
    if caster.level < least_power(SPELL_UNVEIL_POPULATION_CENTERS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    return None


def needs_spell_751(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Unveil Population Centers.

    maelstrom "Spell #751 - Unveil Population Centers".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if world.month < 4:
        return _SAYS_UNVEIL_POPULATION_CENTERS_CANNOT.text((), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION.text((caster,), SHAPE)
    return None


def does_spell_751(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Unveil Population Centers.

    maelstrom "Spell #751 - Unveil Population Centers".
    """
    unveil_centers(caster, kingdom, SPELL_UNVEIL_POPULATION_CENTERS, world)


def open_spell_796(caster: Wizard, kingdom: Kingdom, relic: Artifact, world: World) -> str | None:
    """Why it is refused when it is handed in: Learn Artifact Power.

    maelstrom "Spell #796 - Learn Artifact Power".
    """
    if caster.level < least_power(SPELL_LEARN_ARTIFACT_POWER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    return None


def needs_spell_796(caster: Wizard, kingdom: Kingdom, relic: Artifact, world: World) -> str | None:
    """Why it is refused when it is done: Learn Artifact Power.

    maelstrom "Spell #796 - Learn Artifact Power".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    if (
        not kingdom.regalia >> relic & 1
        and relic_bearer(kingdom, relic, world) is None
        and relic_keeper(kingdom, relic, world) is None
    ):
        return _SAYS_IS_NOT_IN_THE.text((relic, kingdom), SHAPE)
    maparea = stands_at(caster)
    if maparea is None or relic_lies(kingdom, relic, world) != maparea:
        return _SAYS_IS_NOT_WHERE_IS.text((relic, caster), SHAPE)
    return None


def early_spell_796_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Learn Artifact Power.

    maelstrom "Spell #796 - Learn Artifact Power".
    """
    if caster.level < least_power(SPELL_LEARN_ARTIFACT_POWER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    return None


def does_spell_796(caster: Wizard, kingdom: Kingdom, relic: Artifact, world: World, dice: Dice) -> None:
    """Learn Artifact Power.

    maelstrom "Spell #796 - Learn Artifact Power".
    """
    read_relic(caster, kingdom, SPELL_LEARN_ARTIFACT_POWER, relic, world)


def domain_spell_855_target(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    return world.targets


def domain_spell_855_host(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    world: World,
) -> Sequence[Group]:
    """What may be chosen: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    return world.groups


def open_spell_855(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if caster.level < least_power(SPELL_LOCATE_CHARACTER_OR_GROUP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    return None


def needs_spell_855(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if world.month < 5:
        return _SAYS_LOCATE_CHARACTER_OR_GROUP.text((), SHAPE)
    if target is not None and not is_envoy(target):
        return _SAYS_IS_NO_EMISSARY_PRIESTESS.text((target,), SHAPE)
    return None


def needs_spell_855_of(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if world.month < 5:
        return _SAYS_LOCATE_CHARACTER_OR_GROUP.text((), SHAPE)
    return None


def needs_spell_855_of_target(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if target is not None and not is_envoy(target):
        return _SAYS_IS_NO_EMISSARY_PRIESTESS.text((target,), SHAPE)
    return None


def early_spell_855_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if caster.level < least_power(SPELL_LOCATE_CHARACTER_OR_GROUP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if world.month < 5:
        return _SAYS_LOCATE_CHARACTER_OR_GROUP.text((), SHAPE)
    return None


def does_spell_855(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    host: Group | None,
    world: World,
    dice: Dice,
) -> None:
    """Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if target is not None:
        locate_figure(caster, kingdom, SPELL_LOCATE_CHARACTER_OR_GROUP, target, world)
    elif host is not None:
        locate_group(caster, kingdom, SPELL_LOCATE_CHARACTER_OR_GROUP, host, world)


def open_spell_858(caster: Wizard, kingdom: Kingdom, size: HostSize, world: World) -> str | None:
    """Why it is refused when it is handed in: Unveil Group Locations.

    maelstrom "Spell #858 - Unveil Group Locations".
    """
    if caster.level < least_power(SPELL_UNVEIL_GROUP_LOCATIONS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    return None


def needs_spell_858(caster: Wizard, kingdom: Kingdom, size: HostSize, world: World) -> str | None:
    """Why it is refused when it is done: Unveil Group Locations.

    maelstrom "Spell #858 - Unveil Group Locations".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if world.month < 4:
        return _SAYS_UNVEIL_GROUP_LOCATIONS_CANNOT.text((), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_2.text((caster,), SHAPE)
    if size <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_SUCH.text((), SHAPE)
    return None


def early_spell_858_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Unveil Group Locations.

    maelstrom "Spell #858 - Unveil Group Locations".
    """
    if caster.level < least_power(SPELL_UNVEIL_GROUP_LOCATIONS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if world.month < 4:
        return _SAYS_UNVEIL_GROUP_LOCATIONS_CANNOT.text((), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_2.text((caster,), SHAPE)
    return None


def does_spell_858(caster: Wizard, kingdom: Kingdom, size: HostSize, world: World, dice: Dice) -> None:
    """Unveil Group Locations.

    Raises OffTheTable (a table has no row).
    maelstrom "Spell #858 - Unveil Group Locations".
    """
    unveil_hosts(caster, kingdom, SPELL_UNVEIL_GROUP_LOCATIONS, size, world)
