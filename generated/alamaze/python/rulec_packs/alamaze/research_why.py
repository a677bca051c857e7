"""The resolvers of research.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    ARTIFACT_STONE_OF_ALL_MINDS, BUILDING_GREAT_MAGE_TOWER, BUILDING_WIZARD_TOWER, TRAIT_DEVOUT,
    TRAIT_ORDER,
)
from ._kinds import Place, Wizard
from ._tables import PROWESS_ASSURED, PROWESS_COST, PROWESS_RITE
from ._world import World
from .research import assured_level, has_tower, next_level, studies_at

_ARTIFACT_STONE_OF_ALL_MINDS_BIT: Final = 1 << ARTIFACT_STONE_OF_ALL_MINDS
_BUILDING_GREAT_MAGE_TOWER_BIT: Final = 1 << BUILDING_GREAT_MAGE_TOWER
_BUILDING_WIZARD_TOWER_BIT: Final = 1 << BUILDING_WIZARD_TOWER
_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "studies_at": (
        Label('no', 'not a place of its kingdom'),
        Label('yes', 'at home there'),
        Label('holds', 'its group stands there'),
    ),
    "next_level": (
        Label('base', ''),
        Label('add', 'step by step'),
    ),
    "research_cost": (
        Label('base', 'a wizard without a kingdom has nobody to pay for'),
        Label('base', 'study'),
        Label('subtract', 'stone', 1, '', 'Stone of All Minds (artifact)'),
        Label('add', 'scruples', 1, 'ruling "Whether the Devout pay their surcharge once or for every level"', 'Devout (trait)'),
        Label('add', 'permits', 1, '', 'Order (trait)'),
        Label('add', 'the costly step', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2311'),
        Label('add', 'fifth level', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2312'),
        Label('add', 'seventh level', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2313'),
        Label('reduce by', 'tower', 10, 'ruling "Whether a tower\'s discount covers the thresholds"', 'research'),
        Label('round', 'whole coins', 10, 'ruling "What happens to fractions"'),
    ),
    "assured_level": (
        Label('base', ''),
        Label('base', ''),
        Label('add', "an Immortal's presence", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Immortality", line 1574'),
    ),
    "research_chance": (
        Label('base', 'assured'),
        Label('times', 'beyond what is assured'),
        Label('times', 'further beyond'),
        Label('times', 'and further', 2),
        Label('times', 'where few have been', 4),
        Label('times', 'where nobody has been', 8),
        Label('round', 'whole points', 8, 'ruling "What happens to fractions"'),
    ),
    "rite_chance": (
        Label('base', ''),
        Label('base', 'trial by fire'),
    ),
    "has_tower": (
        Label('holds', ''),
    ),
    "may_research": (
        Label('needs', 'the caster has given up growth with life.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #870 \u2013 Wraith Form", line 5682; "Spell #871 \u2013 Transform to Lich", line 5686'),
        Label('needs', 'the caster must first pass the Rite of the Magi.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2317'),
        Label('needs', "the caster needs a population center of the caster's kingdom to study in.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #799 \u2013 Magic Research", line 5566'),
        Label('needs', 'the caster needs a Wizard Tower for higher studies.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2317; "#799 \u2013 Magical Research", line 4932'),
    ),
    "refusals_may_research": (
        Label('needs', 'the caster has given up growth with life.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #870 \u2013 Wraith Form", line 5682; "Spell #871 \u2013 Transform to Lich", line 5686'),
        Label('needs', 'the caster must first pass the Rite of the Magi.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2317'),
        Label('needs', "the caster needs a population center of the caster's kingdom to study in.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #799 \u2013 Magic Research", line 5566'),
        Label('needs', 'the caster needs a Wizard Tower for higher studies.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2317; "#799 \u2013 Magical Research", line 4932'),
    ),
    "may_undergo_rite": (
        Label('needs', 'Only adepts undergo the rite.'),
    ),
    "refusals_may_undergo_rite": (
        Label('needs', 'Only adepts undergo the rite.'),
    ),
}


def why_studies_at(caster: Wizard, place: Place) -> tuple[bool, Notes]:
    """The caster may study in the place.

    `studies_at` with its notes: pairs of an index of LABELS['studies_at'] and what it moved.
    maelstrom "Magic", "Spell #799 - Magic Research".
    """
    notes: Notes = []
    caster_kingdom = caster.kingdom
    if caster_kingdom is None or place.kingdom is not caster_kingdom:
        notes.append((0, 0))
        return False, notes  # not a place of its kingdom
    if caster.place is place:
        notes.append((1, 0))
        return True, notes  # at home there
    caster_group = caster.group
    if caster_group is None or caster_group.area is None or caster_group.area != place.area:
        notes.append((2, 0))
        return False, notes  # its group stands there
    return True, notes


def why_next_level(caster: Wizard) -> tuple[int, Notes]:
    """Level that a wizard tries to reach.

    `next_level` with its notes: pairs of an index of LABELS['next_level'] and what it moved.
    In levels.
    maelstrom "#799 - Magical Research", "Spell #799 - Magic Research".
    """
    notes: Notes = []
    value = caster.level
    notes.append((0, value))
    notes.append((1, 1))
    value += 1  # step by step
    return value, notes


def why_research_cost(caster: Wizard, world: World) -> tuple[int, Notes]:
    """What a wizard's next level costs.

    `research_cost` with its notes: pairs of an index of LABELS['research_cost'] and what it moved.
    In gold.
    maelstrom "Magic", "Magical Prowess", "Charts", "Spell #799 - Magic Research".
    """
    notes: Notes = []
    caster_kingdom = caster.kingdom
    if caster_kingdom is None:
        notes.append((0, 0))
        value = 0  # a wizard without a kingdom has nobody to pay for
    elif caster_kingdom is not None:
        value = PROWESS_COST[caster_kingdom.prowess] * next_level(caster)  # study
        notes.append((1, value))
    else:
        value = 0
    caster_group = caster.group
    if caster_group is not None and caster_group.artifacts & _ARTIFACT_STONE_OF_ALL_MINDS_BIT:
        amount = 2000 * next_level(caster)
        notes.append((2, -1 * amount))
        value -= amount  # Stone of All Minds (artifact): stone
    if caster_kingdom is not None:
        caster_kingdom_traits = caster_kingdom.traits
        if caster_kingdom_traits & _TRAIT_DEVOUT_BIT:
            amount_ = 1000 * next_level(caster)
            notes.append((3, amount_))
            value += amount_  # Devout (trait): scruples
        if caster_kingdom_traits & _TRAIT_ORDER_BIT:
            amount_2 = 1000 * next_level(caster)
            notes.append((4, amount_2))
            value += amount_2  # Order (trait): permits
    if next_level(caster) == 3:
        notes.append((5, 10000))
        value += 10000  # the costly step
    if next_level(caster) == 5:
        notes.append((6, 30000))
        value += 30000  # fifth level
    if next_level(caster) == 7:
        notes.append((7, 60000))
        value += 60000  # seventh level
    share_ = 10
    towers = 0
    leader = -1
    if has_tower(caster, world) and next_level(caster) <= 5:
        if towers < 1:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            towers = 1  # research: tower
            leader = 8
        else:
            notes.append((-9, 0))
    if leader >= 0:
        notes.append((leader, value * (-1 * towers)))
    share_ -= towers
    value *= share_
    before = value
    value = (value + 5) // 10  # whole coins
    notes.append((9, 10 * value - before))
    return value, notes


def why_assured_level(caster: Wizard) -> tuple[int, Notes]:
    """Level up to which research never fails.

    `assured_level` with its notes: pairs of an index of LABELS['assured_level'] and what it moved.
    In levels.
    maelstrom "Magic".
    """
    notes: Notes = []
    caster_kingdom = caster.kingdom
    if caster_kingdom is None:
        notes.append((0, 0))
        value = 0
    elif caster_kingdom is not None:
        value = PROWESS_ASSURED[caster_kingdom.prowess]
        notes.append((1, value))
    else:
        value = 0
    if caster_kingdom is not None and caster_kingdom.undying != 0:
        notes.append((2, 2))
        value += 2  # an Immortal's presence
    return value, notes


def why_research_chance(caster: Wizard) -> tuple[int, Notes]:
    """Chance that research succeeds.

    `research_chance` with its notes: pairs of an index of LABELS['research_chance'] and what it moved.
    In percent.
    maelstrom "Magic".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100  # assured
    if next_level(caster) > assured_level(caster):
        notes.append((1, -1 * (value // 2)))
        value //= 2  # beyond what is assured
    if next_level(caster) > assured_level(caster) + 1:
        notes.append((2, -1 * (value // 2)))
        value //= 2  # further beyond
    if next_level(caster) > assured_level(caster) + 2:
        notes.append((3, -1 * value))
        value = value  # and further
    else:
        value *= 2
    if next_level(caster) > assured_level(caster) + 3:
        notes.append((4, -1 * value))
        value = value  # where few have been
    else:
        value *= 2
    if next_level(caster) > assured_level(caster) + 4:
        notes.append((5, -1 * value))
        value = value  # where nobody has been
    else:
        value *= 2
    before = value
    value = (value + 4) // 8  # whole points
    notes.append((6, 8 * value - before))
    return value, notes


def why_rite_chance(caster: Wizard) -> tuple[int, Notes]:
    """Chance that an adept becomes a wizard.

    `rite_chance` with its notes: pairs of an index of LABELS['rite_chance'] and what it moved.
    In percent.
    maelstrom "Magical Prowess", "#800 - Rite Of The Magi".
    """
    notes: Notes = []
    caster_kingdom = caster.kingdom
    if caster_kingdom is None:
        notes.append((0, 0))
        value = 0
    elif caster_kingdom is not None:
        value = PROWESS_RITE[caster_kingdom.prowess]  # trial by fire
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_has_tower(caster: Wizard, world: World) -> tuple[bool, Notes]:
    """The caster has a Wizard Tower to study in.

    `has_tower` with its notes: pairs of an index of LABELS['has_tower'] and what it moved.
    maelstrom "Buildings", "Magic".
    """
    notes: Notes = []
    if not any(
        (p.buildings & _BUILDING_WIZARD_TOWER_BIT or p.buildings & _BUILDING_GREAT_MAGE_TOWER_BIT)
            and studies_at(caster, p)
        for p in world.places
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_may_research(caster: Wizard, world: World) -> tuple[bool, Notes]:
    """The caster may do magical research.

    `may_research` with its notes: pairs of an index of LABELS['may_research'] and what it moved.
    maelstrom "#799 - Magical Research", "Spell #799 - Magic Research".
    """
    notes: Notes = []
    if caster.undead and (caster.study_limit is None or caster.level >= caster.study_limit):
        notes.append((0, 0))
        return False, notes  # the caster has given up growth with life.
    caster_level = caster.level
    if caster_level < 1:
        notes.append((1, 0))
        return False, notes  # the caster must first pass the Rite of the Magi.
    if not any(studies_at(caster, p) for p in world.places):
        notes.append((2, 0))
        return False, notes  # the caster needs a population center of the caster's kingdom to study in.
    if caster_level >= 5 and not has_tower(caster, world):
        notes.append((3, 0))
        return False, notes  # the caster needs a Wizard Tower for higher studies.
    return True, notes


def why_may_undergo_rite(caster: Wizard) -> tuple[bool, Notes]:
    """The caster may undergo the Rite of the Magi.

    `may_undergo_rite` with its notes: pairs of an index of LABELS['may_undergo_rite'] and what it
    moved.
    maelstrom "Magic", "#800 - Rite Of The Magi".
    """
    notes: Notes = []
    if caster.level != 0:
        notes.append((0, 0))
        return False, notes  # Only adepts undergo the rite.
    return True, notes
