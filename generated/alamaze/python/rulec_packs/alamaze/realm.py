"""Resolvers of realm.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import NoAnswer

from ._choices import (
    ARTIFACT_CROWN_OF_ANZU, HOLD_CONTROL, HOLD_MINOR, HOLD_SIGNIFICANT, HOLD_SUBSTANTIAL,
    HOLD_TIGHT_CONTROL, HOLD_UNESTABLISHED, Hold, InfluenceEvent, KINGDOM_DEMON_PRINCES, KINGDOM_PIRATES,
    POST_AMBASSADOR_POST, POST_GOVERNOR_POST, Post, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL,
    REACTION_SUSPICIOUS, REACTION_TOLERANT, Rank, Reaction, Region, TRAIT_FORETHOUGHT,
)
from ._kinds import Kingdom
from ._tables import HIRES_INFLUENCE, INFLUENCE_CHANGES_CHANGE, emissaries_power
from ._world import World

_ARTIFACT_CROWN_OF_ANZU_BIT: Final = 1 << ARTIFACT_CROWN_OF_ANZU
_TRAIT_FORETHOUGHT_BIT: Final = 1 << TRAIT_FORETHOUGHT


def share(kingdom: Kingdom, region: Region) -> int:
    """Share of a region's people under a kingdom.

    In percent, 0% to 100%.
    maelstrom "Regions", "Charts".
    """
    value = sum(s.share for s in kingdom.standings if s.region == region)
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def hold(kingdom: Kingdom, region: Region) -> Hold:
    """Regional influence that a share amounts to.

    Raises NoAnswer (no case fits).
    maelstrom "Regions", "Charts".
    """
    share_ = share(kingdom, region)
    if share_ == 0:
        return HOLD_UNESTABLISHED
    if 1 <= share_ <= 19:
        return HOLD_MINOR
    if 20 <= share_ <= 35:
        return HOLD_SIGNIFICANT
    if 36 <= share_ <= 59:
        return HOLD_SUBSTANTIAL
    if 60 <= share_ <= 99:
        return HOLD_CONTROL
    if share_ == 100:
        return HOLD_TIGHT_CONTROL
    raise NoAnswer('hold')


def controls(kingdom: Kingdom, region: Region) -> bool:
    """The kingdom controls the region.

    maelstrom "Regions".
    """
    return share(kingdom, region) >= 60  # most of its people


def reaction(kingdom: Kingdom, region: Region) -> Reaction:
    """How a region thinks of a kingdom.

    maelstrom "Regions".
    """
    kingdom_standings = kingdom.standings
    if any(s.region == region and s.reaction == REACTION_LOYAL for s in kingdom_standings):
        return REACTION_LOYAL
    if any(s.region == region and s.reaction == REACTION_FRIENDLY for s in kingdom_standings):
        return REACTION_FRIENDLY
    if any(s.region == region and s.reaction == REACTION_SUSPICIOUS for s in kingdom_standings):
        return REACTION_SUSPICIOUS
    if any(s.region == region and s.reaction == REACTION_HOSTILE for s in kingdom_standings):
        return REACTION_HOSTILE
    return REACTION_TOLERANT  # nothing to its name, good or bad


def raised(reaction_: Reaction, ceiling: Reaction) -> Reaction:
    """A reaction improved by a level.

    maelstrom "#470 - Enamor Region".
    """
    if reaction_ >= ceiling:
        return reaction_  # as good as it gets
    if reaction_ == REACTION_HOSTILE:
        return REACTION_SUSPICIOUS
    if reaction_ == REACTION_SUSPICIOUS:
        return REACTION_TOLERANT
    if reaction_ == REACTION_TOLERANT:
        return REACTION_FRIENDLY
    return REACTION_LOYAL


def lowered(reaction_: Reaction, floor: Reaction) -> Reaction:
    """A reaction worsened by a level.

    maelstrom "#475 - Denigrate Kingdom".
    """
    if reaction_ <= floor:
        return reaction_  # as bad as it gets
    if reaction_ == REACTION_LOYAL:
        return REACTION_FRIENDLY
    if reaction_ == REACTION_FRIENDLY:
        return REACTION_TOLERANT
    if reaction_ == REACTION_TOLERANT:
        return REACTION_SUSPICIOUS
    return REACTION_HOSTILE


def hearsay(kingdom: Kingdom, region: Region) -> Reaction:
    """The reaction, friends and foes counted.

    maelstrom "#440 - Declare Ally/Enemy".
    """
    if any(controls(k, region) for k in kingdom.friends):
        return raised(reaction(kingdom, region), REACTION_FRIENDLY)  # its master is a friend
    if any(controls(k, region) for k in kingdom.foes):
        return lowered(reaction(kingdom, region), REACTION_HOSTILE)  # its master is a foe
    return reaction(kingdom, region)


def bows(kingdom: Kingdom, region: Region) -> int:
    """Levels by which a region bows to demons in the month.

    In plain numbers.
    maelstrom "#283 - Demonic Regional Submission (Demon Princes only)".
    """
    return sum(s.bowed for s in kingdom.standings if s.region == region)


def whispers(kingdom: Kingdom, region: Region) -> int:
    """Whispers from below against a kingdom in the month.

    In plain numbers.
    maelstrom "#273 - Demonic Denigration (Demon Princes only)".
    """
    return sum(s.whispered for s in kingdom.standings if s.region == region)


def levels_whispered(kingdom: Kingdom, region: Region) -> int:
    """Whole levels that whispers from below take from a reaction.

    In plain numbers.
    maelstrom "#273 - Demonic Denigration (Demon Princes only)".
    """
    value = whispers(kingdom, region)
    return value // 2  # whole levels


def half_whispered(kingdom: Kingdom, region: Region) -> bool:
    """The region thinks half a level worse of the kingdom.

    maelstrom "#273 - Demonic Denigration (Demon Princes only)".
    """
    return 2 * levels_whispered(kingdom, region) < whispers(kingdom, region)  # a whisper from below


def bow_limit() -> Reaction:
    """As far as a region bows to demons.

    maelstrom "Demon Princes".
    """
    return REACTION_FRIENDLY


def bent(reaction_: Reaction, steps: int) -> Reaction:
    """A reaction that bows by some levels.

    maelstrom "Demon Princes".
    """
    if steps < 1:
        return reaction_
    if steps < 2:
        return raised(reaction_, bow_limit())
    if steps < 3:
        return raised(raised(reaction_, bow_limit()), bow_limit())
    return raised(raised(raised(reaction_, bow_limit()), bow_limit()), bow_limit())


def soured(reaction_: Reaction, steps: int) -> Reaction:
    """A reaction that is worse by some levels.

    maelstrom "#273 - Demonic Denigration (Demon Princes only)".
    """
    if steps < 1:
        return reaction_
    if steps < 2:
        return lowered(reaction_, REACTION_HOSTILE)
    return lowered(lowered(reaction_, REACTION_HOSTILE), REACTION_HOSTILE)


def mood(kingdom: Kingdom, region: Region) -> Reaction:
    """The reaction in force, friends, foes and whispers counted.

    maelstrom "#440 - Declare Ally/Enemy", "Demon Princes".
    """
    return soured(bent(hearsay(kingdom, region), bows(kingdom, region)), levels_whispered(kingdom, region))


def reaction_ceiling(kingdom: Kingdom, region: Region, world: World) -> Reaction:
    """The best that a region may come to think of a kingdom.

    Raises NoAnswer (no case fits).
    maelstrom "Regions", "#470 - Enamor Region".
    """
    if any(k.began_as == kingdom.nemesis and controls(k, region) for k in world.kingdoms):
        return REACTION_SUSPICIOUS  # its natural enemy rules there
    if hold(kingdom, region) == HOLD_TIGHT_CONTROL:
        return REACTION_LOYAL  # all of its people
    if any(controls(k, region) for k in kingdom.enemies):
        return REACTION_TOLERANT  # a declared enemy rules there
    return REACTION_FRIENDLY


def reaction_floor(kingdom: Kingdom, region: Region) -> Reaction:
    """The worst to which a region can be talked.

    maelstrom "#475 - Denigrate Kingdom".
    """
    if controls(kingdom, region):
        return REACTION_SUSPICIOUS  # its own master
    return REACTION_HOSTILE


def influence_floor(kingdom: Kingdom) -> int:
    """Influence below which a ruler never falls.

    In steps of 1/100 influence.
    maelstrom "King's Influence", "#490 - Sell Influence".
    """
    value = 8
    if kingdom.began_as == KINGDOM_DEMON_PRINCES:
        value = 11  # Demon Princes (kingdom): no lower, whatever others do
    return 100 * value


def reach(kingdom: Kingdom) -> int:
    """Influence that counts.

    In steps of 1/100 influence.
    maelstrom "King's Influence".
    """
    value = kingdom.influence
    if kingdom.regalia & _ARTIFACT_CROWN_OF_ANZU_BIT:
        value += 200  # Crown of Anzu (artifact): crown
    limit = influence_floor(kingdom)
    if value < limit:
        value = limit  # the least there is
    if value > 2500:
        value = 2500  # the most there is
    return value


def influence_raised(kingdom: Kingdom, gain: int) -> int:
    """Influence after a gain.

    In steps of 1/100 influence.
    maelstrom "King's Influence".
    """
    value = kingdom.influence
    return max(value, min(2500, value + gain))  # gain


def influence_lowered(kingdom: Kingdom, loss: int) -> int:
    """Influence after a loss.

    In steps of 1/100 influence.
    maelstrom "King's Influence".
    """
    value = kingdom.influence
    return min(value, max(influence_floor(kingdom), value + -1 * loss))  # loss


def may_spend(kingdom: Kingdom, price: int) -> bool:
    """The kingdom has the price to give away.

    maelstrom "King's Influence", "#490 - Sell Influence".
    """
    # That would leave the ruler with too little.
    return kingdom.influence - price >= influence_floor(kingdom)


def refusals_may_spend(kingdom: Kingdom, price: int) -> tuple[int, ...]:
    """What is lacking where this does not hold: the kingdom has the price to give away.

    Indices of LABELS['refusals_may_spend']; empty where it holds.
    maelstrom "King's Influence", "#490 - Sell Influence".
    """
    notes: list[int] = []
    if kingdom.influence - price < influence_floor(kingdom):
        notes.append(0)
    return tuple(notes)


def influence_change(event: InfluenceEvent) -> int:
    """What an event does to a ruler's influence.

    In steps of 1/100 influence.
    maelstrom "King's Influence".
    """
    return INFLUENCE_CHANGES_CHANGE[event]


def hiring_price(kingdom: Kingdom, post: Post) -> int:
    """Influence that a new figure takes.

    In steps of 1/100 influence.
    maelstrom "#510 - Hire New Figure (Tavern)", "#511 - Hire New Figure (Barracks)".
    """
    value = HIRES_INFLUENCE[post]
    if kingdom.began_as != KINGDOM_PIRATES or (post != POST_AMBASSADOR_POST and post != POST_GOVERNOR_POST):
        value *= 2  # unless Pirates (kingdom): a crew that everybody knows
    limit = 2 * max(0, kingdom.influence - influence_floor(kingdom))
    if value > limit:
        value = limit  # a ruler with nothing left pays nothing
    return value // 2


def emissary_power(kingdom: Kingdom, rank: Rank) -> int:
    """Power of a political emissary.

    In steps of 1/100 influence.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Political Emissaries".
    """
    value = emissaries_power(rank) * reach(kingdom)
    value = (10 * value + 5000) // 10000  # tenths
    return 10 * value


def command_limit(kingdom: Kingdom) -> int:
    """Orders that a kingdom may give in a turn.

    In commands.
    maelstrom "How To Play", "King's Influence".
    """
    value = reach(kingdom)  # influence
    value //= 100  # whole levels
    value += 2  # to every ruler
    if kingdom.traits & _TRAIT_FORETHOUGHT_BIT:
        value += 1  # Forethought (trait): forethought
    if kingdom.struck_off and value > 0:
        value = 0  # victory: no kingdom, no commands
    return value


def standing_limit(kingdom: Kingdom) -> int:
    """Standing orders that a kingdom may have.

    In commands.
    maelstrom "Standing Orders".
    """
    value = 3
    kingdom_standings = kingdom.standings
    for s in kingdom_standings:
        if controls(kingdom, s.region):
            value += 2  # controlled region
    kingdom_traits = kingdom.traits
    if kingdom_traits & _TRAIT_FORETHOUGHT_BIT:
        value += 2  # Forethought (trait): forethought
        for s in kingdom_standings:
            if controls(kingdom, s.region):
                value += 1  # Forethought (trait): forethought in a controlled region
    return value
