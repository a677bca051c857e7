"""The resolvers of obedience_factors.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask

from ._kinds import Unit_

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "unsupported": (
        Label('stated', 'Is the unit without support?'),
    ),
    "widely_split": (
        Label('stated', 'Are parts of the unit split by more than 500 metres?'),
    ),
    "outnumbered": (
        Label('stated', 'Is the unit outnumbered?'),
    ),
    "surrounded_far": (
        Label('stated', 'Is the unit surrounded by enemies within 100 metres?'),
    ),
    "surrounded_near": (
        Label('stated', 'Is the unit surrounded by enemies within 50 metres?'),
    ),
    "bold_order": (
        Label('stated', 'Is the unit ordered to charge or to close with an enemy that outnumbers it?'),
    ),
    "friends_routed_lately": (
        Label('stated', 'Have friends near the unit routed in this move or the two before it?'),
    ),
}


def why_unsupported(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """It has no support.

    `unsupported` with its notes: pairs of an index of LABELS['unsupported'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    304.
    """
    notes: Notes = []
    said = ask(facts, 'unsupported', 'Is the unit without support?', unit)
    notes.append((0, 0))
    return said, notes


def why_widely_split(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Its parts are split by more than 500 metres.

    `widely_split` with its notes: pairs of an index of LABELS['widely_split'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    308.
    """
    notes: Notes = []
    said = ask(facts, 'widely_split', 'Are parts of the unit split by more than 500 metres?', unit)
    notes.append((0, 0))
    return said, notes


def why_outnumbered(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """It is outnumbered.

    `outnumbered` with its notes: pairs of an index of LABELS['outnumbered'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    310.
    """
    notes: Notes = []
    said = ask(facts, 'outnumbered', 'Is the unit outnumbered?', unit)
    notes.append((0, 0))
    return said, notes


def why_surrounded_far(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """It is surrounded by enemies within 100 metres.

    `surrounded_far` with its notes: pairs of an index of LABELS['surrounded_far'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    312.
    """
    notes: Notes = []
    said = ask(facts, 'surrounded_far', 'Is the unit surrounded by enemies within 100 metres?', unit)
    notes.append((0, 0))
    return said, notes


def why_surrounded_near(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """It is surrounded by enemies within 50 metres.

    `surrounded_near` with its notes: pairs of an index of LABELS['surrounded_near'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    314.
    """
    notes: Notes = []
    said = ask(facts, 'surrounded_near', 'Is the unit surrounded by enemies within 50 metres?', unit)
    notes.append((0, 0))
    return said, notes


def why_bold_order(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """It is ordered to charge or close while outnumbered.

    `bold_order` with its notes: pairs of an index of LABELS['bold_order'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    316.
    """
    notes: Notes = []
    said = ask(facts, 'bold_order', 'Is the unit ordered to charge or to close with an enemy that outnumbers it?', unit)
    notes.append((0, 0))
    return said, notes


def why_friends_routed_lately(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Friends nearby routed in this move or the two before it.

    `friends_routed_lately` with its notes: pairs of an index of LABELS['friends_routed_lately'] and
    what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    318.
    """
    notes: Notes = []
    said = ask(facts, 'friends_routed_lately', 'Have friends near the unit routed in this move or the two before it?', unit)
    notes.append((0, 0))
    return said, notes
