"""Resolvers of morale.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    BRIGADE_TYPE_PHANTASMAL_FORCE, BRIGADE_TYPE_PHANTOMS, BRIGADE_TYPE_PHOENIX, BRIGADE_TYPE_TROLLS,
    KINGDOM_DEATHKNIGHTS, MORALE_EVENT_EXTRA_BOTH, MORALE_EVENT_EXTRA_FOOD, MORALE_EVENT_EXTRA_GOLD,
    MORALE_EVENT_PLUNDERED, MORALE_EVENT_REST_IN_CITY, MORALE_EVENT_REST_IN_SANCTUARY,
    MORALE_EVENT_REST_IN_TOWN, MORALE_EVENT_WON_BATTLE, MoraleEvent, ORIGIN_KINGDOM_BRIGADE,
    PRIVILEGE_GRIM_MORALE, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL, REACTION_SUSPICIOUS, Region,
    TRAIT_DEVOUT, TRAIT_EVIL, TRAIT_HEALING,
)
from ._kinds import Brigade, Group, Kingdom
from ._tables import (
    BRIGADE_TYPE_ORIGIN, BRIGADE_TYPE_UNDEAD, MORALE_CHANGES_CEILING, MORALE_CHANGES_CHANGE,
    REGION_SUSPECT_MORALE,
)
from ._world import SHAPE, VARIANT_ICE_AGE, World
from .realm import mood

_BRIGADE_TYPE_PHANTASMAL_FORCE_BIT: Final = 1 << BRIGADE_TYPE_PHANTASMAL_FORCE
_BRIGADE_TYPE_PHANTOMS_BIT: Final = 1 << BRIGADE_TYPE_PHANTOMS
_ONE_OF_1: Final = frozenset((
    MORALE_EVENT_EXTRA_FOOD, MORALE_EVENT_EXTRA_GOLD, MORALE_EVENT_EXTRA_BOTH, MORALE_EVENT_REST_IN_TOWN,
    MORALE_EVENT_REST_IN_CITY, MORALE_EVENT_REST_IN_SANCTUARY,
))
_PRIVILEGE_GRIM_MORALE_BIT: Final = 1 << PRIVILEGE_GRIM_MORALE
_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_TRAIT_HEALING_BIT: Final = 1 << TRAIT_HEALING
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

_SAYS_A_BRIGADE_OF_IN: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'g'), ' is air again.',
), 'process:fade_away', 'a_brigade_of_in')


def morale_change(group: Group, event: MoraleEvent) -> int:
    """What an event does to a group's morale.

    In points.
    maelstrom "Recruiting".
    """
    value = MORALE_CHANGES_CHANGE[event]
    group_kingdom = group.kingdom
    group_kingdom_privileges = group_kingdom.privileges
    if group_kingdom_privileges & _PRIVILEGE_GRIM_MORALE_BIT and event in _ONE_OF_1:
        value = 0  # Conquest Alone Lifts Them (privilege): no gift cheers them
    if event == MORALE_EVENT_WON_BATTLE and group_kingdom_privileges & _PRIVILEGE_GRIM_MORALE_BIT:
        value *= 3  # Conquest Alone Lifts Them (privilege): victory
    else:
        value *= 2
    if group_kingdom_privileges & _PRIVILEGE_GRIM_MORALE_BIT:
        if event == MORALE_EVENT_PLUNDERED:
            value *= 2  # Conquest Alone Lifts Them (privilege): plunder
        if value > 36:
            value = 36  # Conquest Alone Lifts Them (privilege): no more than that
    return (value + 1) // 2  # whole points


def all_dead(group: Group) -> bool:
    """Nobody in the group is alive.

    maelstrom "Evil".
    """
    group_brigades = group.brigades
    if len(group_brigades) <= 0:
        return False  # troops
    return all(BRIGADE_TYPE_UNDEAD[b.breed] for b in group_brigades)  # the dead alone


def morale_after(group: Group, event: MoraleEvent) -> int:
    """A group's morale after an event.

    In percent.
    maelstrom "Recruiting".
    """
    group_morale = group.morale
    value = group_morale
    value += morale_change(group, event)  # change
    if value < 0:
        value = 0  # no heart left
    group_kingdom = group.kingdom
    group_kingdom_traits = group_kingdom.traits
    if group_kingdom_traits & _TRAIT_EVIL_BIT and value < 80 and all_dead(group):
        value = 80  # Evil (trait): the dead do not despair
    limit = max(group_morale, MORALE_CHANGES_CEILING[event])
    if value > limit:
        value = limit  # as far as such a thing can lift it
    if group_kingdom_traits & _TRAIT_EVIL_BIT and value > 120 and all_dead(group):
        value = 120  # Evil (trait): nor do they cheer
    return value


def hunger_attrition(turns: int) -> int:
    """Attrition of a group that is not fed, or not paid, for several turns.

    In points.
    maelstrom "#225 - Do Not Feed", "#230 - Do Not Pay".
    """
    value = 0
    if turns >= 2:
        value += 5 * turns  # desertion
    return value


def regional_morale(group: Group, region: Region, holder_: Kingdom | None) -> int:
    """What a region does to the morale of a group that ends its turn there.

    In points.
    maelstrom "Regions".
    """
    value = 0
    group_kingdom = group.kingdom
    if mood(group_kingdom, region) == REACTION_LOYAL:
        value += 3  # among its own
    if mood(group_kingdom, region) == REACTION_FRIENDLY:
        value += 2  # among friends
    if mood(group_kingdom, region) == REACTION_HOSTILE:
        if holder_ is None or not holder_.traits & _TRAIT_DEVOUT_BIT:
            value -= 3  # hated
        if holder_ is not None and holder_.traits & _TRAIT_DEVOUT_BIT:
            value -= 5  # hated by the faithful
    if (
        holder_ is not None
        and holder_.traits & _TRAIT_DEVOUT_BIT
        and mood(group_kingdom, region) == REACTION_SUSPICIOUS
    ):
        value -= 2  # suspected by the faithful
    if mood(group_kingdom, region) <= REACTION_SUSPICIOUS:
        value += REGION_SUSPECT_MORALE[region]  # savage country
    if group_kingdom.began_as == KINGDOM_DEATHKNIGHTS:
        value = 0  # Deathknights (kingdom): nobody's opinion
    return value


def may_march_hard(group: Group) -> bool:
    """The group may make a forced march.

    maelstrom "Movement", "Recruiting".
    """
    if group.morale < 100:
        return False  # Its heart is not in it.
    return not group.mist_borne and group.spell_haste == 0  # A spell carries it.


def refusals_may_march_hard(group: Group) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may make a forced march.

    Indices of LABELS['refusals_may_march_hard']; empty where it holds.
    maelstrom "Movement", "Recruiting".
    """
    notes: list[int] = []
    if group.morale < 100:
        notes.append(0)
    if group.mist_borne or group.spell_haste != 0:
        notes.append(1)
    return tuple(notes)


