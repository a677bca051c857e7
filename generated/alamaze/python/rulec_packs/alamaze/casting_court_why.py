"""The resolvers of casting_court.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, present

from ._choices import (
    EFFECT_WARDED, RANK_CONSUL, RANK_KING, RANK_QUEEN, RANK_REGENT, SPELL_REPEAT_RULER_IN_A_TURN, Spell,
)
from ._kinds import Kingdom, Target, Wizard
from ._tables import SPELL_REPEATS_WITHIN, SPELL_SURETY
from ._world import World
from .casting import stands_at
from .map_ import seat, within_reach

_EFFECT_WARDED_BIT: Final = 1 << EFFECT_WARDED
_ONE_OF_1: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "throne_warded": (
        Label('holds', 'a ward on the ruler'),
    ),
    "harmed_already": (
        Label('holds', ''),
    ),
    "sureness": (
        Label('base', ''),
        Label('base', ''),
    ),
    "beside_ruler": (
        Label('holds', ''),
    ),
    "out_of_calling": (
        Label('yes', 'too far away'),
        Label('holds', ''),
    ),
}


def why_throne_warded(kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The throne of the kingdom is warded.

    `throne_warded` with its notes: pairs of an index of LABELS['throne_warded'] and what it moved.
    maelstrom "Magic", "Spell #301 - Ward".
    """
    notes: Notes = []
    if not any(
        r.kingdom is kingdom and r.rank in _ONE_OF_1 and r.effects & _EFFECT_WARDED_BIT
        for r in world.figures
    ):
        notes.append((0, 0))
        return False, notes  # a ward on the ruler
    return True, notes


def why_harmed_already(spell: Spell, rival: Kingdom, world: World) -> tuple[bool, Notes]:
    """The spell has touched the throne of the rival in this turn.

    `harmed_already` with its notes: pairs of an index of LABELS['harmed_already'] and what it moved.
    maelstrom "Spell #386 - Curse".
    """
    notes: Notes = []
    if (
        SPELL_REPEATS_WITHIN[spell] != SPELL_REPEAT_RULER_IN_A_TURN
        or not world.happened('cursed', 'this', 0, rival)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_sureness(spell: Spell) -> tuple[int, Notes]:
    """Chance that a spell succeeds.

    `sureness` with its notes: pairs of an index of LABELS['sureness'] and what it moved.
    In percent.
    maelstrom "Spell #381 - Conjure Scandal", "Spell #386 - Curse", "Spell #472 - Charm Region".
    """
    notes: Notes = []
    if SPELL_SURETY[spell] is None:
        notes.append((0, 100))
        value = 100
    elif SPELL_SURETY[spell] is not None:
        value = present(SPELL_SURETY[spell], '')
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_beside_ruler(caster: Wizard, praised: Kingdom, world: World) -> tuple[bool, Notes]:
    """The ruler of the praised is where the caster is.

    `beside_ruler` with its notes: pairs of an index of LABELS['beside_ruler'] and what it moved.
    maelstrom "Spell #482 - Enhance King's Aura".
    """
    notes: Notes = []
    if (
        stands_at(caster) is None
        or not any(
            r.kingdom is praised and r.rank in _ONE_OF_1 and seat(r) == stands_at(caster)
            for r in world.figures
        )
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_out_of_calling(caster: Wizard, target: Target, span: int, world: World) -> tuple[bool, Notes]:
    """The target is beyond the reach of the caster.

    `out_of_calling` with its notes: pairs of an index of LABELS['out_of_calling'] and what it moved.
    maelstrom "Spell #933 - Imp Familiar", "Spell #942 - Summon High Demon".
    """
    notes: Notes = []
    if not within_reach(stands_at(caster), seat(target), span):
        notes.append((0, 0))
        return True, notes  # too far away
    if not any(
        not within_reach(stands_at(caster), g.area, span)
        for g in world.groups
        if any(l_ is target for l_ in g.leaders) or any(w is target for w in g.wizards)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes
