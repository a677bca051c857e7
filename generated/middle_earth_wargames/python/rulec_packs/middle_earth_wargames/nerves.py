"""Resolvers of nerves.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import is_within, shape_inside, shapes_overlap, shapes_touch
from rulec.runtime.ground.geometry_angles import bearing_to, spot_ahead
from rulec.runtime.ground.geometry_moves import room_ahead

from ._choices import (
    DESPAIR_LOST_ROUT, DESPAIR_RUN_ON_1, DESPAIR_RUN_ON_2, FACING_FROM_THE_FOE, GROUND_SORT_THICK_WOOD,
    GROUND_SORT_THIN_WOOD, HINDRANCE_HINDERING_ENEMIES, HINDRANCE_HINDERING_HILL,
    HINDRANCE_HINDERING_HOUSES, HINDRANCE_HINDERING_MELEE, HINDRANCE_HINDERING_WOOD, Hindrance,
    MUTINY_NEITHER_KILLED, REACTION_ADVANCE_1, REACTION_ADVANCE_2, REACTION_AS_ORDERED,
    REACTION_DESPERATION, REACTION_HALT_1, REACTION_HALT_2, REACTION_RETIRE, REACTION_RETREAT,
    REACTION_ROUT, REMNANT_DUTY_LAST_THROW, REMNANT_DUTY_TEST_OF_MORALE, Reaction, STANCE_CHARGING,
    STANCE_RETIRING, STANCE_RETREATING, STANCE_ROUTING, STANCE_STEADY, STRUCK_WOLF_RIDER, Stance,
    UNIT_ERRAND_CHARGE_ERRAND, UNIT_ERRAND_STAND_ERRAND,
)
from ._kinds import Unit
from ._tables import TROOP_CLASS
from ._words import MAN, METRE, PIP
from ._world import SHAPE, World
from .impetus import impetus_casualties
from .melee import melee_casualties
from .morale import after_withdrawal, despair, fights_on, reaction_of
from .withdrawal import (
    after_rally_test, facing_in, hit_from_behind, pursuit_has_impetus, remnant_duty, remnant_of,
    rout_goes_round, withdrawal_distance,
)

_SAYS_MORALE_OF: Final = Message((
    'Morale of ', Hole(Holds("thing", 'Unit'), 'unit'), ': ', Hole(Holds("number", unit=PIP), 'score'),
    ', ', Hole(Holds("choice", 'Reaction'), 'reaction_of'), '.',
), 'process:test_morale', 'morale_of')
_SAYS_DESPAIRED: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' despaired: ', Hole(Holds("choice", 'Despair'), 'end'), '.',
), 'process:react', 'despaired')
_SAYS_FELL_BACK_TO: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' fell back to ', Hole(Holds("spot", unit=METRE), 'stands_upon'),
    '.',
), 'process:fall_back', 'fell_back_to')
_SAYS_LEFT_THE_FIELD: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' left the field.',
), 'process:fall_back', 'left_the_field')
_SAYS_THE_WARGS_OF_TURNED: Final = Message((
    'The wargs of ', Hole(Holds("thing", 'Unit'), 'unit'), ' turned on their riders: losses ',
    Hole(Holds("number", unit=MAN), 'blows_to_feel'), '.',
), 'process:wargs_may_turn', 'the_wargs_of_turned')
_SAYS_FOLLOWED: Final = Message((
    Hole(Holds("thing", 'Unit'), 'pursuer'), ' followed ', Hole(Holds("thing", 'Unit'), 'prey'), '.',
), 'process:follow_up', 'followed')
_SAYS_FOLLOWED_LOSSES_OF_THE: Final = Message((
    Hole(Holds("thing", 'Unit'), 'pursuer'), ' followed ', Hole(Holds("thing", 'Unit'), 'prey'),
    ': losses ', Hole(Holds("number", unit=MAN), 'blows_to_feel'), ', of the pursuers ',
    Hole(Holds("number", unit=MAN), 'pursuer_blows_to_feel'), '.',
), 'process:ride_down', 'followed_losses_of_the')
_SAYS_STOPPED_RUNNING: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' stopped running.',
), 'process:call_back', 'stopped_running')
_SAYS_RALLIED: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' rallied (', Hole(Holds("number", unit=PIP), 'score'), ').',
), 'process:call_back', 'rallied')
_SAYS_DID_NOT_RALLY: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' did not rally (', Hole(Holds("number", unit=PIP), 'score'),
    ').',
), 'process:call_back', 'did_not_rally')
_SAYS_WHAT_IS_LEFT_OF: Final = Message((
    'What is left of ', Hole(Holds("thing", 'Unit'), 'unit'), ' fought on.',
), 'process:weaken', 'what_is_left_of')
_SAYS_WHAT_IS_LEFT_OF_2: Final = Message((
    'What is left of ', Hole(Holds("thing", 'Unit'), 'unit'), ' went home.',
), 'process:weaken', 'what_is_left_of_2')


def moves_counted(moves: int, world: World) -> int:
    """Moves that a halt or an advance lasts, from now on.

    In plain numbers.
    wargames "MORALE".
    """
    value = moves
    if world.marches_are_over:
        value += 1  # the marches of this move are over
    return value


def stance_of(answer: Reaction) -> Stance:
    """What a unit that withdraws is doing.

    wargames "DEFINITIONS OF REACTIONS".
    """
    if answer == REACTION_RETIRE:
        return STANCE_RETIRING
    if answer == REACTION_RETREAT:
        return STANCE_RETREATING
    if answer == REACTION_ROUT:
        return STANCE_ROUTING
    return STANCE_STEADY


def withdrawal_of(stance: Stance) -> Reaction:
    """The withdrawal that a unit goes on with.

    wargames "RALLYING".
    """
    if stance == STANCE_RETIRING:
        return REACTION_RETIRE
    if stance == STANCE_RETREATING:
        return REACTION_RETREAT
    if stance == STANCE_ROUTING:
        return REACTION_ROUT
    return REACTION_AS_ORDERED


def straight_back(unit: Unit, world: World) -> int:
    """Straight back from the enemy.

    In degrees.
    wargames "DEFINITIONS OF REACTIONS".
    """
    unit_runs_from = unit.runs_from
    if unit_runs_from is not None and unit_runs_from in world.units:
        return bearing_to(unit_runs_from.stands_upon, unit.stands_upon, 360)  # from whoever drove it back
    nearest_foe_ = nearest_foe(unit, world)
    if nearest_foe_ is not None:
        return bearing_to(nearest_foe_.stands_upon, unit.stands_upon, 360)  # from the nearest
    return heading(unit.faces_toward + 180)


def heading(turned: int) -> int:
    """Which way that is.

    In degrees.
    wargames "DEFINITIONS OF REACTIONS".
    """
    if turned >= 360:
        return turned - 360  # a whole turn less
    return turned


def hindrance_behind(unit: Unit, world: World) -> Hindrance | None:
    """What is in the way of a rout.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    unit_stands_upon = unit.stands_upon
    return what_hinders(
        unit,
        (
            unit_stands_upon,
            spot_ahead(unit_stands_upon, straight_back(unit, world), charge_range(unit, world), 360),
        ),
        world,
    )