def regrowth_of(group: Group, brigade: Brigade, world: World) -> int:
    """Attrition that regeneration heals in a brigade.

    In points.
    maelstrom "#236 - Regenerate (various)".
    """
    value = 0
    if (
        group.kingdom.traits & _TRAIT_HEALING_BIT
        and BRIGADE_TYPE_ORIGIN[brigade.breed] == ORIGIN_KINGDOM_BRIGADE
        and value < 5
    ):
        value = 5  # healers
    brigade_breed = brigade.breed
    if brigade_breed == BRIGADE_TYPE_TROLLS and value < 5:
        value = 5  # Trolls grow together
    if any(b.breed == BRIGADE_TYPE_PHOENIX for b in group.brigades):
        limit = phoenix_healing(world)
        if value < limit:
            value = limit  # a Phoenix
    return value


def phoenix_healing(world: World) -> int:
    """Attrition that a Phoenix heals in its group.

    In points.
    maelstrom "#236 - Regenerate (various)", "Special Option: Ice Age".
    """
    value = 5  # what regeneration heals
    if world.variants & _VARIANT_ICE_AGE_BIT:
        value = 10  # ice age: fire creatures
    return value


def fade_away(world: World) -> None:
    """Phantoms are gone.

    maelstrom "Brigade Special Abilities", "Spell # 88 - Instant Summon Phantasmal Forces".
    """
    for g in [
        g
        for g in world.groups
        if g.types & _BRIGADE_TYPE_PHANTOMS_BIT or g.types & _BRIGADE_TYPE_PHANTASMAL_FORCE_BIT
    ]:
        for b in [
            b
            for b in g.brigades
            if b.breed == BRIGADE_TYPE_PHANTOMS or b.breed == BRIGADE_TYPE_PHANTASMAL_FORCE
        ]:
            world.tell(g.kingdom, _SAYS_A_BRIGADE_OF_IN.text((b.breed, g), SHAPE), g)
            muster_out(g, b, world)


def heal_by_night(kingdom: Kingdom, world: World) -> None:
    """Wounds close by themselves.

    maelstrom "Healing".
    """
    if kingdom.traits & _TRAIT_HEALING_BIT:
        for g in [g for g in world.groups if g.kingdom is kingdom]:
            for b in [b for b in g.brigades if BRIGADE_TYPE_ORIGIN[b.breed] == ORIGIN_KINGDOM_BRIGADE]:
                b.attrition = max(b.attrition - 3, min(b.attrition, 0))


# at the end, for these modules use each other
from .upkeep import muster_out  # noqa: E402
