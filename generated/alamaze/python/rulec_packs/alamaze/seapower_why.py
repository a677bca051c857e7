"""The resolvers of seapower.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, members, present, quotient

from ._choices import (
    QUARRY_OTHER_PATROL, QUARRY_PASSAGE, QUARRY_SCOUT_PASSAGE, Quarry, REFIT_SPYGLASS, TRAIT_SEAFARING,
    Trait,
)
from ._kinds import Kingdom
from ._tables import SEA_ENCOUNTERS_CHANCE, TRAIT_QUIET_SAILING
from .seapower import fleet_price_paid

_REFIT_SPYGLASS_BIT: Final = 1 << REFIT_SPYGLASS
_TRAIT_SEAFARING_BIT: Final = 1 << TRAIT_SEAFARING

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "first_fleets": (
        Label('base', 'for each fleet'),
    ),
    "fleet_price_paid": (
        Label('base', 'what is offered'),
        Label('bounds', ''),
    ),
    "new_quality": (
        Label('base', "the kingdom's own quality", 10),
        Label('add', 'for what was spent above or below the usual price', 1000),
        Label('round', '', 1000),
        Label('bounds', '', 10),
    ),
    "sea_quality": (
        Label('base', 'the fleets that were there', 10),
        Label('add', 'the new ones', 10),
        Label('divide by', 'the mean of all fleets', 10),
        Label('round', '', 10),
    ),
    "fleet_sale": (
        Label('base', 'quality and number'),
        Label('reduce by', 'they are merchants'),
    ),
    "merchant_gold": (
        Label('base', 'for each fleet'),
    ),
    "interdiction": (
        Label('base', 'a patrol'),
        Label('at least', 'a patrol that knows the sea', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seafaring", line 3961'),
        Label('at least', 'both know the sea'),
        Label('add', 'spyglass', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seapower", line 2465'),
        Label('reduce by', 'the back door', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trick of the Trade", line 3985'),
        Label('times', 'scouts of a seafaring people slip by', 200, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seafaring", line 3961'),
        Label('round', 'whole points', 200, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
}


def why_first_fleets(built: int) -> tuple[int, Notes]:
    """What the first fleets in a sea cost.

    `first_fleets` with its notes: pairs of an index of LABELS['first_fleets'] and what it moved.
    In gold.
    maelstrom "#748 - Increase Seapower".
    """
    notes: Notes = []
    value = 8000 * built  # for each fleet
    notes.append((0, value))
    return value, notes


def why_fleet_price_paid(paid: int) -> tuple[int, Notes]:
    """What is spent on a further fleet.

    `fleet_price_paid` with its notes: pairs of an index of LABELS['fleet_price_paid'] and what it
    moved.
    In gold, 4,000 gold to 16,000 gold.
    maelstrom "#748 - Increase Seapower".
    """
    notes: Notes = []
    value = paid  # what is offered
    notes.append((0, value))
    if value < 4000:
        notes.append((1, 4000 - value))
        value = 4000
    elif value > 16000:
        notes.append((1, 16000 - value))
        value = 16000
    return value, notes


def why_new_quality(initial: int, paid: int) -> tuple[int, Notes]:
    """Quality of a further fleet.

    `new_quality` with its notes: pairs of an index of LABELS['new_quality'] and what it moved.
    In steps of 1/10 naval quality, 4 naval quality to 16 naval quality.
    maelstrom "#748 - Increase Seapower".
    """
    notes: Notes = []
    value = initial  # the kingdom's own quality
    notes.append((0, value))
    value *= 100
    amount = fleet_price_paid(paid) - 8000
    notes.append((1, amount))
    value += amount  # for what was spent above or below the usual price
    before = value
    value = (10 * value + 500) // 1000
    notes.append((2, 100 * value - before))
    if value < 40:
        notes.append((3, 40 - value))
        value = 40
    elif value > 160:
        notes.append((3, 160 - value))
        value = 160
    return value, notes


def why_sea_quality(old: int, quality: int, built: int, made: int) -> tuple[int, Notes]:
    """Quality of a navy with new fleets.

    `sea_quality` with its notes: pairs of an index of LABELS['sea_quality'] and what it moved.
    In steps of 1/10 naval quality.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "#748 - Increase Seapower".
    """
    notes: Notes = []
    value = quality * old  # the fleets that were there
    notes.append((0, value))
    amount = made * built
    notes.append((1, amount))
    value += amount  # the new ones
    before = value
    divider = -1
    divisor = 1
    divider = 2
    divisor *= max(1, old + built)  # the mean of all fleets
    value = quotient(20 * value + 10 * divisor, 20 * divisor, 'sea_quality')
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((3, value - before))
    return value, notes


def why_fleet_sale(sold: int, quality: int) -> tuple[int, Notes]:
    """What merchants pay for fleets.

    `fleet_sale` with its notes: pairs of an index of LABELS['fleet_sale'] and what it moved.
    In gold.
    maelstrom "#245 - Sell Fleets".
    """
    notes: Notes = []
    value = 100 * quality * sold  # quality and number
    notes.append((0, value))
    notes.append((1, -1 * (value // 2)))
    value //= 2  # they are merchants
    return value, notes


def why_merchant_gold(sent: int) -> tuple[int, Notes]:
    """What a merchant mission brings home.

    `merchant_gold` with its notes: pairs of an index of LABELS['merchant_gold'] and what it moved.
    In gold.
    maelstrom "Seapower", "#711 - Merchant Trading Vessel".
    """
    notes: Notes = []
    value = 1500 * sent  # for each fleet
    notes.append((0, value))
    return value, notes


def why_interdiction(hunter: Kingdom, other: Kingdom, prey: Quarry, refits: int) -> tuple[int, Notes]:
    """Chance that a sea patrol meets somebody.

    `interdiction` with its notes: pairs of an index of LABELS['interdiction'] and what it moved.
    In percent, 0% to 100%.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Seapower".
    """
    notes: Notes = []
    value = SEA_ENCOUNTERS_CHANCE[prey]  # a patrol
    notes.append((0, value))
    hunter_traits = hunter.traits
    if hunter_traits & _TRAIT_SEAFARING_BIT and value < 80:
        notes.append((1, 80 - value))
        value = 80  # a patrol that knows the sea
    if (
        prey == QUARRY_OTHER_PATROL
        and hunter_traits & _TRAIT_SEAFARING_BIT
        and other.traits & _TRAIT_SEAFARING_BIT
        and value < 100
    ):
        notes.append((2, 100 - value))
        value = 100  # both know the sea
    if refits & _REFIT_SPYGLASS_BIT:
        notes.append((3, 10))
        value += 10  # spyglass
    share_ = 100
    if prey == QUARRY_PASSAGE or prey == QUARRY_SCOUT_PASSAGE:
        for t in map(Trait, members(other.traits)):
            if TRAIT_QUIET_SAILING[t] is not None:
                points = present(TRAIT_QUIET_SAILING[t], '')
                notes.append((4, value * (-1 * points)))
                share_ -= points  # the back door
    if share_ < 0:
        raise TooMuchTaken('interdiction')
    value *= share_
    if prey == QUARRY_SCOUT_PASSAGE and other.traits & _TRAIT_SEAFARING_BIT:
        notes.append((5, -1 * value))
        value = value  # scouts of a seafaring people slip by
    else:
        value *= 2
    before = value
    value = (value + 100) // 200  # whole points
    notes.append((6, 200 * value - before))
    if value < 0:
        notes.append((7, -1 * value))
        value = 0
    elif value > 100:
        notes.append((7, 100 - value))
        value = 100
    return value, notes
