"""Resolvers of wizardry.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present, quotient, root
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import shape_inside, spots_apart, spots_near, way_between
from rulec.runtime.ground.geometry_angles import bearing_to, spot_ahead
from rulec.runtime.ground.geometry_moves import closest_spot

from ._choices import (
    BEAM_EFFECT_FLEES_AND_STAYS, BEAM_EFFECT_FLEES_THE_LIGHT, BEAM_EFFECT_KEEPS_ITS_DISTANCE,
    BEAM_EFFECT_MUST_BE_TESTED, BURST_FATE_BEYOND_THE_BURST, BURST_FATE_KILLED_BY_BURST,
    CHIEFTAIN_ANGMAR_KING, CHIEFTAIN_GANDALF_HIMSELF, COMPANION_HEREDITARY_COMPANION,
    COMPANION_HERO_COMPANION, COMPANION_NO_COMPANION, COMPANION_SPECIAL_COMPANION, Companion,
    DARK_RIDER_BEAMED_KING, DARK_RIDER_BEAMED_WRAITH, DarkRider, FIRE_HARM_BURNS_TO_DEATH,
    FIRE_HARM_TESTS_ITS_NERVE, MARVEL_ENEMY_BOLT_STRUCK, MARVEL_ENEMY_IMPRESSED, MARVEL_FIRE_HAS_BURST,
    MARVEL_FRIEND_IMPRESSED, MARVEL_KING_GAVE_WAY, MARVEL_WRAITH_GAVE_WAY, MORALE_CLASS_E, Marvel,
    ORGANISATION_DISORGANISED, REACTION_ROUT, RESTING_FULL_REST, RESTING_HALF_REST, Resting,
    SPELL_BEAM_OF_GOOD, SPELL_BREAK_STAFF, SPELL_CAUSE_FIRE, SPELL_DEFENCE_BOLT, SPELL_FIRE_BURST,
    SPELL_ILLUMINATE, SPELL_IMPRESS, SPELL_LIMITED_COMMAND, SPELL_ROUT_SPELL, STANCE_STEADY, Spell,
    UNIT_ERRAND_STAND_ERRAND, WIZARD_GANDALF, WIZARD_WITCH_KING, Wizard,
)
from ._kinds import Unit, Warlord
from ._tables import (
    CHIEFTAIN_OWN_PEOPLE_ONLY, SPELL_GANDALFS_LETTER, SPELL_SPELL_REACH, SPELL_WITCH_KINGS_LETTER,
    TROOP_CLASS,
)
from ._words import ENERGY_LEVEL, MAN, METRE
from ._world import SHAPE, World
from .leaders import hero, leader_can_act, may_struggle, special_figure
from .magic import (
    assailant_drop, bends_will, breaks_staff, cast_, level_after, level_after_rest, may_break_staff,
    victim_drop,
)
from .melee import fighters
from .morale import reaction
from .spells import (
    beam_clearance, beam_effect, bolt_kills, burst_fate, disarmed_men, fire_can_be_thrown, fire_exposed,
    fire_harm, fire_prey, fire_strikes, immune_to_rout, king_is_stopped, lost_with_staff, routs_at_command,
    spell_reaches, staff_drop, unarmed_dies,
)

_SAYS_CAST_LEFT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'caster'), ' cast ', Hole(Holds("choice", 'Spell'), 'spell'), ': ',
    Hole(Holds("number", unit=ENERGY_LEVEL), 'energy'), ' left.',
), 'process:work_magic', 'cast_left')
_SAYS_TRIED_IN_VAIN_AND: Final = Message((
    Hole(Holds("thing", 'Unit'), 'caster'), ' tried ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' in vain, and was drained.',
), 'process:work_magic', 'tried_in_vain_and')
_SAYS_FIRE_FELL_ON_LOSSES: Final = Message((
    'Fire fell on ', Hole(Holds("thing", 'Unit'), 'prey'), ': losses ',
    Hole(Holds("number", unit=MAN), 'man'), '.',
), 'process:burn_men', 'fire_fell_on_losses')
_SAYS_THE_BURST_KILLED_OF: Final = Message((
    'The burst killed ', Hole(Holds("number", unit=MAN), 'blows_to_feel'), ' of ',
    Hole(Holds("thing", 'Unit'), 'o'), '.',
), 'process:burst_at', 'the_burst_killed_of')
_SAYS_THE_BOLT_KILLED_OF: Final = Message((
    'The bolt killed ', Hole(Holds("number", unit=MAN), 'blows_to_feel'), ' of ',
    Hole(Holds("thing", 'Unit'), 'o'), '.',
), 'process:strike_with_bolt', 'the_bolt_killed_of')
_SAYS_MAY_COME_NO_NEARER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'prey'), ' may come no nearer to ', Hole(Holds("thing", 'Unit'), 'caster'),
    ' than ', Hole(Holds("number", unit=METRE), 'gap'), '.',
), 'process:hold_off', 'may_come_no_nearer')
_SAYS_HAD_NO_WEAPON_AGAINST: Final = Message((
    Hole(Holds("thing", 'Unit'), 'foe'), ' had no weapon against ', Hole(Holds("thing", 'Unit'), 'unit'),
    '.',
), 'process:fell_unarmed', 'had_no_weapon_against')
_SAYS_FELLED_A_MAN_WITHOUT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' felled a man without a weapon.',
), 'process:fell_unarmed', 'felled_a_man_without')
_SAYS_TOOK_UP_ITS_WEAPONS: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' took up its weapons.',
), 'process:take_up_weapons', 'took_up_its_weapons')
_SAYS_THE_WILL_OF_WAS: Final = Message((
    'The will of ', Hole(Holds("thing", 'Unit'), 'u'), ' was free again.',
), 'process:wills_come_free', 'the_will_of_was')
_SAYS_DOES_NOT_KNOW_THIS: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:40', 'known')
_SAYS_CANNOT_CAST_IT_NOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:40', 'able')
_SAYS_DOES_NOT_KNOW_THIS_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:41', 'known')
_SAYS_CANNOT_CAST_IT_NOW_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:41', 'able')
_SAYS_IS_TOO_FAR_OFF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' is too far off.',
), 'order:41', 'near')
_SAYS_DOES_NOT_KNOW_THIS_3: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:42', 'known')
_SAYS_CANNOT_CAST_IT_NOW_3: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:42', 'able')
_SAYS_DOES_NOT_GIVE_ITS: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not give its life.',
), 'order:51', 'does_not_give_its')
_SAYS_CANNOT_CAST_IT_NOW_4: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, or its staff is broken.',
), 'order:51', 'able')
_SAYS_WRESTLES_WITH_NOBODY: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' wrestles with nobody.',
), 'order:51', 'wrestler')
_SAYS_DOES_NOT_KNOW_THIS_4: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:52', 'known')
_SAYS_CANNOT_CAST_IT_NOW_5: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:52', 'able')
_SAYS_DOES_NOT_KNOW_THIS_5: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:43', 'known')
_SAYS_CANNOT_CAST_IT_NOW_6: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:43', 'able')
_SAYS_IT_TOUCHES_RINGWRAITHS_ONLY: Final = Message(('It touches Ringwraiths only.',), 'order:43', 'dark')
_SAYS_FLED_FROM_THE_LIGHT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' fled from the light.',
), 'order:43', 'fled_from_the_light')
_SAYS_DOES_NOT_KNOW_THIS_6: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:44', 'known')
_SAYS_CANNOT_CAST_IT_NOW_7: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:44', 'able')
_SAYS_RAN_FROM: Final = Message((
    Hole(Holds("thing", 'Unit'), 'o'), ' ran from ', Hole(Holds("thing", 'Unit'), 'wizard'), '.',
), 'order:44', 'ran_from')
_SAYS_DOES_NOT_KNOW_THIS_7: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:45', 'known')
_SAYS_CANNOT_CAST_IT_NOW_8: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:45', 'able')
_SAYS_IS_TOO_FAR_OFF_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' is too far off.',
), 'order:45', 'near')
_SAYS_OF_DROPPED_THEIR_WEAPONS: Final = Message((
    Hole(Holds("number", unit=MAN), 'man'), ' of ', Hole(Holds("thing", 'Unit'), 'enemy'),
    ' dropped their weapons.',
), 'order:45', 'of_dropped_their_weapons')
_SAYS_DOES_NOT_KNOW_THIS_8: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:46', 'known')
_SAYS_CANNOT_CAST_IT_NOW_9: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:46', 'able')
_SAYS_IS_TOO_FAR_OFF_3: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' is too far off.',
), 'order:46', 'near')
_SAYS_IT_IS_THROWN_AT: Final = Message(('It is thrown at units.',), 'order:46', 'many')
_SAYS_DOES_NOT_KNOW_THIS_9: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:49', 'known')
_SAYS_CANNOT_CAST_IT_NOW_10: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:49', 'able')
_SAYS_HAS_NO_STAFF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' has no staff.',
), 'order:49', 'wizard')
_SAYS_IS_NOT_WEAK_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' is not weak enough.',
), 'order:49', 'weak')
_SAYS_BROKE_THE_STAFF_OF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' broke the staff of ', Hole(Holds("thing", 'Unit'), 'enemy'),
    '.',
), 'order:49', 'broke_the_staff_of')
_SAYS_THE_STAFF_OF_HELD: Final = Message((
    'The staff of ', Hole(Holds("thing", 'Unit'), 'enemy'), ' held.',
), 'order:49', 'the_staff_of_held')
_SAYS_CANNOT_WRESTLE_WITH: Final = Message((
    Hole(Holds("thing", 'Unit'), 'leader'), ' cannot wrestle with ', Hole(Holds("thing", 'Unit'), 'enemy'),
    '.',
), 'order:50', 'cannot_wrestle_with')
_SAYS_CANNOT_DO_THAT_NOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'leader'), ' cannot do that now.',
), 'order:50', 'awake')
_SAYS_IS_HELD_ITSELF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'leader'), ' is held itself.',
), 'order:50', 'free')
_SAYS_HAS_NO_WILL_LEFT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'leader'), ' has no will left.',
), 'order:50', 'will')
_SAYS_BENT_THE_WILL_OF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'leader'), ' bent the will of ', Hole(Holds("thing", 'Unit'), 'enemy'),
    '.',
), 'order:50', 'bent_the_will_of')
_SAYS_WITHSTOOD: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' withstood ', Hole(Holds("thing", 'Unit'), 'leader'), '.',
), 'order:50', 'withstood')


def wizard_of(unit: Unit) -> Wizard:
    """Whose chart counts.

    wargames "WITCH-KING OF ANGMAR.".
    """
    if unit.chieftain == CHIEFTAIN_ANGMAR_KING:
        return WIZARD_WITCH_KING
    return WIZARD_GANDALF


def wizards_of(warlord: Warlord, world: World) -> Sequence[Unit]:
    """The wizards of a commander.

    wargames "MAGIC".
    """
    return [
        u
        for u in host_of(warlord, world)
        if u.chieftain == CHIEFTAIN_GANDALF_HIMSELF or u.chieftain == CHIEFTAIN_ANGMAR_KING
    ]


def knows_spell(unit: Unit, spell: Spell) -> bool:
    """The unit knows the spell.

    wargames "WITCH-KING OF ANGMAR.".
    """
    unit_chieftain = unit.chieftain
    if unit_chieftain == CHIEFTAIN_GANDALF_HIMSELF and SPELL_GANDALFS_LETTER[spell] is not None:
        return True  # on Gandalf's chart
    # on the Witch-King's chart
    return unit_chieftain == CHIEFTAIN_ANGMAR_KING and SPELL_WITCH_KINGS_LETTER[spell] is not None


def can_cast(unit: Unit, spell: Spell) -> bool:
    """The unit can cast the spell.

    wargames "MAGIC".
    """
    if unit.held_by is not None:
        return False  # held in another's will
    if dazed(unit) or unit.moves_away is not None:
        return False  # fallen, or beaten
    if not still_enough(unit):
        return False  # its steed has flown too far to stand still
    if not unit.has_its_staff and lost_with_staff(wizard_of(unit), spell):
        return False  # its staff is broken
    return knows_spell(unit, spell)


def spell_gets_to(caster: Unit, spell: Spell, prey: Unit) -> bool:
    """The spell reaches the prey.

    Raises MissingThing (something needed is not there).
    wargames "SPELLS".
    """
    return spell_reaches(spell, way_between((caster.stands_upon,), prey.footing))


def men_caught(unit: Unit, reach: int) -> int:
    """Men within a circle about the edge of a unit.

    In men.
    Raises DividedByNothing (a divisor is 0).
    wargames "9. FIRE BURST.".
    """
    value = -1 * quotient(-2 * reach, file_width(unit), 'men_caught') * min(ranks_of(unit), rank_room(reach))
    limit = 2 * unit.men
    if value > limit:
        value = limit  # no more than there are
    return -1 * (-1 * value // 2)


def rank_room(reach: int) -> int:
    """Ranks within reach of the edge of a unit.

    In steps of 1/2 ranks.
    wargames "9. FIRE BURST.".
    """
    value = 10 * reach
    value = -1 * (-1 * value // 127)
    return 2 * value


def circle_of(spell: Spell) -> int:
    """The circle of a spell.

    In metres.
    wargames "SPELLS".
    """
    value = 0  # no reach is given
    if SPELL_SPELL_REACH[spell] is not None:
        value = present(SPELL_SPELL_REACH[spell], '')  # the spell
    return value


def dark_rider(unit: Unit) -> DarkRider:
    """Whom the beam strikes.

    wargames "1. BEAM OF GOOD.".
    """
    if is_the_king(unit):
        return DARK_RIDER_BEAMED_KING
    return DARK_RIDER_BEAMED_WRAITH


def steps_east(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How far one place lies to the right of another.

    In plain numbers.
    wargames "1. BEAM OF GOOD.".
    """
    return other[0] - one[0]


