"""What a game of these rules remembers, generated from the rules."""

from __future__ import annotations

from typing import ClassVar, Final

from rulec.runtime.game.shape import Choice, Field, Holds, Kind, Shape
from rulec.runtime.game.world import World as BaseWorld

from ._choices import PHASE_AUTUMN_MOVES, Phase
from ._kinds import Convoy, Move, Piece, Power, Province, Retreat, Shore, Support, Wraith

VARIANT_ANY_ROUTE: Final = 0  # An army takes whatever way by sea is left
VARIANT_SZYKMAN: Final = 1  # Szykman's rule: an army at sea that hangs on itself stays
VARIANT_OWN_FLEET: Final = 2  # Only a fleet of its own shows that an army is meant to sail
VARIANT_ORIGIN_OPEN: Final = 3  # Where an attacker was carried from is open for retreat
VARIANT_WAY_TO_HELD: Final = 4  # The way is counted to supply centres that are held
VARIANT_WALLS_KEEP_HELP: Final = 5  # Walls keep help whole
VARIANT_FOUR_PLAYERS: Final = 6  # Four players
VARIANT_THREE_PLAYERS: Final = 7  # Three players
VARIANT_TWO_PLAYERS: Final = 8  # Two players
_POWER_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('own_people', 'own_people', Holds("text"), label='what its own are called'),
    Field('initials', 'initials', Holds("text"), label='three letters'),
    Field('other_spelling', 'other_spelling', Holds("text"), label='other spelling'),
    Field('for_draw', 'for_draw', Holds("truth"), label='in favour of a draw'),
    Field('leaderless', 'leaderless', Holds("truth"), label='in civil disorder'),
    Field('folk', 'folk', Holds("choice", 'Folk', optional=True), label='people'),
)
_PROVINCE_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('sea', 'sea', Holds("truth"), label='a sea'),
    Field('supply_centre', 'supply_centre', Holds("truth"), label='a supply centre'),
    Field('homeland', 'homeland', Holds("thing", 'Power', optional=True), label='power whose home it is'),
    Field('owner', 'owner', Holds("thing", 'Power', optional=True), label='power that holds it'),
    Field(
        'borders', 'borders', Holds("list", item=Holds("thing", 'Province')),
        label='provinces that an army can go to from it',
    ),
    Field(
        'fords', 'fords', Holds("list", item=Holds("thing", 'Province')),
        label='provinces across a river, which an army can go to in autumn',
    ),
    Field('shores', 'shores', Holds("list", item=Holds("thing", 'Shore')), label='coasts; a sea is its own'),
    Field('easting', 'easting', Holds("number", optional=True), label='how far east it is drawn'),
    Field('southing', 'southing', Holds("number", optional=True), label='how far south it is drawn'),
    Field('features', 'features', Holds("set", 'Feature'), label='features'),
)
_SHORE_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('province', 'province', Holds("thing", 'Province'), True, label='province'),
    Field('side', 'side', Holds("choice", 'Side', optional=True), label='which of several coasts'),
    Field(
        'near', 'near', Holds("list", item=Holds("thing", 'Shore')),
        label='coasts and seas that a fleet can go to from it',
    ),
)
_PIECE_FIELDS: Final[tuple[Field, ...]] = (
    Field('owner', 'owner', Holds("thing", 'Power'), True, label='the power that it belongs to'),
    Field('place', 'place', Holds("thing", 'Province'), True, label='province'),
    Field(
        'shore', 'shore', Holds("thing", 'Shore', optional=True),
        label='the coast or sea in which a fleet lies; none for an army',
    ),
    Field('qualities', 'qualities', Holds("set", 'Quality'), label='qualities'),
    Field('trail', 'trail', Holds("thing", 'Province', optional=True), label='last province'),
    Field('thwarted', 'thwarted', Holds("thing", 'Province', optional=True), label='missed province'),
    Field('commanded', 'commanded', Holds("truth"), label='has its order'),
    Field('ordered_to_hold', 'ordered_to_hold', Holds("truth"), label='ordered to hold'),
    Field(
        'written_name', 'written_name', Holds("choice", 'Arm', optional=True),
        label='what its order calls it',
    ),
    Field('expelled', 'expelled', Holds("truth"), label='driven out, and about to retreat'),
    Field(
        'refuges', 'refuges', Holds("list", item=Holds("thing", 'Province')),
        label='provinces to which it may retreat',
    ),
    Field(
        'havens', 'havens', Holds("list", item=Holds("thing", 'Shore')),
        label='coasts and seas to which it may retreat',
    ),
)
_MOVE_FIELDS: Final[tuple[Field, ...]] = (
    Field('unit', 'unit', Holds("thing", 'Piece'), True, label='the unit that moves'),
    Field('goal', 'goal', Holds("thing", 'Province'), True, label='the province to which it is ordered'),
    Field('coast', 'coast', Holds("thing", 'Shore', optional=True), label='the coast, if it is named'),
    Field('by_sea', 'by_sea', Holds("truth"), label='ordered to go by sea'),
    Field(
        'route', 'route', Holds("list", item=Holds("thing", 'Province')),
        label='seas that it is ordered to cross; none where any will do',
    ),
)
_SUPPORT_FIELDS: Final[tuple[Field, ...]] = (
    Field('unit', 'unit', Holds("thing", 'Piece'), True, label='the unit that supports'),
    Field('friend', 'friend', Holds("thing", 'Piece'), True, label='the unit that is supported'),
    Field(
        'goal', 'goal', Holds("thing", 'Province', optional=True),
        label='the province to which the supported unit goes',
    ),
    Field('coast', 'coast', Holds("thing", 'Shore', optional=True), label='the coast, if it is named'),
)
_CONVOY_FIELDS: Final[tuple[Field, ...]] = (
    Field('unit', 'unit', Holds("thing", 'Piece'), True, label='the fleet that convoys'),
    Field('army', 'army', Holds("thing", 'Piece'), True, label='the army that is convoyed'),
    Field('goal', 'goal', Holds("thing", 'Province'), True, label='the province to which it is taken'),
)
_RETREAT_FIELDS: Final[tuple[Field, ...]] = (
    Field('unit', 'unit', Holds("thing", 'Piece'), True, label='the unit that retreats'),
    Field('goal', 'goal', Holds("thing", 'Province'), True, label='the province to which it retreats'),
    Field(
        'coast', 'coast', Holds("thing", 'Shore', optional=True),
        label='the coast or sea at which a fleet arrives',
    ),
)
_WRAITH_FIELDS: Final[tuple[Field, ...]] = (
    Field('owner', 'owner', Holds("thing", 'Power'), True, label='the power that it serves'),
    Field('place', 'place', Holds("thing", 'Province'), True, label='the province in which it is'),
    Field('escort', 'escort', Holds("thing", 'Piece', optional=True), label='the army with which it goes'),
    Field(
        'ride_goal', 'ride_goal', Holds("thing", 'Province', optional=True),
        label='the province to which it rides',
    ),
    Field(
        'ride_on', 'ride_on', Holds("thing", 'Province', optional=True),
        label='the province to which it rides on',
    ),
    Field('commanded', 'commanded', Holds("truth"), label='has its order'),
)

