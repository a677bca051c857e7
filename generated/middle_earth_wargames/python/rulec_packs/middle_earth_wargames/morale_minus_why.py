"""The resolvers of morale_minus.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask_outside
from rulec.runtime.ground.geometry import is_within

from ._choices import (
    RACE_ELEPHANT, RACE_WOLF, STANCE_RETIRING, STANCE_ROUTING, STRUCK_ELEPHANT, STRUCK_HEAVY_HORSE,
    STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE,
)
from ._kinds import Unit
from ._tables import TROOP_RACE
from ._world import World
from .field import charge_near, higher, in_front_of, sees, side_of, within
from .morale import looks_down_on, mounted
from .vision import unfriendly_cover_in

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "enemy_near": (
        Label('stated', 'Is an enemy within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "enemy_far": (
        Label('stated', 'Is an enemy within 300 metres of the unit?'),
        Label('holds', ''),
    ),
    "enemy_in_sight": (
        Label('stated', 'Can the unit see an enemy?'),
        Label('holds', ''),
    ),
    "shot_at": (
        Label('stated', 'Do shooters of at least 50% of the number of the unit shoot at it?'),
        Label('holds', ''),
    ),
    "enemy_behind": (
        Label('stated', 'Is an enemy behind the flank or rear of the unit, near enough to charge?'),
        Label('holds', ''),
    ),
    "cavalry_behind": (
        Label('stated', 'Is enemy cavalry behind the flank or rear of the unit, near enough to charge?'),
        Label('holds', ''),
    ),
    "enemy_above_near": (
        Label('stated', 'Is an enemy uphill of the unit within 100 metres?'),
        Label('holds', ''),
    ),
    "enemy_above_far": (
        Label('stated', 'Is an enemy uphill of the unit within 300 metres?'),
        Label('holds', ''),
    ),
    "friend_retiring_near": (
        Label('stated', 'Is a friendly unit retiring within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "friend_retiring_far": (
        Label('stated', 'Is a friendly unit retiring within 300 metres of the unit?'),
        Label('holds', ''),
    ),
    "friend_routing_near": (
        Label('stated', 'Is a friendly unit routing within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "friend_routing_far": (
        Label('stated', 'Is a friendly unit routing within 300 metres of the unit?'),
        Label('holds', ''),
    ),
    "unfriendly_cover": (
        Label('stated', 'Is there cover that an enemy may hold within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "animals_by_fire": (
        Label('stated', 'Are animals of the unit within 100 metres of a fire?'),
        Label('holds', ''),
    ),
    "surprised": (
        Label('stated', 'Is the unit taken by surprise?'),
        Label('holds', ''),
    ),
    "horses_by_elephants": (
        Label('stated', 'Are horses of the unit within 100 metres of elephants?'),
        Label('holds', ''),
    ),
    "betters_routing": (
        Label('stated', 'Is a friendly unit that the unit looks up to routing within 100 metres?'),
        Label('holds', ''),
    ),
    "split": (
        Label('stated', 'Are parts of the unit split by 100 metres or more?'),
        Label('holds', ''),
    ),
    "lost_melee": (
        Label('stated', 'Has the unit lost a melee lately, this move included?'),
        Label('holds', ''),
    ),
    "hero_killed": (
        Label('stated', 'Has the unit seen a hero of its side die?'),
        Label('holds', ''),
    ),
    "leader_not_in_front": (
        Label('stated', 'Is the leader of the unit away from the front rank?'),
        Label('holds', ''),
    ),
}


def why_enemy_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy is within 100 metres.

    `enemy_near` with its notes: pairs of an index of LABELS['enemy_near'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_near', 'Is an enemy within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not any(within(unit, f, 100) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy is within 300 metres.

    `enemy_far` with its notes: pairs of an index of LABELS['enemy_far'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_far', 'Is an enemy within 300 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not any(within(unit, f, 300) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_in_sight(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy is in sight.

    `enemy_in_sight` with its notes: pairs of an index of LABELS['enemy_in_sight'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_in_sight', 'Can the unit see an enemy?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(side_of(f) != side_of(unit) and sees(unit, f, world) for f in world.units):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_shot_at(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """At least 50% of its own number shoot at it.

    `shot_at` with its notes: pairs of an index of LABELS['shot_at'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'shot_at', 'Do shooters of at least 50% of the number of the unit shoot at it?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or unit.shot_by <= 0 or 2 * unit.shot_by < unit.men:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_behind(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy is behind flank or rear within reach of a charge.

    `enemy_behind` with its notes: pairs of an index of LABELS['enemy_behind'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_behind', 'Is an enemy behind the flank or rear of the unit, near enough to charge?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(not in_front_of(unit, f) and charge_near(f, unit, world) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_cavalry_behind(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Enemy cavalry is behind flank or rear within reach of a charge.

    `cavalry_behind` with its notes: pairs of an index of LABELS['cavalry_behind'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'cavalry_behind', 'Is enemy cavalry behind the flank or rear of the unit, near enough to charge?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(
        mounted(f) and not in_front_of(unit, f) and charge_near(f, unit, world)
        for f in unit.foes_around
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_above_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy is higher up within 100 metres.

    `enemy_above_near` with its notes: pairs of an index of LABELS['enemy_above_near'] and what it
    moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_above_near', 'Is an enemy uphill of the unit within 100 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(within(unit, f, 100) and higher(f, unit, world) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_above_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy is higher up within 300 metres.

    `enemy_above_far` with its notes: pairs of an index of LABELS['enemy_above_far'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_above_far', 'Is an enemy uphill of the unit within 300 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(within(unit, f, 300) and higher(f, unit, world) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friend_retiring_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend retires within 100 metres.

    `friend_retiring_near` with its notes: pairs of an index of LABELS['friend_retiring_near'] and what
    it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friend_retiring_near', 'Is a friendly unit retiring within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(f.stance == STANCE_RETIRING and within(unit, f, 100) for f in unit.friends_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friend_retiring_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend retires within 300 metres.

    `friend_retiring_far` with its notes: pairs of an index of LABELS['friend_retiring_far'] and what it
    moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friend_retiring_far', 'Is a friendly unit retiring within 300 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(f.stance == STANCE_RETIRING and within(unit, f, 300) for f in unit.friends_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friend_routing_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend routs within 100 metres.

    `friend_routing_near` with its notes: pairs of an index of LABELS['friend_routing_near'] and what it
    moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friend_routing_near', 'Is a friendly unit routing within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(f.stance == STANCE_ROUTING and within(unit, f, 100) for f in unit.friends_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friend_routing_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend routs within 300 metres.

    `friend_routing_far` with its notes: pairs of an index of LABELS['friend_routing_far'] and what it
    moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friend_routing_far', 'Is a friendly unit routing within 300 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(f.stance == STANCE_ROUTING and within(unit, f, 300) for f in unit.friends_around)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_unfriendly_cover(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Unfriendly cover is within 100 metres.

    `unfriendly_cover` with its notes: pairs of an index of LABELS['unfriendly_cover'] and what it
    moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'unfriendly_cover', 'Is there cover that an enemy may hold within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(
        is_within(unit.footing, t.tract_edge, 100) and unfriendly_cover_in(unit, t)
        for t in world.tracts
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_animals_by_fire(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Its animals are within 100 metres of a fire.

    `animals_by_fire` with its notes: pairs of an index of LABELS['animals_by_fire'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'animals_by_fire', 'Are animals of the unit within 100 metres of a fire?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        (
            not mounted(unit)
            and TROOP_RACE[unit.troop] != RACE_WOLF
            and TROOP_RACE[unit.troop] != RACE_ELEPHANT
            and unit.struck_as != STRUCK_ELEPHANT
        )
        or not any(t.on_fire and is_within(unit.footing, t.tract_edge, 100) for t in world.tracts)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_surprised(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """It is taken by surprise.

    `surprised` with its notes: pairs of an index of LABELS['surprised'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'surprised', 'Is the unit taken by surprise?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not unit.taken_aback:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_horses_by_elephants(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Its horses are within 100 metres of elephants.

    `horses_by_elephants` with its notes: pairs of an index of LABELS['horses_by_elephants'] and what it
    moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'horses_by_elephants', 'Are horses of the unit within 100 metres of elephants?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or (
            unit.struck_as != STRUCK_LIGHT_HORSE
            and unit.struck_as != STRUCK_MEDIUM_HORSE
            and unit.struck_as != STRUCK_HEAVY_HORSE
        )
        or (
            not any(f.struck_as == STRUCK_ELEPHANT and within(unit, f, 100) for f in unit.foes_around)
            and not any(f.struck_as == STRUCK_ELEPHANT and within(unit, f, 100) for f in unit.friends_around)
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_betters_routing(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Its betters rout within 100 metres.

    `betters_routing` with its notes: pairs of an index of LABELS['betters_routing'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'betters_routing', 'Is a friendly unit that the unit looks up to routing within 100 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(
            f.stance == STANCE_ROUTING and looks_down_on(f, unit) and within(unit, f, 100)
            for f in unit.friends_around
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_split(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Its parts are split by 100 metres.

    `split` with its notes: pairs of an index of LABELS['split'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'split', 'Are parts of the unit split by 100 metres or more?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or unit.split_by < 100:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_lost_melee(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A melee was lost lately.

    `lost_melee` with its notes: pairs of an index of LABELS['lost_melee'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'lost_melee', 'Has the unit lost a melee lately, this move included?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('melee_was_lost', 'within', 3, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_hero_killed(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A hero was killed in sight.

    `hero_killed` with its notes: pairs of an index of LABELS['hero_killed'] and what it moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'hero_killed', 'Has the unit seen a hero of its side die?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('hero_seen_to_die', 'within', 3, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_leader_not_in_front(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Its leader is not in the front rank.

    `leader_not_in_front` with its notes: pairs of an index of LABELS['leader_not_in_front'] and what it
    moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'leader_not_in_front', 'Is the leader of the unit away from the front rank?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not unit.leader_behind or unit.leaderless:
        notes.append((1, 0))
        return False, notes
    return True, notes
