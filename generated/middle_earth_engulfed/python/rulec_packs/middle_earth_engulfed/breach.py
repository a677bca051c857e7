"""Resolvers of breach.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import OPEN

from ._choices import (
    FOLK_SHIREFOLK, LAND_LORIEN, LAND_RIVENDELL, LAND_SHIRE, Land, SIDE_FREE, SIDE_SHADOW, STAGE_ACTIVE,
    STAGE_DEFENCE, STAGE_NEUTRAL,
)
from ._kinds import Nation, Regiment, Seat
from ._tables import BOARD_NATION, PEOPLES_MASTER
from ._world import SHAPE, World

_SAYS_IS_ROUSED: Final = Message((
    Hole(Holds("thing", 'Nation'), 'nation'), ' is roused: ', Hole(Holds("choice", 'Stage'), 'next_stage'),
    '.',
), 'process:tell_rousing', 'nation_invaded')
_SAYS_STAYS_AS_IT_IS: Final = Message((
    Hole(Holds("thing", 'Nation'), 'nation'), ' stays as it is: ', Hole(Holds("choice", 'Stage'), 'stage'),
    '.',
), 'process:tell_rousing', 'nation_not_roused')
_SAYS_AND_ARE_ON_THE: Final = Message((
    Hole(Holds("thing", 'Nation'), 'nation'), ' and ', Hole(Holds("thing", 'Seat'), 'seat'),
    ' are on the same side.',
), 'order:10', 'foreign')
_SAYS_NO_BREACH_IS_NEEDED: Final = Message((
    'No breach is needed to enter the lands of ', Hole(Holds("thing", 'Nation'), 'nation'), ': Active.',
), 'order:10', 'sleeping')
_SAYS_A_BREACH_OF_DECLARED: Final = Message((
    'A breach of ', Hole(Holds("thing", 'Nation'), 'nation'), ', declared by ',
    Hole(Holds("thing", 'Seat'), 'seat'), '.',
), 'order:10', 'breach_declared')
_SAYS_ONLY_SAURON_AND_SARUMAN: Final = Message((
    'Only Sauron and Saruman break magic.',
), 'order:11', 'master')
_SAYS_NO_MAGIC_PROTECTS: Final = Message((
    'No magic protects ', Hole(Holds("choice", 'Land'), 'land'), '.',
), 'order:11', 'magic')
_SAYS_IS_NO_HOME_OF: Final = Message((
    Hole(Holds("choice", 'Land'), 'land'), ' is no home of ', Hole(Holds("thing", 'Nation'), 'nation'), '.',
), 'order:11', 'home')
_SAYS_THE_MAGIC_OF_IS: Final = Message((
    'The magic of ', Hole(Holds("choice", 'Land'), 'land'), ' is broken already.',
), 'order:11', 'whole')
_SAYS_BREAKS_THE_MAGIC_OF: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'), ' breaks the magic of ', Hole(Holds("choice", 'Land'), 'land'),
    '.',
), 'order:11', 'magic_broken')
_SAYS_TRIES_THE_MAGIC_OF: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'), ' tries the magic of ', Hole(Holds("choice", 'Land'), 'land'),
    ' in vain.',
), 'order:11', 'magic_not_broken')


def protected(land: Land) -> bool:
    """Magic protects the land.

    engulfed "2. Activation".
    """
    return land == LAND_LORIEN or land == LAND_RIVENDELL or land == LAND_SHIRE


def closed(land: Land, world: World) -> bool:
    """The magic of the land holds.

    engulfed "2. Activation", "4. Movement".
    """
    if not protected(land):
        return False  # No magic protects the land.
    if world.happened('protection_broken', 'ever', 0, land, OPEN):
        return False  # The magic of the land is broken.
    return world.ring_at != land  # The Fellowship is in the land, and its magic does not keep enemies out.


def refusals_closed(land: Land, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the magic of the land holds.

    Indices of LABELS['refusals_closed']; empty where it holds.
    engulfed "2. Activation", "4. Movement".
    """
    notes: list[int] = []
    if not protected(land):
        notes.append(0)
    if world.happened('protection_broken', 'ever', 0, land, OPEN):
        notes.append(1)
    if world.ring_at == land:
        notes.append(2)
    return tuple(notes)


def protection_breaks(pips: int, dice: Dice) -> bool:
    """Whether magic gives way.

    engulfed "1. Overview", "2. Activation".
    """
    face = dice.throw('protection_breaks.face', 6)  # the die
    return face > 6 - pips


def hostile(seat: Seat, nation: Nation) -> bool:
    """The nation is hostile to the seat.

    engulfed "2. Activation".
    """
    return nation.seat.side != seat.side


def let_in(seat: Seat, nation: Nation, world: World) -> bool:
    """The seat may enter the lands of the nation.

    engulfed "2. Activation".
    """
    if not hostile(seat, nation):
        return True  # its own side
    if nation.stage == STAGE_ACTIVE:
        return True  # at war
    return world.happened('breach_declared', 'this', 0, nation, seat)  # a breach of this turn


