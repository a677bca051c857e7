"""Resolvers of wild.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import is_within, shape_inside, shapes_overlap, shapes_touch, way_between
from rulec.runtime.ground.geometry_angles import spot_ahead, spot_toward
from rulec.runtime.ground.geometry_moves import middle_spot

from ._choices import (
    COURSE_BACK_LEFT, COURSE_BACK_RIGHT, COURSE_FORWARD_RIGHT, COURSE_SIDEWAYS_LEFT, COURSE_SIDEWAYS_RIGHT,
    COURSE_STRAIGHT_BACK, COURSE_STRAIGHT_ON, Course, GROUND_SORT_THICK_WOOD, GROUND_SORT_THIN_WOOD,
    RACE_ORC, RACE_URUK, STANCE_STEADY, STRIKER_MUMAK, SUNLIGHT_ANSWER_RUNS_FOR_SHELTER, TEMPER_GONE_WILD,
    UNIT_ERRAND_STAND_ERRAND, WAR_BEAST_WAR_ELEPHANT, WAR_BEAST_WAR_MUMAK, WarBeast,
)
from ._kinds import Meeting, Tract, Unit, Warlord
from ._tables import TROOP_CLASS, TROOP_RACE
from ._words import MAN, PIP
from ._world import SHAPE, World
from .aerial import reaches_the_ground
from .beasts import beast_falls, may_go_wild, rampage_ends, swathe
from .withdrawal import in_the_sun, turns_to_stone
from .woods import survives_wood
from .wraiths import dart_hits, dart_kills, darts_thrown

_SAYS_AND_DREW_KNIVES: Final = Message((
    Hole(Holds("thing", 'Unit'), 'first_band'), ' and ', Hole(Holds("thing", 'Unit'), 'second_band'),
    ' drew knives.',
), 'process:quarrel_all', 'and_drew_knives')
_SAYS_AND_QUARRELLED: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' and ', Hole(Holds("thing", 'Unit'), 'o'), ' quarrelled.',
), 'process:quarrel_all', 'and_quarrelled')
_SAYS_A_BEAST_OF_FELL: Final = Message((
    'A beast of ', Hole(Holds("thing", 'Unit'), 'unit'), ' fell.',
), 'process:wound_beast', 'a_beast_of_fell')
_SAYS_A_BEAST_OF_WENT: Final = Message((
    'A beast of ', Hole(Holds("thing", 'Unit'), 'unit'), ' went wild.',
), 'process:wound_beast', 'a_beast_of_went')
_SAYS_THE_BEASTS_OF_GREW: Final = Message((
    'The beasts of ', Hole(Holds("thing", 'Unit'), 'u'), ' grew calm.',
), 'process:rampage_all', 'the_beasts_of_grew')
_SAYS_THE_BEASTS_OF_RAN: Final = Message((
    'The beasts of ', Hole(Holds("thing", 'Unit'), 'u'), ' ran ', Hole(Holds("choice", 'Course'), 'course'),
    '.',
), 'process:rampage_all', 'the_beasts_of_ran')
_SAYS_TRAMPLED_LOSSES: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' trampled ', Hole(Holds("thing", 'Unit'), 'o'), ': losses ',
    Hole(Holds("number", unit=MAN), 'blows_to_feel'), '.',
), 'process:rampage_all', 'trampled_losses')
_SAYS_LEFT_THE_FIELD: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' left the field.',
), 'process:rampage_all', 'left_the_field')
_SAYS_THE_SUN_TURNED_TO: Final = Message((
    'The sun turned ', Hole(Holds("thing", 'Unit'), 'u'), ' to stone.',
), 'process:sun_on_all', 'the_sun_turned_to')
_SAYS_RAN_FOR: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' ran for ', Hole(Holds("thing", 'Tract'), 'shade'), ' (',
    Hole(Holds("number", unit=PIP), 'score'), ').',
), 'process:sun_on_all', 'ran_for')
_SAYS_RAN_FROM_THE_SUN: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' ran from the sun (', Hole(Holds("number", unit=PIP), 'score'),
    ').',
), 'process:sun_on_all', 'ran_from_the_sun')
_SAYS_TOOK_ITS_TOLL_OF: Final = Message((
    Hole(Holds("thing", 'Tract'), 't'), ' took its toll of ', Hole(Holds("thing", 'Unit'), 'u'),
    ': losses ', Hole(Holds("number", unit=MAN), 'blows_to_feel'), '.',
), 'process:trees_stir', 'took_its_toll_of')
_SAYS_ONLY_NAZGUL_THROW_DARTS: Final = Message((
    'Only Nazgul throw darts.',
), 'order:70', 'only_nazgul_throw_darts')
_SAYS_HAS_NO_DARTS_LEFT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'rider'), ' has no darts left.',
), 'order:70', 'stock')
_SAYS_FLIES_TOO_HIGH: Final = Message((
    Hole(Holds("thing", 'Unit'), 'rider'), ' flies too high.',
), 'order:70', 'low')
_SAYS_CANNOT_DO_THAT_NOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'rider'), ' cannot do that now.',
), 'order:70', 'awake')
_SAYS_IS_TOO_FAR_OFF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' is too far off.',
), 'order:70', 'near')
_SAYS_THREW_DARTS_AT_LOSSES: Final = Message((
    Hole(Holds("thing", 'Unit'), 'rider'), ' threw darts at ', Hole(Holds("thing", 'Unit'), 'enemy'),
    ': losses ', Hole(Holds("number", unit=MAN), 'man'), '.',
), 'order:70', 'threw_darts_at_losses')


def near_each_other(one: Unit, other: Unit) -> bool:
    """The one and the other are near enough to quarrel.

    wargames "ORCS".
    """
    return within(one, other, 50)


def have_met(one: Unit, other: Unit, world: World) -> bool:
    """The one and the other have met.

    wargames "ORCS".
    """
    return any(
        (m.first_band is one and m.second_band is other) or (m.first_band is other and m.second_band is one)
        for m in world.meetings
    )


def beast_of(unit: Unit) -> WarBeast:
    """Which beast it is.

    wargames "ELEPHANTS AND MUMAKIL".
    """
    if unit.strikes_as == STRIKER_MUMAK:
        return WAR_BEAST_WAR_MUMAK
    return WAR_BEAST_WAR_ELEPHANT


def turn_of(course: Course) -> int:
    """How far to the right a course lies.

    In degrees.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    if course == COURSE_STRAIGHT_ON:
        return 0
    if course == COURSE_FORWARD_RIGHT:
        return 45
    if course == COURSE_SIDEWAYS_RIGHT:
        return 90
    if course == COURSE_BACK_RIGHT:
        return 135
    if course == COURSE_STRAIGHT_BACK:
        return 180
    if course == COURSE_BACK_LEFT:
        return 225
    if course == COURSE_SIDEWAYS_LEFT:
        return 270
    return 315


def nearest_shade(unit: Unit, world: World) -> Tract | None:
    """The nearest shelter from the sun.

    Raises MissingThing (something needed is not there).
    wargames "ORCS IN SUNLIGHT".
    """
    return min(
        (
            t
            for t in world.tracts
            if t.ground_sort == GROUND_SORT_THICK_WOOD or t.ground_sort == GROUND_SORT_THIN_WOOD
        ),
        key=lambda t: way_between((unit.stands_upon,), t.tract_edge), default=None,
    )


def quarrel_all(world: World, dice: Dice) -> None:
    """Orcs quarrel.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row).
    wargames "ORCS".
    """
    for m in list(world.meetings):
        m_dice = dice.at(m.id)
        if (
            m.first_band not in world.units
            or m.second_band not in world.units
            or not near_each_other(m.first_band, m.second_band)
        ):
            world.drop(m)
        elif m.raging:
            again_at_it = quarrel(TROOP_RACE[m.first_band.troop], TROOP_RACE[m.second_band.troop], m_dice)
            m.raging = False
            if again_at_it and may_quarrel(m.first_band, m.second_band, world.facts, world):
                world.tell(None, _SAYS_AND_DREW_KNIVES.text((m.first_band, m.second_band), SHAPE))
                bleed(m.first_band, m.second_band, world, m_dice)
                bleed(m.second_band, m.first_band, world, m_dice)
                for u in [u for u in world.units if u.blows_to_feel > 0]:
                    u_dice = m_dice.at(u.id)
                    feel_blows(u, world, u_dice)
    for u in [u for u in world.units if is_orcish(u) and not lone_figure(u)]:
        u_dice = dice.at(u.id)
        for o in [o for o in u.friends_around if is_orcish(o) and not lone_figure(o)]:
            o_dice = u_dice.at(o.id)
            if near_each_other(u, o) and not have_met(u, o, world) and may_quarrel(u, o, world.facts, world):
                m = Meeting(first_band=u, second_band=o)
                world.add(m)
                angry = quarrel(TROOP_RACE[u.troop], TROOP_RACE[o.troop], o_dice)
                if angry:
                    m.raging = True
                    u.halted_for = moves_counted(1, world)
                    o.halted_for = moves_counted(1, world)
                    world.tell(None, _SAYS_AND_QUARRELLED.text((u, o), SHAPE))


