"""The resolvers of after_battle.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members

from ._choices import (
    ARTIFACT_CLASS_WEAPON, ARTIFACT_CLASS_WIZARDLY, Artifact, BRIGADE_TYPE_CHIMERA, BRIGADE_TYPE_LYCANS,
    BRIGADE_TYPE_MUMMIES, BRIGADE_TYPE_SKELETONS, BRIGADE_TYPE_ZOMBIES, Building, EXPERIENCE_ELITE,
    EXPERIENCE_GREEN, EXPERIENCE_REGULAR, EXPERIENCE_VETERAN, Experience, ORIGIN_KINGDOM_BRIGADE,
    PRIVILEGE_LYCANTHROPY_IN_BATTLE, TRAIT_EVIL, TRAIT_HEALING, TRAIT_HEROIC, TRAIT_MILITARY_TRADITION,
    TRAIT_STALWART,
)
from ._kinds import Brigade, Figure, Group, Kingdom, Leader, Side
from ._tables import (
    ARTIFACT_DEADLIER, ARTIFACT_PROMOTES_BEARER, ARTIFACT_SAFER, ARTIFACT_SORT, ARTIFACT_UNHARMED,
    BRIGADE_TYPE_ORIGIN, BRIGADE_TYPE_UNDEAD, BUILDING_DEATHLESS_WITH, SPELL_DEATHLESS,
    leader_bonuses_bonus, leader_bonuses_promoted,
)
from ._world import World
from ._after_battle import below_marshal, first_among, foremost, left_alone, mightiest, seasoned
from .brigades import battle_attrition, worn
from .combat import death_chance

_ANY_OF_1: Final = 1 << TRAIT_HEROIC | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_STALWART
_BRIGADE_TYPE_CHIMERA_BIT: Final = 1 << BRIGADE_TYPE_CHIMERA
_BRIGADE_TYPE_MUMMIES_BIT: Final = 1 << BRIGADE_TYPE_MUMMIES
_BRIGADE_TYPE_SKELETONS_BIT: Final = 1 << BRIGADE_TYPE_SKELETONS
_PRIVILEGE_LYCANTHROPY_IN_BATTLE_BIT: Final = 1 << PRIVILEGE_LYCANTHROPY_IN_BATTLE
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_TRAIT_HEALING_BIT: Final = 1 << TRAIT_HEALING
_TRAIT_HEROIC_BIT: Final = 1 << TRAIT_HEROIC
_TRAIT_MILITARY_TRADITION_BIT: Final = 1 << TRAIT_MILITARY_TRADITION
_TRAIT_STALWART_BIT: Final = 1 << TRAIT_STALWART

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "mended": (
        Label('base', 'what it has suffered'),
        Label('base', 'what it has suffered'),
        Label('add', 'rot', 1, '', 'Mummies (brigade type)'),
        Label('at most', 'bones are put back', 1, '', 'Skeletons (brigade type)'),
        Label('bounds', ''),
    ),
    "foremost": (
        Label('otherwise', ''),
    ),
    "first_among": (
        Label('holds', ''),
    ),
    "mightiest": (
        Label('holds', ''),
    ),
    "out_of_reach": (
        Label('yes', 'magic hides the caster', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 73 \u2013 Self Invisible", line 5220; "Spell #101 \u2013 Guarded Attack", line 5308'),
        Label('yes', 'the armour turns every blow', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", lines 5790 and 5855'),
        Label('yes', 'a way out below the tower', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1136'),
        Label('yes', "behind the lion's roar", 1, '', 'Chimera (brigade type)'),
        Label('otherwise', ''),
    ),
    "fall_chance": (
        Label('base', 'as the troops'),
        Label('base', 'the host is destroyed', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2049'),
        Label('add', 'enchanted weapons over there', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5787'),
        Label('subtract', 'an enchanted weapon in hand', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5787'),
        Label('subtract', 'a ring of power', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5847'),
        Label('reduce by', 'wounds that close', 100, '', 'Healing (trait)'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "left_alone": (
        Label('holds', 'no brigade is left'),
    ),
    "emergence_chance": (
        Label('base', ''),
        Label('add', 'old hands', 1, '', 'Military Tradition (trait)'),
        Label('add', 'firm', 1, '', 'Stalwart (trait)'),
        Label('bounds', ''),
    ),
    "promotion_chance": (
        Label('base', ''),
        Label('add', 'an enchanted weapon in hand', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5787'),
        Label('add', 'heroes', 1, '', 'Heroic (trait)'),
        Label('add', 'old hands', 1, '', 'Military Tradition (trait)'),
        Label('add', 'firm', 1, '', 'Stalwart (trait)'),
        Label('bounds', ''),
    ),
    "below_marshal": (
        Label('holds', ''),
    ),
    "may_rise": (
        Label('no', 'the undead rise no further', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #877 \u2013 Transform to Nazgul", line 5704'),
        Label('holds', 'a rank above'),
    ),
    "seasoned": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "may_learn": (
        Label('no', 'they know it all'),
        Label('no', 'the dead learn no finesse', 1, '', 'Evil (trait)'),
        Label('otherwise', ''),
    ),
    "drill_chance": (
        Label('base', ''),
        Label('add', 'drill', 1, '', 'Military Tradition (trait)'),
        Label('bounds', ''),
    ),
    "zombies_made": (
        Label('base', ''),
        Label('add', 'they eat'),
        Label('at most', 'as many as a group holds'),
    ),
    "lycans_made": (
        Label('base', ''),
        Label('add', 'bitten', 1, 'ruling "How many brigades have to fall for a new brigade of Lycans"', 'Lycanthrope In Battle (privilege)'),
    ),
}


def why_mended(side: Side, enemy: Side, brigade: Brigade) -> tuple[int, Notes]:
    """A brigade's attrition when the battle is over.

    `mended` with its notes: pairs of an index of LABELS['mended'] and what it moved.
    In percent, 0% to 100%.
    maelstrom "Recruiting", "Lycans".
    """
    notes: Notes = []
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_KINGDOM_BRIGADE:
        brigade_attrition = brigade.attrition
        # what it has suffered
        value = brigade_attrition + battle_attrition(
            side.group.kingdom, worn(brigade, side.losses) - brigade_attrition,
        )
        notes.append((0, value))
    elif BRIGADE_TYPE_ORIGIN[brigade_breed] != ORIGIN_KINGDOM_BRIGADE:
        value = worn(brigade, side.losses)  # what it has suffered
        notes.append((1, value))
    else:
        value = 0
    if enemy.group.types & _BRIGADE_TYPE_MUMMIES_BIT:
        notes.append((2, 5))
        value += 5  # Mummies (brigade type): rot
    side_group = side.group
    if (
        side_group.types & _BRIGADE_TYPE_SKELETONS_BIT
        and brigade_breed == BRIGADE_TYPE_SKELETONS
        and value > 0
    ):
        notes.append((3, -1 * value))
        value = 0  # Skeletons (brigade type): bones are put back
    if value < 0:
        notes.append((4, -1 * value))
        value = 0
    elif value > 100:
        notes.append((4, 100 - value))
        value = 100
    return value, notes


def why_foremost(group: Group) -> tuple[Leader | None, Notes]:
    """Who leads a group.

    `foremost` with its notes: pairs of an index of LABELS['foremost'] and what it moved.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(group.leaders, key=lambda l_: -leader_bonuses_bonus(l_.rank), default=None), notes


