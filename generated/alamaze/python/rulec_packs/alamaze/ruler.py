"""Resolvers of ruler.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, quotient

from ._choices import (
    HOLD_TIGHT_CONTROL, KINGDOM_DEMON_PRINCES, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL,
    REACTION_SUSPICIOUS, Reaction, Region, RoyalAct, TRAIT_EVIL,
)
from ._kinds import Kingdom
from ._tables import RULER_ACTS_COST, RULER_ACTS_SOLE, ruler_acts_chance
from ._world import World
from .realm import (
    half_whispered, hold, lowered, mood, raised, reach, reaction, reaction_ceiling, reaction_floor, share,
)

_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL


def act_cost(act: RoyalAct) -> int:
    """What a ruler's act costs.

    In gold.
    maelstrom "#470 - Enamor Region".
    """
    return RULER_ACTS_COST[act]


def sole_act(act: RoyalAct) -> bool:
    """The ruler can do nothing else in the turn.

    maelstrom "#470 - Enamor Region", "#471 - Enamor Region (Artifact only)".
    """
    return RULER_ACTS_SOLE[act]  # sole action


def enamor_chance(act: RoyalAct) -> int:
    """Chance that a region is won over.

    In percent.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)".
    """
    return ruler_acts_chance(act)


def may_enamor(kingdom: Kingdom, region: Region, holder_: Kingdom | None) -> bool:
    """The kingdom may enamor the region.

    maelstrom "#470 - Enamor Region".
    """
    kingdom_traits = kingdom.traits
    if (
        not kingdom_traits & _TRAIT_EVIL_BIT
        and holder_ is not None
        and holder_.traits & _TRAIT_EVIL_BIT
        and reaction(holder_, region) == REACTION_LOYAL
    ):
        return False  # The people there are bound to an Evil throne.
    return (
        not kingdom_traits & _TRAIT_EVIL_BIT
        or kingdom is holder_
        or holder_ is None
        or holder_.traits & _TRAIT_EVIL_BIT != 0
        or reaction(holder_, region) != REACTION_LOYAL
    )  # The people there are loyal to a better throne.


def refusals_may_enamor(kingdom: Kingdom, region: Region, holder_: Kingdom | None) -> tuple[int, ...]:
    """What is lacking where this does not hold: the kingdom may enamor the region.

    Indices of LABELS['refusals_may_enamor']; empty where it holds.
    maelstrom "#470 - Enamor Region".
    """
    notes: list[int] = []
    kingdom_traits = kingdom.traits
    if (
        not kingdom_traits & _TRAIT_EVIL_BIT
        and holder_ is not None
        and holder_.traits & _TRAIT_EVIL_BIT
        and reaction(holder_, region) == REACTION_LOYAL
    ):
        notes.append(0)
    if (
        kingdom_traits & _TRAIT_EVIL_BIT
        and kingdom is not holder_
        and holder_ is not None
        and not holder_.traits & _TRAIT_EVIL_BIT
        and reaction(holder_, region) == REACTION_LOYAL
    ):
        notes.append(1)
    return tuple(notes)


def enamored(kingdom: Kingdom, region: Region, world: World) -> Reaction:
    """Reaction after a region has been won over.

    Raises NoAnswer (no case fits).
    maelstrom "#470 - Enamor Region".
    """
    return raised(reaction(kingdom, region), reaction_ceiling(kingdom, region, world))


def denigrate_chance(kingdom: Kingdom, target: Kingdom, region: Region) -> int:
    """Chance that a kingdom is denigrated.

    In percent, 10% to 90%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "#475 - Denigrate Kingdom".
    """
    value = 50  # an even chance
    value *= reach(kingdom)  # own influence
    value *= share(kingdom, region)  # own share of the people
    divisor = 1
    divisor *= reach(target)  # their influence
    value *= 100
    divisor *= max(1, share(target, region))  # their share of the people
    value *= 100
    value = quotient(2 * value + 10000 * divisor, 20000 * divisor, 'denigrate_chance')  # whole points
    mood_ = mood(kingdom, region)
    if (
        mood_ >= REACTION_FRIENDLY
        and (kingdom.began_as != KINGDOM_DEMON_PRINCES or mood_ > REACTION_SUSPICIOUS)
    ):
        value += 20  # well liked
    if (
        mood_ == REACTION_SUSPICIOUS
        and (kingdom.began_as != KINGDOM_DEMON_PRINCES or mood_ > REACTION_SUSPICIOUS)
    ):
        value -= 10  # eyed with suspicion
    if (
        mood_ == REACTION_HOSTILE
        and (kingdom.began_as != KINGDOM_DEMON_PRINCES or mood_ > REACTION_SUSPICIOUS)
    ):
        value -= 20  # hated
    kingdom_began_as = kingdom.began_as
    if (
        (kingdom_began_as != KINGDOM_DEMON_PRINCES or mood_ > REACTION_SUSPICIOUS)
        and half_whispered(kingdom, region)
    ):
        value -= 5  # a whisper from below
    kingdom_began_as_ = kingdom_began_as
    if kingdom_began_as_ == KINGDOM_DEMON_PRINCES and mood_ <= REACTION_SUSPICIOUS:
        value -= 5  # Demon Princes (kingdom): fear and magic
    if value < 10:
        value = 10  # never hopeless, never certain
    elif value > 90:
        value = 90  # never hopeless, never certain
    return value


def consul_denigrate_chance(kingdom: Kingdom, target: Kingdom, region: Region) -> int:
    """Chance that a Consul denigrates a kingdom.

    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Ancient Ones", "#478 - Consul Denigrate Region (Ancient Ones only)".
    """
    value = denigrate_chance(kingdom, target, region)
    if value < 35:
        value = 35  # a Consul's voice
    return value


def disdain_chance(kingdom: Kingdom) -> int:
    """Chance that the Staff of Disdain denigrates a kingdom.

    In percent.
    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    return 75