def what_hinders(unit: Unit, way: Sequence[tuple[int, int]], world: World) -> Hindrance | None:
    """What stands in a way.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    if (
        any(t.built_as is not None and shapes_touch(way, t.tract_edge) for t in world.tracts)
        or any(
            bars_the_way(
                r, unit.stands_upon,
                spot_ahead(unit.stands_upon, straight_back(unit, world), charge_range(unit, world), 360),
            )
            for r in world.ramparts
        )
    ):
        return HINDRANCE_HINDERING_HOUSES  # houses or walls
    if any(
        o is not unit and o.foe is not None and o.foe is not unit and shapes_overlap(way, o.footing)
        for o in world.units
    ):
        return HINDRANCE_HINDERING_MELEE  # a melee
    if any(shapes_overlap(way, f.footing) for f in unit.foes_around):
        return HINDRANCE_HINDERING_ENEMIES  # enemies
    if any(
        (t.ground_sort == GROUND_SORT_THICK_WOOD or t.ground_sort == GROUND_SORT_THIN_WOOD)
            and shapes_touch(way, t.tract_edge)
        for t in world.tracts
    ):
        return HINDRANCE_HINDERING_WOOD  # a wood
    if any(t.rise > 0 and shapes_touch(way, t.tract_edge) for t in world.tracts):
        return HINDRANCE_HINDERING_HILL  # a hill
    return None


def way_back(unit: Unit, answer: Reaction, world: World) -> int:
    """Which way a unit withdraws.

    In degrees.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    if (
        answer == REACTION_ROUT
        and hindrance_behind(unit, world) is not None
        and rout_goes_round(present(hindrance_behind(unit, world), ''))
    ):
        return heading(straight_back(unit, world) + 45)  # round what is in the way
    return straight_back(unit, world)


