"""What a game of these rules remembers, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rulec.runtime.game.shape import Choice, Field, Holds, Kind, Shape
from rulec.runtime.game.world import World as BaseWorld

from ._choices import Card, LAND_SHIRE, Land
from ._kinds import Battle, Commitment, Individual, Nation, Regiment, Seat, Wound
from ._words import AREA, MUSTER_POINT, PIP, POWER, STEP

VARIANT_THREE_PLAYERS: Final = 0  # The Shadow divided
VARIANT_FOUR_PLAYERS: Final = 1  # Both sides divided
_WOUND_FIELDS: Final[tuple[Field, ...]] = (
    Field('side', 'side', Holds("choice", 'Side'), True, label='side'),
    Field('striker', 'striker', Holds("thing", 'Regiment'), True, label='who has struck'),
    Field('blow', 'blow', Holds("number", unit=PIP), True, label='score'),
)
_SEAT_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('side', 'side', Holds("choice", 'Side'), True, label='side'),
    Field('master', 'master', Holds("choice", 'Master', optional=True), label='master of the Shadow'),
    Field('chair', 'chair', Holds("choice", 'Chair'), label='place at the table'),
    Field('power', 'power', Holds("number", unit=POWER), label='power left this turn'),
    Field(
        'hand_cards', 'hand_cards', Holds("list", item=Holds("choice", 'Card')), label='cards in hand',
        seen=((),),
    ),
    Field(
        'activation_row', 'activation_row', Holds("list", item=Holds("thing", 'Nation')),
        label='order of activation',
    ),
    Field('cards_drawn', 'cards_drawn', Holds("number"), label='cards drawn this turn'),
)
_NATION_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('folk', 'folk', Holds("choice", 'Folk'), True, label='people'),
    Field('seat', 'seat', Holds("thing", 'Seat'), True, label='seat'),
    Field('stage', 'stage', Holds("choice", 'Stage'), label='readiness'),
    Field('musters_at', 'musters_at', Holds("choice", 'Land'), True, label='usual muster place'),
    Field(
        'earlier_stage', 'earlier_stage', Holds("choice", 'Stage', optional=True),
        label='readiness to which it would come back',
    ),
    Field('place_in_line', 'place_in_line', Holds("number"), label='place in the order of activation'),
    Field('pips_bought', 'pips_bought', Holds("number", unit=PIP), label='pips bought on its roll this turn'),
    Field(
        'points_left', 'points_left', Holds("number", unit=MUSTER_POINT),
        label='muster points left this turn',
    ),
)
_INDIVIDUAL_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('hero', 'hero', Holds("choice", 'Hero'), True, label='name in the story'),
    Field('seat', 'seat', Holds("thing", 'Seat'), True, label='seat'),
    Field('place', 'place', Holds("choice", 'Land'), label='place'),
    Field(
        'arrival', 'arrival', Holds("choice", 'Stage', optional=True),
        label='readiness of its nation that brings it',
    ),
    Field('folk', 'folk', Holds("choice", 'Folk', optional=True), label='nation that it comes with'),
    Field('travels', 'travels', Holds("truth"), label='with the Fellowship'),
    Field(
        'roused_nation', 'roused_nation', Holds("choice", 'Folk', optional=True),
        label='nation whose roll it helps this turn',
    ),
    Field('engaged', 'engaged', Holds("truth"), label='engaged this turn'),
    Field('winged', 'winged', Holds("truth"), label='on winged steeds'),
    Field('travel', 'travel', Holds("number", unit=AREA), label='areas moved this turn'),
    Field('absence', 'absence', Holds("number"), label='ends of turns until it comes back'),
)
_REGIMENT_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('folk', 'folk', Holds("choice", 'Folk'), True, label='people'),
    Field('seat', 'seat', Holds("thing", 'Seat'), True, label='seat'),
    Field('arm', 'arm', Holds("choice", 'Arm'), label='arm'),
    Field('steps_left', 'steps_left', Holds("number", unit=STEP), label='steps left'),
    Field('full_steps', 'full_steps', Holds("number", unit=STEP), label='steps when whole'),
    Field('place', 'place', Holds("choice", 'Land'), label='place'),
    Field(
        'arrival', 'arrival', Holds("choice", 'Stage', optional=True),
        label='readiness of its nation that brings it',
    ),
    Field('origin', 'origin', Holds("choice", 'Land', optional=True), label='origin this turn'),
    Field('travel', 'travel', Holds("number", unit=AREA), label='areas moved this turn'),
    Field('shaken_for', 'shaken_for', Holds("number"), label='time shaken'),
    Field('attacking', 'attacking', Holds("truth"), label='attacks this turn'),
    Field('helping', 'helping', Holds("truth"), label='has come to a battle that others had joined on it'),
    Field('leader', 'leader', Holds("choice", 'Hero', optional=True), label='leader'),
)
_BATTLE_FIELDS: Final[tuple[Field, ...]] = (
    Field('land', 'land', Holds("choice", 'Land'), True, label='area'),
    Field('attacker', 'attacker', Holds("choice", 'Side'), True, label='attacker'),
    Field('origin', 'origin', Holds("choice", 'Land'), True, label='origin of the main attack'),
    Field('attack_plan', 'attack_plan', Holds("choice", 'Plan'), label='plan of the attackers'),
    Field('defence_plan', 'defence_plan', Holds("choice", 'Plan'), label='plan of the defenders'),
    Field('courage', 'courage', Holds("number", unit=PIP), label="pips bought for the Shadow's morale"),
)
_COMMITMENT_FIELDS: Final[tuple[Field, ...]] = (
    Field('seat', 'seat', Holds("thing", 'Seat'), True, label='seat', seen=(('seat',),)),
    Field('power', 'power', Holds("number", unit=POWER), True, label='power', seen=(('seat',),)),
)

SHAPE: Final = Shape(
    kinds=(
        Kind('Wound', Wound, 'wound', _WOUND_FIELDS, plural='wounds'),
        Kind('Seat', Seat, 'seat', _SEAT_FIELDS, plural='seats', known_as='name'),
        Kind(
            'Nation', Nation, 'nation', _NATION_FIELDS, plural='nations', belongs_to='seat',
            known_as='name',
        ),
        Kind(
            'Individual', Individual, 'individual', _INDIVIDUAL_FIELDS, plural='individuals',
            belongs_to='seat', known_as='name',
        ),
        Kind(
            'Regiment', Regiment, 'regiment', _REGIMENT_FIELDS, plural='regiments', belongs_to='seat',
            known_as='name',
        ),
        Kind('Battle', Battle, 'battle', _BATTLE_FIELDS, plural='battles'),
        Kind(
            'Commitment', Commitment, 'commitment', _COMMITMENT_FIELDS, plural='commitments',
            seen=(('seat',),),
        ),
    ),
    choices=(
        Choice(
            'Hindrance',
            ('unhindered', 'off_the_map', 'with_the_ring', 'over_ridges', 'out_of_touch', 'out_of_reach', 'bound_by_foes', 'below_ground', 'out_of_woods', 'gate_shut', 'snowed_under', 'pass_watched', 'magic_holds', 'unbreached', 'not_foremost', 'untried_shire', 'field_unwon', 'rivals_there'),
            ('nothing', 'they are not on the board', 'they go with the Fellowship', 'mountains cannot be crossed', 'the two places do not touch', 'the way is too long', 'battle is joined where they are', 'only the Fellowship goes there', 'the Ents go no further than Isengard', 'a fortification bars the way', 'snow has closed Caradhras', 'the enemy is at an end of the pass', 'its magic holds', 'no breach of its nation has been declared', 'somebody else has to be the first to enter', 'nobody has tried the magic of the Shire yet', 'the area around has to be cleared first', 'forces of the other master are there'),
            'what keeps somebody from going on',
        ),
        Choice(
            'Shortage',
            ('unchecked', 'raised_before', 'unraised', 'by_readiness', 'no_muster_place', 'besieged', 'other_camp', 'enough_raised', 'abroad', 'tower_only', 'over_whole'),
            ('nothing', 'on the board already', 'not on the board', 'it comes with the readiness of its nation', 'that is no muster place of its nation', 'the enemy is there', 'forces of the other master are there', 'no more regiments can be raised there in this turn', 'not at home', 'Mordor refills in Barad-Dur alone', 'not so large'),
            'what keeps a regiment from being raised or refilled',
        ),
        Choice('Side', ('free', 'shadow'), ('the Free Peoples', 'the Shadow Powers'), 'side'),
        Choice('Master', ('sauron', 'saruman'), ('Sauron', 'Saruman'), 'master of the Shadow'),
        Choice(
            'Chair', ('only_player', 'first_chair', 'second_chair'),
            ('the only player of that side, or of that master', 'player one of the Free Peoples', 'player two of the Free Peoples'),
            'place at the table',
        ),
        Choice(
            'Folk',
            ('rohan', 'gondor', 'elves', 'dwarves', 'ents', 'dunedain', 'shirefolk', 'mordor', 'haradrim', 'easterlings', 'isengard', 'dunlending'),
            ('Rohan', 'Gondor', 'the Elves', 'the Dwarves', 'the Ents', 'the Dunedain', 'the Shire', 'Mordor', 'the Haradrim', 'the Easterlings', 'Isengard', 'the Dunlendings'),
            'people',
        ),
        Choice(
            'Stage', ('peace', 'neutral', 'defence', 'active'),
            ('at Peace', 'Neutral', 'on Defence', 'Active'), 'how ready a nation is',
        ),
        Choice(
            'Hero',
            ('frodo_sam', 'merry_pippin', 'gandalf', 'aragorn', 'boromir', 'legolas', 'gimli', 'gollum', 'theoden', 'eomer', 'faramir', 'elrond', 'dain', 'treebeard', 'ringwraiths'),
            ('Frodo and Sam', 'Merry and Pippin', 'Gandalf', 'Aragorn', 'Boromir', 'Legolas', 'Gimli', 'Gollum', 'Theoden', 'Eomer', 'Faramir', 'Elrond', 'Dain', 'Treebeard', 'the Ringwraiths'),
            'Individual by name',
        ),
        Choice('Arm', ('infantry', 'cavalry', 'artillery'), ('infantry', 'cavalry', 'artillery'), 'arm'),
        Choice(
            'Terrain',
            ('open_country', 'forest', 'swamp', 'underground', 'high_pass', 'fortification', 'not_on_board'),
            ('open country', 'forest', 'swamp', 'underground', 'mountain pass', 'fortification', 'not on the board'),
            'ground',
        ),
        Choice(
            'Border',
            ('no_border', 'open_border', 'ridge', 'snow_pass', 'walls', 'past_black_gate', 'past_minas_morgul', 'past_osgiliath'),
            ('nothing that can be crossed', 'an open border', 'mountains', 'the way over Caradhras', 'the walls of a fortification', 'a way that the Black Gate bars', 'a way that Minas Morgul bars', 'a way that Osgiliath bars'),
            'what lies between areas',
        ),
        Choice(
            'Road', ('unlinked', 'easy_way', 'snowy_way', 'stair_way'),
            ('no line', 'a line', 'a line through snow', 'a line up a stair'),
            "line between boxes of the Fellowship's track",
        ),
        Choice(
            'RoadReached', ('west_road', 'haven', 'wilderness', 'misty_mountains', 'east_lands'),
            ('on the way to Rivendell', 'at Rivendell', 'beyond Rivendell', 'in the Misty Mountains', 'past the Misty Mountains'),
            'how far the Fellowship has come',
        ),
        Choice(
            'Parting', ('on_their_own', 'with_hobbits'),
            ('Frodo and Sam go on alone', 'Merry and Pippin stay'), 'how a Fellowship is scattered',
        ),
        Choice(
            'HuntEffect', ('out_of_sight', 'hindered_way', 'struck', 'seized'),
            ('the Fellowship is not seen', 'the Fellowship is hindered', 'somebody is lost', 'the ring is seized'),
            'what comes of a hunt',
        ),
        Choice(
            'CardUse', ('avoidance', 'resistance', 'combat'),
            ('before the power is shown', 'after the die of the hunt', 'in battle'), 'use of a card',
        ),
        Choice(
            'Plan', ('headlong', 'steady_line', 'encircling'),
            ('a headlong charge', 'a steady line', 'an encircling move'), 'battle plan',
            also=(('headlong charge', 'charge'), ('line',), ('encircling move', 'encircle')),
        ),
        Choice(
            'Bout', ('opening_blows', 'later_blows'), ('the first exchange', 'the second exchange'),
            'exchange of blows',
        ),
        Choice(
            'Prize',
            ('rohan_home', 'gondor_home', 'dwarves_home', 'shire_home', 'lorien_home', 'rivendell_home', 'mirkwood_home'),
            ('Rohan', 'Gondor', 'the Dwarves', 'the Shire', 'Lorien', 'Rivendell', 'Mirkwood'), 'prize',
        ),
        Choice(
            'Land',
            (
                'shire', 'bree', 'arnor', 'angmar', 'rivendell', 'eregion', 'caradhras', 'moria',
                'dimrill_dale', 'lorien', 'anduin_vale', 'mirkwood', 'dol_guldur', 'erebor', 'iron_hills',
                'rhun', 'enedwaith', 'dunland', 'isengard_vale', 'orthanc', 'fangorn', 'westfold',
                'helms_deep', 'edoras', 'east_emnet', 'emyn_muil', 'dead_marshes', 'dagorlad', 'anorien',
                'minas_tirith', 'lebennin', 'dol_amroth', 'ithilien', 'osgiliath', 'harad', 'black_gate',
                'minas_morgul', 'cirith_ungol', 'gorgoroth', 'barad_dur', 'mount_doom', 'off_board',
            ),
            (
                'Shire', 'Bree', 'Arnor', 'Angmar', 'Rivendell', 'Eregion', 'Caradhras', 'Moria',
                'Dimrill Dale', 'Lorien', 'Vale of Anduin', 'Mirkwood', 'Dol Guldur', 'Erebor', 'Iron Hills',
                'Rhun', 'Enedwaith', 'Dunland', 'Isengard', 'Orthanc', 'Fangorn', 'Westfold', "Helm's Deep",
                'Edoras', 'East Emnet', 'Emyn Muil', 'Dead Marshes', 'Dagorlad', 'Anorien', 'Minas Tirith',
                'Lebennin', 'Dol Amroth', 'Ithilien', 'Osgiliath', 'Harad', 'Black Gate', 'Minas Morgul',
                'Cirith Ungol', 'Gorgoroth', 'Barad-Dur', 'Mount Doom', 'Off the Board',
            ),
            'land',
        ),
        Choice(
            'Card',
            ('elven_cloaks', 'ranger_paths', 'hobbit_feet', 'narrow_stair', 'phial', 'mithril_mail', 'you_cannot_go_on', 'axe_of_the_dwarf', 'horn_of_gondor', 'flame_of_the_west', 'white_rider', 'charge_of_the_mark'),
            ('Elven Cloaks', 'Paths of the Rangers', 'Soft Feet', 'A Secret Stair', 'Phial of Light', 'Mithril Mail', 'You Cannot Go On', 'An Axe Between', 'Horn of Gondor', 'Flame of the West', 'The White Rider', 'Charge of the Mark'),
            'card',
        ),
        Choice(
            'Order',
            ('lead_a_regiment', 'storm_a_fortification', 'declare_a_breach', 'break_magic', 'draw_a_card', 'march_shadow', 'march_free_peoples', 'send_an_individual_shadow', 'send_an_individual_free_peoples', 'raise_a_regiment_shadow', 'refill_a_regiment_shadow', 'raise_a_regiment_free_peoples', 'refill_a_regiment_free_peoples', 'rouse_a_nation'),
            ('Lead a Regiment', 'Storm a Fortification', 'Declare a Breach', 'Break Magic', 'Draw a Card', 'March (Shadow)', 'March (Free Peoples)', 'Send an Individual (Shadow)', 'Send an Individual (Free Peoples)', 'Raise a Regiment (Shadow)', 'Refill a Regiment (Shadow)', 'Raise a Regiment (Free Peoples)', 'Refill a Regiment (Free Peoples)', 'Rouse a Nation'),
            'order',
            printed=('72', '75', '10', '11', '90', '50', '60', '53', '63', '80', '81', '82', '83', '22'),
        ),
    ),
    state=(
        Field('ring_at', 'ring_at', Holds("choice", 'Land'), label='place of the Fellowship'),
        Field('walked', 'walked', Holds("number", unit=AREA), label='march of the Fellowship in this turn'),
        Field('halted', 'halted', Holds("truth"), label='the Fellowship has halted'),
        Field(
            'gollum_joined', 'gollum_joined', Holds("truth"),
            label='the Fellowship has Gollum as its guide',
        ),
        Field('hindered', 'hindered', Holds("truth"), label='the Fellowship is hindered'),
        Field('in_force', 'in_force', Holds("set", 'Card'), label='cards in force'),
        Field(
            'company_row', 'company_row', Holds("list", item=Holds("thing", 'Individual')),
            label='row from which it is drawn whom the hunt strikes',
        ),
        Field('free_lands', 'free_lands', Holds("set", 'Land'), label='areas of the Free Peoples'),
        Field('shadow_lands', 'shadow_lands', Holds("set", 'Land'), label='areas of the Shadow'),
        Field('deck', 'deck', Holds("list", item=Holds("choice", 'Card')), label='deck', seen=()),
        Field(
            'discards', 'discards', Holds("list", item=Holds("choice", 'Card')), label='discarded cards',
            seen=(),
        ),
        Field('dealt', 'dealt', Holds("truth"), label='cards have been dealt'),
    ),
    events={
        'step_lost': {'land': Holds("choice", 'Land'), 'side': Holds("choice", 'Side')},
        'changed_hands': {'land': Holds("choice", 'Land'), 'side': Holds("choice", 'Side')},
        'breach_declared': {'nation': Holds("thing", 'Nation'), 'seat': Holds("thing", 'Seat')},
        'protection_tried': {'land': Holds("choice", 'Land')},
        'protection_broken': {'land': Holds("choice", 'Land'), 'master': Holds("choice", 'Master')},
        'broken_into': {'land': Holds("choice", 'Land')},
        'scattered': {},
        'way_failed': {'land': Holds("choice", 'Land')},
        'snow_closed': {},
        'ring_destroyed': {},
        'ring_found': {},
        'dispersed': {'individual': Holds("thing", 'Individual')},
        'raised_at': {'land': Holds("choice", 'Land')},
        'readied': {'nation': Holds("thing", 'Nation')},
        'went_home': {'nation': Holds("thing", 'Nation')},
        'came_back': {'nation': Holds("thing", 'Nation')},
    },
    variants=(
        ('three_players', 'The Shadow divided'),
        ('four_players', 'Both sides divided'),
    ),
)


class World(BaseWorld):
    """The world of a game.

    The War of the Ring.
    """

    __slots__ = (
        "wounds", "seats", "nations", "individuals", "regiments", "battles", "commitments", "ring_at",
        "walked", "halted", "gollum_joined", "hindered", "in_force", "company_row", "free_lands",
        "shadow_lands", "deck", "discards", "dealt",
    )

    SHAPE: ClassVar[Shape] = SHAPE

    def __init__(
        self, *, seed: int | str = 0, variants: int = 0, ring_at: Land = LAND_SHIRE, walked: int = 0,
        halted: bool = False, gollum_joined: bool = False, hindered: bool = False, in_force: int = 0,
        company_row: Sequence[Individual] = (), free_lands: int = 0, shadow_lands: int = 0,
        deck: Sequence[Card] = (), discards: Sequence[Card] = (), dealt: bool = False,
    ) -> None:
        super().__init__(seed=seed, variants=variants)
        self.wounds: list[Wound] = []
        self.seats: list[Seat] = []
        self.nations: list[Nation] = []
        self.individuals: list[Individual] = []
        self.regiments: list[Regiment] = []
        self.battles: list[Battle] = []
        self.commitments: list[Commitment] = []
        self.ring_at: Land = ring_at
        self.walked: int = walked
        self.halted: bool = halted
        self.gollum_joined: bool = gollum_joined
        self.hindered: bool = hindered
        self.in_force: int = in_force
        self.company_row: Sequence[Individual] = company_row
        self.free_lands: int = free_lands
        self.shadow_lands: int = shadow_lands
        self.deck: Sequence[Card] = deck
        self.discards: Sequence[Card] = discards
        self.dealt: bool = dealt