def steps_south(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How far one place lies below another.

    In plain numbers.
    wargames "1. BEAM OF GOOD.".
    """
    return other[1] - one[1]


def way_past(unit: Unit, aim: tuple[int, int], lamp: tuple[int, int]) -> int:
    """How far along a way somebody is passed.

    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    unit_stands_upon = unit.stands_upon
    value = (
        steps_east(unit_stands_upon, lamp) * steps_east(unit_stands_upon, aim)
        + steps_south(unit_stands_upon, lamp) * steps_south(unit_stands_upon, aim)
    )
    divisor = 1
    divisor *= max(1, spots_apart(unit_stands_upon, aim))
    return quotient(2 * value + divisor, 2 * divisor, 'way_past')


def depth_in_light(unit: Unit, aim: tuple[int, int], lamp: tuple[int, int], gap: int) -> int:
    """How deep a way runs into a circle.

    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    value = gap * gap + way_past(unit, aim, lamp) * way_past(unit, aim, lamp)
    unit_stands_upon = unit.stands_upon
    value -= steps_east(
        unit_stands_upon, lamp,
    ) * steps_east(
        unit_stands_upon, lamp,
    ) + steps_south(unit_stands_upon, lamp) * steps_south(unit_stands_upon, lamp)
    if value < 0:
        value = 0
    return value


def way_to_light(unit: Unit, aim: tuple[int, int]) -> int:
    """How far a Nazgul comes before the light holds it off.

    In metres.
    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    value = 2000  # out of the light
    unit_shuns = unit.shuns
    if (
        unit_shuns is not None
        and way_past(unit, aim, unit_shuns.stands_upon) > 0
        and depth_in_light(unit, aim, unit_shuns.stands_upon, unit.shuns_within) > 0
    ):
        value = way_to_circle(unit, aim, unit_shuns.stands_upon, unit.shuns_within)  # toward the wizard
    return value


def way_to_circle(unit: Unit, aim: tuple[int, int], lamp: tuple[int, int], gap: int) -> int:
    """How far it is to a circle on the way.

    In metres.
    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    value = way_past(unit, aim, lamp) - root(depth_in_light(unit, aim, lamp, gap), 2, up=True)
    if value < 0:
        value = 0
    return value


def light_bars(unit: Unit, aim: tuple[int, int]) -> bool:
    """A wizard's light is in the way of the unit.

    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    return unit.shuns is not None and not spots_near(unit.stands_upon, aim, way_to_light(unit, aim))


def company_of(unit: Unit) -> Companion:
    """Who is with a unit.

    wargames "10. ROUT.".
    """
    unit_friends_around = unit.friends_around
    if any(
        f.chieftain is not None and hero(f.chieftain) and within(unit, f, 25)
        for f in unit_friends_around
    ):
        return COMPANION_HERO_COMPANION
    unit_chieftain = unit.chieftain
    if unit_chieftain is not None and CHIEFTAIN_OWN_PEOPLE_ONLY[unit_chieftain]:
        return COMPANION_HEREDITARY_COMPANION
    if any(
        f.chieftain is not None and special_figure(f.chieftain) and within(unit, f, 25)
        for f in unit_friends_around
    ):
        return COMPANION_SPECIAL_COMPANION
    return COMPANION_NO_COMPANION


def armed_men(unit: Unit) -> int:
    """Men who have weapons.

    In men.
    wargames "5. LIMITED COMMAND.".
    """
    value = unit.men
    value -= unit.unarmed  # those who have dropped them
    if value < 0:
        value = 0
    return value


def without_weapons(unit: Unit) -> bool:
    """The unit has no weapons.

    wargames "5. LIMITED COMMAND.".
    """
    return unit.men > 0 and armed_men(unit) == 0


def men_attacked(unit: Unit) -> int:
    """Men whom a unit attacks at once.

    In men.
    Raises OffTheTable (a table has no row).
    wargames "5. LIMITED COMMAND.", "COMBAT OF HEROES.".
    """
    value = fighters(unit)  # each attacks a man
    if lone_figure(unit):
        value = 1  # a hero has a single opponent
    return value


def rest_of(unit: Unit) -> Resting:
    """How a wizard has rested.

    wargames "WITCH-KING OF ANGMAR.".
    """
    if unit.marched_now or unit.foe is not None:
        return RESTING_HALF_REST
    return RESTING_FULL_REST


def work_magic(caster: Unit, spell: Spell, world: World, dice: Dice) -> bool:
    """A spell is cast.

    Raises OffTheTable (a table has no row).
    wargames "WITCH-KING OF ANGMAR.".
    """
    works = cast_(wizard_of(caster), spell, caster.energy, world, dice)
    world.keep(caster, "energy")
    caster.energy = level_after(wizard_of(caster), spell, caster.energy, world)
    world.keep(caster, "has_cast")
    caster.has_cast = True
    if works:
        world.tell(None, _SAYS_CAST_LEFT.text((caster, spell, caster.energy), SHAPE))
    else:
        world.tell(None, _SAYS_TRIED_IN_VAIN_AND.text((caster, spell), SHAPE))
    return works


def be_seen(doer: Unit, marvel_of_own: Marvel, marvel_of_foe: Marvel, world: World) -> None:
    """All see it.

    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    for o in [o for o in world.units if o is not doer and sees(o, doer, world)]:
        if side_of(o) == side_of(doer):
            world.note('marvel_seen', o, marvel_of_own)
        else:
            world.note('marvel_seen', o, marvel_of_foe)


def burn_men(prey: Unit, world: World, dice: Dice) -> None:
    """Fire strikes a unit.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "4. CAUSE FIRE.".
    """
    exposed = fire_exposed(dice)
    hits_before = prey.blows_to_feel
    for l_ in [l_ for l_ in world.numbered_men if l_.number <= min(exposed, prey.men)]:
        l__dice = dice.at(l_.id)
        struck = fire_strikes(fire_prey(prey), l__dice)
        if struck:
            world.keep(prey, "organisation")
            prey.organisation = ORGANISATION_DISORGANISED
            if fire_harm(fire_prey(prey)) == FIRE_HARM_BURNS_TO_DEATH:
                world.keep(prey, "blows_to_feel")
                prey.blows_to_feel += 1
            elif fire_harm(fire_prey(prey)) == FIRE_HARM_TESTS_ITS_NERVE:
                world.note('singed_by_fire', prey)
            else:
                world.keep(prey, "halted_for")
                prey.halted_for = moves_counted(1, world)
    world.tell(None, _SAYS_FIRE_FELL_ON_LOSSES.text((prey, prey.blows_to_feel - hits_before), SHAPE))
    world.note('was_bewitched', prey)
    if prey.blows_to_feel > 0:
        feel_blows(prey, world, dice)


def burst_at(caster: Unit, heart: tuple[int, int], world: World, dice: Dice) -> None:
    """Fire bursts.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "9. FIRE BURST.".
    """
    for o in [
        o
        for o in world.units
        if o is not caster
            and not aloft(o)
            and burst_fate(way_between((heart,), o.footing)) != BURST_FATE_BEYOND_THE_BURST
    ]:
        o_dice = dice.at(o.id)
        killed = burst_fate(way_between((heart,), o.footing)) == BURST_FATE_KILLED_BY_BURST
        world.keep(o, "organisation")
        o.organisation = ORGANISATION_DISORGANISED
        if killed and lone_figure(o):
            figure_is_killed(o, world, o_dice)
        else:
            if killed:
                world.keep(o, "blows_to_feel")
                o.blows_to_feel += men_caught(o, 10)
                world.tell(None, _SAYS_THE_BURST_KILLED_OF.text((o.blows_to_feel, o), SHAPE))
            burn_men(o, world, o_dice)


def figure_is_killed(unit: Unit, world: World, dice: Dice) -> None:
    """A blow that kills falls on a lone figure.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", "MORALE FACTORS MINUS".
    """
    if is_a_wraith(unit) or is_the_king(unit):
        go_away(unit, world, dice)
    else:
        hero_falls(unit, world)


def strike_with_bolt(caster: Unit, sacrifice: bool, world: World, dice: Dice) -> None:
    """A bolt strikes.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row).
    wargames "7. DEFENCE BOLT.".
    """
    works = work_magic(caster, SPELL_DEFENCE_BOLT, world, dice)
    if works:
        for o in [
            o
            for o in world.units
            if side_of(o) != side_of(caster)
                and TROOP_CLASS[o.troop] != MORALE_CLASS_E
                and sees(o, caster, world)
        ]:
            world.note('marvel_seen', o, MARVEL_ENEMY_BOLT_STRUCK)
        for o in [
            o
            for o in world.units
            if o is not caster
                and not aloft(o)
                and bolt_kills(
                    wizard_of(caster), way_between((caster.stands_upon,), o.footing),
                    lone_figure(o) and (o.foe is caster or caster.foe is o), sacrifice,
                )
        ]:
            o_dice = dice.at(o.id)
            if lone_figure(o):
                figure_is_killed(o, world, o_dice)
            else:
                world.keep(o, "blows_to_feel")
                o.blows_to_feel += men_caught(o, circle_of(SPELL_DEFENCE_BOLT))
                world.tell(None, _SAYS_THE_BOLT_KILLED_OF.text((o.blows_to_feel, o), SHAPE))
                world.note('was_bewitched', o)
                feel_blows(o, world, o_dice)


def hold_off(prey: Unit, caster: Unit, gap: int, world: World) -> None:
    """The light holds a Nazgul off.

    wargames "1. BEAM OF GOOD.".
    """
    world.keep(prey, "shuns")
    prey.shuns = caster
    world.keep(prey, "shuns_within")
    prey.shuns_within = gap
    world.keep(prey, "shuns_for")
    prey.shuns_for = moves_counted(1, world)
    world.tell(None, _SAYS_MAY_COME_NO_NEARER.text((prey, caster, gap), SHAPE))


def fell_unarmed(unit: Unit, foe: Unit, world: World, dice: Dice) -> None:
    """Those without weapons are struck down.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row).
    wargames "5. LIMITED COMMAND.".
    """
    in_danger = min(foe.unarmed, men_attacked(unit))
    for l_ in [l_ for l_ in world.numbered_men if l_.number <= in_danger]:
        l__dice = dice.at(l_.id)
        dies = unarmed_dies(l__dice)
        if dies and foe in world.units:
            if lone_figure(foe):
                world.tell(None, _SAYS_HAD_NO_WEAPON_AGAINST.text((foe, unit), SHAPE))
                figure_is_killed(foe, world, l__dice)
            else:
                foe.unarmed = max(foe.unarmed - 1, min(foe.unarmed, 0))
                foe.blows_to_feel += 1
                unit.men_felled += 1
                world.tell(None, _SAYS_FELLED_A_MAN_WITHOUT.text((unit,), SHAPE))


def take_up_weapons(unit: Unit, world: World) -> None:
    """Weapons are taken up again.

    wargames "5. LIMITED COMMAND.".
    """
    if (
        unit.unarmed > 0
        and unit.foe is None
        and unit.stance == STANCE_STEADY
        and not unit.marched_now
        and not world.happened('was_disarmed', 'this', 0, unit)
    ):
        unit.unarmed = 0
        world.tell(None, _SAYS_TOOK_UP_ITS_WEAPONS.text((unit,), SHAPE))


def wills_come_free(world: World) -> None:
    """Whoever is not held anew is free.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    for u in [u for u in world.units if u.held_by is not None]:
        if not world.happened('will_was_bent', 'this', 0, u):
            u.held_by = None
            world.tell(None, _SAYS_THE_WILL_OF_WAS.text((u,), SHAPE))


