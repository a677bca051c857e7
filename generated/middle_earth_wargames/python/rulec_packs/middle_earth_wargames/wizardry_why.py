"""The resolvers of wizardry.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, present, quotient, root
from rulec.runtime.ground.geometry import spots_apart, spots_near, way_between

from ._choices import (
    CHIEFTAIN_ANGMAR_KING, CHIEFTAIN_GANDALF_HIMSELF, COMPANION_HEREDITARY_COMPANION,
    COMPANION_HERO_COMPANION, COMPANION_NO_COMPANION, COMPANION_SPECIAL_COMPANION, Companion,
    DARK_RIDER_BEAMED_KING, DARK_RIDER_BEAMED_WRAITH, DarkRider, RESTING_FULL_REST, RESTING_HALF_REST,
    Resting, Spell, WIZARD_GANDALF, WIZARD_WITCH_KING, Wizard,
)
from ._kinds import Unit, Warlord
from ._tables import (
    CHIEFTAIN_OWN_PEOPLE_ONLY, SPELL_GANDALFS_LETTER, SPELL_SPELL_REACH, SPELL_WITCH_KINGS_LETTER,
)
from ._world import World
from .field import ranks_of, within
from .fray import file_width
from .leaders import hero, special_figure
from .melee import fighters
from .muster import lone_figure
from .skies import dazed, still_enough
from .spells import lost_with_staff, spell_reaches
from .vision import is_the_king
from .wizardry import (
    armed_men, depth_in_light, knows_spell, rank_room, steps_east, steps_south, way_past, way_to_circle,
    way_to_light, wizard_of,
)
from .written import host_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "wizard_of": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "wizards_of": (
        Label('otherwise', ''),
    ),
    "knows_spell": (
        Label('yes', "on Gandalf's chart"),
        Label('yes', "on the Witch-King's chart"),
        Label('otherwise', ''),
    ),
    "can_cast": (
        Label('no', "held in another's will"),
        Label('no', 'fallen, or beaten'),
        Label('no', 'its steed has flown too far to stand still'),
        Label('no', 'its staff is broken'),
        Label('holds', ''),
    ),
    "spell_gets_to": (
        Label('holds', ''),
    ),
    "men_caught": (
        Label('base', '', 2),
        Label('at most', 'no more than there are', 2),
        Label('round', '', 2),
    ),
    "rank_room": (
        Label('base', '', 127),
        Label('round', '', 127),
    ),
    "circle_of": (
        Label('base', 'no reach is given'),
        Label('set to', 'the spell'),
    ),
    "dark_rider": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "steps_east": (
        Label('otherwise', ''),
    ),
    "steps_south": (
        Label('otherwise', ''),
    ),
    "way_past": (
        Label('base', ''),
        Label('add', ''),
        Label('divide by', ''),
        Label('round', ''),
    ),
    "depth_in_light": (
        Label('base', ''),
        Label('add', ''),
        Label('subtract', ''),
        Label('at least', ''),
    ),
    "way_to_light": (
        Label('base', 'out of the light'),
        Label('set to', 'toward the wizard'),
    ),
    "way_to_circle": (
        Label('base', ''),
        Label('at least', ''),
    ),
    "light_bars": (
        Label('holds', ''),
    ),
    "company_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "armed_men": (
        Label('base', ''),
        Label('subtract', 'those who have dropped them'),
        Label('at least', ''),
    ),
    "without_weapons": (
        Label('holds', ''),
    ),
    "men_attacked": (
        Label('base', 'each attacks a man'),
        Label('set to', 'a hero has a single opponent'),
    ),
    "rest_of": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
}


def why_wizard_of(unit: Unit) -> tuple[Wizard, Notes]:
    """Whose chart counts.

    `wizard_of` with its notes: pairs of an index of LABELS['wizard_of'] and what it moved.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    if unit.chieftain == CHIEFTAIN_ANGMAR_KING:
        notes.append((0, 0))
        return WIZARD_WITCH_KING, notes
    notes.append((1, 0))
    return WIZARD_GANDALF, notes