def bleed(unit: Unit, other: Unit, world: World, dice: Dice) -> None:
    """Men fall in a quarrel.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    wargames "ORCS".
    """
    for l_ in [
        l_
        for l_ in world.numbered_men
        if l_.number <= quarrel_losses(unit.men, TROOP_RACE[unit.troop], TROOP_RACE[other.troop])
    ]:
        l__dice = dice.at(l_.id)
        saved = quarrel_saved(l__dice)
        if not saved:
            unit.blows_to_feel += 1


def wound_beast(unit: Unit, taken_: int, world: World, dice: Dice) -> None:
    """A beast is wounded.

    wargames "ELEPHANTS AND MUMAKIL".
    """
    world.keep(unit, "wounds")
    unit.wounds += taken_
    if beast_falls(beast_of(unit), unit.wounds):
        world.keep(unit, "wounds")
        unit.wounds = 0
        world.keep(unit, "blows_to_feel")
        unit.blows_to_feel = 1
        world.tell(None, _SAYS_A_BEAST_OF_FELL.text((unit,), SHAPE))
        lose_men(unit, world, dice)
    else:
        world.keep(unit, "blows_to_feel")
        unit.blows_to_feel = 0
        if may_go_wild(beast_of(unit), unit.wounds) and not unit.gone_wild:
            mood = temper(dice)
            if mood == TEMPER_GONE_WILD:
                world.keep(unit, "gone_wild")
                unit.gone_wild = True
                world.tell(None, _SAYS_A_BEAST_OF_WENT.text((unit,), SHAPE))
                break_contact(unit, world)


