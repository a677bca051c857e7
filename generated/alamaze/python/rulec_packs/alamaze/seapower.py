"""Resolvers of seapower.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import TooMuchTaken, members, present, quotient

from ._choices import (
    QUARRY_OTHER_PATROL, QUARRY_PASSAGE, QUARRY_SCOUT_PASSAGE, Quarry, REFIT_SPYGLASS, TRAIT_SEAFARING,
    Trait,
)
from ._kinds import Kingdom
from ._tables import SEA_ENCOUNTERS_CHANCE, TRAIT_QUIET_SAILING

_REFIT_SPYGLASS_BIT: Final = 1 << REFIT_SPYGLASS
_TRAIT_SEAFARING_BIT: Final = 1 << TRAIT_SEAFARING


def first_fleets(built: int) -> int:
    """What the first fleets in a sea cost.

    In gold.
    maelstrom "#748 - Increase Seapower".
    """
    return 8000 * built  # for each fleet


def fleet_price_paid(paid: int) -> int:
    """What is spent on a further fleet.

    In gold, 4,000 gold to 16,000 gold.
    maelstrom "#748 - Increase Seapower".
    """
    value = paid  # what is offered
    if value < 4000:
        value = 4000
    elif value > 16000:
        value = 16000
    return value


def new_quality(initial: int, paid: int) -> int:
    """Quality of a further fleet.

    In steps of 1/10 naval quality, 4 naval quality to 16 naval quality.
    maelstrom "#748 - Increase Seapower".
    """
    value = initial  # the kingdom's own quality
    value *= 100
    value += fleet_price_paid(paid) - 8000  # for what was spent above or below the usual price
    value = (10 * value + 500) // 1000
    if value < 40:
        value = 40
    elif value > 160:
        value = 160
    return value


def sea_quality(old: int, quality: int, built: int, made: int) -> int:
    """Quality of a navy with new fleets.

    In steps of 1/10 naval quality.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "#748 - Increase Seapower".
    """
    value = quality * old  # the fleets that were there
    value += made * built  # the new ones
    divisor = 1
    divisor *= max(1, old + built)  # the mean of all fleets
    return quotient(20 * value + 10 * divisor, 20 * divisor, 'sea_quality')


def fleet_sale(sold: int, quality: int) -> int:
    """What merchants pay for fleets.

    In gold.
    maelstrom "#245 - Sell Fleets".
    """
    value = 100 * quality * sold  # quality and number
    return value // 2  # they are merchants


def merchant_gold(sent: int) -> int:
    """What a merchant mission brings home.

    In gold.
    maelstrom "Seapower", "#711 - Merchant Trading Vessel".
    """
    return 1500 * sent  # for each fleet


def interdiction(hunter: Kingdom, other: Kingdom, prey: Quarry, refits: int) -> int:
    """Chance that a sea patrol meets somebody.

    In percent, 0% to 100%.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Seapower".
    """
    value = SEA_ENCOUNTERS_CHANCE[prey]  # a patrol
    hunter_traits = hunter.traits
    if hunter_traits & _TRAIT_SEAFARING_BIT and value < 80:
        value = 80  # a patrol that knows the sea
    if (
        prey == QUARRY_OTHER_PATROL
        and hunter_traits & _TRAIT_SEAFARING_BIT
        and other.traits & _TRAIT_SEAFARING_BIT
        and value < 100
    ):
        value = 100  # both know the sea
    if refits & _REFIT_SPYGLASS_BIT:
        value += 10  # spyglass
    share_ = 100
    if prey == QUARRY_PASSAGE or prey == QUARRY_SCOUT_PASSAGE:
        for t in map(Trait, members(other.traits)):
            if TRAIT_QUIET_SAILING[t] is not None:
                share_ -= present(TRAIT_QUIET_SAILING[t], '')  # the back door
    if share_ < 0:
        raise TooMuchTaken('interdiction')
    value *= share_
    if prey != QUARRY_SCOUT_PASSAGE or not other.traits & _TRAIT_SEAFARING_BIT:
        value *= 2  # unless scouts of a seafaring people slip by
    value = (value + 100) // 200  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value