def restore_energy(world: World) -> None:
    """Wizards rest.

    wargames "WITCH-KING OF ANGMAR.".
    """
    for u in [
        u
        for u in world.units
        if u.chieftain == CHIEFTAIN_GANDALF_HIMSELF or u.chieftain == CHIEFTAIN_ANGMAR_KING
    ]:
        if u.has_cast or u.held_by is not None:
            u.calm_moves = 0
            u.rests_fully = False
        else:
            u.calm_moves += 1
            rest = rest_of(u)
            u.energy = level_after_rest(
                wizard_of(u), u.energy, rest, u.calm_moves,
                rest == RESTING_FULL_REST and not u.rests_fully and u.calm_moves > 1,
            )
            u.rests_fully = rest == RESTING_FULL_REST


def domain_order_40_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Impress.

    wargames "6. IMPRESS.".
    """
    return wizards_of(warlord, world)


def needs_order_40(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Impress.

    wargames "6. IMPRESS.".
    """
    if not knows_spell(wizard, SPELL_IMPRESS):
        return _SAYS_DOES_NOT_KNOW_THIS.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_IMPRESS):
        return _SAYS_CANNOT_CAST_IT_NOW.text((wizard,), SHAPE)
    return None


def does_order_40(warlord: Warlord, wizard: Unit, world: World, dice: Dice) -> None:
    """Cast Impress.

    Raises MissingThing (something needed is not there); OffTheTable (a table has no row).
    wargames "6. IMPRESS.".
    """
    works = work_magic(wizard, SPELL_IMPRESS, world, dice)
    if works:
        for o in [o for o in world.units if o is not wizard and spell_gets_to(wizard, SPELL_IMPRESS, o)]:
            if side_of(o) == side_of(wizard):
                world.note('marvel_seen', o, MARVEL_FRIEND_IMPRESSED)
            else:
                world.note('marvel_seen', o, MARVEL_ENEMY_IMPRESSED)
                world.note('was_bewitched', o)