def rampage_all(world: World, dice: Dice) -> None:
    """Wild beasts rampage.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "ELEPHANTS AND MUMAKIL".
    """
    for u in [u for u in world.units if u.gone_wild]:
        u_dice = dice.at(u.id)
        calmed = rampage_ends(u_dice)
        if calmed:
            u.gone_wild = False
            world.tell(None, _SAYS_THE_BEASTS_OF_GREW.text((u,), SHAPE))
        elif u in world.units:
            course = wild_course(u_dice)
            toward_there = heading(u.faces_toward + turn_of(course))
            landing = spot_ahead(u.stands_upon, toward_there, charge_range(u, world), 360)
            world.tell(None, _SAYS_THE_BEASTS_OF_RAN.text((u, course), SHAPE))
            for o in [
                o
                for o in world.units
                if o is not u
                    and not lone_figure(o)
                    and not aloft(o)
                    and shapes_overlap((u.stands_upon, landing), o.footing)
            ]:
                o.blows_to_feel += min(-1 * (-1 * (swathe(o) * ranks_of(o)) // 2), o.men)
                world.tell(None, _SAYS_TRAMPLED_LOSSES.text((u, o, o.blows_to_feel), SHAPE))
            u.stands_upon = landing
            u.faces_toward = toward_there
            plant(u, world)
            for o in [o for o in world.units if o.blows_to_feel > 0 and o is not u]:
                o_dice = u_dice.at(o.id)
                feel_blows(o, world, o_dice)
            if not shape_inside((u.stands_upon,), world.field_edge):
                world.tell(None, _SAYS_LEFT_THE_FIELD.text((u,), SHAPE))
                leave_field(u, world)


def sun_on_all(world: World, dice: Dice) -> None:
    """The sun shines.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "ORCS IN SUNLIGHT", "EVIL".
    """
    for u in list(world.units):
        u_dice = dice.at(u.id)
        if turns_to_stone(u, world.facts, world):
            world.tell(None, _SAYS_THE_SUN_TURNED_TO.text((u,), SHAPE))
            leave_field(u, world)
        elif (
            (TROOP_RACE[u.troop] == RACE_ORC or TROOP_RACE[u.troop] == RACE_URUK)
            and in_sunlight(u, world.facts, world)
            and u.stance == STANCE_STEADY
            and u.foe is None
        ):
            score = morale_test(u, world.facts, world, u_dice)
            u.shaken_now = True
            if in_the_sun(score) == SUNLIGHT_ANSWER_RUNS_FOR_SHELTER:
                shade = nearest_shade(u, world)
                u.duty_now = UNIT_ERRAND_STAND_ERRAND
                if shade is not None:
                    u.stands_upon = spot_toward(
                        u.stands_upon, middle_spot(shade.tract_edge), charge_range(u, world),
                    )
                    world.tell(None, _SAYS_RAN_FOR.text((u, shade, score), SHAPE))
                else:
                    u.stands_upon = spot_ahead(
                        u.stands_upon, u.faces_toward + 180, charge_range(u, world), 360,
                    )
                    world.tell(None, _SAYS_RAN_FROM_THE_SUN.text((u, score), SHAPE))
                plant(u, world)
                if not shape_inside((u.stands_upon,), world.field_edge):
                    leave_field(u, world)


def trees_stir(world: World, dice: Dice) -> None:
    """Magical woods.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "GOOD WOODS.", "NEUTRAL WOODS.".
    """
    for t in list(world.tracts):
        t_dice = dice.at(t.id)
        whose = t.allegiance
        for u in [u for u in world.units if shapes_touch((u.stands_upon,), t.tract_edge)]:
            u_dice = t_dice.at(u.id)
            if whose is not None and u in world.units and not lone_figure(u) and not aloft(u):
                for l_ in [l_ for l_ in world.numbered_men if l_.number <= u.men]:
                    l__dice = u_dice.at(l_.id)
                    lives = survives_wood(TROOP_CLASS[u.troop], whose, t.wakefulness, True, l__dice)
                    if not lives:
                        u.blows_to_feel += 1
                if u.blows_to_feel > 0:
                    world.tell(None, _SAYS_TOOK_ITS_TOLL_OF.text((t, u, u.blows_to_feel), SHAPE))
                    feel_blows(u, world, u_dice)


def domain_order_70_rider(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Throw darts.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    return host_of(warlord, world)


def domain_order_70_enemy(warlord: Warlord, rider: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Throw darts.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    return enemies_of(warlord, world)


def domain_order_70_how_many(warlord: Warlord, rider: Unit, enemy: Unit, world: World) -> Sequence[int]:
    """What may be chosen: Throw darts.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    return (1, 10)


def open_order_70(warlord: Warlord, rider: Unit, enemy: Unit, how_many: int, world: World) -> str | None:
    """Why it is refused when it is handed in: Throw darts.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    if not is_a_wraith(rider) and not is_the_king(rider):
        return _SAYS_ONLY_NAZGUL_THROW_DARTS.text((), SHAPE)
    return None


def needs_order_70(warlord: Warlord, rider: Unit, enemy: Unit, how_many: int, world: World) -> str | None:
    """Why it is refused when it is done: Throw darts.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    if rider.darts <= 0:
        return _SAYS_HAS_NO_DARTS_LEFT.text((rider,), SHAPE)
    if not reaches_the_ground(rider.flight):
        return _SAYS_FLIES_TOO_HIGH.text((rider,), SHAPE)
    if dazed(rider) or rider.moves_away is not None:
        return _SAYS_CANNOT_DO_THAT_NOW.text((rider,), SHAPE)
    if not is_within((rider.stands_upon,), enemy.footing, javelin_throw()):
        return _SAYS_IS_TOO_FAR_OFF.text((enemy,), SHAPE)
    return None


def early_order_70_rider(warlord: Warlord, rider: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Throw darts.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    if not is_a_wraith(rider) and not is_the_king(rider):
        return _SAYS_ONLY_NAZGUL_THROW_DARTS.text((), SHAPE)
    if rider.darts <= 0:
        return _SAYS_HAS_NO_DARTS_LEFT.text((rider,), SHAPE)
    if not reaches_the_ground(rider.flight):
        return _SAYS_FLIES_TOO_HIGH.text((rider,), SHAPE)
    if dazed(rider) or rider.moves_away is not None:
        return _SAYS_CANNOT_DO_THAT_NOW.text((rider,), SHAPE)
    return None


def early_order_70_enemy(warlord: Warlord, rider: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Throw darts.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    if not is_within((rider.stands_upon,), enemy.footing, javelin_throw()):
        return _SAYS_IS_TOO_FAR_OFF.text((enemy,), SHAPE)
    return None


def does_order_70(
    warlord: Warlord,
    rider: Unit,
    enemy: Unit,
    how_many: int,
    world: World,
    dice: Dice,
) -> None:
    """Throw darts.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    before = enemy.blows_to_feel
    for l_ in [l_ for l_ in world.numbered_men if l_.number <= darts_thrown(how_many, rider.darts)]:
        l__dice = dice.at(l_.id)
        struck = dart_hits(l__dice)
        world.keep(rider, "darts")
        rider.darts -= 1
        if struck:
            killed = dart_kills(lone_figure(enemy), l__dice)
            if killed:
                world.keep(enemy, "blows_to_feel")
                enemy.blows_to_feel += 1
    world.tell(
        None,
        _SAYS_THREW_DARTS_AT_LOSSES.text((rider, enemy, min(enemy.blows_to_feel - before, enemy.men)), SHAPE),
    )
    if enemy.blows_to_feel > 0:
        feel_blows(enemy, world, dice)


# at the end, for these modules use each other
from ._morale_test import morale_test  # noqa: E402
from .creatures import is_orcish, may_quarrel, quarrel, quarrel_losses, quarrel_saved, temper, wild_course  # noqa: E402
from .field import charge_range, plant, ranks_of, within  # noqa: E402
from .muster import lone_figure  # noqa: E402
from .nerves import break_contact, heading, moves_counted  # noqa: E402
from .orc_morale import in_sunlight  # noqa: E402
from .skies import aloft, dazed  # noqa: E402
from .storming import javelin_throw  # noqa: E402
from .vision import is_a_wraith, is_the_king  # noqa: E402
from .volleys import feel_blows, leave_field, lose_men  # noqa: E402
from .written import enemies_of, host_of  # noqa: E402
