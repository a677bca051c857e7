"""Resolvers of orders_priestess.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    EFFECT_BLESSED, ORDER_SUMMON_FALLEN_ANGEL_DEATHKNIGHTS_ONLY, PRIVILEGE_CONSUL_RITES, RANK_CONSUL,
    RANK_FANATIC, RANK_PRIESTESS, SORT_DEMON, SORT_FANATIC, SORT_HIGH_DEMON, SORT_IMP,
)
from ._kinds import Agent, Figure, Kingdom, Place, Target
from ._words import CENSUS, DEFENSE, FOOD, GOLD
from ._world import SHAPE, World
from .casting_places import ward_off
from .clerks import order_open
from .gates import asleep
from .map_ import knows_of, seat, within_reach
from .orders_magic import may_convert
from .politics import in_irons

_ONE_OF_1: Final = frozenset((SORT_FANATIC, SORT_IMP, SORT_DEMON, SORT_HIGH_DEMON))
_PRIVILEGE_CONSUL_RITES_BIT: Final = 1 << PRIVILEGE_CONSUL_RITES

_SAYS_HAS_NOT_FOUND: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has not found ', Hole(Holds("thing", 'Target'), 'target'),
    '.',
), 'process:give_blessing', 'has_not_found')
_SAYS_IS_NO_HIGH_PRIESTESS: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no High Priestess.',
), 'order:302', 'holy')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:302', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:302', 'awake')
_SAYS_THEY_DO_NOT_SERVE: Final = Message((
    'They do not serve the same kingdom.',
), 'order:302', 'one_house', ('other',))
_SAYS_NO_ANGEL_HAS_FALLEN: Final = Message((
    'No angel has fallen for ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:666', 'people')
_SAYS_IS_NO_HIGH_PRIESTESS_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no High Priestess.',
), 'order:666', 'holy')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:666', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:666', 'awake')
_SAYS_HAD_TO_MOVE_IN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:666', 'settled')
_SAYS_IS_TOO_FAR_FROM: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is too far from ', Hole(Holds("thing", 'Figure'), 'figure'),
    '.',
), 'order:666', 'near')
_SAYS_NO_ANGEL_FINDS_THE: Final = Message((
    'No angel finds the hiding place of a court.',
), 'order:666', 'standing')
_SAYS_THE_FALLEN_ANGEL_HAS: Final = Message((
    'The fallen angel has not reached ', Hole(Holds("thing", 'Place'), 'place'), '.',
), 'order:666', 'turned_away')
_SAYS_A_FALLEN_ANGEL_HAS: Final = Message((
    'A fallen angel has been seen over ', Hole(Holds("thing", 'Place'), 'place'), '. Defense: ',
    Hole(Holds("number", unit=DEFENSE), 'defense'), '; gold: ',
    Hole(Holds("number", unit=GOLD), 'gold_output'), '; food: ',
    Hole(Holds("number", unit=FOOD), 'food_output'), '; census: ',
    Hole(Holds("number", unit=CENSUS), 'census'), '.',
), 'order:666', 'a_fallen_angel_has')
_SAYS_AN_ANGEL_WITH_BLACK: Final = Message((
    'An angel with black wings has been seen over ', Hole(Holds("thing", 'Place'), 'place'), '. Defense: ',
    Hole(Holds("number", unit=DEFENSE), 'defense'), '; gold: ',
    Hole(Holds("number", unit=GOLD), 'gold_output'), '; food: ',
    Hole(Holds("number", unit=FOOD), 'food_output'), '; census: ',
    Hole(Holds("number", unit=CENSUS), 'census'), '.',
), 'order:666', 'an_angel_with_black')
_SAYS_IS_NO_HIGH_PRIESTESS_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no High Priestess.',
), 'order:780', 'holy')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:780', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:780', 'awake')
_SAYS_DOES_NOT_SERVE: Final = Message((
    Hole(Holds("thing", 'Agent'), 'convert'), ' does not serve ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:780', 'own')
_SAYS_NEEDS_NO_CONVERSION: Final = Message((
    Hole(Holds("thing", 'Agent'), 'convert'), ' needs no conversion.',
), 'order:780', 'sane')
_SAYS_LIVES_SOMEWHERE_ELSE: Final = Message((
    Hole(Holds("thing", 'Agent'), 'convert'), ' lives somewhere else.',
), 'order:780', 'same_place')
_SAYS_THAT_IS_ENOUGH_FOR: Final = Message(('That is enough for a turn.',), 'order:780', 'third')
_SAYS_BURNS_WITH_ZEAL: Final = Message((
    Hole(Holds("thing", 'Agent'), 'convert'), ' burns with zeal.',
), 'order:780', 'burns_with_zeal')


def performs_rites(figure: Figure) -> bool:
    """The figure may do a High Priestess's work.

    maelstrom "High Priestess".
    """
    figure_rank = figure.rank
    if figure_rank == RANK_PRIESTESS:
        return True  # a High Priestess
    return (
        figure_rank == RANK_CONSUL
        and figure.kingdom is not None
        and figure.kingdom.privileges & _PRIVILEGE_CONSUL_RITES_BIT != 0
    )  # a Consul


def give_blessing(kingdom: Kingdom, figure: Figure, target: Target, world: World) -> None:
    """Somebody is blessed.

    maelstrom "#302 - Bless".
    """
    if within_reach(seat(figure), seat(target), 8):
        world.keep(target, "effects")
        target.effects |= 1 << EFFECT_BLESSED
        world.until('turn', target, "effects", EFFECT_BLESSED, True)
    else:
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND.text((figure, target), SHAPE), figure, target)


def lay_waste(place: Place, world: World) -> None:
    """A fallen angel visits a population center.

    maelstrom "#666 - Summon Fallen Angel (Deathknights only)".
    """
    world.keep(place, "defense")
    place.defense = max(place.defense - 1000, min(place.defense, 0))
    world.keep(place, "gold_output")
    place.gold_output = max(place.gold_output - 1000, min(place.gold_output, 0))
    world.keep(place, "food_output")
    place.food_output -= 1000
    world.keep(place, "census")
    place.census = max(place.census - 1000, min(place.census, 0))


def domain_order_302_target(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    return world.targets


def domain_order_302_other(
    figure: Figure,
    kingdom: Kingdom,
    target: Target,
    world: World,
) -> Sequence[Target]:
    """What may be chosen: Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    return world.targets


