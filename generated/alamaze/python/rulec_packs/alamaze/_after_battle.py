"""Resolvers of after_battle.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    ARTIFACT_CLASS_WEAPON, ARTIFACT_CLASS_WIZARDLY, Artifact, BRIGADE_TYPE_CHIMERA, BRIGADE_TYPE_LYCANS,
    BRIGADE_TYPE_MUMMIES, BRIGADE_TYPE_SKELETONS, BRIGADE_TYPE_ZOMBIES, Building, EXPERIENCE_ELITE,
    EXPERIENCE_GREEN, EXPERIENCE_REGULAR, EXPERIENCE_VETERAN, Experience, HOST_SIZE_INACTIVE,
    ORIGIN_KINGDOM_BRIGADE, PRIVILEGE_LYCANTHROPY_IN_BATTLE, RANK_CENTURION, TRAIT_EVIL, TRAIT_HEALING,
    TRAIT_HEROIC, TRAIT_MILITARY_TRADITION, TRAIT_STALWART,
)
from ._kinds import Brigade, Figure, Group, Kingdom, Leader, Side
from ._tables import (
    ARTIFACT_DEADLIER, ARTIFACT_PROMOTES_BEARER, ARTIFACT_SAFER, ARTIFACT_SORT, ARTIFACT_UNHARMED,
    BRIGADE_TYPE_ORIGIN, BRIGADE_TYPE_UNDEAD, BUILDING_DEATHLESS_WITH, SPELL_DEATHLESS,
    leader_bonuses_bonus, leader_bonuses_promoted,
)
from ._world import SHAPE, World

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

_SAYS_A_BRIGADE_OF_IN: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'group'), ' is no more.',
), 'process:fall', 'a_brigade_of_in')
_SAYS_STEPS_FORWARD_IN: Final = Message((
    Hole(Holds("thing", 'Leader'), 'fresh'), ' steps forward in ', Hole(Holds("thing", 'Group'), 'group'),
    ': ', Hole(Holds("choice", 'Rank'), 'rank'), '.',
), 'process:step_forward', 'steps_forward_in')
_SAYS_IS_PROMOTED: Final = Message((
    Hole(Holds("thing", 'Leader'), 'l'), ' is promoted: ', Hole(Holds("choice", 'Rank'), 'rank'), '.',
), 'process:learn', 'is_promoted')
_SAYS_A_BRIGADE_OF_IN_2: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'group'), ' has learned: ',
    Hole(Holds("choice", 'Experience'), 'experience'), '.',
), 'process:learn', 'a_brigade_of_in')
_SAYS_THOSE_WHO_WERE_BITTEN: Final = Message((
    'Those who were bitten join ', Hole(Holds("thing", 'Group'), 'group'), '; brigades: ',
    Hole(Holds("number"), 'bitten'), '.',
), 'process:rise_again', 'those_who_were_bitten')
_SAYS_THE_DEAD_RISE_IN: Final = Message((
    'The dead rise in ', Hole(Holds("thing", 'Group'), 'group'), '; brigades of Zombies: ',
    Hole(Holds("number"), 'risen'), '.',
), 'process:rise_again', 'the_dead_rise_in')
_SAYS_NOBODY_IS_LEFT_OF: Final = Message((
    'Nobody is left of ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'process:break_camp', 'nobody_is_left_of')
_SAYS_FINDS: Final = Message((
    Hole(Holds("thing", 'Group'), 'winner'), ' finds ', Hole(Holds("choice", 'Artifact'), 'a'), '.',
), 'process:spoils', 'finds')


def mended(side: Side, enemy: Side, brigade: Brigade) -> int:
    """A brigade's attrition when the battle is over.

    In percent, 0% to 100%.
    maelstrom "Recruiting", "Lycans".
    """
    brigade_breed = brigade.breed
    side_losses = side.losses
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_KINGDOM_BRIGADE:
        brigade_attrition = brigade.attrition
        # what it has suffered
        value = brigade_attrition + battle_attrition(
            side.group.kingdom, worn(brigade, side_losses) - brigade_attrition,
        )
    else:
        value = worn(brigade, side_losses)  # what it has suffered
    if enemy.group.types & _BRIGADE_TYPE_MUMMIES_BIT:
        value += 5  # Mummies (brigade type): rot
    side_group = side.group
    if (
        brigade_breed == BRIGADE_TYPE_SKELETONS
        and side_group.types & _BRIGADE_TYPE_SKELETONS_BIT
        and value > 0
    ):
        value = 0  # Skeletons (brigade type): bones are put back
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def foremost(group: Group) -> Leader | None:
    """Who leads a group.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    return min(group.leaders, key=lambda l_: -leader_bonuses_bonus(l_.rank), default=None)