def test_morale(unit: Unit, world: World, dice: Dice) -> None:
    """A unit tests its morale.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "MORALE".
    """
    score = morale_test(unit, world.facts, world, dice)
    world.tell(None, _SAYS_MORALE_OF.text((unit, score, reaction_of(unit, score)), SHAPE))
    unit.shaken_now = True
    react(unit, reaction_of(unit, score), world, dice)


def react(unit: Unit, answer: Reaction, world: World, dice: Dice) -> None:
    """What a unit does about it.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS", "MORALE".
    """
    if answer == REACTION_ADVANCE_1:
        unit.rash_for = moves_counted(1, world)
    elif answer == REACTION_ADVANCE_2:
        unit.rash_for = moves_counted(2, world)
    elif answer == REACTION_HALT_1:
        unit.halted_for = moves_counted(1, world)
    elif answer == REACTION_HALT_2:
        unit.halted_for = moves_counted(2, world)
    elif answer == REACTION_RETIRE or answer == REACTION_RETREAT or answer == REACTION_ROUT:
        give_way(unit, answer, world, dice)
    elif answer == REACTION_DESPERATION:
        end = despair(dice)
        world.tell(None, _SAYS_DESPAIRED.text((unit, end), SHAPE))
        if end == DESPAIR_RUN_ON_1:
            unit.rash_for = moves_counted(1, world)
        elif end == DESPAIR_RUN_ON_2:
            unit.rash_for = moves_counted(2, world)
        else:
            if end == DESPAIR_LOST_ROUT:
                unit.beyond_rally = True
            give_way(unit, REACTION_ROUT, world, dice)


def give_way(unit: Unit, answer: Reaction, world: World, dice: Dice) -> None:
    """A unit withdraws.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS", "CHANGE OF ORGANISATION DUE TO WITHDRAWAL".
    """
    pursuer = unit.foe if unit.foe is not None else unit.charger
    if pursuer is not None:
        world.keep(unit, "runs_from")
        unit.runs_from = pursuer
    world.keep(unit, "organisation")
    unit.organisation = after_withdrawal(unit.organisation, answer)
    world.keep(unit, "stance")
    unit.stance = stance_of(answer)
    world.keep(unit, "duty_now")
    unit.duty_now = UNIT_ERRAND_STAND_ERRAND
    world.keep(unit, "quarry")
    unit.quarry = None
    world.keep(unit, "rash_for")
    unit.rash_for = 0
    world.note('gave_way_now', unit)
    if answer == REACTION_ROUT:
        world.note('has_routed', unit)
    break_contact(unit, world)
    fall_back(unit, answer, world)
    if unit.struck_as == STRUCK_WOLF_RIDER:
        wargs_may_turn(unit, world, dice)
    if pursuer is not None and pursuer in world.units and unit in world.units:
        follow_up(pursuer, unit, answer, world, dice)


def break_contact(unit: Unit, world: World) -> None:
    """Whoever fought with a unit has nobody before it.

    wargames "MELEE.".
    """
    for o in [o for o in world.units if o.foe is unit]:
        world.keep(o, "foe")
        o.foe = None
        world.keep(o, "clash_round")
        o.clash_round = 0
        if o.stance == STANCE_CHARGING:
            world.keep(o, "stance")
            o.stance = STANCE_STEADY
    world.keep(unit, "foe")
    unit.foe = None
    world.keep(unit, "charger")
    unit.charger = None
    world.keep(unit, "clash_round")
    unit.clash_round = 0


