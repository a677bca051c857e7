"""Resolvers of fray.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, FLOOR, present, quotient
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import is_within, shapes_overlap, shapes_touch, spots_apart, way_between
from rulec.runtime.ground.geometry_angles import bearing_to, spot_ahead, spot_toward
from rulec.runtime.ground.geometry_moves import room_ahead

from ._choices import (
    CHARGE_BAR_BAR_AIR, CHARGE_BAR_BAR_BREATH, CHARGE_BAR_BAR_CROWD, CHARGE_BAR_BAR_FLIGHT,
    CHARGE_BAR_BAR_GROUND, CHARGE_BAR_BAR_LIGHT, CHARGE_BAR_BAR_MELEE, CHARGE_BAR_BAR_REACH,
    CHARGE_BAR_BAR_SIGHT, CHARGE_BAR_BAR_SUN, CHARGE_BAR_BAR_WALL, CHIEFTAIN_ANGMAR_KING,
    CHIEFTAIN_GANDALF_HIMSELF, ChargeBar, Chieftain, FLIGHT_ON_THE_GROUND, LOSER_FIRST_LOSES,
    LOSER_SECOND_LOSES, RACE_ORC, RACE_URUK, SIDE_EVIL, SIDE_LAW, SKY_FAIR_SKY, SKY_STORMY_RAIN,
    STANCE_CHARGING, STANCE_STEADY, Side, Sky, UNIT_ERRAND_CHARGE_ERRAND, UNIT_ERRAND_MARCH_ERRAND,
)
from ._kinds import Rampart, Unit
from ._tables import (
    CASUALTY_CHART_FALLEN, CHIEFTAIN_HIT_DICE, FIGURE_DICE_DICE, IMPETUS_OF_LAW_WEAPON, TROOP_RACE,
    TROOP_SIDE, WEAPONS_OF_EVIL_WEAPON, WEAPONS_OF_LAW_WEAPON,
)
from ._words import MAN, METRE, PIP
from ._world import SHAPE, World
from .aerial import reaches_the_ground
from .heroes import assailants, attack_when_held, figure_attack, hero_blow, hero_dies, wound
from .impetus import (
    counter_charges, has_impetus, impetus_casualties, impetus_weapon, may_enter_melee, orc_ranks_behind,
    push_back,
)
from .leaders import hero, leader_can_act
from .melee import (
    fighters, ground_tactics, impetus_bonus, melee_casualties, melee_outcome, tactical_factor,
    weapon_factor,
)
from .morale import after_charge
from .movement import charge_reaches, may_charge, passable, straight_run
from .powder import breach_front
from .weather import too_bright

_SAYS_CHARGED_AWAY: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' charged ', Hole(Holds("thing", 'Unit'), 'prey'), ', ',
    Hole(Holds("number", unit=METRE), 'metre'), ' away.',
), 'process:declare_charges', 'charged_away')
_SAYS_COULD_NOT_CHARGE_AWAY: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' could not charge ', Hole(Holds("thing", 'Unit'), 'prey'), ', ',
    Hole(Holds("number", unit=METRE), 'metre'), ' away: ', Hole(Holds("choice", 'ChargeBar'), 'bar'), '.',
), 'process:declare_charges', 'could_not_charge_away')
_SAYS_CHARGED_IN_TURN: Final = Message((
    Hole(Holds("thing", 'Unit'), 'p'), ' charged in turn.',
), 'process:declare_charges', 'charged_in_turn')
_SAYS_CAME_TO_BLOWS_WITH: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' came to blows with ', Hole(Holds("thing", 'Unit'), 'prey'), '.',
), 'process:meet_all', 'came_to_blows_with')
_SAYS_DID_NOT_REACH: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' did not reach ', Hole(Holds("thing", 'Unit'), 'prey'), '.',
), 'process:strike_home', 'did_not_reach')
_SAYS_HAD_NO_WEAPONS_TO: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' had no weapons to strike with.',
), 'process:strike', 'had_no_weapons_to')
_SAYS_STRUCK_HOME_AMONG_LOSSES: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' struck home among ', Hole(Holds("thing", 'Unit'), 'foe'),
    ': losses ', Hole(Holds("number", unit=MAN), 'fallen'), '.',
), 'process:strike', 'struck_home_among_losses')
_SAYS_STRUCK_HOME_AMONG_WHAT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' struck home among ', Hole(Holds("thing", 'Unit'), 'foe'),
    '; what such a charge does, nobody can read any more.',
), 'process:strike', 'struck_home_among_what')
_SAYS_FOUGHT_LOSSES: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' fought ', Hole(Holds("thing", 'Unit'), 'foe'), ': losses ',
    Hole(Holds("number", unit=MAN), 'hewn'), '.',
), 'process:strike', 'fought_losses')
_SAYS_FOUGHT_WHAT_SUCH_WEAPONS: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' fought ', Hole(Holds("thing", 'Unit'), 'foe'),
    '; what such weapons do, nobody can read any more.',
), 'process:strike', 'fought_what_such_weapons')
_SAYS_PUSHED_BACK: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' pushed ', Hole(Holds("thing", 'Unit'), 'foe'), ' back ',
    Hole(Holds("number", unit=METRE), 'far'), '.',
), 'process:push', 'pushed_back')
_SAYS_FOUGHT_THE_BOOK_DOES: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' fought ', Hole(Holds("thing", 'Unit'), 'foe'),
    '; the book does not say how such figures fight a hero.',
), 'process:duel', 'fought_the_book_does')
_SAYS_FELLED_A_MAN_OF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' felled a man of ', Hole(Holds("thing", 'Unit'), 'foe'), '.',
), 'process:duel', 'felled_a_man_of')
_SAYS_STRUCK_AT_IN_VAIN: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' struck at ', Hole(Holds("thing", 'Unit'), 'foe'), ' in vain.',
), 'process:duel', 'struck_at_in_vain')
_SAYS_HAD_NO_WILL_TO: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' had no will to strike.',
), 'process:duel', 'had_no_will_to')
_SAYS_LOST_LEFT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' lost ', Hole(Holds("number", unit=PIP), 'taken'), ': ',
    Hole(Holds("number", unit=PIP), 'life_left'), ' left.',
), 'process:wound_hero', 'lost_left')
_SAYS_DIED: Final = Message((Hole(Holds("thing", 'Unit'), 'unit'), ' died.'), 'process:hero_falls', 'died')
_SAYS_THE_WEATHER_TURNED: Final = Message((
    'The weather turned: ', Hole(Holds("choice", 'Sky'), 'sky_now'), '.',
), 'process:hero_falls', 'the_weather_turned')


def in_touch(one: Unit, other: Unit) -> bool:
    """The one and the other are in contact.

    wargames "MOVEMENT".
    """
    return is_within(one.footing, other.footing, 2)


def men_in_touch(unit: Unit, foe: Unit, world: World) -> int:
    """Men of a rank in contact.

    In men.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "MELEE.".
    """
    value = -1 * quotient(-1 * front_of(foe), file_width(unit), 'men_in_touch')
    value += 2  # those at the ends reach round
    limit = files_of(unit)
    if value > limit:
        value = limit  # no more than the front rank
    rampart = breach_between(unit, foe, world)
    if rampart is not None:
        limit_ = breach_front(rampart.holes)
        if value > limit_:
            value = limit_  # through the breach
    return value


def breach_between(unit: Unit, foe: Unit, world: World) -> Rampart | None:
    """The breach through which units fight.

    Raises MissingThing (something needed is not there).
    wargames "GUNPOWDER".
    """
    return min(
        (
            r
            for r in world.ramparts
            if r.holes > 0 and shapes_touch((unit.stands_upon, foe.stands_upon), r.built_along)
        ),
        key=lambda r: way_between((unit.stands_upon,), r.built_along), default=None,
    )


def file_width(unit: Unit) -> int:
    """How wide a figure stands.

    In metres.
    wargames "BASE SIZES".
    """
    value = 127 * frontage(base_of(unit), 1, unit.spacing)
    if value < 20:
        value = 20  # no figure is narrower
    return -1 * (-1 * value // 20)


def luck_of_melee() -> Sequence[int]:
    """What the dice of a melee may give.

    wargames "MELEE.".
    """
    return (-3, -2, -1, 0, 1, 2, 3)


def weapon_is_known(attacker: Unit, defender: Unit) -> bool:
    """The book says what the attacker is worth against the defender.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "WEAPON FACTOR CHART II".
    """
    attacker_troop = attacker.troop
    if (
        TROOP_SIDE[attacker_troop] == SIDE_LAW
        and WEAPONS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] >= FLOOR
    ):
        return True
    return (
        TROOP_SIDE[attacker_troop] == SIDE_EVIL
        and WEAPONS_OF_EVIL_WEAPON[attacker.strikes_as][defender.struck_as] >= FLOOR
    )


def chart_is_known(men: int, total: int) -> bool:
    """The casualty chart can be read.

    Raises UnknownCell (the book does not give a value).
    wargames "CASUALTY DETERMINATION CHART".
    """
    if not CASUALTY_CHART_FALLEN[min(max(total + 8, 0), 36)][min(max(men, 0), 26)] >= FLOOR:
        return False
    return men <= 25 or CASUALTY_CHART_FALLEN[min(max(total + 8, 0), 36)][min(max(men - 25, 0), 26)] >= FLOOR


def round_is_known(attacker: Unit, defender: Unit) -> bool:
    """A round between the attacker and the defender can be reckoned.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    weapon_is_known_ = weapon_is_known(attacker, defender)
    if not weapon_is_known_:
        return False  # The weapon factor is lost.
    return (
        weapon_is_known_
        and all(
            chart_is_known(
                fighters(attacker),
                weapon_factor(attacker, defender) + tactical_factor(attacker, defender) + f,
            )
            for f in luck_of_melee()
        )
    )  # The casualty chart is worn there.


