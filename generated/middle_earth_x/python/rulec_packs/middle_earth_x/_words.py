"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Unit

PERCENT: Final = Unit('%', '%')
POINTS: Final = Unit('point', 'points')
MAN: Final = Unit('man', 'men')
CENTRE: Final = Unit('centre', 'centres')

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Outcome": (
        'succeeds', 'bounced', 'cut', 'void: it is treated as an order to stand', 'fails for want of a way',
    ),
    "Arm": ('A', 'F', '2A'),
    "Side": ('NC', 'EC', 'SC'),
    "Phase": (
        'the moves of spring', 'the retreats of spring', 'the moves of autumn', 'the retreats of autumn',
        'the builds and removals of winter',
    ),
    "Passage": ('by convoy',),
    "Folk": ('Angmar', 'Arthedain', 'Cardolan', 'the Dunlendings', 'Rhudaur'),
    "Power": ('Angmar', 'Arthedain', 'Cardolan', 'Dunlendings', 'Rhudaur'),
    "Feature": ('Fort', 'Restless', 'Hill country', 'Late to muster'),
    "Quality": ('Double army', 'Nominated', 'With the Nazgul'),
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
        'Ukraine', 'Venice', 'Vienna', 'Wales', 'Warsaw', 'Western Mediterranean', 'Yorkshire', 'Anu',
        'BCa', 'Bef', 'Bree-land', 'CBr', 'CDu', 'Dun', 'EDa', 'Eke', 'Eld', 'EMo', 'Ene', 'Eregion',
        'Forochel', 'Frn', 'GHi', 'Gnd', 'Gun', 'HFe', 'HGi', 'Lindon', 'Mag', 'Mai', 'MBr', 'Minhiriath',
        'NNi', 'NWR', 'Oio', 'PFe', 'PTe', 'Rivendell', 'SAn', 'SDu', 'Shire', 'TFo', 'TGo', 'Tha', 'Tin',
        'WTo',
    ),
    "Order": (
        'Move', 'Hold', 'Support a move', 'Support a stand', 'Convoy', 'Retreat', 'Build a unit',
        'Disband a unit', 'Waive a unit', 'Ask for a draw', 'The Nazgul rides', 'The Nazgul stays',
    ),
}
