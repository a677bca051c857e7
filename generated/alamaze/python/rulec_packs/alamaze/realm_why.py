"""The resolvers of realm.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, NoAnswer, Notes

from ._choices import (
    ARTIFACT_CROWN_OF_ANZU, HOLD_CONTROL, HOLD_MINOR, HOLD_SIGNIFICANT, HOLD_SUBSTANTIAL,
    HOLD_TIGHT_CONTROL, HOLD_UNESTABLISHED, Hold, InfluenceEvent, KINGDOM_DEMON_PRINCES, KINGDOM_PIRATES,
    POST_AMBASSADOR_POST, POST_GOVERNOR_POST, Post, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL,
    REACTION_SUSPICIOUS, REACTION_TOLERANT, Rank, Reaction, Region, TRAIT_FORETHOUGHT,
)
from ._kinds import Kingdom
from ._tables import HIRES_INFLUENCE, INFLUENCE_CHANGES_CHANGE, emissaries_power
from ._world import World
from .realm import (
    bent, bow_limit, bows, controls, hearsay, hold, influence_floor, levels_whispered, lowered, raised,
    reach, reaction, share, soured, whispers,
)

_ARTIFACT_CROWN_OF_ANZU_BIT: Final = 1 << ARTIFACT_CROWN_OF_ANZU
_TRAIT_FORETHOUGHT_BIT: Final = 1 << TRAIT_FORETHOUGHT

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "share": (
        Label('base', ''),
        Label('bounds', ''),
    ),
    "hold": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "controls": (
        Label('holds', 'most of its people'),
    ),
    "reaction": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', 'nothing to its name, good or bad'),
    ),
    "raised": (
        Label('case', 'as good as it gets'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "lowered": (
        Label('case', 'as bad as it gets'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "hearsay": (
        Label('case', 'its master is a friend'),
        Label('case', 'its master is a foe'),
        Label('otherwise', ''),
    ),
    "bows": (
        Label('base', ''),
    ),
    "whispers": (
        Label('base', ''),
    ),
    "levels_whispered": (
        Label('base', ''),
        Label('add', '', 2),
        Label('round', 'whole levels', 2),
    ),
    "half_whispered": (
        Label('holds', 'a whisper from below'),
    ),
    "bow_limit": (
        Label('case', ''),
    ),
    "bent": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "soured": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "mood": (
        Label('otherwise', ''),
    ),
    "reaction_ceiling": (
        Label('case', 'its natural enemy rules there'),
        Label('case', 'all of its people', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1384'),
        Label('case', 'a declared enemy rules there'),
        Label('otherwise', ''),
    ),
    "reaction_floor": (
        Label('case', 'its own master'),
        Label('otherwise', ''),
    ),
    "influence_floor": (
        Label('base', ''),
        Label('set to', 'no lower, whatever others do', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Demon Princes", line 2960', 'Demon Princes (kingdom)'),
    ),
    "reach": (
        Label('base', '', 100),
        Label('at least', 'the least there is', 100),
        Label('at most', 'the most there is', 100),
        Label('add', 'crown', 100, '', 'Crown of Anzu (artifact)'),
    ),
    "influence_raised": (
        Label('base', '', 100),
        Label('add', 'gain', 100),
    ),
    "influence_lowered": (
        Label('base', '', 100),
        Label('subtract', 'loss', 100),
    ),
    "may_spend": (
        Label('needs', 'That would leave the ruler with too little.'),
    ),
    "refusals_may_spend": (
        Label('needs', 'That would leave the ruler with too little.'),
    ),
    "influence_change": (
        Label('base', '', 100),
    ),
    "hiring_price": (
        Label('base', '', 100),
        Label('at most', 'a ruler with nothing left pays nothing', 200, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "King\'s Influence", line 1451'),
        Label('reduce by', 'a crew that everybody knows', 200, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Pirates", line 3538', 'Pirates (kingdom)'),
        Label('round', '', 200),
    ),
    "emissary_power": (
        Label('base', '', 10000),
        Label('round', 'tenths', 10000, 'ruling "What happens to fractions"'),
    ),
    "command_limit": (
        Label('base', 'influence', 100),
        Label('add', 'to every ruler'),
        Label('add', 'forethought', 1, '', 'Forethought (trait)'),
        Label('at most', 'no kingdom, no commands', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#455 - Create Sanctuary", line 4479', 'victory'),
        Label('round', 'whole levels', 100),
    ),
    "standing_limit": (
        Label('base', ''),
        Label('add', 'controlled region'),
        Label('add', 'forethought', 1, '', 'Forethought (trait)'),
        Label('add', 'forethought in a controlled region', 1, '', 'Forethought (trait)'),
    ),
}


def why_share(kingdom: Kingdom, region: Region) -> tuple[int, Notes]:
    """Share of a region's people under a kingdom.

    `share` with its notes: pairs of an index of LABELS['share'] and what it moved.
    In percent, 0% to 100%.
    maelstrom "Regions", "Charts".
    """
    notes: Notes = []
    value = sum(s.share for s in kingdom.standings if s.region == region)
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0
    elif value > 100:
        notes.append((1, 100 - value))
        value = 100
    return value, notes


def why_hold(kingdom: Kingdom, region: Region) -> tuple[Hold, Notes]:
    """Regional influence that a share amounts to.

    `hold` with its notes: pairs of an index of LABELS['hold'] and what it moved.
    Raises NoAnswer (no case fits).
    maelstrom "Regions", "Charts".
    """
    notes: Notes = []
    if share(kingdom, region) == 0:
        notes.append((0, 0))
        return HOLD_UNESTABLISHED, notes
    if 1 <= share(kingdom, region) <= 19:
        notes.append((1, 0))
        return HOLD_MINOR, notes
    if 20 <= share(kingdom, region) <= 35:
        notes.append((2, 0))
        return HOLD_SIGNIFICANT, notes
    if 36 <= share(kingdom, region) <= 59:
        notes.append((3, 0))
        return HOLD_SUBSTANTIAL, notes
    if 60 <= share(kingdom, region) <= 99:
        notes.append((4, 0))
        return HOLD_CONTROL, notes
    if share(kingdom, region) == 100:
        notes.append((5, 0))
        return HOLD_TIGHT_CONTROL, notes
    raise NoAnswer('hold')


def why_controls(kingdom: Kingdom, region: Region) -> tuple[bool, Notes]:
    """The kingdom controls the region.

    `controls` with its notes: pairs of an index of LABELS['controls'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    if share(kingdom, region) < 60:
        notes.append((0, 0))
        return False, notes  # most of its people
    return True, notes


def why_reaction(kingdom: Kingdom, region: Region) -> tuple[Reaction, Notes]:
    """How a region thinks of a kingdom.

    `reaction` with its notes: pairs of an index of LABELS['reaction'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    kingdom_standings = kingdom.standings
    if any(s.region == region and s.reaction == REACTION_LOYAL for s in kingdom_standings):
        notes.append((0, 0))
        return REACTION_LOYAL, notes
    if any(s.region == region and s.reaction == REACTION_FRIENDLY for s in kingdom_standings):
        notes.append((1, 0))
        return REACTION_FRIENDLY, notes
    if any(s.region == region and s.reaction == REACTION_SUSPICIOUS for s in kingdom_standings):
        notes.append((2, 0))
        return REACTION_SUSPICIOUS, notes
    if any(s.region == region and s.reaction == REACTION_HOSTILE for s in kingdom_standings):
        notes.append((3, 0))
        return REACTION_HOSTILE, notes
    notes.append((4, 0))
    return REACTION_TOLERANT, notes  # nothing to its name, good or bad


def why_raised(reaction_: Reaction, ceiling: Reaction) -> tuple[Reaction, Notes]:
    """A reaction improved by a level.

    `raised` with its notes: pairs of an index of LABELS['raised'] and what it moved.
    maelstrom "#470 - Enamor Region".
    """
    notes: Notes = []
    if reaction_ >= ceiling:
        notes.append((0, 0))
        return reaction_, notes  # as good as it gets
    if reaction_ == REACTION_HOSTILE:
        notes.append((1, 0))
        return REACTION_SUSPICIOUS, notes
    if reaction_ == REACTION_SUSPICIOUS:
        notes.append((2, 0))
        return REACTION_TOLERANT, notes
    if reaction_ == REACTION_TOLERANT:
        notes.append((3, 0))
        return REACTION_FRIENDLY, notes
    notes.append((4, 0))
    return REACTION_LOYAL, notes


def why_lowered(reaction_: Reaction, floor: Reaction) -> tuple[Reaction, Notes]:
    """A reaction worsened by a level.

    `lowered` with its notes: pairs of an index of LABELS['lowered'] and what it moved.
    maelstrom "#475 - Denigrate Kingdom".
    """
    notes: Notes = []
    if reaction_ <= floor:
        notes.append((0, 0))
        return reaction_, notes  # as bad as it gets
    if reaction_ == REACTION_LOYAL:
        notes.append((1, 0))
        return REACTION_FRIENDLY, notes
    if reaction_ == REACTION_FRIENDLY:
        notes.append((2, 0))
        return REACTION_TOLERANT, notes
    if reaction_ == REACTION_TOLERANT:
        notes.append((3, 0))
        return REACTION_SUSPICIOUS, notes
    notes.append((4, 0))
    return REACTION_HOSTILE, notes


def why_hearsay(kingdom: Kingdom, region: Region) -> tuple[Reaction, Notes]:
    """The reaction, friends and foes counted.

    `hearsay` with its notes: pairs of an index of LABELS['hearsay'] and what it moved.
    maelstrom "#440 - Declare Ally/Enemy".
    """
    notes: Notes = []
    if any(controls(k, region) for k in kingdom.friends):
        notes.append((0, 0))
        return raised(reaction(kingdom, region), REACTION_FRIENDLY), notes  # its master is a friend
    if any(controls(k, region) for k in kingdom.foes):
        notes.append((1, 0))
        return lowered(reaction(kingdom, region), REACTION_HOSTILE), notes  # its master is a foe
    notes.append((2, 0))
    return reaction(kingdom, region), notes


def why_bows(kingdom: Kingdom, region: Region) -> tuple[int, Notes]:
    """Levels by which a region bows to demons in the month.

    `bows` with its notes: pairs of an index of LABELS['bows'] and what it moved.
    In plain numbers.
    maelstrom "#283 - Demonic Regional Submission (Demon Princes only)".
    """
    notes: Notes = []
    value = sum(s.bowed for s in kingdom.standings if s.region == region)
    notes.append((0, value))
    return value, notes


def why_whispers(kingdom: Kingdom, region: Region) -> tuple[int, Notes]:
    """Whispers from below against a kingdom in the month.

    `whispers` with its notes: pairs of an index of LABELS['whispers'] and what it moved.
    In plain numbers.
    maelstrom "#273 - Demonic Denigration (Demon Princes only)".
    """
    notes: Notes = []
    value = sum(s.whispered for s in kingdom.standings if s.region == region)
    notes.append((0, value))
    return value, notes


def why_levels_whispered(kingdom: Kingdom, region: Region) -> tuple[int, Notes]:
    """Whole levels that whispers from below take from a reaction.

    `levels_whispered` with its notes: pairs of an index of LABELS['levels_whispered'] and what it
    moved.
    In plain numbers.
    maelstrom "#273 - Demonic Denigration (Demon Princes only)".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    amount = whispers(kingdom, region)
    notes.append((1, amount))
    value += amount
    before = value
    value //= 2  # whole levels
    notes.append((2, 2 * value - before))
    return value, notes


def why_half_whispered(kingdom: Kingdom, region: Region) -> tuple[bool, Notes]:
    """The region thinks half a level worse of the kingdom.

    `half_whispered` with its notes: pairs of an index of LABELS['half_whispered'] and what it moved.
    maelstrom "#273 - Demonic Denigration (Demon Princes only)".
    """
    notes: Notes = []
    if 2 * levels_whispered(kingdom, region) >= whispers(kingdom, region):
        notes.append((0, 0))
        return False, notes  # a whisper from below
    return True, notes


def why_bow_limit() -> tuple[Reaction, Notes]:
    """As far as a region bows to demons.

    `bow_limit` with its notes: pairs of an index of LABELS['bow_limit'] and what it moved.
    maelstrom "Demon Princes".
    """
    notes: Notes = []
    notes.append((0, 0))
    return REACTION_FRIENDLY, notes


def why_bent(reaction_: Reaction, steps: int) -> tuple[Reaction, Notes]:
    """A reaction that bows by some levels.

    `bent` with its notes: pairs of an index of LABELS['bent'] and what it moved.
    maelstrom "Demon Princes".
    """
    notes: Notes = []
    if steps < 1:
        notes.append((0, 0))
        return reaction_, notes
    if steps < 2:
        notes.append((1, 0))
        return raised(reaction_, bow_limit()), notes
    if steps < 3:
        notes.append((2, 0))
        return raised(raised(reaction_, bow_limit()), bow_limit()), notes
    notes.append((3, 0))
    return raised(raised(raised(reaction_, bow_limit()), bow_limit()), bow_limit()), notes


def why_soured(reaction_: Reaction, steps: int) -> tuple[Reaction, Notes]:
    """A reaction that is worse by some levels.

    `soured` with its notes: pairs of an index of LABELS['soured'] and what it moved.
    maelstrom "#273 - Demonic Denigration (Demon Princes only)".
    """
    notes: Notes = []
    if steps < 1:
        notes.append((0, 0))
        return reaction_, notes
    if steps < 2:
        notes.append((1, 0))
        return lowered(reaction_, REACTION_HOSTILE), notes
    notes.append((2, 0))
    return lowered(lowered(reaction_, REACTION_HOSTILE), REACTION_HOSTILE), notes


def why_mood(kingdom: Kingdom, region: Region) -> tuple[Reaction, Notes]:
    """The reaction in force, friends, foes and whispers counted.

    `mood` with its notes: pairs of an index of LABELS['mood'] and what it moved.
    maelstrom "#440 - Declare Ally/Enemy", "Demon Princes".
    """
    notes: Notes = []
    notes.append((0, 0))
    return soured(
        bent(hearsay(kingdom, region), bows(kingdom, region)), levels_whispered(kingdom, region),
    ), notes


def why_reaction_ceiling(kingdom: Kingdom, region: Region, world: World) -> tuple[Reaction, Notes]:
    """The best that a region may come to think of a kingdom.

    `reaction_ceiling` with its notes: pairs of an index of LABELS['reaction_ceiling'] and what it
    moved.
    Raises NoAnswer (no case fits).
    maelstrom "Regions", "#470 - Enamor Region".
    """
    notes: Notes = []
    if any(k.began_as == kingdom.nemesis and controls(k, region) for k in world.kingdoms):
        notes.append((0, 0))
        return REACTION_SUSPICIOUS, notes  # its natural enemy rules there
    if hold(kingdom, region) == HOLD_TIGHT_CONTROL:
        notes.append((1, 0))
        return REACTION_LOYAL, notes  # all of its people
    if any(controls(k, region) for k in kingdom.enemies):
        notes.append((2, 0))
        return REACTION_TOLERANT, notes  # a declared enemy rules there
    notes.append((3, 0))
    return REACTION_FRIENDLY, notes


def why_reaction_floor(kingdom: Kingdom, region: Region) -> tuple[Reaction, Notes]:
    """The worst to which a region can be talked.

    `reaction_floor` with its notes: pairs of an index of LABELS['reaction_floor'] and what it moved.
    maelstrom "#475 - Denigrate Kingdom".
    """
    notes: Notes = []
    if controls(kingdom, region):
        notes.append((0, 0))
        return REACTION_SUSPICIOUS, notes  # its own master
    notes.append((1, 0))
    return REACTION_HOSTILE, notes


def why_influence_floor(kingdom: Kingdom) -> tuple[int, Notes]:
    """Influence below which a ruler never falls.

    `influence_floor` with its notes: pairs of an index of LABELS['influence_floor'] and what it moved.
    In steps of 1/100 influence.
    maelstrom "King's Influence", "#490 - Sell Influence".
    """
    notes: Notes = []
    notes.append((0, 8))
    value = 8
    if kingdom.began_as == KINGDOM_DEMON_PRINCES:
        notes.append((1, 11 - value))
        value = 11  # Demon Princes (kingdom): no lower, whatever others do
    value *= 100
    return value, notes


def why_reach(kingdom: Kingdom) -> tuple[int, Notes]:
    """Influence that counts.

    `reach` with its notes: pairs of an index of LABELS['reach'] and what it moved.
    In steps of 1/100 influence.
    maelstrom "King's Influence".
    """
    notes: Notes = []
    value = kingdom.influence
    notes.append((0, value))
    if kingdom.regalia & _ARTIFACT_CROWN_OF_ANZU_BIT:
        notes.append((3, 200))
        value += 200  # Crown of Anzu (artifact): crown
    limit = influence_floor(kingdom)
    if value < limit:
        notes.append((1, limit - value))
        value = limit  # the least there is
    if value > 2500:
        notes.append((2, 2500 - value))
        value = 2500  # the most there is
    return value, notes


def why_influence_raised(kingdom: Kingdom, gain: int) -> tuple[int, Notes]:
    """Influence after a gain.

    `influence_raised` with its notes: pairs of an index of LABELS['influence_raised'] and what it
    moved.
    In steps of 1/100 influence.
    maelstrom "King's Influence".
    """
    notes: Notes = []
    value = kingdom.influence
    notes.append((0, value))
    new = max(value, min(2500, value + gain))
    notes.append((1, new - value))
    value = new  # gain
    return value, notes


def why_influence_lowered(kingdom: Kingdom, loss: int) -> tuple[int, Notes]:
    """Influence after a loss.

    `influence_lowered` with its notes: pairs of an index of LABELS['influence_lowered'] and what it
    moved.
    In steps of 1/100 influence.
    maelstrom "King's Influence".
    """
    notes: Notes = []
    value = kingdom.influence
    notes.append((0, value))
    new = min(value, max(influence_floor(kingdom), value + -1 * loss))
    notes.append((1, new - value))
    value = new  # loss
    return value, notes


def why_may_spend(kingdom: Kingdom, price: int) -> tuple[bool, Notes]:
    """The kingdom has the price to give away.

    `may_spend` with its notes: pairs of an index of LABELS['may_spend'] and what it moved.
    maelstrom "King's Influence", "#490 - Sell Influence".
    """
    notes: Notes = []
    if kingdom.influence - price < influence_floor(kingdom):
        notes.append((0, 0))
        return False, notes  # That would leave the ruler with too little.
    return True, notes


def why_influence_change(event: InfluenceEvent) -> tuple[int, Notes]:
    """What an event does to a ruler's influence.

    `influence_change` with its notes: pairs of an index of LABELS['influence_change'] and what it
    moved.
    In steps of 1/100 influence.
    maelstrom "King's Influence".
    """
    notes: Notes = []
    value = INFLUENCE_CHANGES_CHANGE[event]
    notes.append((0, value))
    return value, notes


def why_hiring_price(kingdom: Kingdom, post: Post) -> tuple[int, Notes]:
    """Influence that a new figure takes.

    `hiring_price` with its notes: pairs of an index of LABELS['hiring_price'] and what it moved.
    In steps of 1/100 influence.
    maelstrom "#510 - Hire New Figure (Tavern)", "#511 - Hire New Figure (Barracks)".
    """
    notes: Notes = []
    value = HIRES_INFLUENCE[post]
    notes.append((0, value))
    if kingdom.began_as == KINGDOM_PIRATES and (post == POST_AMBASSADOR_POST or post == POST_GOVERNOR_POST):
        notes.append((2, -1 * value))
        value = value  # Pirates (kingdom): a crew that everybody knows
    else:
        value *= 2
    limit = 2 * max(0, kingdom.influence - influence_floor(kingdom))
    if value > limit:
        notes.append((1, limit - value))
        value = limit  # a ruler with nothing left pays nothing
    before = value
    value //= 2
    notes.append((3, 2 * value - before))
    return value, notes


def why_emissary_power(kingdom: Kingdom, rank: Rank) -> tuple[int, Notes]:
    """Power of a political emissary.

    `emissary_power` with its notes: pairs of an index of LABELS['emissary_power'] and what it moved.
    In steps of 1/100 influence.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    value = emissaries_power(rank) * reach(kingdom)
    notes.append((0, value))
    before = value
    value = (10 * value + 5000) // 10000  # tenths
    notes.append((1, 1000 * value - before))
    value *= 10
    return value, notes


def why_command_limit(kingdom: Kingdom) -> tuple[int, Notes]:
    """Orders that a kingdom may give in a turn.

    `command_limit` with its notes: pairs of an index of LABELS['command_limit'] and what it moved.
    In commands.
    maelstrom "How To Play", "King's Influence".
    """
    notes: Notes = []
    value = reach(kingdom)  # influence
    notes.append((0, value))
    before = value
    value //= 100  # whole levels
    notes.append((4, 100 * value - before))
    notes.append((1, 2))
    value += 2  # to every ruler
    if kingdom.traits & _TRAIT_FORETHOUGHT_BIT:
        notes.append((2, 1))
        value += 1  # Forethought (trait): forethought
    if kingdom.struck_off and value > 0:
        notes.append((3, -1 * value))
        value = 0  # victory: no kingdom, no commands
    return value, notes


def why_standing_limit(kingdom: Kingdom) -> tuple[int, Notes]:
    """Standing orders that a kingdom may have.

    `standing_limit` with its notes: pairs of an index of LABELS['standing_limit'] and what it moved.
    In commands.
    maelstrom "Standing Orders".
    """
    notes: Notes = []
    notes.append((0, 3))
    value = 3
    kingdom_standings = kingdom.standings
    for s in kingdom_standings:
        if controls(kingdom, s.region):
            notes.append((1, 2))
            value += 2  # controlled region
    kingdom_traits = kingdom.traits
    if kingdom_traits & _TRAIT_FORETHOUGHT_BIT:
        notes.append((2, 2))
        value += 2  # Forethought (trait): forethought
        for s in kingdom_standings:
            if controls(kingdom, s.region):
                notes.append((3, 1))
                value += 1  # Forethought (trait): forethought in a controlled region
    return value, notes