def refusals_round_is_known(attacker: Unit, defender: Unit) -> tuple[int, ...]:
    """What is lacking where this does not hold: a round between the attacker and the defender can be

    reckoned.
    Indices of LABELS['refusals_round_is_known']; empty where it holds.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    notes: list[int] = []
    if not weapon_is_known(attacker, defender):
        notes.append(0)
    if (
        not weapon_is_known(attacker, defender)
        or not all(
            chart_is_known(
                fighters(attacker),
                weapon_factor(attacker, defender) + tactical_factor(attacker, defender) + f,
            )
            for f in luck_of_melee()
        )
    ):
        notes.append(1)
    return tuple(notes)


def impact_weapon_is_known(attacker: Unit, defender: Unit) -> bool:
    """The book says what the charge of the attacker is worth.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "WEAPON FACTOR CHART IV".
    """
    attacker_troop = attacker.troop
    if TROOP_SIDE[attacker_troop] == SIDE_EVIL and weapon_is_known(attacker, defender):
        return True
    return (
        TROOP_SIDE[attacker_troop] == SIDE_LAW
        and IMPETUS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] >= FLOOR
    )


def impact_is_known(attacker: Unit, defender: Unit) -> bool:
    """The charge of the attacker can be reckoned.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "IMPETUS".
    """
    impact_weapon_is_known_ = impact_weapon_is_known(attacker, defender)
    if not impact_weapon_is_known_:
        return False  # The weapon factor is lost.
    return (
        impact_weapon_is_known_
        and all(
            chart_is_known(
                fighters(attacker),
                impetus_weapon(attacker, defender)
                    + impetus_bonus(attacker)
                    + ground_tactics(attacker, defender)
                    + f,
            )
            for f in luck_of_melee()
        )
    )  # The casualty chart is worn there.


def refusals_impact_is_known(attacker: Unit, defender: Unit) -> tuple[int, ...]:
    """What is lacking where this does not hold: the charge of the attacker can be reckoned.

    Indices of LABELS['refusals_impact_is_known']; empty where it holds.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "IMPETUS".
    """
    notes: list[int] = []
    if not impact_weapon_is_known(attacker, defender):
        notes.append(0)
    if (
        not impact_weapon_is_known(attacker, defender)
        or not all(
            chart_is_known(
                fighters(attacker),
                impetus_weapon(attacker, defender)
                    + impetus_bonus(attacker)
                    + ground_tactics(attacker, defender)
                    + f,
            )
            for f in luck_of_melee()
        )
    ):
        notes.append(1)
    return tuple(notes)


def charge_at(unit: Unit, world: World) -> Unit | None:
    """Whom a unit charges.

    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS", "MORALE".
    """
    if unit.gone_wild:
        return None  # its beast has gone wild
    if not pace_is_known(unit):
        return None  # nobody knows how fast it is
    if without_weapons(unit):
        return None  # it has no weapons
    if (
        unit.foe is not None
        or unit.stance != STANCE_STEADY
        or unit.halted_for > 0
        or dazed(unit)
        or unit.moves_away is not None
    ):
        return None  # it cannot
    if unit.rash_for > 0:
        return nearest_foe(unit, world)  # it cannot be held
    if unit.duty_now == UNIT_ERRAND_CHARGE_ERRAND:
        return unit.quarry
    return None


def bar_to_charge(unit: Unit, prey: Unit, world: World) -> ChargeBar | None:
    """What bars a charge.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "ENTERING MELEES".
    """
    if not may_charge(unit, unit.charges_run, unit.rested_for, world.sky_now):
        return CHARGE_BAR_BAR_BREATH
    if too_bright(unit, world.sky_now, world):
        return CHARGE_BAR_BAR_SUN
    if not reaches_the_ground(unit.flight) or (unit.winged and aloft(unit)):
        return CHARGE_BAR_BAR_FLIGHT
    if aloft(prey):
        return CHARGE_BAR_BAR_AIR
    unit_stands_upon = unit.stands_upon
    prey_stands_upon = prey.stands_upon
    if not passable(unit, worst_ground(unit, (unit_stands_upon, prey_stands_upon), world)):
        return CHARGE_BAR_BAR_GROUND
    if (
        not pace_is_known(unit)
        or not charge_reaches(
            unit, way_between(unit.footing, prey.footing),
            worst_ground(unit, (unit_stands_upon, prey_stands_upon), world), world.sky_now,
        )
    ):
        return CHARGE_BAR_BAR_REACH
    if not sees(unit, prey, world):
        return CHARGE_BAR_BAR_SIGHT
    if not aloft(unit) and walled_off(unit_stands_upon, prey_stands_upon, world):
        return CHARGE_BAR_BAR_WALL
    if not clear_run(unit, prey, world):
        return CHARGE_BAR_BAR_CROWD
    if light_bars(unit, prey_stands_upon):
        return CHARGE_BAR_BAR_LIGHT
    prey_foe = prey.foe
    if (
        prey_foe is not None
        and prey_foe.foe is not None
        and not may_enter_melee(unit, prey_foe, comes_from(prey, unit))
    ):
        return CHARGE_BAR_BAR_MELEE
    return None


def charge_comes_home(unit: Unit, prey: Unit, world: World) -> bool:
    """The charge of the unit can reach the prey.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "ENTERING MELEES".
    """
    return bar_to_charge(unit, prey, world) is None


def clear_run(unit: Unit, prey: Unit, world: World) -> bool:
    """The last part of the way to the prey is clear.

    wargames "MOVEMENT".
    """
    if aloft(unit):
        return True  # from above
    return not any(
        o is not unit
            and o is not prey
            and o.foe is not prey
            and not lone_figure(o)
            and not aloft(o)
            and shapes_overlap(
                (
                    spot_toward(
                        prey.stands_upon, unit.stands_upon,
                        straight_run(spots_apart(unit.stands_upon, prey.stands_upon)),
                    ),
                    prey.stands_upon,
                ),
                o.footing,
            )
        for o in world.units
    )


def advance_on(unit: Unit, world: World) -> Unit | None:
    """The enemy whom an advance has reached.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); UnknownCell (the book
    does not give a value).
    wargames "OBEYING ORDERS".
    """
    if unit.duty_now != UNIT_ERRAND_MARCH_ERRAND or unit.gone_wild or aloft(unit):
        return None  # it does not advance
    if (
        unit.foe is not None
        or unit.stance != STANCE_STEADY
        or unit.halted_for > 0
        or dazed(unit)
        or unit.moves_away is not None
    ):
        return None  # it cannot
    if without_weapons(unit):
        return None  # it has no weapons
    unit_quarry = unit.quarry
    if (
        unit_quarry is not None
        and is_within(unit.footing, unit_quarry.footing, 6)
        and may_close(unit, unit_quarry, world)
    ):
        return unit_quarry
    return None


def may_close(unit: Unit, prey: Unit, world: World) -> bool:
    """Nothing keeps the unit from the prey.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); UnknownCell (the book
    does not give a value).
    wargames "ENTERING MELEES".
    """
    if aloft(prey):
        return False  # it is in the air
    unit_stands_upon = unit.stands_upon
    prey_stands_upon = prey.stands_upon
    if walled_off(unit_stands_upon, prey_stands_upon, world):
        return False  # a wall is between them
    if light_bars(unit, prey_stands_upon):
        return False  # a wizard's light holds it off
    prey_foe = prey.foe
    if (
        prey_foe is not None
        and prey_foe.foe is not None
        and not may_enter_melee(unit, prey_foe, comes_from(prey, unit))
    ):
        return False  # the melee is closed to it
    return passable(unit, worst_ground(unit, (unit_stands_upon, prey_stands_upon), world))


def ranks_behind(unit: Unit) -> int:
    """Ranks behind the first.

    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    wargames "IMPETUS".
    """
    unit_troop = unit.troop
    if TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK:
        value = 2 * orc_ranks_behind(unit.men)  # orcs
    else:
        value = ranks_of(unit) - 2  # all ranks but the first
    return value // 2


def dice_of(unit: Unit) -> int:
    """Attack dice of a figure in a battle.

    In steps of 1/2 attack dice.
    Raises UnknownCell (the book does not give a value).
    wargames "COMBAT OF HEROES.".
    """
    lone_figure_ = lone_figure(unit)
    if not lone_figure_:
        value = figure_attack(unit)  # a common figure
    else:
        unit_chieftain = unit.chieftain
        if unit_chieftain is not None and lone_figure_:
            value = attack_when_held(2 * hit_dice_of(unit_chieftain), unit.held_by is not None)  # a hero
        else:
            value = 0
    return value


def hit_dice_of(chieftain: Chieftain) -> int:
    """Hit dice of a leader in a battle.

    In plain numbers.
    wargames "COMBAT OF HEROES.".
    """
    if CHIEFTAIN_HIT_DICE[chieftain] is None and hero(chieftain):
        value = 5  # other heroes
    elif CHIEFTAIN_HIT_DICE[chieftain] is None and not hero(chieftain):
        value = 4  # special figures
    elif CHIEFTAIN_HIT_DICE[chieftain] is not None:
        value = present(CHIEFTAIN_HIT_DICE[chieftain], '')  # the book
    else:
        value = 0
    return value


def dice_are_known(unit: Unit) -> bool:
    """The book says how the unit fights heroes.

    Raises UnknownCell (the book does not give a value).
    wargames "COMBAT OF HEROES.".
    """
    if lone_figure(unit):
        return True
    return FIGURE_DICE_DICE[TROOP_RACE[unit.troop]] >= FLOOR


def assailants_of(unit: Unit, prey: Unit, world: World) -> int:
    """Men of a unit who can strike at a hero.

    In men.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    wargames "COMBAT OF HEROES.".
    """
    # around the hero, shared with others who attack it
    value = -1 * quotient(
        -1 * assailants(TROOP_RACE[unit.troop], beset(prey, 2)),
        max(1, sum(1 for u in world.units if u.foe is prey)), 'assailants_of',
    )
    limit = armed_men(unit)
    if value > limit:
        value = limit  # no more than have weapons
    return value


def sky_for_victors(side: Side) -> Sky:
    """The weather after a great figure of a side has fallen.

    wargames "WIND.".
    """
    if side == SIDE_LAW:
        return SKY_STORMY_RAIN
    return SKY_FAIR_SKY


def declare_charges(world: World, dice: Dice) -> None:
    """Charges.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "MELEE.".
    """
    for u in list(world.units):
        prey = charge_at(u, world)
        if prey is not None and charge_comes_home(u, prey, world):
            u.stance = STANCE_CHARGING
            u.foe = prey
            u.slope = slope_toward(u, prey, world)
            u.charges_run += 1
            u.rested_for = 0
            world.note('charge_was_made', u)
            world.tell(None, _SAYS_CHARGED_AWAY.text((u, prey, way_between(u.footing, prey.footing)), SHAPE))
            if prey.charger is None:
                prey.charger = u
                prey.struck_from_behind = not in_front_of(prey, u)
                prey.organisation = after_charge(prey.organisation, behind_of(prey, u))
        elif prey is not None and u.warlord is not None:
            bar = bar_to_charge(u, prey, world)
            if bar is not None:
                world.fail(
                    'order',
                    '12',
                    u,
                    u.warlord,
                    _SAYS_COULD_NOT_CHARGE_AWAY.text(
                        (u, prey, way_between(u.footing, prey.footing), bar), SHAPE,
                    ),
                )
    for p in [p for p in world.units if p.charger is not None]:
        p_dice = dice.at(p.id)
        if p in world.units:
            test_morale(p, world, p_dice)
        if p in world.units and p.charger is not None and p.foe is None and counter_charges(p, p.duty_now):
            p.stance = STANCE_CHARGING
            p.foe = p.charger
            world.tell(None, _SAYS_CHARGED_IN_TURN.text((p,), SHAPE))


def meet_all(world: World) -> None:
    """Whoever advances on an enemy and comes up to it fights.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "OBEYING ORDERS".
    """
    for u in list(world.units):
        prey = advance_on(u, world)
        if prey is not None:
            u.faces_toward = bearing_to(u.stands_upon, prey.stands_upon, 360)
            plant(u, world)
            u.stands_upon = spot_ahead(
                u.stands_upon, u.faces_toward,
                min(6, room_ahead(u.footing, u.faces_toward, 6, prey.footing, 360)), 360,
            )
            plant(u, world)
            if in_touch(u, prey):
                u.foe = prey
                u.clash_round = 1
                world.tell(None, _SAYS_CAME_TO_BLOWS_WITH.text((u, prey), SHAPE))
                if prey.foe is None and prey.stance == STANCE_STEADY:
                    prey.foe = u
                    prey.clash_round = 1
    take_stock(world)


def strike_home(world: World) -> None:
    """Charges strike home.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    for u in [u for u in world.units if u.stance == STANCE_CHARGING]:
        prey = u.foe
        if prey is not None:
            u.faces_toward = bearing_to(u.stands_upon, prey.stands_upon, 360)
            plant(u, world)
            u.stands_upon = spot_ahead(
                u.stands_upon, u.faces_toward,
                room_ahead(u.footing, u.faces_toward, charge_range(u, world), prey.footing, 360), 360,
            )
            u.marched_now = True
            u.flight = FLIGHT_ON_THE_GROUND
            plant(u, world)
            if in_touch(u, prey):
                if prey.foe is None:
                    prey.foe = u
            else:
                world.tell(None, _SAYS_DID_NOT_REACH.text((u, prey), SHAPE))
                u.foe = None
                u.stance = STANCE_STEADY
    world.marches_are_over = True
    take_stock(world)


