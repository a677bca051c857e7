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
        'Anu', 'BCa', 'Bef', 'Bree-land', 'CBr', 'CDu', 'Dun', 'EDa', 'Eke', 'Eld', 'EMo', 'Ene', 'Eregion',
        'Forochel', 'Frn', 'GHi', 'Gnd', 'Gun', 'HFe', 'HGi', 'Lindon', 'Mag', 'Mai', 'MBr', 'Minhiriath',
        'NNi', 'NWR', 'Oio', 'PFe', 'PTe', 'Rivendell', 'SAn', 'SDu', 'Shire', 'TFo', 'TGo', 'Tha', 'Tin',
        'WTo',
    ),
    "Order": (
        'Move', 'Hold', 'Support a move', 'Support a stand', 'Retreat', 'Build a unit', 'Disband a unit',
        'Waive a unit', 'Ask for a draw', 'The Nazgul rides', 'The Nazgul stays',
    ),
}