def why_first_among(group: Group, figure: Figure) -> tuple[bool, Notes]:
    """The figure is the foremost leader of the group.

    `first_among` with its notes: pairs of an index of LABELS['first_among'] and what it moved.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    if not any(l_ is figure and foremost(group) is l_ for l_ in group.leaders):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_mightiest(group: Group, figure: Figure) -> tuple[bool, Notes]:
    """The figure is the mightiest wizard of the group.

    `mightiest` with its notes: pairs of an index of LABELS['mightiest'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    group_wizards = group.wizards
    if not any(
        w is figure and min(group_wizards, key=lambda other: -other.level, default=None) is w
        for w in group_wizards
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_out_of_reach(side: Side, figure: Figure, world: World) -> tuple[bool, Notes]:
    """The figure is out of reach in this battle.

    `out_of_reach` with its notes: pairs of an index of LABELS['out_of_reach'] and what it moved.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    side_group = side.group
    side_group_wizards = side_group.wizards
    if any(
        w is figure and any(c.caster is w and SPELL_DEATHLESS[c.spell] for c in side.casts)
        for w in side_group_wizards
    ):
        notes.append((0, 0))
        return True, notes  # magic hides the caster
    if (
        first_among(side_group, figure)
        and any(ARTIFACT_UNHARMED[a] for a in map(Artifact, members(side_group.artifacts)))
    ):
        notes.append((1, 0))
        return True, notes  # the armour turns every blow
    if (
        any(w is figure for w in side_group_wizards)
        and side_group.area is not None
        and any(
            p.area == side_group.area
                and p.kingdom is side_group.kingdom
                and any(
                    BUILDING_DEATHLESS_WITH[b] != 0
                        and all(
                            p.buildings >> other & 1
                            for other in map(Building, members(BUILDING_DEATHLESS_WITH[b]))
                        )
                    for b in map(Building, members(p.buildings))
                )
            for p in world.places
        )
    ):
        notes.append((2, 0))
        return True, notes  # a way out below the tower
    if side_group.types & _BRIGADE_TYPE_CHIMERA_BIT and mightiest(side_group, figure):
        notes.append((3, 0))
        return True, notes  # Chimera (brigade type): behind the lion's roar
    notes.append((4, 0))
    return False, notes


def why_fall_chance(side: Side, enemy: Side, figure: Figure) -> tuple[int, Notes]:
    """Chance that a leader or wizard falls in a battle.

    `fall_chance` with its notes: pairs of an index of LABELS['fall_chance'] and what it moved.
    In percent, 0% to 100%.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting", "Artifacts".
    """
    notes: Notes = []
    if not left_alone(side, figure):
        value = death_chance(side, enemy)  # as the troops
        notes.append((0, value))
    elif left_alone(side, figure):
        notes.append((1, 100))
        value = 100  # the host is destroyed
    else:
        value = 0
    if not left_alone(side, figure):
        amount = 10 * sum(1 for a in map(Artifact, members(enemy.group.artifacts)) if ARTIFACT_DEADLIER[a])
        notes.append((2, amount))
        value += amount  # enchanted weapons over there
    if (
        not left_alone(side, figure)
        and first_among(side.group, figure)
        and any(
            ARTIFACT_SAFER[a] and ARTIFACT_SORT[a] == ARTIFACT_CLASS_WEAPON
            for a in map(Artifact, members(side.group.artifacts))
        )
    ):
        notes.append((3, -10))
        value -= 10  # an enchanted weapon in hand
    if (
        not left_alone(side, figure)
        and any(
            ARTIFACT_SAFER[a] and ARTIFACT_SORT[a] == ARTIFACT_CLASS_WIZARDLY
            for a in map(Artifact, members(side.group.artifacts))
        )
        and mightiest(side.group, figure)
    ):
        notes.append((4, -10))
        value -= 10  # a ring of power
    side_group = side.group
    if side_group.kingdom.traits & _TRAIT_HEALING_BIT and left_alone(side, figure):
        notes.append((5, -33 * value))
        value *= 67  # Healing (trait): wounds that close
    else:
        value *= 100
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((6, 100 * value - before))
    if value < 0:
        notes.append((7, -1 * value))
        value = 0
    elif value > 100:
        notes.append((7, 100 - value))
        value = 100
    return value, notes


def why_left_alone(side: Side, figure: Figure) -> tuple[bool, Notes]:
    """The figure leads nobody any more.

    `left_alone` with its notes: pairs of an index of LABELS['left_alone'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    side_group = side.group
    if len(side_group.brigades) != 0 or not any(l_ is figure for l_ in side_group.leaders):
        notes.append((0, 0))
        return False, notes  # no brigade is left
    return True, notes


def why_emergence_chance(kingdom: Kingdom) -> tuple[int, Notes]:
    """Chance that a new leader steps forward for one who fell.

    `emergence_chance` with its notes: pairs of an index of LABELS['emergence_chance'] and what it
    moved.
    In percent, 0% to 100%.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 25))
    value = 25
    kingdom_traits = kingdom.traits
    if kingdom_traits & _TRAIT_MILITARY_TRADITION_BIT:
        notes.append((1, 10))
        value += 10  # Military Tradition (trait): old hands
    if kingdom_traits & _TRAIT_STALWART_BIT:
        notes.append((2, 15))
        value += 15  # Stalwart (trait): firm
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    elif value > 100:
        notes.append((3, 100 - value))
        value = 100
    return value, notes


def why_promotion_chance(group: Group, leader: Leader) -> tuple[int, Notes]:
    """Chance of a leader to be promoted after a battle.

    `promotion_chance` with its notes: pairs of an index of LABELS['promotion_chance'] and what it
    moved.
    In percent, 0% to 100%.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 20))
    value = 20
    if (
        first_among(group, leader)
        and any(ARTIFACT_PROMOTES_BEARER[a] for a in map(Artifact, members(group.artifacts)))
    ):
        notes.append((1, 10))
        value += 10  # an enchanted weapon in hand
    group_kingdom = group.kingdom
    group_kingdom_traits = group_kingdom.traits
    if group_kingdom_traits & _ANY_OF_1:
        if group_kingdom_traits & _TRAIT_HEROIC_BIT and below_marshal(leader):
            notes.append((2, 10))
            value += 10  # Heroic (trait): heroes
        if group_kingdom_traits & _TRAIT_MILITARY_TRADITION_BIT:
            notes.append((3, 10))
            value += 10  # Military Tradition (trait): old hands
        if group_kingdom_traits & _TRAIT_STALWART_BIT:
            notes.append((4, 15))
            value += 15  # Stalwart (trait): firm
    if value < 0:
        notes.append((5, -1 * value))
        value = 0
    elif value > 100:
        notes.append((5, 100 - value))
        value = 100
    return value, notes


def why_below_marshal(leader: Leader) -> tuple[bool, Notes]:
    """The leader is no Marshal yet.

    `below_marshal` with its notes: pairs of an index of LABELS['below_marshal'] and what it moved.
    Raises OffTheTable (a table has no row).
    maelstrom "Heroic", "Recruiting".
    """
    notes: Notes = []
    if leader_bonuses_bonus(leader.rank) >= 15:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_may_rise(leader: Leader) -> tuple[bool, Notes]:
    """The leader may be promoted.

    `may_rise` with its notes: pairs of an index of LABELS['may_rise'] and what it moved.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    if leader.undead:
        notes.append((0, 0))
        return False, notes  # the undead rise no further
    if leader_bonuses_promoted(leader.rank) is None:
        notes.append((1, 0))
        return False, notes  # a rank above
    return True, notes


def why_seasoned(experience: Experience) -> tuple[Experience, Notes]:
    """What a won battle may make of a brigade.

    `seasoned` with its notes: pairs of an index of LABELS['seasoned'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    if experience == EXPERIENCE_GREEN:
        notes.append((0, 0))
        return EXPERIENCE_REGULAR, notes
    if experience == EXPERIENCE_REGULAR:
        notes.append((1, 0))
        return EXPERIENCE_VETERAN, notes
    notes.append((2, 0))
    return EXPERIENCE_ELITE, notes


def why_may_learn(kingdom: Kingdom, brigade: Brigade) -> tuple[bool, Notes]:
    """The brigade's breed may learn from a victory.

    `may_learn` with its notes: pairs of an index of LABELS['may_learn'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    brigade_experience = brigade.experience
    if brigade_experience == EXPERIENCE_ELITE:
        notes.append((0, 0))
        return False, notes  # they know it all
    if (
        kingdom.traits & _TRAIT_EVIL_BIT
        and BRIGADE_TYPE_UNDEAD[brigade.breed]
        and seasoned(brigade_experience) == EXPERIENCE_ELITE
    ):
        notes.append((1, 0))
        return False, notes  # Evil (trait): the dead learn no finesse
    notes.append((2, 0))
    return True, notes


def why_drill_chance(kingdom: Kingdom) -> tuple[int, Notes]:
    """Chance of a brigade to gain experience by a victory.

    `drill_chance` with its notes: pairs of an index of LABELS['drill_chance'] and what it moved.
    In percent, 0% to 100%.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 10))
    value = 10
    if kingdom.traits & _TRAIT_MILITARY_TRADITION_BIT:
        notes.append((1, 10))
        value += 10  # Military Tradition (trait): drill
    if value < 0:
        notes.append((2, -1 * value))
        value = 0
    elif value > 100:
        notes.append((2, 100 - value))
        value = 100
    return value, notes