def first_in(regiment: Regiment, land: Land, world: World) -> bool:
    """The regiment may be the first to enter the land.

    engulfed "2. Activation".
    """
    if not protected(land) or world.ring_at == land:
        return True  # nothing was broken to enter
    if regiment.seat.side == SIDE_FREE:
        return True  # the land's own side
    if world.happened('broken_into', 'ever', 0, land):
        return True  # not the first
    regiment_folk = regiment.folk
    return (
        PEOPLES_MASTER[regiment_folk] is not None
        and world.happened('protection_broken', 'ever', 0, land, present(PEOPLES_MASTER[regiment_folk], ''))
    )  # its master broke the magic


def tell_rousing(nation: Nation, world: World) -> None:
    """What a breach rouses.

    engulfed "2. Activation".
    """
    if nation.earlier_stage is None and nation.folk != FOLK_SHIREFOLK and nation.stage < STAGE_DEFENCE:
        world.tell(None, _SAYS_IS_ROUSED.text((nation, next_stage(STAGE_NEUTRAL)), SHAPE))
    else:
        world.tell(None, _SAYS_STAYS_AS_IT_IS.text((nation, nation.stage), SHAPE))


def domain_order_10_nation(seat: Seat, world: World) -> Sequence[Nation]:
    """What may be chosen: Declare a Breach.

    engulfed "2. Activation".
    """
    return world.nations


def needs_order_10(seat: Seat, nation: Nation, world: World) -> str | None:
    """Why it is refused when it is done: Declare a Breach.

    engulfed "2. Activation".
    """
    if not hostile(seat, nation):
        return _SAYS_AND_ARE_ON_THE.text((nation, seat), SHAPE)
    if nation.stage >= STAGE_ACTIVE:
        return _SAYS_NO_BREACH_IS_NEEDED.text((nation,), SHAPE)
    return None


def does_order_10(seat: Seat, nation: Nation, world: World, dice: Dice) -> None:
    """Declare a Breach.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    world.tell(None, _SAYS_A_BREACH_OF_DECLARED.text((nation, seat), SHAPE))
    tell_rousing(nation, world)
    world.note('breach_declared', nation, seat)
    stage_of_Nation_upon_breach_declared(nation, world)
    upon_breach_declared_1(nation, world)
    upon_breach_declared_2(nation, seat, world)


def domain_order_11_nation(seat: Seat, land: Land, world: World) -> Sequence[Nation]:
    """What may be chosen: Break Magic.

    engulfed "2. Activation".
    """
    return world.nations


def domain_order_11_pips(seat: Seat, land: Land, nation: Nation, world: World) -> Sequence[int]:
    """What may be chosen: Break Magic.

    engulfed "2. Activation".
    """
    return (1, 5)


def needs_order_11(seat: Seat, land: Land, nation: Nation, pips: int, world: World) -> str | None:
    """Why it is refused when it is done: Break Magic.

    engulfed "2. Activation".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_ONLY_SAURON_AND_SARUMAN.text((), SHAPE)
    if not protected(land):
        return _SAYS_NO_MAGIC_PROTECTS.text((land,), SHAPE)
    if BOARD_NATION[land] != nation.folk:
        return _SAYS_IS_NO_HOME_OF.text((land, nation), SHAPE)
    if world.happened('protection_broken', 'ever', 0, land, OPEN):
        return _SAYS_THE_MAGIC_OF_IS.text((land,), SHAPE)
    return None


def early_order_11_land(seat: Seat, land: Land, world: World) -> str | None:
    """Why it is refused when it is done: Break Magic.

    engulfed "2. Activation".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_ONLY_SAURON_AND_SARUMAN.text((), SHAPE)
    if not protected(land):
        return _SAYS_NO_MAGIC_PROTECTS.text((land,), SHAPE)
    if world.happened('protection_broken', 'ever', 0, land, OPEN):
        return _SAYS_THE_MAGIC_OF_IS.text((land,), SHAPE)
    return None


def early_order_11_nation(seat: Seat, land: Land, nation: Nation, world: World) -> str | None:
    """Why it is refused when it is done: Break Magic.

    engulfed "2. Activation".
    """
    if BOARD_NATION[land] != nation.folk:
        return _SAYS_IS_NO_HOME_OF.text((land, nation), SHAPE)
    return None


def cost_order_11(
    seat: Seat,
    land: Land,
    nation: Nation,
    pips: int,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Break Magic.

    engulfed "2. Activation".
    """
    return (("power", pip_price(pips)),)


def does_order_11(seat: Seat, land: Land, nation: Nation, pips: int, world: World, dice: Dice) -> None:
    """Break Magic.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    world.note('protection_tried', land)
    broken = protection_breaks(pips, dice)
    if broken and seat.master is not None:
        world.note('protection_broken', land, seat.master)
        world.tell(None, _SAYS_BREAKS_THE_MAGIC_OF.text((seat, land), SHAPE))
    else:
        world.tell(None, _SAYS_TRIES_THE_MAGIC_OF.text((seat, land), SHAPE))
    tell_rousing(nation, world)
    world.note('breach_declared', nation, seat)
    stage_of_Nation_upon_breach_declared(nation, world)
    upon_breach_declared_1(nation, world)
    upon_breach_declared_2(nation, seat, world)


# at the end, for these modules use each other
from .power import pip_price  # noqa: E402
from .readiness import next_stage, stage_of_Nation_upon_breach_declared, upon_breach_declared_1, upon_breach_declared_2  # noqa: E402