def first_among(group: Group, figure: Figure) -> bool:
    """The figure is the foremost leader of the group.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    return any(l_ is figure and foremost(group) is l_ for l_ in group.leaders)


def mightiest(group: Group, figure: Figure) -> bool:
    """The figure is the mightiest wizard of the group.

    maelstrom "Recruiting".
    """
    group_wizards = group.wizards
    return any(
        w is figure and min(group_wizards, key=lambda other: -other.level, default=None) is w
        for w in group_wizards
    )


def out_of_reach(side: Side, figure: Figure, world: World) -> bool:
    """The figure is out of reach in this battle.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    side_group = side.group
    side_group_wizards = side_group.wizards
    if any(
        w is figure and any(c.caster is w and SPELL_DEATHLESS[c.spell] for c in side.casts)
        for w in side_group_wizards
    ):
        return True  # magic hides the caster
    if (
        first_among(side_group, figure)
        and any(ARTIFACT_UNHARMED[a] for a in map(Artifact, members(side_group.artifacts)))
    ):
        return True  # the armour turns every blow
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
        return True  # a way out below the tower
    # Chimera (brigade type): behind the lion's roar
    return side_group.types & _BRIGADE_TYPE_CHIMERA_BIT != 0 and mightiest(side_group, figure)


def fall_chance(side: Side, enemy: Side, figure: Figure) -> int:
    """Chance that a leader or wizard falls in a battle.

    In percent, 0% to 100%.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting", "Artifacts".
    """
    left_alone_ = left_alone(side, figure)
    if not left_alone_:
        value = death_chance(side, enemy)  # as the troops
    else:
        value = 100  # the host is destroyed
    if not left_alone_:
        # enchanted weapons over there
        value += 10 * sum(1 for a in map(Artifact, members(enemy.group.artifacts)) if ARTIFACT_DEADLIER[a])
    if (
        not left_alone_
        and first_among(side.group, figure)
        and any(
            ARTIFACT_SAFER[a] and ARTIFACT_SORT[a] == ARTIFACT_CLASS_WEAPON
            for a in map(Artifact, members(side.group.artifacts))
        )
    ):
        value -= 10  # an enchanted weapon in hand
    if (
        not left_alone_
        and any(
            ARTIFACT_SAFER[a] and ARTIFACT_SORT[a] == ARTIFACT_CLASS_WIZARDLY
            for a in map(Artifact, members(side.group.artifacts))
        )
        and mightiest(side.group, figure)
    ):
        value -= 10  # a ring of power
    side_group = side.group
    if side_group.kingdom.traits & _TRAIT_HEALING_BIT and left_alone_:
        value *= 67  # Healing (trait): wounds that close
    else:
        value *= 100
    value = (value + 50) // 100  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def left_alone(side: Side, figure: Figure) -> bool:
    """The figure leads nobody any more.

    maelstrom "Recruiting".
    """
    side_group = side.group
    # no brigade is left
    return len(side_group.brigades) == 0 and any(l_ is figure for l_ in side_group.leaders)


def emergence_chance(kingdom: Kingdom) -> int:
    """Chance that a new leader steps forward for one who fell.

    In percent, 0% to 100%.
    maelstrom "Recruiting".
    """
    value = 25
    kingdom_traits = kingdom.traits
    if kingdom_traits & _TRAIT_MILITARY_TRADITION_BIT:
        value += 10  # Military Tradition (trait): old hands
    if kingdom_traits & _TRAIT_STALWART_BIT:
        value += 15  # Stalwart (trait): firm
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def promotion_chance(group: Group, leader: Leader) -> int:
    """Chance of a leader to be promoted after a battle.

    In percent, 0% to 100%.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    value = 20
    if (
        first_among(group, leader)
        and any(ARTIFACT_PROMOTES_BEARER[a] for a in map(Artifact, members(group.artifacts)))
    ):
        value += 10  # an enchanted weapon in hand
    group_kingdom = group.kingdom
    group_kingdom_traits = group_kingdom.traits
    if group_kingdom_traits & _ANY_OF_1:
        if group_kingdom_traits & _TRAIT_HEROIC_BIT and below_marshal(leader):
            value += 10  # Heroic (trait): heroes
        if group_kingdom_traits & _TRAIT_MILITARY_TRADITION_BIT:
            value += 10  # Military Tradition (trait): old hands
        if group_kingdom_traits & _TRAIT_STALWART_BIT:
            value += 15  # Stalwart (trait): firm
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def below_marshal(leader: Leader) -> bool:
    """The leader is no Marshal yet.

    Raises OffTheTable (a table has no row).
    maelstrom "Heroic", "Recruiting".
    """
    return leader_bonuses_bonus(leader.rank) < 15


def may_rise(leader: Leader) -> bool:
    """The leader may be promoted.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    if leader.undead:
        return False  # the undead rise no further
    return leader_bonuses_promoted(leader.rank) is not None  # a rank above


