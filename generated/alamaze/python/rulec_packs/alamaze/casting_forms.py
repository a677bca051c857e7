"""Resolvers of casting_forms.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import BrigadeType, Experience, Spell
from ._kinds import Kingdom, Leader, Wizard
from ._world import SHAPE, World
from .magic import healed, risen_rank
from .missions import kill

_SAYS_HAS_CAST_DIES_AND: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ': ',
    Hole(Holds("thing", 'Leader'), 'given_up'), ' dies, and ', Hole(Holds("thing", 'Leader'), 'heir'),
    ' has a new rank: ', Hole(Holds("choice", 'Rank'), 'raised'), '.',
), 'process:sacrifice_leader', 'cast')


def sacrifice_leader(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    given_up: Leader,
    heir: Leader,
    world: World,
) -> None:
    """A leader dies for another.

    maelstrom "Spell #875 - Sacrifice".
    """
    raised_ = risen_rank(heir.rank)
    if raised_ is not None:
        heir.rank = raised_
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_DIES_AND.text((caster, spell, given_up, heir, raised_), SHAPE),
            caster,
            given_up,
            heir,
        )
        kill(given_up, world)


def feed_healing(
    caster: Wizard,
    spell: Spell,
    breed: BrigadeType,
    skill: Experience,
    second: bool,
    world: World,
) -> None:
    """Healing food for brigades of a type.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #815 - Heal".
    """
    if caster.group is not None:
        eaters = sum(1 for b in caster.group.brigades if b.breed == breed and b.experience == skill)
        for b in [b for b in caster.group.brigades if b.breed == breed and b.experience == skill]:
            world.keep(b, "attrition")
            b.attrition = max(b.attrition - healed(spell, eaters, second), min(b.attrition, 0))