def fight_all(world: World, dice: Dice) -> None:
    """Melees.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "MELEE.".
    """
    for u in list(world.units):
        u.men_felled = 0
    for u in list(world.units):
        u_dice = dice.at(u.id)
        foe = u.foe
        if u in world.units and foe is not None:
            if in_touch(u, foe):
                strike(u, foe, world, u_dice)
            else:
                u.foe = None
                u.clash_round = 0
                if u.stance == STANCE_CHARGING:
                    u.stance = STANCE_STEADY
    for u in [u for u in world.units if u.blows_to_feel > 0]:
        u_dice = dice.at(u.id)
        feel_blows(u, world, u_dice)
    for u in list(world.units):
        u_dice = dice.at(u.id)
        foe = u.foe
        if u in world.units and foe is not None:
            if side_of(u) == SIDE_LAW or foe.foe is not u:
                settle_round(u, foe, world, u_dice)
    for u in list(world.units):
        if u.foe is not None:
            u.clash_round += 1
            u.shaken_now = True
            if u.stance == STANCE_CHARGING:
                u.stance = STANCE_STEADY
    take_stock(world)


def strike(unit: Unit, foe: Unit, world: World, dice: Dice) -> None:
    """A unit strikes.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    unit.in_contact = men_in_touch(unit, foe, world)
    if without_weapons(unit):
        world.tell(None, _SAYS_HAD_NO_WEAPONS_TO.text((unit,), SHAPE))
    elif lone_figure(unit) or lone_figure(foe):
        duel(unit, foe, world, dice)
        if foe in world.units:
            fell_unarmed(unit, foe, world, dice)
    elif has_impetus(unit, foe.foe is not None and foe.foe is not unit, unit.clash_round == 0):
        if impact_is_known(unit, foe):
            fallen = impetus_casualties(unit, foe, dice)
            world.tell(None, _SAYS_STRUCK_HOME_AMONG_LOSSES.text((unit, foe, fallen), SHAPE))
            unit.men_felled = fallen
            foe.blows_to_feel += fallen
            fell_unarmed(unit, foe, world, dice)
            push(unit, foe, world)
        else:
            world.tell(None, _SAYS_STRUCK_HOME_AMONG_WHAT.text((unit, foe), SHAPE))
    elif unit.clash_round > 0 or foe.foe is not unit:
        if round_is_known(unit, foe):
            hewn = melee_casualties(unit, foe, dice)
            world.tell(None, _SAYS_FOUGHT_LOSSES.text((unit, foe, hewn), SHAPE))
            unit.men_felled = hewn
            foe.blows_to_feel += hewn
            fell_unarmed(unit, foe, world, dice)
        else:
            world.tell(None, _SAYS_FOUGHT_WHAT_SUCH_WEAPONS.text((unit, foe), SHAPE))


def push(unit: Unit, foe: Unit, world: World) -> None:
    """A charge pushes the enemy back.

    Raises DividedByNothing (a divisor is 0).
    wargames "IMPETUS".
    """
    far = push_back(unit, foe, foe.stance == STANCE_CHARGING, ranks_behind(unit))
    if far > 0:
        foe.stands_upon = spot_ahead(foe.stands_upon, unit.faces_toward, far, 360)
        unit.stands_upon = spot_ahead(unit.stands_upon, unit.faces_toward, far, 360)
        plant(foe, world)
        plant(unit, world)
        world.tell(None, _SAYS_PUSHED_BACK.text((unit, foe, far), SHAPE))


def settle_round(unit: Unit, foe: Unit, world: World, dice: Dice) -> None:
    """Who has lost the round.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "MELEE.".
    """
    outcome = melee_outcome(foe.men_felled, unit.men_felled)
    if outcome == LOSER_FIRST_LOSES:
        lose_round(unit, foe, world, dice)
    elif outcome == LOSER_SECOND_LOSES:
        lose_round(foe, unit, world, dice)


def lose_round(loser: Unit, winner: Unit, world: World, dice: Dice) -> None:
    """A round is lost.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "MELEE.".
    """
    world.note('melee_was_lost', loser)
    world.note('melee_was_won', winner)
    if loser.stance == STANCE_STEADY or loser.stance == STANCE_CHARGING:
        test_morale(loser, world, dice)


def duel(unit: Unit, foe: Unit, world: World, dice: Dice) -> None:
    """A fight with a hero.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "COMBAT OF HEROES.".
    """
    if not dice_are_known(unit) or not dice_are_known(foe):
        world.tell(None, _SAYS_FOUGHT_THE_BOOK_DOES.text((unit, foe), SHAPE))
    elif lone_figure(unit):
        if leader_can_act(unit.held_by is not None, unit.energy):
            hit = hero_blow(dice_of(unit), dice_of(foe), dice)
            if hit and not lone_figure(foe):
                world.keep(unit, "men_felled")
                unit.men_felled = 1
                world.keep(foe, "blows_to_feel")
                foe.blows_to_feel += 1
                world.tell(None, _SAYS_FELLED_A_MAN_OF.text((unit, foe), SHAPE))
            elif hit:
                wound_hero(foe, dice_of(unit), world, dice)
            else:
                world.tell(None, _SAYS_STRUCK_AT_IN_VAIN.text((unit, foe), SHAPE))
        else:
            world.tell(None, _SAYS_HAD_NO_WILL_TO.text((unit,), SHAPE))
    else:
        for l_ in [l_ for l_ in world.numbered_men if l_.number <= assailants_of(unit, foe, world)]:
            l__dice = dice.at(l_.id)
            struck = hero_blow(dice_of(unit), dice_of(foe), l__dice)
            if struck and foe in world.units:
                wound_hero(foe, dice_of(unit), world, l__dice)


def wound_hero(unit: Unit, dice: int, world: World, dice_: Dice) -> None:
    """A hero is wounded.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "COMBAT OF HEROES.".
    """
    taken_ = wound(dice, dice_)
    world.keep(unit, "life_left")
    unit.life_left -= taken_
    if hero_dies(unit.life_left):
        figure_is_killed(unit, world, dice_)
    else:
        world.tell(None, _SAYS_LOST_LEFT.text((unit, taken_, unit.life_left), SHAPE))


def hero_falls(unit: Unit, world: World) -> None:
    """A hero falls.

    wargames "MORALE FACTORS MINUS", "WIND.".
    """
    world.tell(None, _SAYS_DIED.text((unit,), SHAPE))
    for o in [
        o
        for o in world.units
        if side_of(o) == side_of(unit) and o is not unit and sees(o, unit, world)
    ]:
        world.note('hero_seen_to_die', o)
    if unit.chieftain == CHIEFTAIN_GANDALF_HIMSELF or unit.chieftain == CHIEFTAIN_ANGMAR_KING:
        world.keep(world, "sky_now")
        world.sky_now = sky_for_victors(side_of(unit))
        world.tell(None, _SAYS_THE_WEATHER_TURNED.text((world.sky_now,), SHAPE))
    if unit.warlord is not None:
        world.keep(unit.warlord, "men_fallen")
        unit.warlord.men_fallen += unit.men
    leave_field(unit, world)


# at the end, for these modules use each other
from .armies import frontage  # noqa: E402
from .field import base_of, behind_of, charge_range, comes_from, files_of, front_of, in_front_of, pace_is_known, plant, ranks_of, sees, side_of, slope_toward, take_stock  # noqa: E402
from .marching import nearest_foe, worst_ground  # noqa: E402
from .muster import lone_figure  # noqa: E402
from .nerves import test_morale  # noqa: E402
from .skies import aloft, dazed  # noqa: E402
from .storming import walled_off  # noqa: E402
from .vision import beset  # noqa: E402
from .volleys import feel_blows, leave_field  # noqa: E402
from .wizardry import armed_men, fell_unarmed, figure_is_killed, light_bars, without_weapons  # noqa: E402
