"""Resolvers of morale_plus.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask

from ._kinds import Unit_


def strong_friend_near(unit: Unit_, facts: Facts) -> bool:
    """A friend above half strength is within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 376.
    """
    said = ask(facts, 'strong_friend_near', 'Is a friendly unit of more than half its strength within 100 metres of the unit?', unit)
    return said


def strong_friend_far(unit: Unit_, facts: Facts) -> bool:
    """A friend above half strength is within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 377.
    """
    said = ask(facts, 'strong_friend_far', 'Is a friendly unit of more than half its strength within 300 metres of the unit?', unit)
    return said


def friend_in_sight(unit: Unit_, facts: Facts) -> bool:
    """A friend is in sight.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 378.
    """
    said = ask(facts, 'friend_in_sight', 'Can the unit see a friendly unit?', unit)
    return said


def friend_advancing(unit: Unit_, facts: Facts) -> bool:
    """A friend advances within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 379.
    """
    said = ask(facts, 'friend_advancing', 'Is a friendly unit advancing within 100 metres of the unit?', unit)
    return said


def friend_charging(unit: Unit_, facts: Facts) -> bool:
    """A friend charges within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 380.
    """
    said = ask(facts, 'friend_charging', 'Is a friendly unit charging within 100 metres of the unit?', unit)
    return said


def support_behind(unit: Unit_, facts: Facts) -> bool:
    """Support stands to its rear.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 381.
    """
    said = ask(facts, 'support_behind', 'Does a friendly unit support the unit from behind?', unit)
    return said


def enemy_retiring_near(unit: Unit_, facts: Facts) -> bool:
    """An enemy retires within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 382.
    """
    said = ask(facts, 'enemy_retiring_near', 'Is an enemy retiring within 100 metres of the unit?', unit)
    return said


def enemy_retiring_far(unit: Unit_, facts: Facts) -> bool:
    """An enemy retires within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 383.
    """
    said = ask(facts, 'enemy_retiring_far', 'Is an enemy retiring within 300 metres of the unit?', unit)
    return said


def enemy_open_near(unit: Unit_, facts: Facts) -> bool:
    """An enemy shows flank or rear within reach of a charge.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 384.
    """
    said = ask(facts, 'enemy_open_near', 'Does an enemy show the unit its flank or rear, near enough to charge?', unit)
    return said


def enemy_open_far(unit: Unit_, facts: Facts) -> bool:
    """An enemy shows flank or rear beyond reach of a charge.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 385.
    """
    said = ask(facts, 'enemy_open_far', 'Does an enemy show the unit its flank or rear, too far off to charge?', unit)
    return said


def enemy_below_near(unit: Unit_, facts: Facts) -> bool:
    """An enemy is lower down within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 386.
    """
    said = ask(facts, 'enemy_below_near', 'Is an enemy downhill of the unit within 100 metres?', unit)
    return said


def enemy_below_far(unit: Unit_, facts: Facts) -> bool:
    """An enemy is lower down within 200 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 387.
    """
    said = ask(facts, 'enemy_below_far', 'Is an enemy downhill of the unit within 200 metres?', unit)
    return said


def friendly_cover(unit: Unit_, facts: Facts) -> bool:
    """Friendly cover is within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 388.
    """
    said = ask(facts, 'friendly_cover', 'Is there friendly cover within 100 metres of the unit?', unit)
    return said


def enemy_routing(unit: Unit_, facts: Facts) -> bool:
    """An enemy routs within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 389.
    """
    said = ask(facts, 'enemy_routing', 'Is an enemy routing within 100 metres of the unit?', unit)
    return said


def won_melee(unit: Unit_, facts: Facts) -> bool:
    """A melee was won in this move or the two before it.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 394.
    """
    said = ask(facts, 'won_melee', 'Has the unit won a melee in this move or the two before it?', unit)
    return said


def special_leader(unit: Unit_, facts: Facts) -> bool:
    """A special leader is with it.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS",
    line 399.
    """
    said = ask(facts, 'special_leader', 'Is a special leader with the unit?', unit)
    return said