def needs_order_302(
    figure: Figure,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    if not performs_rites(figure):
        return _SAYS_IS_NO_HIGH_PRIESTESS.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if other is not None and other.kingdom is not target.kingdom:
        return _SAYS_THEY_DO_NOT_SERVE.text((), SHAPE)
    return None


def needs_order_302_of(
    figure: Figure,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    if not performs_rites(figure):
        return _SAYS_IS_NO_HIGH_PRIESTESS.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    return None


def early_order_302_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    if not performs_rites(figure):
        return _SAYS_IS_NO_HIGH_PRIESTESS.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    return None


def cost_order_302(
    figure: Figure,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    return (("gold", 7000),)


def does_order_302(
    figure: Figure,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
    dice: Dice,
) -> None:
    """Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    world.note('worked', figure)
    give_blessing(kingdom, figure, target, world)
    if other is not None:
        give_blessing(kingdom, figure, other, world)


def domain_order_666_place(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Summon Fallen Angel (Deathknights only).

    maelstrom "#666 - Summon Fallen Angel (Deathknights only)", "Deathknights".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def needs_order_666(figure: Figure, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Summon Fallen Angel (Deathknights only).

    maelstrom "#666 - Summon Fallen Angel (Deathknights only)", "Deathknights".
    """
    if not order_open(ORDER_SUMMON_FALLEN_ANGEL_DEATHKNIGHTS_ONLY, kingdom):
        return _SAYS_NO_ANGEL_HAS_FALLEN.text((kingdom,), SHAPE)
    if figure.rank != RANK_PRIESTESS:
        return _SAYS_IS_NO_HIGH_PRIESTESS_2.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_2.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_2.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if not within_reach(seat(figure), place.area, 8):
        return _SAYS_IS_TOO_FAR_FROM.text((place, figure), SHAPE)
    if place.sanctuary_of is not None:
        return _SAYS_NO_ANGEL_FINDS_THE.text((), SHAPE)
    return None


def needs_order_666_of(figure: Figure, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Summon Fallen Angel (Deathknights only).

    maelstrom "#666 - Summon Fallen Angel (Deathknights only)", "Deathknights".
    """
    if not order_open(ORDER_SUMMON_FALLEN_ANGEL_DEATHKNIGHTS_ONLY, kingdom):
        return _SAYS_NO_ANGEL_HAS_FALLEN.text((kingdom,), SHAPE)
    if figure.rank != RANK_PRIESTESS:
        return _SAYS_IS_NO_HIGH_PRIESTESS_2.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_2.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_2.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    return None


def early_order_666_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Fallen Angel (Deathknights only).

    maelstrom "#666 - Summon Fallen Angel (Deathknights only)", "Deathknights".
    """
    if not order_open(ORDER_SUMMON_FALLEN_ANGEL_DEATHKNIGHTS_ONLY, kingdom):
        return _SAYS_NO_ANGEL_HAS_FALLEN.text((kingdom,), SHAPE)
    if figure.rank != RANK_PRIESTESS:
        return _SAYS_IS_NO_HIGH_PRIESTESS_2.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_2.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_2.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    return None


def cost_order_666(
    figure: Figure,
    kingdom: Kingdom,
    place: Place,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Summon Fallen Angel (Deathknights only).

    maelstrom "#666 - Summon Fallen Angel (Deathknights only)", "Deathknights".
    """
    return (("gold", 7000),)


def does_order_666(figure: Figure, kingdom: Kingdom, place: Place, world: World, dice: Dice) -> None:
    """Summon Fallen Angel (Deathknights only).

    maelstrom "#666 - Summon Fallen Angel (Deathknights only)", "Deathknights".
    """
    world.note('worked', figure)
    kept_off = ward_off(place, world)
    if kept_off:
        world.tell(kingdom, _SAYS_THE_FALLEN_ANGEL_HAS.text((place,), SHAPE), place)
        return
    lay_waste(place, world)
    world.tell(
        kingdom,
        _SAYS_A_FALLEN_ANGEL_HAS.text(
            (place, place.defense, place.gold_output, place.food_output, place.census), SHAPE,
        ),
        place,
    )
    lord = place.kingdom
    if lord is not None and lord is not kingdom:
        world.tell(
            lord,
            _SAYS_AN_ANGEL_WITH_BLACK.text(
                (place, place.defense, place.gold_output, place.food_output, place.census), SHAPE,
            ),
            place,
        )


def domain_order_780_figure(kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Convert Agent to Fanatic.

    maelstrom "#780 - Convert Agent to Fanatic", "High Priestess".
    """
    return [f for f in world.figures if f.kingdom is kingdom]


def domain_order_780_convert(kingdom: Kingdom, figure: Figure, world: World) -> Sequence[Agent]:
    """What may be chosen: Convert Agent to Fanatic.

    maelstrom "#780 - Convert Agent to Fanatic", "High Priestess".
    """
    return world.agents


def needs_order_780(kingdom: Kingdom, figure: Figure, convert: Agent, world: World) -> str | None:
    """Why it is refused when it is done: Convert Agent to Fanatic.

    maelstrom "#780 - Convert Agent to Fanatic", "High Priestess".
    """
    if not performs_rites(figure):
        return _SAYS_IS_NO_HIGH_PRIESTESS_3.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_3.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_3.text((figure,), SHAPE)
    if convert.kingdom is not kingdom:
        return _SAYS_DOES_NOT_SERVE.text((convert, kingdom), SHAPE)
    if convert.sort in _ONE_OF_1:
        return _SAYS_NEEDS_NO_CONVERSION.text((convert,), SHAPE)
    if convert.place is None or convert.place is not figure.place:
        return _SAYS_LIVES_SOMEWHERE_ELSE.text((convert,), SHAPE)
    if not may_convert(kingdom, world):
        return _SAYS_THAT_IS_ENOUGH_FOR.text((), SHAPE)
    return None


def needs_order_780_of(kingdom: Kingdom, figure: Figure, convert: Agent, world: World) -> str | None:
    """Why it is refused when it is done: Convert Agent to Fanatic.

    maelstrom "#780 - Convert Agent to Fanatic", "High Priestess".
    """
    if not performs_rites(figure):
        return _SAYS_IS_NO_HIGH_PRIESTESS_3.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_3.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_3.text((figure,), SHAPE)
    if not may_convert(kingdom, world):
        return _SAYS_THAT_IS_ENOUGH_FOR.text((), SHAPE)
    return None


def early_order_780_figure(kingdom: Kingdom, figure: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Convert Agent to Fanatic.

    maelstrom "#780 - Convert Agent to Fanatic", "High Priestess".
    """
    if not performs_rites(figure):
        return _SAYS_IS_NO_HIGH_PRIESTESS_3.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_3.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_3.text((figure,), SHAPE)
    if not may_convert(kingdom, world):
        return _SAYS_THAT_IS_ENOUGH_FOR.text((), SHAPE)
    return None


def does_order_780(kingdom: Kingdom, figure: Figure, convert: Agent, world: World, dice: Dice) -> None:
    """Convert Agent to Fanatic.

    maelstrom "#780 - Convert Agent to Fanatic", "High Priestess".
    """
    world.note('converted', convert)
    world.keep(convert, "sort")
    convert.sort = SORT_FANATIC
    world.keep(convert, "rank")
    convert.rank = RANK_FANATIC
    world.tell(kingdom, _SAYS_BURNS_WITH_ZEAL.text((convert,), SHAPE), convert)
