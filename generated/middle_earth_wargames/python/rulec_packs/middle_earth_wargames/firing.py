"""Resolvers of firing.rules."""

from __future__ import annotations

from rulec.runtime import Dice

from ._choices import (
    MISSILE_COMPOSITE_BOW, MISSILE_EASTERN_BOW, MISSILE_EASTERN_HORSE_BOW, MISSILE_EASTERN_JAVELIN,
    MISSILE_EASTERN_SPEAR, MISSILE_GOBLIN_BOW, MISSILE_LONG_BOW, MISSILE_MAN_ORC_BOW, MISSILE_ORC_JAVELIN,
    MISSILE_ROHAN_BOW, MISSILE_URUK_BOW, MISSILE_WESTERN_JAVELIN, MISSILE_WESTERN_SPEAR, Missile, RACE_ELF,
    RACE_RANGER, STANCE_CHARGING,
)
from ._kinds import Volley
from ._tables import MISSILE_REACHES_RANKS, TROOP_RACE, missile_reaches_reach, shots_of_law_weapon
from .melee import casualties, melee_dice
from .morale import mounted


def like_missile(missile: Missile) -> Missile:
    """The missile of the West that is most like it.

    wargames "FIRING GOOD v. EVIL", "WEAPON FACTOR CHART III".
    """
    if missile == MISSILE_EASTERN_BOW:
        return MISSILE_LONG_BOW  # a man's bow
    if missile == MISSILE_MAN_ORC_BOW or missile == MISSILE_GOBLIN_BOW or missile == MISSILE_URUK_BOW:
        return MISSILE_COMPOSITE_BOW  # an orc's bow
    if missile == MISSILE_EASTERN_HORSE_BOW:
        return MISSILE_ROHAN_BOW  # a rider's bow
    if missile == MISSILE_EASTERN_JAVELIN or missile == MISSILE_ORC_JAVELIN:
        return MISSILE_WESTERN_JAVELIN  # a javelin
    if missile == MISSILE_EASTERN_SPEAR:
        return MISSILE_WESTERN_SPEAR  # a spear
    return missile


def within_reach(volley: Volley) -> bool:
    """The target is in range.

    Raises UnknownCell (the book does not give a value).
    wargames "FIRING GOOD v. EVIL".
    """
    return volley.shot_distance <= missile_reaches_reach(volley.missile)


def may_shoot(volley: Volley) -> bool:
    """The volley's shooter may shoot.

    Raises UnknownCell (the book does not give a value).
    wargames "FIRING", "ENTERING MELEES".
    """
    if volley.shooter.stance == STANCE_CHARGING:
        return False  # Nobody charges and shoots in the same move.
    if volley.into_a_melee:
        return False  # Nobody shoots into a melee.
    return within_reach(volley)  # The target is out of range.


def refusals_may_shoot(volley: Volley) -> tuple[int, ...]:
    """What is lacking where this does not hold: the volley's shooter may shoot.

    Indices of LABELS['refusals_may_shoot']; empty where it holds.
    Raises UnknownCell (the book does not give a value).
    wargames "FIRING", "ENTERING MELEES".
    """
    notes: list[int] = []
    if volley.shooter.stance == STANCE_CHARGING:
        notes.append(0)
    if volley.into_a_melee:
        notes.append(1)
    if not within_reach(volley):
        notes.append(2)
    return tuple(notes)


def bowmen_who_count(volley: Volley) -> int:
    """Men who shoot.

    In men.
    wargames "FIRING GOOD v. EVIL".
    """
    value = volley.bowmen
    volley_shooter = volley.shooter
    value -= volley_shooter.unarmed  # those who have no weapons
    value *= MISSILE_REACHES_RANKS[volley.missile]  # ranks that can shoot
    if value < 0:
        value = 0
    limit = 2 * volley_shooter.men
    if value > limit:
        value = limit  # no more than there are
    return -1 * (-1 * value // 2)


def shot_weapon(volley: Volley) -> int:
    """Weapon factor of a volley.

    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "FIRING GOOD v. EVIL".
    """
    # weapon factor chart II, firing
    return shots_of_law_weapon(like_missile(volley.missile), volley.prey.struck_as)


def shot_tactics(volley: Volley) -> int:
    """Tactical factor of a volley.

    In factors.
    Raises UnknownCell (the book does not give a value).
    wargames "FIRING", "MIDDLE EARTH: PLAYSHEET".
    """
    value = 0
    volley_overhead = volley.overhead
    if volley_overhead and TROOP_RACE[volley.shooter.troop] == RACE_ELF:
        value -= 1  # elves shoot over friends
    if volley_overhead and TROOP_RACE[volley.shooter.troop] != RACE_ELF:
        value -= 2  # others shoot over friends
    volley_shot_distance = volley.shot_distance
    volley_missile = volley.missile
    if (
        2 * volley_shot_distance > missile_reaches_reach(volley_missile)
        and TROOP_RACE[volley.shooter.troop] != RACE_ELF
        and TROOP_RACE[volley.shooter.troop] != RACE_RANGER
    ):
        value -= 1  # far off for the missile
    if 2 * volley_shot_distance < missile_reaches_reach(volley_missile):
        value += 1  # close for the missile
    if volley.over_low_troops and TROOP_RACE[volley.shooter.troop] != RACE_ELF:
        value -= 1  # over low troops
    if volley.aimed_downhill:
        value += 1  # target downhill
    if volley.prey_ranks >= 6 and volley.prey_depth <= 50:
        value += 2  # target three ranks deep
    if volley.at_a_mass:
        value += 2  # target massed in close order
    volley_at_moving_prey = volley.at_moving_prey
    if volley_at_moving_prey:
        value -= 1  # target has moved
    if volley.prey.shielded:
        value -= 1  # target has shields
    if not volley_at_moving_prey:
        value += 1  # target stands still
    if volley.on_the_move and not mounted(volley.shooter):
        value -= 1  # shooting on the move
    return value


def shot_factor(volley: Volley, dice: Dice) -> int:
    """Combat factor of a volley.

    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.", "FIRING".
    """
    value = melee_dice(dice)  # the dice
    value += shot_weapon(volley)  # the weapon
    return value + shot_tactics(volley)  # the tactics


def shot_casualties(volley: Volley, dice: Dice) -> int:
    """Losses of a volley.

    In men.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.", "FIRING".
    """
    total = shot_factor(volley, dice)  # combat factor
    if not may_shoot(volley):
        return 0  # no shot may be taken
    return min(casualties(bowmen_who_count(volley), total), volley.prey.men)