SHAPE: Final = Shape(
    kinds=(
        Kind(
            'Power', Power, 'power', _POWER_FIELDS, plural='powers', known_as='name',
            also=('own_people', 'initials', 'other_spelling'), entries='Power',
        ),
        Kind(
            'Province', Province, 'province', _PROVINCE_FIELDS, plural='provinces', known_as='name',
            entries='Province',
        ),
        Kind('Shore', Shore, 'shore', _SHORE_FIELDS, plural='shores', known_as='name'),
        Kind('Piece', Piece, 'piece', _PIECE_FIELDS, plural='pieces'),
        Kind('Move', Move, 'move', _MOVE_FIELDS, plural='moves'),
        Kind('Support', Support, 'support', _SUPPORT_FIELDS, plural='supports'),
        Kind('Convoy', Convoy, 'convoy', _CONVOY_FIELDS, plural='convoys'),
        Kind('Retreat', Retreat, 'retreat', _RETREAT_FIELDS, plural='retreats'),
        Kind('Wraith', Wraith, 'wraith', _WRAITH_FIELDS, plural='wraiths'),
    ),
    choices=(
        Choice(
            'Outcome', ('succeeds', 'bounced', 'cut', 'void', 'fails'),
            ('succeeds', 'bounced', 'cut', 'void: it is treated as an order to stand', 'fails for want of a way'),
            'outcome',
        ),
        Choice(
            'Arm', ('army', 'fleet', 'double_army'), ('A', 'F', '2A'), 'kind of unit',
            also=(('AMY',), ('FLT',), ()),
        ),
        Choice(
            'Side', ('northern', 'eastern', 'southern'), ('NC', 'EC', 'SC'), 'coast',
            also=(('north coast', 'NCS', 'north'), ('east coast', 'ECS', 'east'), ('south coast', 'SCS', 'south')),
        ),
        Choice(
            'Phase', ('spring_moves', 'spring_retreats', 'autumn_moves', 'autumn_retreats', 'winter'),
            ('the moves of spring', 'the retreats of spring', 'the moves of autumn', 'the retreats of autumn', 'the builds and removals of winter'),
            'part of the year',
        ),
        Choice(
            'Passage', ('via',), ('by convoy',), 'how an army goes',
            also=(('via convoy', 'convoy', 'by sea'),),
        ),
        Choice(
            'Folk', ('angmar', 'arthedain', 'cardolan', 'dunlendings', 'hillmen'),
            ('Angmar', 'Arthedain', 'Cardolan', 'the Dunlendings', 'the Hillmen'), 'people',
        ),
        Choice(
            'Feature', ('fort', 'restless', 'hill_country', 'late_muster'),
            ('Fort', 'Restless', 'Hill country', 'Late to muster'), 'feature',
        ),
        Choice(
            'Quality', ('double', 'nominated', 'ridden'), ('Double army', 'Nominated', 'With the Nazgul'),
            'quality',
        ),
        Choice(
            'Order',
            ('move', 'hold', 'support_a_move', 'support_a_stand', 'retreat', 'build_a_unit', 'disband_a_unit', 'waive_a_unit', 'ask_for_a_draw', 'the_nazgul_rides', 'the_nazgul_stays'),
            ('Move', 'Hold', 'Support a move', 'Support a stand', 'Retreat', 'Build a unit', 'Disband a unit', 'Waive a unit', 'Ask for a draw', 'The Nazgul rides', 'The Nazgul stays'),
            'order', printed=('10', '11', '12', '13', '20', '30', '31', '32', '40', '15', '16'),
        ),
        Choice(
            'Power', ('angmar', 'arthedain', 'cardolan', 'dunlendings', 'hillmen'),
            ('Angmar', 'Arthedain', 'Cardolan', 'Dunlendings', 'Hillmen'), 'power',
        ),
        Choice(
            'Province',
            (
                'anu', 'bca', 'bef', 'bld', 'cbr', 'cdu', 'dun', 'eda', 'eke', 'eld', 'emo', 'ene', 'erg',
                'fch', 'frn', 'ghi', 'gnd', 'gun', 'hfe', 'hgi', 'lnd', 'mag', 'mai', 'mbr', 'mih', 'nni',
                'nwr', 'oio', 'pfe', 'pte', 'riv', 'san', 'sdu', 'shi', 'tfo', 'tgo', 'tha', 'tin', 'wto',
            ),
            (
                'Anu', 'BCa', 'Bef', 'Bree-land', 'CBr', 'CDu', 'Dun', 'EDa', 'Eke', 'Eld', 'EMo', 'Ene',
                'Eregion', 'Forochel', 'Frn', 'GHi', 'Gnd', 'Gun', 'HFe', 'HGi', 'Lindon', 'Mag', 'Mai',
                'MBr', 'Minhiriath', 'NNi', 'NWR', 'Oio', 'PFe', 'PTe', 'Rivendell', 'SAn', 'SDu', 'Shire',
                'TFo', 'TGo', 'Tha', 'Tin', 'WTo',
            ),
            'province',
        ),
    ),
    state=(
        Field('year', 'year', Holds("number"), label='year'),
        Field('phase', 'phase', Holds("choice", 'Phase'), label='part of the year'),
    ),
    events={},
    variants=(
        ('any_route', 'An army takes whatever way by sea is left'),
        ('szykman', "Szykman's rule: an army at sea that hangs on itself stays"),
        ('own_fleet', 'Only a fleet of its own shows that an army is meant to sail'),
        ('origin_open', 'Where an attacker was carried from is open for retreat'),
        ('way_to_held', 'The way is counted to supply centres that are held'),
        ('walls_keep_help', 'Walls keep help whole'),
        ('four_players', 'Four players'),
        ('three_players', 'Three players'),
        ('two_players', 'Two players'),
    ),
    apart=(
        ('four_players', 'two_players'),
        ('four_players', 'three_players'),
        ('three_players', 'two_players'),
    ),
)


class World(BaseWorld):
    """The world of a game.

    The year.
    """

    __slots__ = (
        "powers", "provinces", "shores", "pieces", "moves", "supports", "convoys", "retreats", "wraiths",
        "year", "phase",
    )

    SHAPE: ClassVar[Shape] = SHAPE

    def __init__(
        self, *, seed: int | str = 0, variants: int = 0, year: int = 1409,
        phase: Phase = PHASE_AUTUMN_MOVES,
    ) -> None:
        super().__init__(seed=seed, variants=variants)
        self.powers: list[Power] = []
        self.provinces: list[Province] = []
        self.shores: list[Shore] = []
        self.pieces: list[Piece] = []
        self.moves: list[Move] = []
        self.supports: list[Support] = []
        self.convoys: list[Convoy] = []
        self.retreats: list[Retreat] = []
        self.wraiths: list[Wraith] = []
        self.year: int = year
        self.phase: Phase = phase
