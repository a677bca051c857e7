"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import MeasureUnit

PERCENT: Final = MeasureUnit('%', '%')
POINTS: Final = MeasureUnit('point', 'points')
MAN: Final = MeasureUnit('man', 'men')
CENTRE: Final = MeasureUnit('centre', 'centres')

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Outcome": (
        'succeeds', 'bounced', 'cut', 'void: it is treated as an order to stand', 'fails for want of a way',
    ),
    "Arm": ('A', 'F'),
    "Side": ('NC', 'EC', 'SC'),
    "Phase": (
        'the moves of spring', 'the retreats of spring', 'the moves of autumn', 'the retreats of autumn',
        'the builds and removals of winter',
    ),
    "Passage": ('by convoy',),
    "Province": (
        'Adriatic Sea', 'Aegean Sea', 'Albania', 'Ankara', 'Apulia', 'Armenia', 'Baltic Sea', 'Barents Sea',
        'Belgium', 'Berlin', 'Black Sea', 'Bohemia', 'Brest', 'Budapest', 'Bulgaria', 'Burgundy', 'Clyde',
        'Constantinople', 'Denmark', 'Eastern Mediterranean', 'Edinburgh', 'English Channel', 'Finland',
        'Galicia', 'Gascony', 'Greece', 'Gulf of Bothnia', 'Gulf of Lyon', 'Helgoland Bight', 'Holland',
        'Ionian Sea', 'Irish Sea', 'Kiel', 'Liverpool', 'Livonia', 'London', 'Marseilles',
        'Mid-Atlantic Ocean', 'Moscow', 'Munich', 'Naples', 'North Africa', 'North Atlantic Ocean',
        'North Sea', 'Norway', 'Norwegian Sea', 'Paris', 'Picardy', 'Piedmont', 'Portugal', 'Prussia',
        'Rome', 'Ruhr', 'Rumania', 'Serbia', 'Sevastopol', 'Silesia', 'Skagerrak', 'Smyrna', 'Spain',
        'St Petersburg', 'Sweden', 'Syria', 'Trieste', 'Tunis', 'Tuscany', 'Tyrolia', 'Tyrrhenian Sea',
        'Ukraine', 'Venice', 'Vienna', 'Wales', 'Warsaw', 'Western Mediterranean', 'Yorkshire',
    ),
    "Order": (
        'Move', 'Hold', 'Support a move', 'Support a stand', 'Convoy', 'Retreat', 'Build a unit',
        'Disband a unit', 'Waive a unit', 'Ask for a draw',
    ),
}
