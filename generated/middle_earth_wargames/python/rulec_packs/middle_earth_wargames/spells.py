"""Resolvers of spells.rules."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from rulec.runtime import Dice, present

from ._choices import (
    BURST_FATE_BEYOND_THE_BURST, BURST_FATE_KILLED_BY_BURST, BURST_FATE_TRIED_BY_FIRE, BeamEffect,
    BurstFate, COMPANION_HEREDITARY_COMPANION, COMPANION_HERO_COMPANION, COMPANION_SPECIAL_COMPANION,
    Chieftain, Companion, DarkRider, FIRE_HARM_BRUSHES_IT_OFF, FIRE_HARM_BURNS_TO_DEATH,
    FIRE_HARM_TESTS_ITS_NERVE, FIRE_PREY_FURRY_PREY, FIRE_PREY_LARGER_PREY, FIRE_PREY_STURDY_PREY, FireHarm,
    FirePrey, RACE_BEORNING, RACE_DWARF, RACE_ELEPHANT, RACE_ENT, RACE_GREAT_EAGLE, RACE_HOBBIT, RACE_ORC,
    RACE_TROLL, RACE_URUK, RACE_WOLF, REACTION_ADVANCE_1, REACTION_ADVANCE_2, REACTION_AS_ORDERED, Reaction,
    SPELL_BREAK_STAFF, SPELL_DEFENCE_BOLT, SPELL_FIRE_BURST, SPELL_ILLUMINATE, SPELL_IMPRESS,
    SPELL_ROUT_SPELL, STRUCK_ELEPHANT, Spell, WIZARD_GANDALF, WIZARD_WITCH_KING, Wizard,
)
from ._kinds import Unit
from ._tables import (
    BEAM_EFFECTS_CLEARANCE, BEAM_EFFECTS_CLEARANCE_CUTS, BEAM_EFFECTS_EFFECT, BEAM_EFFECTS_EFFECT_CUTS,
    SPELL_SPELL_REACH, TROOP_RACE,
)
from ._world import World
from .leaders import hero
from .magic import spell_cost

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)
_ONE_OF_1: Final = frozenset((RACE_ORC, RACE_URUK, RACE_WOLF, RACE_HOBBIT, RACE_DWARF))
_ONE_OF_2: Final = frozenset((RACE_ENT, RACE_GREAT_EAGLE, RACE_BEORNING, RACE_WOLF, RACE_ELEPHANT))


def beam_effect(rider: DarkRider, distance: int) -> BeamEffect:
    """What the Beam of Good does.

    wargames "1. BEAM OF GOOD.".
    """
    return BEAM_EFFECTS_EFFECT[rider][bisect_right(BEAM_EFFECTS_EFFECT_CUTS, distance)]


def beam_clearance(rider: DarkRider, distance: int) -> int:
    """How far from Gandalf it must stay.

    In metres.
    wargames "1. BEAM OF GOOD.".
    """
    return BEAM_EFFECTS_CLEARANCE[rider][bisect_right(BEAM_EFFECTS_CLEARANCE_CUTS, distance)]


def king_is_stopped(answer: Reaction) -> bool:
    """The Witch-King may come no nearer.

    wargames "(b) Against the Witch-King of Angmar.".
    """
    return answer != REACTION_AS_ORDERED and answer != REACTION_ADVANCE_1 and answer != REACTION_ADVANCE_2


def spell_reaches(spell: Spell, distance: int) -> bool:
    """The spell reaches so far.

    wargames "SPELLS".
    """
    if SPELL_SPELL_REACH[spell] is None:
        return True  # no reach is given
    return SPELL_SPELL_REACH[spell] is not None and distance <= present(SPELL_SPELL_REACH[spell], '')


def portal_strength(level: int) -> int:
    """How strongly a held door is held.

    In energy levels.
    wargames "2. HOLD PORTAL.".
    """
    return level  # the caster's energy before the spell


def fire_prey(unit: Unit) -> FirePrey:
    """How fire takes to it.

    wargames "4. CAUSE FIRE.".
    """
    unit_troop = unit.troop
    if TROOP_RACE[unit_troop] == RACE_TROLL:
        return FIRE_PREY_STURDY_PREY  # trolls
    if TROOP_RACE[unit_troop] in _ONE_OF_1:
        return FIRE_PREY_FURRY_PREY  # small or furry
    return FIRE_PREY_LARGER_PREY


def fire_exposed(dice: Dice) -> int:
    """Men whom thrown fire may hit.

    In men.
    wargames "4. CAUSE FIRE.".
    """
    return dice.throw('fire_exposed.1', _AVERAGE_FACES)


def fire_strikes(prey: FirePrey, dice: Dice) -> bool:
    """Whether thrown fire hits a man.

    wargames "4. CAUSE FIRE.".
    """
    face = dice.throw('fire_strikes.face', 6)
    if prey == FIRE_PREY_FURRY_PREY:
        return face >= 3  # easily
    return face >= 5


def fire_harm(prey: FirePrey) -> FireHarm:
    """What thrown fire does to those whom it hits.

    wargames "4. CAUSE FIRE.".
    """
    if prey == FIRE_PREY_FURRY_PREY:
        return FIRE_HARM_BURNS_TO_DEATH
    if prey == FIRE_PREY_LARGER_PREY:
        return FIRE_HARM_BRUSHES_IT_OFF
    return FIRE_HARM_TESTS_ITS_NERVE


def fire_can_be_thrown(distance: int, touched: bool) -> bool:
    """Fire can be thrown so far.

    wargames "4. CAUSE FIRE.".
    """
    if not touched:
        return False  # Only what has been touched in the same move burns.
    return distance <= 80  # It is out of a javelin's range.


def refusals_fire_can_be_thrown(distance: int, touched: bool) -> tuple[int, ...]:
    """What is lacking where this does not hold: fire can be thrown so far.

    Indices of LABELS['refusals_fire_can_be_thrown']; empty where it holds.
    wargames "4. CAUSE FIRE.".
    """
    notes: list[int] = []
    if not touched:
        notes.append(0)
    if distance > 80:
        notes.append(1)
    return tuple(notes)


def uses_weapons(unit: Unit) -> bool:
    """The unit fights with weapons.

    wargames "5. LIMITED COMMAND.".
    """
    if unit.struck_as == STRUCK_ELEPHANT:
        return False  # a beast
    return TROOP_RACE[unit.troop] not in _ONE_OF_2


def disarmed_men(unit: Unit, against_hero: bool, dice: Dice) -> int:
    """Men whom Limited Command disarms.

    In men.
    wargames "5. LIMITED COMMAND.".
    """
    if not uses_weapons(unit):
        return 0  # nothing to drop
    if against_hero:
        return 1  # a hero, or a figure with a magical weapon
    return dice.throw('disarmed_men.1', _AVERAGE_FACES)


def unarmed_dies(dice: Dice) -> bool:
    """Whether an unarmed man who is attacked dies.

    wargames "5. LIMITED COMMAND.".
    """
    the_throw = dice.throw('unarmed_dies.1', 6)
    return the_throw != 1


def bolt_kills(wizard: Wizard, distance: int, wrestler: bool, sacrifice: bool) -> bool:
    """The bolt kills.

    wargames "7. DEFENCE BOLT.".
    """
    if not spell_reaches(SPELL_DEFENCE_BOLT, distance):
        return False  # too far away
    if not wrestler:
        return True  # whoever is near
    return wizard == WIZARD_GANDALF and sacrifice


def burst_fate(distance: int) -> BurstFate:
    """What a Fire Burst does.

    wargames "9. FIRE BURST.".
    """
    if distance <= 10:
        return BURST_FATE_KILLED_BY_BURST  # at its heart
    if spell_reaches(SPELL_FIRE_BURST, distance):
        return BURST_FATE_TRIED_BY_FIRE  # within its reach
    return BURST_FATE_BEYOND_THE_BURST


def routs_at_command(companion: Companion, dice: Dice) -> bool:
    """Whether a unit runs from the Rout spell.

    wargames "10. ROUT.".
    """
    face = dice.throw('routs_at_command.face', 6)
    if companion == COMPANION_HERO_COMPANION:
        return face <= 2  # a hero
    if companion == COMPANION_HEREDITARY_COMPANION:
        return face <= 4  # a hereditary leader
    if companion == COMPANION_SPECIAL_COMPANION:
        return face <= 5  # a special figure
    return True


def immune_to_rout(chieftain: Chieftain) -> bool:
    """The chieftain does not run.

    wargames "10. ROUT.".
    """
    return hero(chieftain)


def lost_with_staff(wizard: Wizard, spell: Spell) -> bool:
    """The spell is lost with the staff.

    wargames "11. BREAK STAFF.".
    """
    if spell == SPELL_DEFENCE_BOLT or spell == SPELL_BREAK_STAFF:
        return True  # both wizards
    if wizard == WIZARD_GANDALF and (spell == SPELL_FIRE_BURST or spell == SPELL_ILLUMINATE):
        return True  # Gandalf
    # the Witch-King
    return wizard == WIZARD_WITCH_KING and (spell == SPELL_ROUT_SPELL or spell == SPELL_IMPRESS)


def staff_drop(wizard: Wizard, level: int, success: bool, world: World) -> int:
    """What an attack on a staff takes.

    In energy levels.
    Raises OffTheTable (a table has no row).
    wargames "11. BREAK STAFF.".
    """
    value = spell_cost(wizard, SPELL_BREAK_STAFF, level, world)  # the wizard's chart
    if success:
        value *= 2  # unless it failed
    return -1 * (-1 * value // 2)