def fall_back(unit: Unit, answer: Reaction, world: World) -> None:
    """A unit goes back.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); UnknownCell (the book
    does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    back = way_back(unit, answer, world)
    if (
        pace_is_known(unit)
        and not walled_off(
            unit.stands_upon, spot_ahead(unit.stands_upon, back, charge_range(unit, world), 360), world,
        )
    ):
        ground = worst_ground(
            unit, (unit.stands_upon, spot_ahead(unit.stands_upon, back, charge_range(unit, world), 360)),
            world,
        )
        world.keep(unit, "stands_upon")
        unit.stands_upon = spot_ahead(
            unit.stands_upon, back, withdrawal_distance(unit, answer, ground, world.sky_now), 360,
        )
        world.tell(None, _SAYS_FELL_BACK_TO.text((unit, unit.stands_upon), SHAPE))
    if facing_in(answer) == FACING_FROM_THE_FOE:
        world.keep(unit, "faces_toward")
        unit.faces_toward = back
    else:
        world.keep(unit, "faces_toward")
        unit.faces_toward = heading(back + 180)
    plant(unit, world)
    if not shape_inside((unit.stands_upon,), world.field_edge):
        world.tell(None, _SAYS_LEFT_THE_FIELD.text((unit,), SHAPE))
        leave_field(unit, world)


def wargs_may_turn(unit: Unit, world: World, dice: Dice) -> None:
    """Wargs may turn on their riders.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "ORCS".
    """
    turned_on = wargs_rebel(dice)
    if turned_on:
        for l_ in [l_ for l_ in world.numbered_men if l_.number <= unit.men]:
            l__dice = dice.at(l_.id)
            fate = wargs_turn(l__dice)
            if fate != MUTINY_NEITHER_KILLED:
                world.keep(unit, "blows_to_feel")
                unit.blows_to_feel += 1
        if unit.blows_to_feel > 0:
            world.tell(None, _SAYS_THE_WARGS_OF_TURNED.text((unit, unit.blows_to_feel), SHAPE))
            feel_blows(unit, world, dice)


def follow_up(pursuer: Unit, prey: Unit, answer: Reaction, world: World, dice: Dice) -> None:
    """A unit that withdraws is followed up.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    if (
        (pursuer.duty_now == UNIT_ERRAND_CHARGE_ERRAND or pursuer.rash_for > 0)
        and (pursuer.stance == STANCE_STEADY or pursuer.stance == STANCE_CHARGING)
        and is_within(pursuer.footing, prey.footing, charge_range(pursuer, world) - 1)
    ):
        world.keep(pursuer, "faces_toward")
        pursuer.faces_toward = bearing_to(pursuer.stands_upon, prey.stands_upon, 360)
        plant(pursuer, world)
        world.keep(pursuer, "stands_upon")
        pursuer.stands_upon = spot_ahead(
            pursuer.stands_upon, pursuer.faces_toward,
            room_ahead(
                pursuer.footing, pursuer.faces_toward, charge_range(pursuer, world), prey.footing, 360,
            ),
            360,
        )
        plant(pursuer, world)
        if lone_figure(pursuer) or lone_figure(prey):
            world.tell(None, _SAYS_FOLLOWED.text((pursuer, prey), SHAPE))
            duel(pursuer, prey, world, dice)
        else:
            ride_down(pursuer, prey, answer, world, dice)
        if prey in world.units and prey.blows_to_feel > 0:
            feel_blows(prey, world, dice)
        if pursuer.blows_to_feel > 0:
            feel_blows(pursuer, world, dice)


def ride_down(pursuer: Unit, prey: Unit, answer: Reaction, world: World, dice: Dice) -> None:
    """A unit strikes at those who withdraw.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "DEFINITIONS OF REACTIONS".
    """
    world.keep(pursuer, "stance")
    pursuer.stance = STANCE_CHARGING
    world.keep(prey, "struck_from_behind")
    prey.struck_from_behind = hit_from_behind(answer)
    world.keep(pursuer, "in_contact")
    pursuer.in_contact = men_in_touch(pursuer, prey, world)
    world.keep(prey, "in_contact")
    prey.in_contact = men_in_touch(prey, pursuer, world)
    if pursuit_has_impetus(answer):
        if impact_is_known(pursuer, prey):
            cut_down = impetus_casualties(pursuer, prey, dice)
            world.keep(prey, "blows_to_feel")
            prey.blows_to_feel += cut_down
    elif round_is_known(pursuer, prey):
        hewn = melee_casualties(pursuer, prey, dice)
        world.keep(prey, "blows_to_feel")
        prey.blows_to_feel += hewn
    if round_is_known(prey, pursuer):
        struck_back = melee_casualties(prey, pursuer, dice)
        world.keep(pursuer, "blows_to_feel")
        pursuer.blows_to_feel += struck_back
    world.tell(
        None,
        _SAYS_FOLLOWED_LOSSES_OF_THE.text((pursuer, prey, prey.blows_to_feel, pursuer.blows_to_feel), SHAPE),
    )
    world.keep(pursuer, "stance")
    pursuer.stance = STANCE_STEADY
    world.keep(prey, "struck_from_behind")
    prey.struck_from_behind = False


