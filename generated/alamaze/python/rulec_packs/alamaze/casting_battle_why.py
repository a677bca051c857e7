"""The resolvers of casting_battle.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, present

from ._choices import (
    ARTIFACT_CLASS_WEAPON, Artifact, BRIGADE_TYPE_ZOMBIES, HOST_SIZE_ARMY_GROUP, Rank,
    SPELL_PROTECT_HEROES_AND_WIZARDS, Spell, TACTIC_DETERMINED, TRAIT_STALWART, Tactic,
)
from ._kinds import Cast, Group, Kingdom, Place, Side, Wizard
from ._tables import (
    ARTIFACT_EVERY_BATTLE, ARTIFACT_SORT, SPELL_BLUNTED_SHARE, SPELL_BRAVED_BY, SPELL_COUNTERED,
    SPELL_LEAST_KILLED, SPELL_LOSSES, SPELL_MORE_OF_AN_ARMY, SPELL_MOST_KILLED, SPELL_SPELL_CAP,
    SPELL_TIERS_LATER,
)
from ._world import World
from .abilities import death_ward
from .brigades import brigades_of, flying
from .casting_battle import comes_to, walled_off
from .combat import shielding
from .magic import felling_chance, leader_level, losses_dealt
from .movement import host_size

_SPELL_PROTECT_HEROES_AND_WIZARDS_BIT: Final = 1 << SPELL_PROTECT_HEROES_AND_WIZARDS
_TRAIT_STALWART_BIT: Final = 1 << TRAIT_STALWART

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "comes_to": (
        Label('no', 'dispelled'),
        Label('no', 'its wizard is gone', 1, 'ruling "What becomes of a prepared spell whose wizard falls before the battle"'),
        Label('yes', 'it works in every battle'),
        Label('holds', 'prepared for this enemy'),
    ),
    "cast_before": (
        Label('holds', ''),
    ),
    "sheltered": (
        Label('holds', ''),
    ),
    "stun_chance": (
        Label('base', ''),
        Label('reduce by', 'protected', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 95 \u2013 Stun Leader", line 5284'),
        Label('reduce by', 'half protected', 100, 'ruling "What half of a protection is worth against the Power Word"'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "slaying_chance": (
        Label('base', ''),
        Label('reduce by', 'death magic slides off', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic Resistance (Death)", line 3925'),
        Label('reduce by', 'protected', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 96 \u2013 Kill Leader/Wizard", line 5288'),
        Label('subtract', 'hard to kill', 1, '', 'Stalwart (trait)'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "bodies_raised": (
        Label('base', ''),
        Label('add', 'brigades that the enemy lost'),
        Label('at most', 'as many as the spell raises'),
    ),
    "goes_cold": (
        Label('holds', ''),
    ),
    "walled_off": (
        Label('no', 'it flies across', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 98 \u2013 Wall of Flame", line 5296'),
        Label('yes', "the enemy's"),
        Label('holds', 'its own'),
    ),
    "kept_apart": (
        Label('no', 'it dares', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 98 \u2013 Wall of Flame", line 5296'),
        Label('no', 'the enemy dares', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 98 \u2013 Wall of Flame", line 5296'),
        Label('holds', 'a wall of flame'),
    ),
    "crossing_losses": (
        Label('base', 'of each side one wall'),
        Label('base', 'whoever stays, or flies'),
        Label('reduce by', 'a shield', 100, 'ruling "How much a Shield protects from a wall of flame"'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "brigades_reaped": (
        Label('base', ''),
        Label('base', 'how magical the kingdom is', 1, 'ruling "How many brigades Summon Death takes"'),
        Label('add', 'an army group'),
    ),
}


def why_comes_to(cast_: Cast, host: Group, foe: Group | None, town: Place | None) -> tuple[bool, Notes]:
    """The cast works in this battle.

    `comes_to` with its notes: pairs of an index of LABELS['comes_to'] and what it moved.
    maelstrom "Spell # 75 - Lightning Attack", "Magic", "Spell # 73 - Self Invisible".
    """
    notes: Notes = []
    if cast_.unravelled:
        notes.append((0, 0))
        return False, notes  # dispelled
    cast_caster = cast_.caster
    if cast_caster is not None and not any(w is cast_caster for w in host.wizards):
        notes.append((1, 0))
        return False, notes  # its wizard is gone
    cast_foe = cast_.foe
    if cast_foe is None and cast_.town is None:
        notes.append((2, 0))
        return True, notes  # it works in every battle
    if (foe is None or cast_foe is not foe) and (town is None or cast_.town is not town):
        notes.append((3, 0))
        return False, notes  # prepared for this enemy
    return True, notes


def why_cast_before(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> tuple[bool, Notes]:
    """The group of the caster has the spell ready for that enemy.

    `cast_before` with its notes: pairs of an index of LABELS['cast_before'] and what it moved.
    maelstrom "Magic".
    """
    notes: Notes = []
    if not any(
        caster.group is g
            and any(
                c.spell == spell and c.foe is foe and c.town is town and not c.of_a_greater
                for c in g.prepared
            )
        for g in world.groups
        if g.kingdom is kingdom
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_sheltered(host: Group, from_whom: Group) -> tuple[bool, Notes]:
    """Magic protects the figures of the host from the from whom.

    `sheltered` with its notes: pairs of an index of LABELS['sheltered'] and what it moved.
    maelstrom "Spell # 94 - Protect Heroes and Wizards".
    """
    notes: Notes = []
    if not any(
        c.spell == SPELL_PROTECT_HEROES_AND_WIZARDS and comes_to(c, host, from_whom, None)
        for c in host.prepared
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_stun_chance(spell: Spell, power: int, rank: Rank, safe: bool) -> tuple[int, Notes]:
    """Chance to stun a leader.

    `stun_chance` with its notes: pairs of an index of LABELS['stun_chance'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell # 79 - Power Word Stun", "Spell # 95 - Stun Leader".
    """
    notes: Notes = []
    value = felling_chance(spell, power, leader_level(rank))
    notes.append((0, value))
    share_ = 100
    if safe and SPELL_COUNTERED[spell] & _SPELL_PROTECT_HEROES_AND_WIZARDS_BIT:
        notes.append((1, -100 * value))
        share_ -= 100  # protected
    if safe and SPELL_BLUNTED_SHARE[spell] is not None:
        points = present(SPELL_BLUNTED_SHARE[spell], '')
        notes.append((2, value * (-1 * points)))
        share_ -= points  # half protected
    if share_ < 0:
        raise TooMuchTaken('stun_chance')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((3, 100 * value - before))
    if value < 0:
        notes.append((4, -1 * value))
        value = 0
    elif value > 100:
        notes.append((4, 100 - value))
        value = 100
    return value, notes


def why_slaying_chance(
    spell: Spell,
    power: int,
    victim: int,
    kingdom: Kingdom,
    safe: bool,
) -> tuple[int, Notes]:
    """Chance to kill a leader or wizard by a spell.

    `slaying_chance` with its notes: pairs of an index of LABELS['slaying_chance'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell # 96 - Kill Leader/Wizard", "Magic Resistance (Death)".
    """
    notes: Notes = []
    value = felling_chance(spell, power, victim)
    notes.append((0, value))
    if kingdom.traits & _TRAIT_STALWART_BIT:
        notes.append((3, -15))
        value -= 15  # Stalwart (trait): hard to kill
    share_ = 100
    points = death_ward(kingdom)
    notes.append((1, value * (-1 * points)))
    share_ -= points  # death magic slides off
    if safe and SPELL_COUNTERED[spell] & _SPELL_PROTECT_HEROES_AND_WIZARDS_BIT:
        notes.append((2, -100 * value))
        share_ -= 100  # protected
    if share_ < 0:
        raise TooMuchTaken('slaying_chance')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((4, 100 * value - before))
    if value < 0:
        notes.append((5, -1 * value))
        value = 0
    elif value > 100:
        notes.append((5, 100 - value))
        value = 100
    return value, notes


def why_bodies_raised(side: Side, enemy: Side) -> tuple[int, Notes]:
    """Brigades of the dead that a spell raises.

    `bodies_raised` with its notes: pairs of an index of LABELS['bodies_raised'] and what it moved.
    In plain numbers.
    maelstrom "Spell #112 - Raise Zombies".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if any(SPELL_SPELL_CAP[c.spell] is not None for c in side.casts):
        amount = enemy.brigades_lost
        notes.append((1, amount))
        value += amount  # brigades that the enemy lost
    limit = max(0, 5 - brigades_of(side.group, BRIGADE_TYPE_ZOMBIES))
    if value > limit:
        notes.append((2, limit - value))
        value = limit  # as many as the spell raises
    return value, notes


def why_goes_cold(artifact: Artifact) -> tuple[bool, Notes]:
    """The artifact can be drained in a battle.

    `goes_cold` with its notes: pairs of an index of LABELS['goes_cold'] and what it moved.
    maelstrom "Spell # 85 - Arcane Disjunction".
    """
    notes: Notes = []
    if ARTIFACT_SORT[artifact] != ARTIFACT_CLASS_WEAPON and not ARTIFACT_EVERY_BATTLE[artifact]:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_walled_off(attacker: Group, foe: Group) -> tuple[bool, Notes]:
    """A wall of flame lies between the attacker and the foe.

    `walled_off` with its notes: pairs of an index of LABELS['walled_off'] and what it moved.
    maelstrom "Spell # 98 - Wall of Flame".
    """
    notes: Notes = []
    if flying(attacker):
        notes.append((0, 0))
        return False, notes  # it flies across
    if any(SPELL_LOSSES[c.spell] is not None and comes_to(c, foe, attacker, None) for c in foe.prepared):
        notes.append((1, 0))
        return True, notes  # the enemy's
    if (
        flying(foe)
        or not any(
            SPELL_LOSSES[c.spell] is not None and comes_to(c, attacker, foe, None)
            for c in attacker.prepared
        )
    ):
        notes.append((2, 0))
        return False, notes  # its own
    return True, notes


def why_kept_apart(attacker: Group, foe: Group, plan: Tactic, world: World) -> tuple[bool, Notes]:
    """Fire keeps the attacker from the foe.

    `kept_apart` with its notes: pairs of an index of LABELS['kept_apart'] and what it moved.
    maelstrom "Spell # 98 - Wall of Flame".
    """
    notes: Notes = []
    if plan == TACTIC_DETERMINED:
        notes.append((0, 0))
        return False, notes  # it dares
    if any(c.attacker is foe and c.foe is attacker and c.plan == TACTIC_DETERMINED for c in world.challenges):
        notes.append((1, 0))
        return False, notes  # the enemy dares
    if not walled_off(attacker, foe):
        notes.append((2, 0))
        return False, notes  # a wall of flame
    return True, notes


def why_crossing_losses(side: Side, enemy: Side, world: World) -> tuple[int, Notes]:
    """Casualties of those who cross walls of flame.

    `crossing_losses` with its notes: pairs of an index of LABELS['crossing_losses'] and what it moved.
    In points, 0 points to 100 points.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell # 98 - Wall of Flame", "Spell #100 - Shield".
    """
    notes: Notes = []
    side_attacking = side.attacking
    if side_attacking and not flying(side.group):
        # of each side one wall
        value = min(
            100,
            max([
                    0,
                    *[
                        losses_dealt(c.spell, world)
                        for c in enemy.casts
                        if SPELL_BRAVED_BY[c.spell] >> side.ordered & 1
                    ],
                ])
                + max([
                    0,
                    *[
                        losses_dealt(c.spell, world)
                        for c in side.casts
                        if SPELL_BRAVED_BY[c.spell] >> side.ordered & 1
                    ],
                ]),
        )
        notes.append((0, value))
    elif not side_attacking or flying(side.group):
        notes.append((1, 0))
        value = 0  # whoever stays, or flies
    else:
        value = 0
    share_ = 100
    points = min(100, shielding(side))
    notes.append((2, value * (-1 * points)))
    share_ -= points  # a shield
    if share_ < 0:
        raise TooMuchTaken('crossing_losses')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((3, 100 * value - before))
    if value < 0:
        notes.append((4, -1 * value))
        value = 0
    elif value > 100:
        notes.append((4, 100 - value))
        value = 100
    return value, notes


def why_brigades_reaped(spell: Spell, kingdom: Kingdom, foe: Group) -> tuple[int, Notes]:
    """Brigades that a wave of death takes.

    `brigades_reaped` with its notes: pairs of an index of LABELS['brigades_reaped'] and what it moved.
    In plain numbers.
    maelstrom "Spell # 99 - Summon Death".
    """
    notes: Notes = []
    if SPELL_LEAST_KILLED[spell] is None or SPELL_MOST_KILLED[spell] is None:
        notes.append((0, 0))
        value = 0
    elif SPELL_LEAST_KILLED[spell] is not None and SPELL_MOST_KILLED[spell] is not None:
        # how magical the kingdom is
        value = max(
            present(SPELL_LEAST_KILLED[spell], ''),
            min(
                present(SPELL_MOST_KILLED[spell], ''),
                (
                    present(SPELL_LEAST_KILLED[spell], '') + present(SPELL_MOST_KILLED[spell], '')
                    - 2 * SPELL_TIERS_LATER[kingdom.prowess]
                ) // 2,
            ),
        )
        notes.append((1, value))
    else:
        value = 0
    if SPELL_MORE_OF_AN_ARMY[spell] is not None and host_size(foe) == HOST_SIZE_ARMY_GROUP:
        amount = present(SPELL_MORE_OF_AN_ARMY[spell], '')
        notes.append((2, amount))
        value += amount  # an army group
    return value, notes