def domain_order_41_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Fire Burst.

    wargames "9. FIRE BURST.".
    """
    return wizards_of(warlord, world)


def domain_order_41_enemy(warlord: Warlord, wizard: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Fire Burst.

    wargames "9. FIRE BURST.".
    """
    return enemies_of(warlord, world)


def needs_order_41(warlord: Warlord, wizard: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Fire Burst.

    Raises MissingThing (something needed is not there).
    wargames "9. FIRE BURST.".
    """
    if not knows_spell(wizard, SPELL_FIRE_BURST):
        return _SAYS_DOES_NOT_KNOW_THIS_2.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_FIRE_BURST):
        return _SAYS_CANNOT_CAST_IT_NOW_2.text((wizard,), SHAPE)
    if not spell_gets_to(wizard, SPELL_FIRE_BURST, enemy):
        return _SAYS_IS_TOO_FAR_OFF.text((enemy,), SHAPE)
    return None


def early_order_41_wizard(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Fire Burst.

    wargames "9. FIRE BURST.".
    """
    if not knows_spell(wizard, SPELL_FIRE_BURST):
        return _SAYS_DOES_NOT_KNOW_THIS_2.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_FIRE_BURST):
        return _SAYS_CANNOT_CAST_IT_NOW_2.text((wizard,), SHAPE)
    return None