def why_wizards_of(warlord: Warlord, world: World) -> tuple[Sequence[Unit], Notes]:
    """The wizards of a commander.

    `wizards_of` with its notes: pairs of an index of LABELS['wizards_of'] and what it moved.
    wargames "MAGIC".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        u
        for u in host_of(warlord, world)
        if u.chieftain == CHIEFTAIN_GANDALF_HIMSELF or u.chieftain == CHIEFTAIN_ANGMAR_KING
    ], notes


def why_knows_spell(unit: Unit, spell: Spell) -> tuple[bool, Notes]:
    """The unit knows the spell.

    `knows_spell` with its notes: pairs of an index of LABELS['knows_spell'] and what it moved.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    unit_chieftain = unit.chieftain
    if unit_chieftain == CHIEFTAIN_GANDALF_HIMSELF and SPELL_GANDALFS_LETTER[spell] is not None:
        notes.append((0, 0))
        return True, notes  # on Gandalf's chart
    if unit_chieftain == CHIEFTAIN_ANGMAR_KING and SPELL_WITCH_KINGS_LETTER[spell] is not None:
        notes.append((1, 0))
        return True, notes  # on the Witch-King's chart
    notes.append((2, 0))
    return False, notes


def why_can_cast(unit: Unit, spell: Spell) -> tuple[bool, Notes]:
    """The unit can cast the spell.

    `can_cast` with its notes: pairs of an index of LABELS['can_cast'] and what it moved.
    wargames "MAGIC".
    """
    notes: Notes = []
    if unit.held_by is not None:
        notes.append((0, 0))
        return False, notes  # held in another's will
    if dazed(unit) or unit.moves_away is not None:
        notes.append((1, 0))
        return False, notes  # fallen, or beaten
    if not still_enough(unit):
        notes.append((2, 0))
        return False, notes  # its steed has flown too far to stand still
    if not unit.has_its_staff and lost_with_staff(wizard_of(unit), spell):
        notes.append((3, 0))
        return False, notes  # its staff is broken
    if not knows_spell(unit, spell):
        notes.append((4, 0))
        return False, notes
    return True, notes


