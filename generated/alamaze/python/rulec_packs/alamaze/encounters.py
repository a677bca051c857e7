"""Resolvers of encounters.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import TooMuchTaken, quotient
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import MapArea, Quality, SightingEnd, SightingFinder, Spell, Tactic
from ._kinds import FoundEncounter, Kingdom
from ._tables import (
    ENCOUNTER_CLASSES_LIT_BY_BRIDGE, ENCOUNTER_CLASSES_LIT_BY_STAR, ENCOUNTER_CLASSES_LOCKED,
    ENCOUNTER_RISKS_RISK_SHIFT, SPELL_DEATHLESS, SPELL_RISK_DIVIDER, encounter_finders_covers,
    encounter_tactics_group_share,
)
from ._world import SHAPE, World

_SAYS_AN_UNUSUAL_ENCOUNTER_LIES: Final = Message((
    'An unusual encounter lies in ', Hole(Holds("choice", 'MapArea'), 'area'), ': ',
    Hole(Holds("choice", 'Quality'), 'quality'), '.',
), 'process:notice', 'an_unusual_encounter_lies')


def sighting_areas(finder: SightingFinder) -> int:
    """Areas that are searched for encounters.

    In plain numbers.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "Unusual Encounters".
    """
    return encounter_finders_covers(finder)


def sighting_open(category: Quality, star: bool, bridge: bool, key: bool, adventurers: bool) -> bool:
    """The encounter can be entered.

    maelstrom "Unusual Encounters", "Adventurers".
    """
    if ENCOUNTER_CLASSES_LOCKED[category] and not key:
        return False  # Its key is missing.
    return (
        (not ENCOUNTER_CLASSES_LIT_BY_STAR[category] and not ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category])
        or adventurers
        or (star and ENCOUNTER_CLASSES_LIT_BY_STAR[category])
        or (bridge and ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category])
    )  # Without the right spell there is no way in.


def refusals_sighting_open(
    category: Quality,
    star: bool,
    bridge: bool,
    key: bool,
    adventurers: bool,
) -> tuple[int, ...]:
    """What is lacking where this does not hold: the encounter can be entered.

    Indices of LABELS['refusals_sighting_open']; empty where it holds.
    maelstrom "Unusual Encounters", "Adventurers".
    """
    notes: list[int] = []
    if ENCOUNTER_CLASSES_LOCKED[category] and not key:
        notes.append(0)
    if (
        (ENCOUNTER_CLASSES_LIT_BY_STAR[category] or ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category])
        and not adventurers
        and (not star or not ENCOUNTER_CLASSES_LIT_BY_STAR[category])
        and (not bridge or not ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category])
    ):
        notes.append(1)
    return tuple(notes)


def sighting_strength(plan: Tactic) -> int:
    """Share of its strength with which a group goes in.

    In percent.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Unusual Encounters".
    """
    value = 100
    share_ = 100
    share_ += encounter_tactics_group_share(plan)  # tactic
    if share_ < 0:
        raise TooMuchTaken('sighting_strength')
    value *= share_
    return (value + 50) // 100  # whole points


def sighting_risk(ordinary: int, ending: SightingEnd, spell: Spell) -> int:
    """A wizard's risk of dying in an encounter.

    In percent.
    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Unusual Encounters".
    """
    value = 0 if SPELL_DEATHLESS[spell] else ordinary
    share_ = 100
    share_ += ENCOUNTER_RISKS_RISK_SHIFT[ending]  # how it ended
    if share_ < 0:
        raise TooMuchTaken('sighting_risk')
    value *= share_
    divisor = 1
    divisor *= SPELL_RISK_DIVIDER[spell]  # mirror images
    return quotient(2 * value + 100 * divisor, 200 * divisor, 'sighting_risk')  # whole points


def notice(kingdom: Kingdom, area: MapArea, world: World) -> None:
    """Unusual encounters in an area are found.

    maelstrom "Unusual Encounters", "#970 - Recon Area".
    """
    for e in [e for e in world.encounters if e.area == area]:
        world.tell(kingdom, _SAYS_AN_UNUSUAL_ENCOUNTER_LIES.text((area, e.quality), SHAPE))
        d = next((d for d in world.found_encounters if d.kingdom is kingdom and d.encounter is e), None)
        if d is not None:
            world.keep(d, "last_seen")
            d.last_seen = world.month
        else:
            foundencounter = FoundEncounter(
                kingdom=kingdom, encounter=e, area=area, quality=e.quality, last_seen=world.month,
            )
            world.add(foundencounter)


def notice_all(kingdom: Kingdom, grounds: Sequence[MapArea], world: World) -> None:
    """Unusual encounters in several areas are found.

    maelstrom "#978 - Search For Encounters".
    """
    for a in grounds:
        notice(kingdom, a, world)