def does_order_41(warlord: Warlord, wizard: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Cast Fire Burst.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row).
    wargames "9. FIRE BURST.".
    """
    works = work_magic(wizard, SPELL_FIRE_BURST, world, dice)
    if works:
        heart = closest_spot(enemy.footing, wizard.stands_upon)
        be_seen(wizard, MARVEL_FIRE_HAS_BURST, MARVEL_FIRE_HAS_BURST, world)
        burst_at(wizard, heart, world, dice)


def domain_order_42_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Defence Bolt.

    wargames "7. DEFENCE BOLT.".
    """
    return wizards_of(warlord, world)


def needs_order_42(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Defence Bolt.

    wargames "7. DEFENCE BOLT.".
    """
    if not knows_spell(wizard, SPELL_DEFENCE_BOLT):
        return _SAYS_DOES_NOT_KNOW_THIS_3.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_DEFENCE_BOLT):
        return _SAYS_CANNOT_CAST_IT_NOW_3.text((wizard,), SHAPE)
    return None


def does_order_42(warlord: Warlord, wizard: Unit, world: World, dice: Dice) -> None:
    """Cast Defence Bolt.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row).
    wargames "7. DEFENCE BOLT.".
    """
    strike_with_bolt(wizard, False, world, dice)


def domain_order_51_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Defence Bolt, at the price of a life.

    wargames "7. DEFENCE BOLT.".
    """
    return wizards_of(warlord, world)


