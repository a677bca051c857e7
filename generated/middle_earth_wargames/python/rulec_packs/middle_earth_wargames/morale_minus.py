"""Resolvers of morale_minus.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask

from ._kinds import Unit_


def enemy_near(unit: Unit_, facts: Facts) -> bool:
    """An enemy is within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 408.
    """
    said = ask(facts, 'enemy_near', 'Is an enemy within 100 metres of the unit?', unit)
    return said


def enemy_far(unit: Unit_, facts: Facts) -> bool:
    """An enemy is within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 409.
    """
    said = ask(facts, 'enemy_far', 'Is an enemy within 300 metres of the unit?', unit)
    return said


def enemy_in_sight(unit: Unit_, facts: Facts) -> bool:
    """An enemy is in sight.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 410.
    """
    said = ask(facts, 'enemy_in_sight', 'Can the unit see an enemy?', unit)
    return said


def shot_at(unit: Unit_, facts: Facts) -> bool:
    """At least half its own number shoot at it.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 411.
    """
    said = ask(facts, 'shot_at', 'Do at least half as many shooters as the unit has men shoot at it?', unit)
    return said


def enemy_behind(unit: Unit_, facts: Facts) -> bool:
    """An enemy is behind flank or rear within reach of a charge.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 412.
    """
    said = ask(facts, 'enemy_behind', 'Is an enemy behind the flank or rear of the unit, near enough to charge?', unit)
    return said


def cavalry_behind(unit: Unit_, facts: Facts) -> bool:
    """Enemy cavalry is behind flank or rear within reach of a charge.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 413.
    """
    said = ask(facts, 'cavalry_behind', 'Is enemy cavalry behind the flank or rear of the unit, near enough to charge?', unit)
    return said


def enemy_above_near(unit: Unit_, facts: Facts) -> bool:
    """An enemy is higher up within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 415.
    """
    said = ask(facts, 'enemy_above_near', 'Is an enemy uphill of the unit within 100 metres?', unit)
    return said


def enemy_above_far(unit: Unit_, facts: Facts) -> bool:
    """An enemy is higher up within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 416.
    """
    said = ask(facts, 'enemy_above_far', 'Is an enemy uphill of the unit within 300 metres?', unit)
    return said


def friend_retiring_near(unit: Unit_, facts: Facts) -> bool:
    """A friend retires within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 417.
    """
    said = ask(facts, 'friend_retiring_near', 'Is a friendly unit retiring within 100 metres of the unit?', unit)
    return said


def friend_retiring_far(unit: Unit_, facts: Facts) -> bool:
    """A friend retires within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 418.
    """
    said = ask(facts, 'friend_retiring_far', 'Is a friendly unit retiring within 300 metres of the unit?', unit)
    return said


def friend_routing_near(unit: Unit_, facts: Facts) -> bool:
    """A friend routs within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 419.
    """
    said = ask(facts, 'friend_routing_near', 'Is a friendly unit routing within 100 metres of the unit?', unit)
    return said


def friend_routing_far(unit: Unit_, facts: Facts) -> bool:
    """A friend routs within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 420.
    """
    said = ask(facts, 'friend_routing_far', 'Is a friendly unit routing within 300 metres of the unit?', unit)
    return said


def unfriendly_cover(unit: Unit_, facts: Facts) -> bool:
    """Unfriendly cover is within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 422.
    """
    said = ask(facts, 'unfriendly_cover', 'Is there cover that an enemy may hold within 100 metres of the unit?', unit)
    return said


def animals_by_fire(unit: Unit_, facts: Facts) -> bool:
    """Its animals are within 100 metres of a fire.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 423.
    """
    said = ask(facts, 'animals_by_fire', 'Are animals of the unit within 100 metres of a fire?', unit)
    return said


def surprised(unit: Unit_, facts: Facts) -> bool:
    """It is taken by surprise.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 424.
    """
    said = ask(facts, 'surprised', 'Is the unit taken by surprise?', unit)
    return said


def horses_by_elephants(unit: Unit_, facts: Facts) -> bool:
    """Its horses are within 100 metres of elephants.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 429.
    """
    said = ask(facts, 'horses_by_elephants', 'Are horses of the unit within 100 metres of elephants?', unit)
    return said


def betters_routing(unit: Unit_, facts: Facts) -> bool:
    """Its betters rout within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 430.
    """
    said = ask(facts, 'betters_routing', 'Is a friendly unit that the unit looks up to routing within 100 metres?', unit)
    return said


def split(unit: Unit_, facts: Facts) -> bool:
    """Its parts are split by 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 438.
    """
    said = ask(facts, 'split', 'Are parts of the unit split by 100 metres or more?', unit)
    return said


def lost_melee(unit: Unit_, facts: Facts) -> bool:
    """A melee was lost in this move or the two before it.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 442.
    """
    said = ask(facts, 'lost_melee', 'Has the unit lost a melee in this move or the two before it?', unit)
    return said


def hero_killed(unit: Unit_, facts: Facts) -> bool:
    """A hero was killed in sight.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 443.
    """
    said = ask(facts, 'hero_killed', 'Has the unit seen a hero of its side die?', unit)
    return said


def leader_not_in_front(unit: Unit_, facts: Facts) -> bool:
    """Its leader is not in the front rank.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS",
    line 444.
    """
    said = ask(facts, 'leader_not_in_front', 'Is the leader of the unit away from the front rank?', unit)
    return said
