"""Resolvers of casting_veils.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import HOST_SIZE_INACTIVE, HOST_STATE_INVISIBLE, HostState, LOOKOUT_AGENT_RECON, MapArea, Spell
from ._kinds import Group, Kingdom, Wizard
from ._tables import SPELL_BIGGEST_GROUP, SPELL_VEIL_CAST
from ._world import SHAPE, World

_SAYS_HAS_CAST_UPON: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'process:veil', 'cast')
_SAYS_HAS_CAST_SEEMS_TO: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ': ',
    Hole(Holds("thing", 'Group'), 'shell'), ' seems to stand in ', Hole(Holds("choice", 'MapArea'), 'goal'),
    '.',
), 'process:project', 'cast')


def under_veil(group: Group, status: HostState) -> bool:
    """A spell makes the group the status.

    maelstrom "Groups", "Spell #821 - Lesser Masking".
    """
    group_veil = group.veil
    return (
        group_veil is not None
        and SPELL_VEIL_CAST[group_veil] == status
        and (
            SPELL_BIGGEST_GROUP[group_veil] is None
            or len(group.brigades) <= present(SPELL_BIGGEST_GROUP[group_veil], '')
        )
    )


def shows_up(group: Group, area: MapArea, kingdom: Kingdom, grade: int, world: World) -> bool:
    """The group is seen in the area.

    maelstrom "Groups", "Spell #882 - Project Image Of Group".
    """
    if group.kingdom is kingdom:
        return False  # its own people know
    if group.image_area == area:
        return True  # an image
    return (
        group.area == area
        and host_size(group) > HOST_SIZE_INACTIVE
        and not hides_from(group, kingdom, grade, world)
    )  # in plain sight


def veil(caster: Wizard, kingdom: Kingdom, spell: Spell, world: World) -> None:
    """A wizard hides the group.

    maelstrom "Spell #821 - Lesser Masking", "Spell #843 - Invisible Patrol".
    """
    group = caster.group
    if group is not None:
        group.veil = spell
        world.tell(kingdom, _SAYS_HAS_CAST_UPON.text((caster, spell, group), SHAPE), caster, group)


def lift_veils(world: World) -> None:
    """What was hidden a month ago is seen again."""
    for g in [g for g in world.groups if g.veil is not None]:
        g.veil = None


def project(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    shell: Group,
    goal: MapArea,
    world: World,
) -> None:
    """A group is seen where it is not.

    Raises OffTheTable (a table has no row).
    maelstrom "Spell #882 - Project Image Of Group".
    """
    world.keep(shell, "image_area")
    shell.image_area = goal
    world.tell(kingdom, _SAYS_HAS_CAST_SEEMS_TO.text((caster, spell, shell, goal), SHAPE), caster, shell)
    look_around(kingdom, goal, LOOKOUT_AGENT_RECON, familiar_level(spell), world)


def fade_images(world: World) -> None:
    """Images fade as the turn ends.

    maelstrom "Spell #882 - Project Image Of Group".
    """
    for g in [g for g in world.groups if g.image_area is not None]:
        g.image_area = None


def upon_clashed_1(a: Group, b: Group, world: World) -> None:
    """Whoever has fought is seen."""
    if a.veil is not None and SPELL_VEIL_CAST[a.veil] == HOST_STATE_INVISIBLE:
        a.veil = None
    if b.veil is not None and SPELL_VEIL_CAST[b.veil] == HOST_STATE_INVISIBLE:
        b.veil = None


# at the end, for these modules use each other
from .magic import familiar_level  # noqa: E402
from .marching import hides_from  # noqa: E402
from .movement import host_size  # noqa: E402
from .orders_agents import look_around  # noqa: E402