def open_order_51(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Cast Defence Bolt, at the price of a life.

    wargames "7. DEFENCE BOLT.".
    """
    if wizard_of(wizard) != WIZARD_GANDALF:
        return _SAYS_DOES_NOT_GIVE_ITS.text((wizard,), SHAPE)
    return None


def needs_order_51(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Defence Bolt, at the price of a life.

    wargames "7. DEFENCE BOLT.".
    """
    if not can_cast(wizard, SPELL_DEFENCE_BOLT):
        return _SAYS_CANNOT_CAST_IT_NOW_4.text((wizard,), SHAPE)
    if wizard.foe is None or not lone_figure(wizard.foe):
        return _SAYS_WRESTLES_WITH_NOBODY.text((wizard,), SHAPE)
    return None


def does_order_51(warlord: Warlord, wizard: Unit, world: World, dice: Dice) -> None:
    """Cast Defence Bolt, at the price of a life.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row).
    wargames "7. DEFENCE BOLT.".
    """
    strike_with_bolt(wizard, True, world, dice)
    if wizard in world.units:
        hero_falls(wizard, world)


def domain_order_52_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Light.

    wargames "8. LIGHT.".
    """
    return wizards_of(warlord, world)


def needs_order_52(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Light.

    wargames "8. LIGHT.".
    """
    if not knows_spell(wizard, SPELL_ILLUMINATE):
        return _SAYS_DOES_NOT_KNOW_THIS_4.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_ILLUMINATE):
        return _SAYS_CANNOT_CAST_IT_NOW_5.text((wizard,), SHAPE)
    return None


def does_order_52(warlord: Warlord, wizard: Unit, world: World, dice: Dice) -> None:
    """Cast Light.

    Raises OffTheTable (a table has no row).
    wargames "8. LIGHT.".
    """
    works = work_magic(wizard, SPELL_ILLUMINATE, world, dice)
    if works:
        wizard.shines = True


def domain_order_43_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast the Beam of Good.

    wargames "1. BEAM OF GOOD.".
    """
    return wizards_of(warlord, world)


def domain_order_43_enemy(warlord: Warlord, wizard: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast the Beam of Good.

    wargames "1. BEAM OF GOOD.".
    """
    return enemies_of(warlord, world)


def needs_order_43(warlord: Warlord, wizard: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast the Beam of Good.

    wargames "1. BEAM OF GOOD.".
    """
    if not knows_spell(wizard, SPELL_BEAM_OF_GOOD):
        return _SAYS_DOES_NOT_KNOW_THIS_5.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_BEAM_OF_GOOD):
        return _SAYS_CANNOT_CAST_IT_NOW_6.text((wizard,), SHAPE)
    if not is_a_wraith(enemy) and not is_the_king(enemy):
        return _SAYS_IT_TOUCHES_RINGWRAITHS_ONLY.text((), SHAPE)
    return None


def early_order_43_wizard(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast the Beam of Good.

    wargames "1. BEAM OF GOOD.".
    """
    if not knows_spell(wizard, SPELL_BEAM_OF_GOOD):
        return _SAYS_DOES_NOT_KNOW_THIS_5.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_BEAM_OF_GOOD):
        return _SAYS_CANNOT_CAST_IT_NOW_6.text((wizard,), SHAPE)
    return None


