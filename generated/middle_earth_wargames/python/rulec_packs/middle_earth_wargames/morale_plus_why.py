"""The resolvers of morale_plus.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask_outside
from rulec.runtime.ground.geometry import is_within

from ._choices import STANCE_CHARGING, STANCE_RETIRING, STANCE_ROUTING, STANCE_STEADY
from ._kinds import Unit
from ._world import World
from .field import behind_of, charge_near, higher, in_front_of, sees, side_of, within
from .vision import friendly_cover_in

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "strong_friend_near": (
        Label('stated', 'Is a friendly unit with more than 50% of its strength within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "strong_friend_far": (
        Label('stated', 'Is a friendly unit with more than 50% of its strength within 300 metres of the unit?'),
        Label('holds', ''),
    ),
    "friend_in_sight": (
        Label('stated', 'Can the unit see a friendly unit?'),
        Label('holds', ''),
    ),
    "friend_advancing": (
        Label('stated', 'Is a friendly unit advancing within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "friend_charging": (
        Label('stated', 'Is a friendly unit charging within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "support_behind": (
        Label('stated', 'Does a friendly unit support the unit from behind?'),
        Label('holds', ''),
    ),
    "enemy_retiring_near": (
        Label('stated', 'Is an enemy retiring within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "enemy_retiring_far": (
        Label('stated', 'Is an enemy retiring within 300 metres of the unit?'),
        Label('holds', ''),
    ),
    "enemy_open_near": (
        Label('stated', 'Does an enemy show the unit its flank or rear, near enough to charge?'),
        Label('holds', ''),
    ),
    "enemy_open_far": (
        Label('stated', 'Does an enemy show the unit its flank or rear, too far off to charge?'),
        Label('holds', ''),
    ),
    "enemy_below_near": (
        Label('stated', 'Is an enemy downhill of the unit within 100 metres?'),
        Label('holds', ''),
    ),
    "enemy_below_far": (
        Label('stated', 'Is an enemy downhill of the unit within 200 metres?'),
        Label('holds', ''),
    ),
    "friendly_cover": (
        Label('stated', 'Is there friendly cover within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "enemy_routing": (
        Label('stated', 'Is an enemy routing within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "won_melee": (
        Label('stated', 'Has the unit won a melee lately, this move included?'),
        Label('holds', ''),
    ),
    "special_leader": (
        Label('stated', 'Is a special leader with the unit?'),
        Label('holds', ''),
    ),
}


def why_strong_friend_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend with more than 50% of its strength is within 100 metres.

    `strong_friend_near` with its notes: pairs of an index of LABELS['strong_friend_near'] and what it
    moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'strong_friend_near', 'Is a friendly unit with more than 50% of its strength within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(2 * f.men > f.began_with and within(unit, f, 100) for f in unit.friends_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_strong_friend_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend with more than 50% of its strength is within 300 metres.

    `strong_friend_far` with its notes: pairs of an index of LABELS['strong_friend_far'] and what it
    moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'strong_friend_far', 'Is a friendly unit with more than 50% of its strength within 300 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(2 * f.men > f.began_with and within(unit, f, 300) for f in unit.friends_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friend_in_sight(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend is in sight.

    `friend_in_sight` with its notes: pairs of an index of LABELS['friend_in_sight'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friend_in_sight', 'Can the unit see a friendly unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(f is not unit and side_of(f) == side_of(unit) and sees(unit, f, world) for f in world.units):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friend_advancing(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend advances within 100 metres.

    `friend_advancing` with its notes: pairs of an index of LABELS['friend_advancing'] and what it
    moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friend_advancing', 'Is a friendly unit advancing within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(
            f.marched_now and f.stance == STANCE_STEADY and within(unit, f, 100)
            for f in unit.friends_around
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friend_charging(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend charges within 100 metres.

    `friend_charging` with its notes: pairs of an index of LABELS['friend_charging'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friend_charging', 'Is a friendly unit charging within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(f.stance == STANCE_CHARGING and within(unit, f, 100) for f in unit.friends_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_support_behind(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Support stands to its rear.

    `support_behind` with its notes: pairs of an index of LABELS['support_behind'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'support_behind', 'Does a friendly unit support the unit from behind?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(
            (f.stance == STANCE_STEADY or f.stance == STANCE_CHARGING)
                and behind_of(unit, f)
                and within(unit, f, 100)
            for f in unit.friends_around
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_retiring_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy retires within 100 metres.

    `enemy_retiring_near` with its notes: pairs of an index of LABELS['enemy_retiring_near'] and what it
    moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_retiring_near', 'Is an enemy retiring within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(f.stance == STANCE_RETIRING and within(unit, f, 100) for f in unit.foes_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_retiring_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy retires within 300 metres.

    `enemy_retiring_far` with its notes: pairs of an index of LABELS['enemy_retiring_far'] and what it
    moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_retiring_far', 'Is an enemy retiring within 300 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(f.stance == STANCE_RETIRING and within(unit, f, 300) for f in unit.foes_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_open_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy shows flank or rear within reach of a charge.

    `enemy_open_near` with its notes: pairs of an index of LABELS['enemy_open_near'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_open_near', 'Does an enemy show the unit its flank or rear, near enough to charge?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(
        not in_front_of(f, unit) and sees(unit, f, world) and charge_near(unit, f, world)
        for f in unit.foes_around
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_open_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy shows flank or rear beyond reach of a charge.

    `enemy_open_far` with its notes: pairs of an index of LABELS['enemy_open_far'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_open_far', 'Does an enemy show the unit its flank or rear, too far off to charge?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(
        not in_front_of(f, unit) and sees(unit, f, world) and not charge_near(unit, f, world)
        for f in unit.foes_around
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_below_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy is lower down within 100 metres.

    `enemy_below_near` with its notes: pairs of an index of LABELS['enemy_below_near'] and what it
    moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_below_near', 'Is an enemy downhill of the unit within 100 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(within(unit, f, 100) and higher(unit, f, world) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_below_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy is lower down within 200 metres.

    `enemy_below_far` with its notes: pairs of an index of LABELS['enemy_below_far'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_below_far', 'Is an enemy downhill of the unit within 200 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(within(unit, f, 200) and higher(unit, f, world) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friendly_cover(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Friendly cover is within 100 metres.

    `friendly_cover` with its notes: pairs of an index of LABELS['friendly_cover'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friendly_cover', 'Is there friendly cover within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(
        is_within(unit.footing, t.tract_edge, 100) and friendly_cover_in(unit, t)
        for t in world.tracts
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_routing(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy routs within 100 metres.

    `enemy_routing` with its notes: pairs of an index of LABELS['enemy_routing'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_routing', 'Is an enemy routing within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(f.stance == STANCE_ROUTING and within(unit, f, 100) for f in unit.foes_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_won_melee(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A melee was won lately.

    `won_melee` with its notes: pairs of an index of LABELS['won_melee'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'won_melee', 'Has the unit won a melee lately, this move included?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('melee_was_won', 'within', 3, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_special_leader(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A special leader is with it.

    `special_leader` with its notes: pairs of an index of LABELS['special_leader'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'special_leader', 'Is a special leader with the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(
            f.chieftain is not None and f.held_by is None and within(unit, f, 25)
            for f in unit.friends_around
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes
