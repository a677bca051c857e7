"""The resolvers of morale_minus.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask

from ._kinds import Unit_

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "enemy_near": (
        Label('stated', 'Is an enemy within 100 metres of the unit?'),
    ),
    "enemy_far": (
        Label('stated', 'Is an enemy within 300 metres of the unit?'),
    ),
    "enemy_in_sight": (
        Label('stated', 'Can the unit see an enemy?'),
    ),
    "shot_at": (
        Label('stated', 'Do at least half as many shooters as the unit has men shoot at it?'),
    ),
    "enemy_behind": (
        Label('stated', 'Is an enemy behind the flank or rear of the unit, near enough to charge?'),
    ),
    "cavalry_behind": (
        Label('stated', 'Is enemy cavalry behind the flank or rear of the unit, near enough to charge?'),
    ),
    "enemy_above_near": (
        Label('stated', 'Is an enemy uphill of the unit within 100 metres?'),
    ),
    "enemy_above_far": (
        Label('stated', 'Is an enemy uphill of the unit within 300 metres?'),
    ),
    "friend_retiring_near": (
        Label('stated', 'Is a friendly unit retiring within 100 metres of the unit?'),
    ),
    "friend_retiring_far": (
        Label('stated', 'Is a friendly unit retiring within 300 metres of the unit?'),
    ),
    "friend_routing_near": (
        Label('stated', 'Is a friendly unit routing within 100 metres of the unit?'),
    ),
    "friend_routing_far": (
        Label('stated', 'Is a friendly unit routing within 300 metres of the unit?'),
    ),
    "unfriendly_cover": (
        Label('stated', 'Is there cover that an enemy may hold within 100 metres of the unit?'),
    ),
    "animals_by_fire": (
        Label('stated', 'Are animals of the unit within 100 metres of a fire?'),
    ),
    "surprised": (
        Label('stated', 'Is the unit taken by surprise?'),
    ),
    "horses_by_elephants": (
        Label('stated', 'Are horses of the unit within 100 metres of elephants?'),
    ),
    "betters_routing": (
        Label('stated', 'Is a friendly unit that the unit looks up to routing within 100 metres?'),
    ),
    "split": (
        Label('stated', 'Are parts of the unit split by 100 metres or more?'),
    ),
    "lost_melee": (
        Label('stated', 'Has the unit lost a melee in this move or the two before it?'),
    ),
    "hero_killed": (
        Label('stated', 'Has the unit seen a hero of its side die?'),
    ),
    "leader_not_in_front": (
        Label('stated', 'Is the leader of the unit away from the front rank?'),
    ),
}


def why_enemy_near(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """An enemy is within 100 metres.

    `enemy_near` with its notes: pairs of an index of LABELS['enemy_near'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 408.
    """
    notes: Notes = []
    said = ask(facts, 'enemy_near', 'Is an enemy within 100 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_enemy_far(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """An enemy is within 300 metres.

    `enemy_far` with its notes: pairs of an index of LABELS['enemy_far'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 409.
    """
    notes: Notes = []
    said = ask(facts, 'enemy_far', 'Is an enemy within 300 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_enemy_in_sight(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """An enemy is in sight.

    `enemy_in_sight` with its notes: pairs of an index of LABELS['enemy_in_sight'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 410.
    """
    notes: Notes = []
    said = ask(facts, 'enemy_in_sight', 'Can the unit see an enemy?', unit)
    notes.append((0, 0))
    return said, notes


def why_shot_at(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """At least half its own number shoot at it.

    `shot_at` with its notes: pairs of an index of LABELS['shot_at'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 411.
    """
    notes: Notes = []
    said = ask(facts, 'shot_at', 'Do at least half as many shooters as the unit has men shoot at it?', unit)
    notes.append((0, 0))
    return said, notes


def why_enemy_behind(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """An enemy is behind flank or rear within reach of a charge.

    `enemy_behind` with its notes: pairs of an index of LABELS['enemy_behind'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 412.
    """
    notes: Notes = []
    said = ask(facts, 'enemy_behind', 'Is an enemy behind the flank or rear of the unit, near enough to charge?', unit)
    notes.append((0, 0))
    return said, notes


def why_cavalry_behind(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Enemy cavalry is behind flank or rear within reach of a charge.

    `cavalry_behind` with its notes: pairs of an index of LABELS['cavalry_behind'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 413.
    """
    notes: Notes = []
    said = ask(facts, 'cavalry_behind', 'Is enemy cavalry behind the flank or rear of the unit, near enough to charge?', unit)
    notes.append((0, 0))
    return said, notes


def why_enemy_above_near(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """An enemy is higher up within 100 metres.

    `enemy_above_near` with its notes: pairs of an index of LABELS['enemy_above_near'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 415.
    """
    notes: Notes = []
    said = ask(facts, 'enemy_above_near', 'Is an enemy uphill of the unit within 100 metres?', unit)
    notes.append((0, 0))
    return said, notes


def why_enemy_above_far(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """An enemy is higher up within 300 metres.

    `enemy_above_far` with its notes: pairs of an index of LABELS['enemy_above_far'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 416.
    """
    notes: Notes = []
    said = ask(facts, 'enemy_above_far', 'Is an enemy uphill of the unit within 300 metres?', unit)
    notes.append((0, 0))
    return said, notes


def why_friend_retiring_near(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A friend retires within 100 metres.

    `friend_retiring_near` with its notes: pairs of an index of LABELS['friend_retiring_near'] and what
    it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 417.
    """
    notes: Notes = []
    said = ask(facts, 'friend_retiring_near', 'Is a friendly unit retiring within 100 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_friend_retiring_far(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A friend retires within 300 metres.

    `friend_retiring_far` with its notes: pairs of an index of LABELS['friend_retiring_far'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 418.
    """
    notes: Notes = []
    said = ask(facts, 'friend_retiring_far', 'Is a friendly unit retiring within 300 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_friend_routing_near(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A friend routs within 100 metres.

    `friend_routing_near` with its notes: pairs of an index of LABELS['friend_routing_near'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 419.
    """
    notes: Notes = []
    said = ask(facts, 'friend_routing_near', 'Is a friendly unit routing within 100 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_friend_routing_far(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A friend routs within 300 metres.

    `friend_routing_far` with its notes: pairs of an index of LABELS['friend_routing_far'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 420.
    """
    notes: Notes = []
    said = ask(facts, 'friend_routing_far', 'Is a friendly unit routing within 300 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_unfriendly_cover(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Unfriendly cover is within 100 metres.

    `unfriendly_cover` with its notes: pairs of an index of LABELS['unfriendly_cover'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 422.
    """
    notes: Notes = []
    said = ask(facts, 'unfriendly_cover', 'Is there cover that an enemy may hold within 100 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_animals_by_fire(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Its animals are within 100 metres of a fire.

    `animals_by_fire` with its notes: pairs of an index of LABELS['animals_by_fire'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 423.
    """
    notes: Notes = []
    said = ask(facts, 'animals_by_fire', 'Are animals of the unit within 100 metres of a fire?', unit)
    notes.append((0, 0))
    return said, notes


def why_surprised(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """It is taken by surprise.

    `surprised` with its notes: pairs of an index of LABELS['surprised'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 424.
    """
    notes: Notes = []
    said = ask(facts, 'surprised', 'Is the unit taken by surprise?', unit)
    notes.append((0, 0))
    return said, notes


def why_horses_by_elephants(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Its horses are within 100 metres of elephants.

    `horses_by_elephants` with its notes: pairs of an index of LABELS['horses_by_elephants'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 429.
    """
    notes: Notes = []
    said = ask(facts, 'horses_by_elephants', 'Are horses of the unit within 100 metres of elephants?', unit)
    notes.append((0, 0))
    return said, notes


def why_betters_routing(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Its betters rout within 100 metres.

    `betters_routing` with its notes: pairs of an index of LABELS['betters_routing'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 430.
    """
    notes: Notes = []
    said = ask(facts, 'betters_routing', 'Is a friendly unit that the unit looks up to routing within 100 metres?', unit)
    notes.append((0, 0))
    return said, notes


def why_split(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Its parts are split by 100 metres.

    `split` with its notes: pairs of an index of LABELS['split'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 438.
    """
    notes: Notes = []
    said = ask(facts, 'split', 'Are parts of the unit split by 100 metres or more?', unit)
    notes.append((0, 0))
    return said, notes


def why_lost_melee(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A melee was lost in this move or the two before it.

    `lost_melee` with its notes: pairs of an index of LABELS['lost_melee'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 442.
    """
    notes: Notes = []
    said = ask(facts, 'lost_melee', 'Has the unit lost a melee in this move or the two before it?', unit)
    notes.append((0, 0))
    return said, notes


def why_hero_killed(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A hero was killed in sight.

    `hero_killed` with its notes: pairs of an index of LABELS['hero_killed'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 443.
    """
    notes: Notes = []
    said = ask(facts, 'hero_killed', 'Has the unit seen a hero of its side die?', unit)
    notes.append((0, 0))
    return said, notes


def why_leader_not_in_front(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Its leader is not in the front rank.

    `leader_not_in_front` with its notes: pairs of an index of LABELS['leader_not_in_front'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 444.
    """
    notes: Notes = []
    said = ask(facts, 'leader_not_in_front', 'Is the leader of the unit away from the front rank?', unit)
    notes.append((0, 0))
    return said, notes