def does_order_43(warlord: Warlord, wizard: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Cast the Beam of Good.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "1. BEAM OF GOOD.".
    """
    works = work_magic(wizard, SPELL_BEAM_OF_GOOD, world, dice)
    rider = dark_rider(enemy)
    far = spots_apart(wizard.stands_upon, enemy.stands_upon)
    if (
        works
        and (
            beam_effect(rider, far) == BEAM_EFFECT_FLEES_AND_STAYS
            or beam_effect(rider, far) == BEAM_EFFECT_FLEES_THE_LIGHT
        )
    ):
        away = bearing_to(wizard.stands_upon, enemy.stands_upon, 360)
        break_contact(enemy, world)
        world.keep(enemy, "stands_upon")
        enemy.stands_upon = spot_ahead(wizard.stands_upon, away, beam_clearance(rider, far), 360)
        world.keep(enemy, "march_aim")
        enemy.march_aim = None
        world.keep(enemy, "quarry")
        enemy.quarry = None
        world.keep(enemy, "duty_now")
        enemy.duty_now = UNIT_ERRAND_STAND_ERRAND
        if beam_effect(rider, far) == BEAM_EFFECT_FLEES_AND_STAYS:
            world.keep(enemy, "halted_for")
            enemy.halted_for = moves_counted(1, world)
        plant(enemy, world)
        world.tell(None, _SAYS_FLED_FROM_THE_LIGHT.text((enemy,), SHAPE))
        if is_the_king(enemy):
            be_seen(enemy, MARVEL_KING_GAVE_WAY, MARVEL_KING_GAVE_WAY, world)
        else:
            be_seen(enemy, MARVEL_WRAITH_GAVE_WAY, MARVEL_WRAITH_GAVE_WAY, world)
        if not shape_inside((enemy.stands_upon,), world.field_edge):
            leave_field(enemy, world)
    elif works and beam_effect(rider, far) == BEAM_EFFECT_KEEPS_ITS_DISTANCE:
        hold_off(enemy, wizard, min(beam_clearance(rider, far), far), world)
    elif works and beam_effect(rider, far) == BEAM_EFFECT_MUST_BE_TESTED:
        world.note('struck_by_beam', enemy)
        score = morale_test(enemy, world.facts, world, dice)
        if king_is_stopped(reaction(score)):
            hold_off(enemy, wizard, far, world)


def domain_order_44_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Rout.

    wargames "10. ROUT.".
    """
    return wizards_of(warlord, world)


def needs_order_44(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Rout.

    wargames "10. ROUT.".
    """
    if not knows_spell(wizard, SPELL_ROUT_SPELL):
        return _SAYS_DOES_NOT_KNOW_THIS_6.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_ROUT_SPELL):
        return _SAYS_CANNOT_CAST_IT_NOW_7.text((wizard,), SHAPE)
    return None


def does_order_44(warlord: Warlord, wizard: Unit, world: World, dice: Dice) -> None:
    """Cast Rout.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "10. ROUT.".
    """
    works = work_magic(wizard, SPELL_ROUT_SPELL, world, dice)
    if works:
        for o in [
            o
            for o in world.units
            if side_of(o) != side_of(wizard) and spell_gets_to(wizard, SPELL_ROUT_SPELL, o)
        ]:
            o_dice = dice.at(o.id)
            if o in world.units and (o.chieftain is None or not immune_to_rout(o.chieftain)):
                runs = routs_at_command(company_of(o), o_dice)
                world.note('was_bewitched', o)
                if runs:
                    world.tell(None, _SAYS_RAN_FROM.text((o, wizard), SHAPE))
                    world.note('ran_from_spell', o)
                    world.keep(o, "runs_from")
                    o.runs_from = wizard
                    give_way(o, REACTION_ROUT, world, o_dice)


def domain_order_45_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Limited Command.

    wargames "5. LIMITED COMMAND.".
    """
    return wizards_of(warlord, world)


def domain_order_45_enemy(warlord: Warlord, wizard: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Limited Command.

    wargames "5. LIMITED COMMAND.".
    """
    return enemies_of(warlord, world)


def needs_order_45(warlord: Warlord, wizard: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Limited Command.

    Raises MissingThing (something needed is not there).
    wargames "5. LIMITED COMMAND.".
    """
    if not knows_spell(wizard, SPELL_LIMITED_COMMAND):
        return _SAYS_DOES_NOT_KNOW_THIS_7.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_LIMITED_COMMAND):
        return _SAYS_CANNOT_CAST_IT_NOW_8.text((wizard,), SHAPE)
    if not spell_gets_to(wizard, SPELL_LIMITED_COMMAND, enemy):
        return _SAYS_IS_TOO_FAR_OFF_2.text((enemy,), SHAPE)
    return None


def early_order_45_wizard(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Limited Command.

    wargames "5. LIMITED COMMAND.".
    """
    if not knows_spell(wizard, SPELL_LIMITED_COMMAND):
        return _SAYS_DOES_NOT_KNOW_THIS_7.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_LIMITED_COMMAND):
        return _SAYS_CANNOT_CAST_IT_NOW_8.text((wizard,), SHAPE)
    return None


def does_order_45(warlord: Warlord, wizard: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Cast Limited Command.

    Raises OffTheTable (a table has no row).
    wargames "5. LIMITED COMMAND.".
    """
    works = work_magic(wizard, SPELL_LIMITED_COMMAND, world, dice)
    if works:
        disarmed = disarmed_men(enemy, lone_figure(enemy), dice)
        world.tell(None, _SAYS_OF_DROPPED_THEIR_WEAPONS.text((min(disarmed, enemy.men), enemy), SHAPE))
        world.keep(enemy, "unarmed")
        enemy.unarmed = min(enemy.unarmed + disarmed, max(enemy.unarmed, enemy.men))
        world.keep(enemy, "taken_aback")
        enemy.taken_aback = True
        world.note('was_disarmed', enemy)
        world.note('was_bewitched', enemy)


def domain_order_46_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Cause Fire.

    wargames "4. CAUSE FIRE.".
    """
    return wizards_of(warlord, world)


def domain_order_46_enemy(warlord: Warlord, wizard: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Cast Cause Fire.

    wargames "4. CAUSE FIRE.".
    """
    return enemies_of(warlord, world)


def needs_order_46(warlord: Warlord, wizard: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Cause Fire.

    Raises MissingThing (something needed is not there).
    wargames "4. CAUSE FIRE.".
    """
    if not knows_spell(wizard, SPELL_CAUSE_FIRE):
        return _SAYS_DOES_NOT_KNOW_THIS_8.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_CAUSE_FIRE):
        return _SAYS_CANNOT_CAST_IT_NOW_9.text((wizard,), SHAPE)
    if not fire_can_be_thrown(way_between((wizard.stands_upon,), enemy.footing), True):
        return _SAYS_IS_TOO_FAR_OFF_3.text((enemy,), SHAPE)
    if lone_figure(enemy):
        return _SAYS_IT_IS_THROWN_AT.text((), SHAPE)
    return None


def early_order_46_wizard(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Cast Cause Fire.

    wargames "4. CAUSE FIRE.".
    """
    if not knows_spell(wizard, SPELL_CAUSE_FIRE):
        return _SAYS_DOES_NOT_KNOW_THIS_8.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_CAUSE_FIRE):
        return _SAYS_CANNOT_CAST_IT_NOW_9.text((wizard,), SHAPE)
    return None


def does_order_46(warlord: Warlord, wizard: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Cast Cause Fire.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row).
    wargames "4. CAUSE FIRE.".
    """
    works = work_magic(wizard, SPELL_CAUSE_FIRE, world, dice)
    if works:
        burn_men(enemy, world, dice)


def domain_order_49_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Break a staff.

    wargames "11. BREAK STAFF.".
    """
    return wizards_of(warlord, world)


def domain_order_49_enemy(warlord: Warlord, wizard: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Break a staff.

    wargames "11. BREAK STAFF.".
    """
    return enemies_of(warlord, world)


def needs_order_49(warlord: Warlord, wizard: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Break a staff.

    wargames "11. BREAK STAFF.".
    """
    if not knows_spell(wizard, SPELL_BREAK_STAFF):
        return _SAYS_DOES_NOT_KNOW_THIS_9.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_BREAK_STAFF):
        return _SAYS_CANNOT_CAST_IT_NOW_10.text((wizard,), SHAPE)
    if enemy.chieftain != CHIEFTAIN_GANDALF_HIMSELF and enemy.chieftain != CHIEFTAIN_ANGMAR_KING:
        return _SAYS_HAS_NO_STAFF.text((enemy,), SHAPE)
    if not may_break_staff(wizard.energy, enemy.energy):
        return _SAYS_IS_NOT_WEAK_ENOUGH.text((enemy,), SHAPE)
    return None


def early_order_49_wizard(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Break a staff.

    wargames "11. BREAK STAFF.".
    """
    if not knows_spell(wizard, SPELL_BREAK_STAFF):
        return _SAYS_DOES_NOT_KNOW_THIS_9.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_BREAK_STAFF):
        return _SAYS_CANNOT_CAST_IT_NOW_10.text((wizard,), SHAPE)
    return None


def does_order_49(warlord: Warlord, wizard: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Break a staff.

    Raises OffTheTable (a table has no row).
    wargames "11. BREAK STAFF.".
    """
    broken = breaks_staff(wizard.energy, enemy.energy, dice)
    wizard.energy = max(
        wizard.energy - staff_drop(wizard_of(wizard), wizard.energy, broken, world), min(wizard.energy, 0),
    )
    wizard.has_cast = True
    if broken:
        enemy.has_its_staff = False
        world.tell(None, _SAYS_BROKE_THE_STAFF_OF.text((wizard, enemy), SHAPE))
    else:
        world.tell(None, _SAYS_THE_STAFF_OF_HELD.text((enemy,), SHAPE))


def domain_order_50_leader(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Wrestle with another's will.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    return host_of(warlord, world)


def domain_order_50_enemy(warlord: Warlord, leader: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Wrestle with another's will.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    return enemies_of(warlord, world)


def open_order_50(warlord: Warlord, leader: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Wrestle with another's will.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    if (
        leader.chieftain is None
        or enemy.chieftain is None
        or not may_struggle(leader.chieftain, enemy.chieftain)
    ):
        return _SAYS_CANNOT_WRESTLE_WITH.text((leader, enemy), SHAPE)
    return None


def needs_order_50(warlord: Warlord, leader: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Wrestle with another's will.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    if dazed(leader) or leader.moves_away is not None:
        return _SAYS_CANNOT_DO_THAT_NOW.text((leader,), SHAPE)
    if leader.held_by is not None:
        return _SAYS_IS_HELD_ITSELF.text((leader,), SHAPE)
    if not leader_can_act(leader.held_by is not None, leader.energy):
        return _SAYS_HAS_NO_WILL_LEFT.text((leader,), SHAPE)
    return None


def early_order_50_leader(warlord: Warlord, leader: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Wrestle with another's will.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    if dazed(leader) or leader.moves_away is not None:
        return _SAYS_CANNOT_DO_THAT_NOW.text((leader,), SHAPE)
    if leader.held_by is not None:
        return _SAYS_IS_HELD_ITSELF.text((leader,), SHAPE)
    if not leader_can_act(leader.held_by is not None, leader.energy):
        return _SAYS_HAS_NO_WILL_LEFT.text((leader,), SHAPE)
    return None


def does_order_50(warlord: Warlord, leader: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Wrestle with another's will.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    earlier_hold = enemy.held_by is leader
    success = bends_will(leader.energy, enemy.energy, dice)
    enemy.energy = max(enemy.energy - victim_drop(success, earlier_hold), min(enemy.energy, 0))
    leader.energy = max(leader.energy - assailant_drop(success, earlier_hold), min(leader.energy, 0))
    if success:
        enemy.held_by = leader
        world.note('will_was_bent', enemy)
        world.tell(None, _SAYS_BENT_THE_WILL_OF.text((leader, enemy), SHAPE))
    else:
        if earlier_hold:
            enemy.held_by = None
        world.tell(None, _SAYS_WITHSTOOD.text((enemy, leader), SHAPE))


# at the end, for these modules use each other
from ._morale_test import morale_test  # noqa: E402
from .field import plant, ranks_of, sees, side_of, within  # noqa: E402
from .fray import file_width, hero_falls  # noqa: E402
from .muster import lone_figure  # noqa: E402
from .nerves import break_contact, give_way, moves_counted  # noqa: E402
from .skies import aloft, dazed, go_away, still_enough  # noqa: E402
from .vision import is_a_wraith, is_the_king  # noqa: E402
from .volleys import feel_blows, leave_field  # noqa: E402
from .written import enemies_of, host_of  # noqa: E402