def seasoned(experience: Experience) -> Experience:
    """What a won battle may make of a brigade.

    maelstrom "Recruiting".
    """
    if experience == EXPERIENCE_GREEN:
        return EXPERIENCE_REGULAR
    if experience == EXPERIENCE_REGULAR:
        return EXPERIENCE_VETERAN
    return EXPERIENCE_ELITE


def may_learn(kingdom: Kingdom, brigade: Brigade) -> bool:
    """The brigade's breed may learn from a victory.

    maelstrom "Recruiting".
    """
    brigade_experience = brigade.experience
    if brigade_experience == EXPERIENCE_ELITE:
        return False  # they know it all
    return (
        not kingdom.traits & _TRAIT_EVIL_BIT
        or not BRIGADE_TYPE_UNDEAD[brigade.breed]
        or seasoned(brigade_experience) != EXPERIENCE_ELITE
    )  # Evil (trait): the dead learn no finesse


def drill_chance(kingdom: Kingdom) -> int:
    """Chance of a brigade to gain experience by a victory.

    In percent, 0% to 100%.
    maelstrom "Recruiting".
    """
    value = 10
    if kingdom.traits & _TRAIT_MILITARY_TRADITION_BIT:
        value += 10  # Military Tradition (trait): drill
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def zombies_made(winner: Side, loser: Side) -> int:
    """Brigades of Zombies that a victory makes.

    In plain numbers.
    maelstrom "Brigade Special Abilities".
    """
    value = 0
    winner_group = winner.group
    winner_group_brigades = winner_group.brigades
    if sum(1 for b in winner_group_brigades if b.breed == BRIGADE_TYPE_ZOMBIES) >= 2:
        value += loser.brigades_lost // 2  # they eat
    limit = max(0, 20 - sum(1 for b in winner_group_brigades if b.breed == BRIGADE_TYPE_ZOMBIES))
    if value > limit:
        value = limit  # as many as a group holds
    return value


def lycans_made(side: Side, enemy: Side) -> int:
    """Brigades of Lycans that a battle makes.

    In plain numbers.
    maelstrom "Brigade Special Abilities", "Lycans".
    """
    value = 0
    side_group = side.group
    if (
        side_group.kingdom.privileges & _PRIVILEGE_LYCANTHROPY_IN_BATTLE_BIT
        and any(b.breed == BRIGADE_TYPE_LYCANS for b in side_group.brigades)
    ):
        value += enemy.brigades_lost // 2  # Lycanthrope In Battle (privilege): bitten
    return value


def fall(side: Side, enemy: Side, world: World, dice: Dice) -> None:
    """Who fell in a battle.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    for b in side.group.brigades:
        if broken(worn(b, side.losses)):
            world.tell(
                side.group.kingdom,
                _SAYS_A_BRIGADE_OF_IN.text((b.breed, side.group), SHAPE),
                side.group,
            )
            world.keep(side, "brigades_lost")
            side.brigades_lost += 1
            muster_out(side.group, b, world)
        else:
            world.keep(b, "attrition")
            b.attrition = mended(side, enemy, b)
    for l_ in [l_ for l_ in side.group.leaders if may_fall(l_) and not out_of_reach(side, l_, world)]:
        l__dice = dice.at(l_.id)
        chance = fall_chance(side, enemy, l_)  # falls
        if l__dice.throw('fall.falls', 100) <= chance:
            world.keep(side.group, "leaders")
            side.group.leaders = taken(side.group.leaders, l_)
            kill(l_, world)
            step_forward(side, world, l__dice)
    for w in [w for w in side.group.wizards if may_fall(w) and not out_of_reach(side, w, world)]:
        w_dice = dice.at(w.id)
        chance_ = fall_chance(side, enemy, w)  # falls
        if w_dice.throw('fall.falls_2', 100) <= chance_:
            world.keep(side.group, "wizards")
            side.group.wizards = taken(side.group.wizards, w)
            kill(w, world)
    world.keep(side.group, "fought")
    side.group.fought += 1


def step_forward(side: Side, world: World, dice: Dice) -> None:
    """A new leader may step forward.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    if len(side.group.brigades) > 0 and len(side.group.leaders) < 3:
        chance = emergence_chance(side.group.kingdom)  # somebody steps forward
        if dice.throw('step_forward.somebody_steps_forward', 100) <= chance:
            called = christen(world, dice)
            fresh = Leader(rank=RANK_CENTURION, level=0, kingdom=side.group.kingdom, name=called)
            world.add(fresh)
            world.keep(side.group, "leaders")
            side.group.leaders = (*side.group.leaders, fresh)
            world.tell(
                side.group.kingdom,
                _SAYS_STEPS_FORWARD_IN.text((fresh, side.group, fresh.rank), SHAPE),
                fresh,
                side.group,
            )