def may_denigrate(kingdom: Kingdom, target: Kingdom, region: Region) -> bool:
    """The kingdom may denigrate the target in the region.

    Raises NoAnswer (no case fits).
    maelstrom "#475 - Denigrate Kingdom".
    """
    if kingdom is target:
        return False  # A kingdom cannot denigrate itself.
    return hold(target, region) != HOLD_TIGHT_CONTROL  # Everybody there stands behind that throne.


def refusals_may_denigrate(kingdom: Kingdom, target: Kingdom, region: Region) -> tuple[int, ...]:
    """What is lacking where this does not hold: the kingdom may denigrate the target in the region.

    Indices of LABELS['refusals_may_denigrate']; empty where it holds.
    Raises NoAnswer (no case fits).
    maelstrom "#475 - Denigrate Kingdom".
    """
    notes: list[int] = []
    if kingdom is target:
        notes.append(0)
    if hold(target, region) == HOLD_TIGHT_CONTROL:
        notes.append(1)
    return tuple(notes)


def denigrated(target: Kingdom, region: Region) -> Reaction:
    """Reaction after a kingdom has been denigrated.

    maelstrom "#475 - Denigrate Kingdom".
    """
    return lowered(reaction(target, region), reaction_floor(target, region))


def increase_chance(kingdom: Kingdom) -> int:
    """Chance that pulling strings helps.

    In percent.
    maelstrom "#480 - Increase Influence".
    """
    value = 100
    if kingdom.began_as == KINGDOM_DEMON_PRINCES and kingdom.influence >= 1800:
        value = 66  # Demon Princes (kingdom): few strings are left
    return value


def influence_increased(kingdom: Kingdom) -> int:
    """Influence after strings have been pulled.

    In steps of 1/100 influence.
    maelstrom "#480 - Increase Influence".
    """
    value = kingdom.influence
    return max(value, min(2000, value + 100))  # strings


def sale_proceeds(kingdom: Kingdom) -> int:
    """What a level of influence brings.

    In gold.
    maelstrom "#490 - Sell Influence".
    """
    return 10000  # what a level of influence brings when it is sold


def influence_sold(kingdom: Kingdom) -> int:
    """Influence after a sale.

    In steps of 1/100 influence.
    maelstrom "#490 - Sell Influence".
    """
    value = kingdom.influence
    return value - 100  # sold


def jest(dice: Dice) -> int:
    """What a jester's evening is worth.

    In steps of 1/100 influence.
    maelstrom "#483 - Entertain Royal Court".
    """
    the_throw = dice.throw('jest.1', 4)
    if the_throw == 1:
        return 0  # silence
    if the_throw == 2:
        return 10  # a chuckle
    if the_throw == 3:
        return 20  # laughter
    return 30  # the whole hall roars
