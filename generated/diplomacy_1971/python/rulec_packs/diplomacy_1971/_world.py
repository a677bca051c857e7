"""What a game of these rules remembers, generated from the rules."""

from __future__ import annotations

from typing import ClassVar, Final

from rulec.runtime.shape import Choice, Field, Holds, Kind, Shape
from rulec.runtime.world import World as BaseWorld

from ._kinds import Convoy, Move, Piece, Power, Province, Shore, Support

VARIANT_ANY_ROUTE: Final = 0  # An army takes whatever way by sea is left
VARIANT_OWN_FLEET: Final = 1  # Only a fleet of its own shows that an army is meant to sail
_POWER_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), True, label='name'),
)
_PROVINCE_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), True, label='name'),
    Field('sea', 'sea', Holds("truth"), label='sea'),
    Field(
        'borders', 'borders', Holds("list", item=Holds("thing", 'Province')),
        label='provinces that an army can go to from it',
    ),
    Field(
        'shores', 'shores', Holds("list", item=Holds("thing", 'Shore')),
        label='coasts; a sea is one by itself',
    ),
    Field('features', 'features', Holds("set", 'Feature'), label='features'),
)
_SHORE_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), True, label='name'),
    Field('province', 'province', Holds("thing", 'Province'), True, label='province'),
    Field(
        'near', 'near', Holds("list", item=Holds("thing", 'Shore')),
        label='coasts and seas that a fleet can go to from it',
    ),
)
_PIECE_FIELDS: Final[tuple[Field, ...]] = (
    Field('owner', 'owner', Holds("thing", 'Power'), True, label='the power that it belongs to'),
    Field('place', 'place', Holds("thing", 'Province'), True, label='the province in which it stands'),
    Field(
        'shore', 'shore', Holds("thing", 'Shore', optional=True),
        label='the coast or sea in which a fleet lies; none for an army',
    ),
    Field('qualities', 'qualities', Holds("set", 'Quality'), label='qualities'),
)
_MOVE_FIELDS: Final[tuple[Field, ...]] = (
    Field('unit', 'unit', Holds("thing", 'Piece'), True, label='the unit that moves'),
    Field('goal', 'goal', Holds("thing", 'Province'), True, label='the province to which it is ordered'),
    Field(
        'coast', 'coast', Holds("thing", 'Shore', optional=True),
        label='the coast that is named, if one is',
    ),
    Field('by_sea', 'by_sea', Holds("truth"), label='ordered to go by sea'),
)
_SUPPORT_FIELDS: Final[tuple[Field, ...]] = (
    Field('unit', 'unit', Holds("thing", 'Piece'), True, label='the unit that supports'),
    Field('friend', 'friend', Holds("thing", 'Piece'), True, label='the unit that is supported'),
    Field(
        'goal', 'goal', Holds("thing", 'Province', optional=True),
        label='the province to which the supported unit goes',
    ),
    Field(
        'coast', 'coast', Holds("thing", 'Shore', optional=True),
        label='the coast that is named, if one is',
    ),
)
_CONVOY_FIELDS: Final[tuple[Field, ...]] = (
    Field('unit', 'unit', Holds("thing", 'Piece'), True, label='the fleet that convoys'),
    Field('army', 'army', Holds("thing", 'Piece'), True, label='the army that is convoyed'),
    Field('goal', 'goal', Holds("thing", 'Province'), True, label='the province to which it is taken'),
)

SHAPE: Final = Shape(
    kinds=(
        Kind('Power', Power, 'power', _POWER_FIELDS, plural='powers'),
        Kind('Province', Province, 'province', _PROVINCE_FIELDS, plural='provinces'),
        Kind('Shore', Shore, 'shore', _SHORE_FIELDS, plural='shores'),
        Kind('Piece', Piece, 'piece', _PIECE_FIELDS, plural='pieces'),
        Kind('Move', Move, 'move', _MOVE_FIELDS, plural='moves'),
        Kind('Support', Support, 'support', _SUPPORT_FIELDS, plural='supports'),
        Kind('Convoy', Convoy, 'convoy', _CONVOY_FIELDS, plural='convoys'),
    ),
    choices=(
        Choice(
            'Outcome', ('succeeds', 'bounced', 'cut', 'void', 'fails'),
            ('succeeds', 'bounced', 'cut', 'void: it is treated as an order to stand', 'fails for want of a way'),
            'outcome',
        ),
        Choice('Feature', (), (), 'feature'),
        Choice('Quality', (), (), 'quality'),
    ),
    state=(),
    events={},
    variants=(
        ('any_route', 'An army takes whatever way by sea is left'),
        ('own_fleet', 'Only a fleet of its own shows that an army is meant to sail'),
    ),
)


class World(BaseWorld):
    """The world of a game."""

    __slots__ = ("powers", "provinces", "shores", "pieces", "moves", "supports", "convoys")

    SHAPE: ClassVar[Shape] = SHAPE

    def __init__(self, *, seed: int | str = 0, variants: int = 0) -> None:
        super().__init__(seed=seed, variants=variants)
        self.powers: list[Power] = []
        self.provinces: list[Province] = []
        self.shores: list[Shore] = []
        self.pieces: list[Piece] = []
        self.moves: list[Move] = []
        self.supports: list[Support] = []
        self.convoys: list[Convoy] = []