def learn(group: Group, won: bool, world: World, dice: Dice) -> None:
    """What a host learns from a battle.

    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    for l_ in [l_ for l_ in group.leaders if may_rise(l_)]:
        l__dice = dice.at(l_.id)
        above = leader_bonuses_promoted(l_.rank)
        chance = promotion_chance(group, l_)  # promoted
        if l__dice.throw('learn.promoted', 100) <= chance:
            if above is not None:
                world.keep(l_, "rank")
                l_.rank = above
                world.tell(group.kingdom, _SAYS_IS_PROMOTED.text((l_, l_.rank), SHAPE), l_)
    if won:
        for b in [b for b in group.brigades if may_learn(group.kingdom, b)]:
            b_dice = dice.at(b.id)
            chance_ = drill_chance(group.kingdom)  # they learn
            if b_dice.throw('learn.they_learn', 100) <= chance_:
                world.keep(b, "experience")
                b.experience = seasoned(b.experience)
                world.tell(
                    group.kingdom,
                    _SAYS_A_BRIGADE_OF_IN_2.text((b.breed, group, b.experience), SHAPE),
                    group,
                )


def rise_again(side: Side, enemy: Side, won: bool, world: World) -> None:
    """What becomes of the enemy's dead.

    maelstrom "Brigade Special Abilities", "Lycans".
    """
    bitten = lycans_made(side, enemy)
    if bitten > 0:
        for i in range(1, bitten + 1):
            fresh = Brigade(breed=BRIGADE_TYPE_LYCANS, experience=EXPERIENCE_GREEN)
            world.add(fresh)
            world.keep(side.group, "brigades")
            side.group.brigades = (*side.group.brigades, fresh)
        world.tell(
            side.group.kingdom,
            _SAYS_THOSE_WHO_WERE_BITTEN.text((side.group, bitten), SHAPE),
            side.group,
        )
    if won:
        risen = zombies_made(side, enemy)
        if risen > 0:
            for i in range(1, risen + 1):
                fresh = Brigade(breed=BRIGADE_TYPE_ZOMBIES, experience=EXPERIENCE_GREEN)
                world.add(fresh)
                world.keep(side.group, "brigades")
                side.group.brigades = (*side.group.brigades, fresh)
            world.tell(
                side.group.kingdom,
                _SAYS_THE_DEAD_RISE_IN.text((side.group, risen), SHAPE),
                side.group,
            )
    raise_the_fallen(side, enemy, world)


def break_camp(group: Group, world: World, dice: Dice) -> None:
    """A host without anybody in it goes home.

    maelstrom "Groups", "#605 - Equip Forged Item".
    """
    if host_size(group) == HOST_SIZE_INACTIVE:
        world.tell(group.kingdom, _SAYS_NOBODY_IS_LEFT_OF.text((group,), SHAPE), group)
        world.keep(group, "gear")
        group.gear = 0
        world.keep(group, "own_weapon")
        group.own_weapon = False
        if group.kingdom.capital is not None:
            world.keep(group, "region")
            group.region = group.kingdom.capital.region
        for a in map(Artifact, members(group.artifacts)):
            a_dice = dice.at(a)
            leave_behind(
                a, next((p for p in world.places if p.area == group.area and p.area is not None), None),
                world, a_dice,
            )
        world.keep(group, "artifacts")
        group.artifacts = 0


def spoils(loser: Group, winner: Group, world: World) -> None:
    """What the dead carried.

    maelstrom "Recruiting".
    """
    if host_size(winner) != HOST_SIZE_INACTIVE:
        for a in map(Artifact, members(loser.artifacts)):
            winner.artifacts |= 1 << a
            world.tell(winner.kingdom, _SAYS_FINDS.text((winner, a), SHAPE), winner)
        loser.artifacts = 0


# at the end, for these modules use each other
from .brigades import battle_attrition, broken, worn  # noqa: E402
from .casting_battle import raise_the_fallen  # noqa: E402
from .combat import death_chance, may_fall  # noqa: E402
from .hiring import christen  # noqa: E402
from .missions import kill  # noqa: E402
from .movement import host_size  # noqa: E402
from .orders_artifacts import leave_behind  # noqa: E402
from .upkeep import muster_out  # noqa: E402