def why_zombies_made(winner: Side, loser: Side) -> tuple[int, Notes]:
    """Brigades of Zombies that a victory makes.

    `zombies_made` with its notes: pairs of an index of LABELS['zombies_made'] and what it moved.
    In plain numbers.
    maelstrom "Brigade Special Abilities".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    winner_group = winner.group
    winner_group_brigades = winner_group.brigades
    if sum(1 for b in winner_group_brigades if b.breed == BRIGADE_TYPE_ZOMBIES) >= 2:
        amount = loser.brigades_lost // 2
        notes.append((1, amount))
        value += amount  # they eat
    limit = max(0, 20 - sum(1 for b in winner_group_brigades if b.breed == BRIGADE_TYPE_ZOMBIES))
    if value > limit:
        notes.append((2, limit - value))
        value = limit  # as many as a group holds
    return value, notes


def why_lycans_made(side: Side, enemy: Side) -> tuple[int, Notes]:
    """Brigades of Lycans that a battle makes.

    `lycans_made` with its notes: pairs of an index of LABELS['lycans_made'] and what it moved.
    In plain numbers.
    maelstrom "Brigade Special Abilities", "Lycans".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    side_group = side.group
    if (
        side_group.kingdom.privileges & _PRIVILEGE_LYCANTHROPY_IN_BATTLE_BIT
        and any(b.breed == BRIGADE_TYPE_LYCANS for b in side_group.brigades)
    ):
        amount = enemy.brigades_lost // 2
        notes.append((1, amount))
        value += amount  # Lycanthrope In Battle (privilege): bitten
    return value, notes