def test_all(world: World, dice: Dice) -> None:
    """Tests of morale.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "MORALE".
    """
    for u in [
        u
        for u in world.units
        if (u.stance == STANCE_STEADY or u.stance == STANCE_CHARGING) and not u.shaken_now
    ]:
        u_dice = dice.at(u.id)
        if u in world.units and must_test(u, world.facts, world):
            test_morale(u, world, u_dice)
    take_stock(world)


def rally_all(world: World, dice: Dice) -> None:
    """Those who withdraw are called back.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "RALLYING".
    """
    for u in [
        u
        for u in world.units
        if u.stance == STANCE_RETIRING or u.stance == STANCE_RETREATING or u.stance == STANCE_ROUTING
    ]:
        u_dice = dice.at(u.id)
        if u in world.units and not world.happened('gave_way_now', 'this', 0, u):
            call_back(u, world, u_dice)
    take_stock(world)


def call_back(unit: Unit, world: World, dice: Dice) -> None:
    """A unit is called back.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "RALLYING".
    """
    unit.shaken_now = True
    if world.happened('ran_from_spell', 'last', 0, unit):
        unit.stance = STANCE_STEADY
        unit.runs_from = None
        world.tell(None, _SAYS_STOPPED_RUNNING.text((unit,), SHAPE))
    elif unit.beyond_rally:
        fall_back(unit, REACTION_ROUT, world)
    else:
        unit.rallying = True
        score = morale_test(unit, world.facts, world, dice)
        unit.rallying = False
        unit.stance = after_rally_test(unit.stance, score)
        if unit.stance == STANCE_STEADY:
            unit.runs_from = None
            world.tell(None, _SAYS_RALLIED.text((unit, score), SHAPE))
        else:
            world.tell(None, _SAYS_DID_NOT_RALLY.text((unit, score), SHAPE))
            fall_back(unit, withdrawal_of(unit.stance), world)


def weaken_all(world: World, dice: Dice) -> None:
    """Units that have become weak.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "HALF STRENGTH".
    """
    for u in [u for u in world.units if not lone_figure(u) and u.began_with > 1]:
        u_dice = dice.at(u.id)
        weaken(u, world, u_dice)


def weaken(unit: Unit, world: World, dice: Dice) -> None:
    """How a unit bears its losses.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "HALF STRENGTH".
    """
    if remnant_of(unit) != unit.remnant:
        unit.remnant = remnant_of(unit)
        unit.weak_since = 0
    duty = remnant_duty(unit.remnant, unit.weak_since)
    unit.weak_since += 1
    if duty == REMNANT_DUTY_LAST_THROW:
        fights = fights_on(TROOP_CLASS[unit.troop], unit.remnant, dice)
        if fights:
            world.tell(None, _SAYS_WHAT_IS_LEFT_OF.text((unit,), SHAPE))
        else:
            world.tell(None, _SAYS_WHAT_IS_LEFT_OF_2.text((unit,), SHAPE))
            leave_field(unit, world)
    elif (
        duty == REMNANT_DUTY_TEST_OF_MORALE
        and (unit.stance == STANCE_STEADY or unit.stance == STANCE_CHARGING)
    ):
        test_morale(unit, world, dice)


# at the end, for these modules use each other
from ._morale_test import morale_test  # noqa: E402
from .creatures import wargs_rebel, wargs_turn  # noqa: E402
from .field import charge_range, pace_is_known, plant, take_stock  # noqa: E402
from .fray import duel, impact_is_known, men_in_touch, round_is_known  # noqa: E402
from .marching import nearest_foe, worst_ground  # noqa: E402
from .morale_calls import must_test  # noqa: E402
from .muster import lone_figure  # noqa: E402
from .storming import bars_the_way, walled_off  # noqa: E402
from .volleys import feel_blows, leave_field  # noqa: E402