def why_spell_gets_to(caster: Unit, spell: Spell, prey: Unit) -> tuple[bool, Notes]:
    """The spell reaches the prey.

    `spell_gets_to` with its notes: pairs of an index of LABELS['spell_gets_to'] and what it moved.
    Raises MissingThing (something needed is not there).
    wargames "SPELLS".
    """
    notes: Notes = []
    if not spell_reaches(spell, way_between((caster.stands_upon,), prey.footing)):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_men_caught(unit: Unit, reach: int) -> tuple[int, Notes]:
    """Men within a circle about the edge of a unit.

    `men_caught` with its notes: pairs of an index of LABELS['men_caught'] and what it moved.
    In men.
    Raises DividedByNothing (a divisor is 0).
    wargames "9. FIRE BURST.".
    """
    notes: Notes = []
    value = -1 * quotient(-2 * reach, file_width(unit), 'men_caught') * min(ranks_of(unit), rank_room(reach))
    notes.append((0, value))
    limit = 2 * unit.men
    if value > limit:
        notes.append((1, limit - value))
        value = limit  # no more than there are
    before = value
    value = -1 * (-1 * value // 2)
    notes.append((2, 2 * value - before))
    return value, notes


def why_rank_room(reach: int) -> tuple[int, Notes]:
    """Ranks within reach of the edge of a unit.

    `rank_room` with its notes: pairs of an index of LABELS['rank_room'] and what it moved.
    In steps of 1/2 ranks.
    wargames "9. FIRE BURST.".
    """
    notes: Notes = []
    value = 10 * reach
    notes.append((0, value))
    before = value
    value = -1 * (-1 * value // 127)
    notes.append((1, 127 * value - before))
    value *= 2
    return value, notes


def why_circle_of(spell: Spell) -> tuple[int, Notes]:
    """The circle of a spell.

    `circle_of` with its notes: pairs of an index of LABELS['circle_of'] and what it moved.
    In metres.
    wargames "SPELLS".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0  # no reach is given
    if SPELL_SPELL_REACH[spell] is not None:
        new = present(SPELL_SPELL_REACH[spell], '')
        notes.append((1, new - value))
        value = new  # the spell
    return value, notes


def why_dark_rider(unit: Unit) -> tuple[DarkRider, Notes]:
    """Whom the beam strikes.

    `dark_rider` with its notes: pairs of an index of LABELS['dark_rider'] and what it moved.
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    if is_the_king(unit):
        notes.append((0, 0))
        return DARK_RIDER_BEAMED_KING, notes
    notes.append((1, 0))
    return DARK_RIDER_BEAMED_WRAITH, notes


def why_steps_east(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, Notes]:
    """How far one place lies to the right of another.

    `steps_east` with its notes: pairs of an index of LABELS['steps_east'] and what it moved.
    In plain numbers.
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return other[0] - one[0], notes


def why_steps_south(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, Notes]:
    """How far one place lies below another.

    `steps_south` with its notes: pairs of an index of LABELS['steps_south'] and what it moved.
    In plain numbers.
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return other[1] - one[1], notes


def why_way_past(unit: Unit, aim: tuple[int, int], lamp: tuple[int, int]) -> tuple[int, Notes]:
    """How far along a way somebody is passed.

    `way_past` with its notes: pairs of an index of LABELS['way_past'] and what it moved.
    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    unit_stands_upon = unit.stands_upon
    amount = (
        steps_east(unit_stands_upon, lamp) * steps_east(unit_stands_upon, aim)
        + steps_south(unit_stands_upon, lamp) * steps_south(unit_stands_upon, aim)
    )
    notes.append((1, amount))
    value += amount
    before = value
    divider = -1
    divisor = 1
    divider = 2
    divisor *= max(1, spots_apart(unit_stands_upon, aim))
    value = quotient(2 * value + divisor, 2 * divisor, 'way_past')
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((3, value - before))
    return value, notes


def why_depth_in_light(
    unit: Unit,
    aim: tuple[int, int],
    lamp: tuple[int, int],
    gap: int,
) -> tuple[int, Notes]:
    """How deep a way runs into a circle.

    `depth_in_light` with its notes: pairs of an index of LABELS['depth_in_light'] and what it moved.
    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    amount = gap * gap + way_past(unit, aim, lamp) * way_past(unit, aim, lamp)
    notes.append((1, amount))
    value += amount
    unit_stands_upon = unit.stands_upon
    amount_ = (
        steps_east(unit_stands_upon, lamp) * steps_east(unit_stands_upon, lamp)
        + steps_south(unit_stands_upon, lamp) * steps_south(unit_stands_upon, lamp)
    )
    notes.append((2, -1 * amount_))
    value -= amount_
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    return value, notes


def why_way_to_light(unit: Unit, aim: tuple[int, int]) -> tuple[int, Notes]:
    """How far a Nazgul comes before the light holds it off.

    `way_to_light` with its notes: pairs of an index of LABELS['way_to_light'] and what it moved.
    In metres.
    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    notes.append((0, 2000))
    value = 2000  # out of the light
    unit_shuns = unit.shuns
    if (
        unit_shuns is not None
        and way_past(unit, aim, unit_shuns.stands_upon) > 0
        and depth_in_light(unit, aim, unit_shuns.stands_upon, unit.shuns_within) > 0
    ):
        new = way_to_circle(unit, aim, unit_shuns.stands_upon, unit.shuns_within)
        notes.append((1, new - value))
        value = new  # toward the wizard
    return value, notes


def why_way_to_circle(unit: Unit, aim: tuple[int, int], lamp: tuple[int, int], gap: int) -> tuple[int, Notes]:
    """How far it is to a circle on the way.

    `way_to_circle` with its notes: pairs of an index of LABELS['way_to_circle'] and what it moved.
    In metres.
    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    value = way_past(unit, aim, lamp) - root(depth_in_light(unit, aim, lamp, gap), 2, up=True)
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0
    return value, notes


def why_light_bars(unit: Unit, aim: tuple[int, int]) -> tuple[bool, Notes]:
    """A wizard's light is in the way of the unit.

    `light_bars` with its notes: pairs of an index of LABELS['light_bars'] and what it moved.
    Raises DividedByNothing (a divisor is 0).
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    if unit.shuns is None or spots_near(unit.stands_upon, aim, way_to_light(unit, aim)):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_company_of(unit: Unit) -> tuple[Companion, Notes]:
    """Who is with a unit.

    `company_of` with its notes: pairs of an index of LABELS['company_of'] and what it moved.
    wargames "10. ROUT.".
    """
    notes: Notes = []
    unit_friends_around = unit.friends_around
    if any(
        f.chieftain is not None and hero(f.chieftain) and within(unit, f, 25)
        for f in unit_friends_around
    ):
        notes.append((0, 0))
        return COMPANION_HERO_COMPANION, notes
    unit_chieftain = unit.chieftain
    if unit_chieftain is not None and CHIEFTAIN_OWN_PEOPLE_ONLY[unit_chieftain]:
        notes.append((1, 0))
        return COMPANION_HEREDITARY_COMPANION, notes
    if any(
        f.chieftain is not None and special_figure(f.chieftain) and within(unit, f, 25)
        for f in unit_friends_around
    ):
        notes.append((2, 0))
        return COMPANION_SPECIAL_COMPANION, notes
    notes.append((3, 0))
    return COMPANION_NO_COMPANION, notes


def why_armed_men(unit: Unit) -> tuple[int, Notes]:
    """Men who have weapons.

    `armed_men` with its notes: pairs of an index of LABELS['armed_men'] and what it moved.
    In men.
    wargames "5. LIMITED COMMAND.".
    """
    notes: Notes = []
    value = unit.men
    notes.append((0, value))
    amount = unit.unarmed
    notes.append((1, -1 * amount))
    value -= amount  # those who have dropped them
    if value < 0:
        notes.append((2, -1 * value))
        value = 0
    return value, notes


def why_without_weapons(unit: Unit) -> tuple[bool, Notes]:
    """The unit has no weapons.

    `without_weapons` with its notes: pairs of an index of LABELS['without_weapons'] and what it moved.
    wargames "5. LIMITED COMMAND.".
    """
    notes: Notes = []
    if unit.men <= 0 or armed_men(unit) != 0:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_men_attacked(unit: Unit) -> tuple[int, Notes]:
    """Men whom a unit attacks at once.

    `men_attacked` with its notes: pairs of an index of LABELS['men_attacked'] and what it moved.
    In men.
    Raises OffTheTable (a table has no row).
    wargames "5. LIMITED COMMAND.", "COMBAT OF HEROES.".
    """
    notes: Notes = []
    value = fighters(unit)  # each attacks a man
    notes.append((0, value))
    if lone_figure(unit):
        notes.append((1, 1 - value))
        value = 1  # a hero has a single opponent
    return value, notes


def why_rest_of(unit: Unit) -> tuple[Resting, Notes]:
    """How a wizard has rested.

    `rest_of` with its notes: pairs of an index of LABELS['rest_of'] and what it moved.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    if unit.marched_now or unit.foe is not None:
        notes.append((0, 0))
        return RESTING_HALF_REST, notes
    notes.append((1, 0))
    return RESTING_FULL_REST, notes
