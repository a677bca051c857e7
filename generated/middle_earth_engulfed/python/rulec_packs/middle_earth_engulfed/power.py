"""Resolvers of power.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime.game.asking import AskSpec
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import MASTER_SARUMAN, MASTER_SAURON, SIDE_SHADOW
from ._kinds import Nation, Seat
from ._words import PIP, POWER
from ._world import SHAPE, World

_SAYS_ON_WHOSE_ROLLS_DOES: Final = Message((
    'On whose rolls does ', Hole(Holds("thing", 'Seat'), 's'), ' put power?',
), 'process:bend_rolls', 'bent')
_SAYS_IS_ASKED_ON_WHOSE: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cOn whose rolls does ',
    Hole(Holds("thing", 'Seat'), 's'), ' put power?\u201d The answer: ',
    Hole(Holds("list", item=Holds("thing", 'Nation')), 'answer'), '.',
), 'process:bend_rolls', 'bent')
_SAYS_BY_HOW_MANY_PIPS: Final = Message((
    'By how many pips does ', Hole(Holds("thing", 'Seat'), 's'), ' bend the roll of ',
    Hole(Holds("thing", 'Nation'), 'n'), '?',
), 'process:bend_rolls', 'pips')
_SAYS_IS_ASKED_BY_HOW: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cBy how many pips does ',
    Hole(Holds("thing", 'Seat'), 's'), ' bend the roll of ', Hole(Holds("thing", 'Nation'), 'n'),
    '?\u201d The answer: ', Hole(Holds("number", unit=PIP), 'answer'), '.',
), 'process:bend_rolls', 'pips')
_SAYS_PUT_ON_THE_ROLL: Final = Message((
    Hole(Holds("thing", 'Seat'), 's'), ' put ', Hole(Holds("number", unit=POWER), 'price'), ' (',
    Hole(Holds("number", unit=PIP), 'pips'), ') on the roll of ', Hole(Holds("thing", 'Nation'), 'n'), '.',
), 'process:bend_rolls', 'power_put')

_ASKS: Final = (
    AskSpec('bent', Holds("list", item=Holds("thing", 'Nation')), _SAYS_ON_WHOSE_ROLLS_DOES),
    AskSpec('pips', Holds("number", unit=PIP), _SAYS_BY_HOW_MANY_PIPS),
)


def income(seat: Seat) -> int:
    """Power that a player has in a turn.

    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    value = 0
    seat_master = seat.master
    if seat_master == MASTER_SAURON:
        value += 20  # Sauron
    if seat_master == MASTER_SARUMAN:
        value += 10  # Saruman
    return 2 * value


def pip_price(pips: int) -> int:
    """What pips on a roll cost together.

    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    return pips * (pips + 1)


def further_price(earlier_pips: int, further_pips: int) -> int:
    """What further pips on the same roll cost.

    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    value = pip_price(earlier_pips + further_pips)
    return value - pip_price(earlier_pips)  # what is paid already


def affordable_pips(nation: Nation, seat: Seat) -> int:
    """Further pips that a master can pay for on a roll.

    In pips.
    engulfed "1. Overview".
    """
    value = 0
    seat_power = seat.power
    nation_pips_bought = nation.pips_bought
    if seat_power >= further_price(nation_pips_bought, 1):
        value += 1  # a pip
    if seat_power >= further_price(nation_pips_bought, 2):
        value += 1  # a further pip
    if seat_power >= further_price(nation_pips_bought, 3):
        value += 1  # a further pip
    if seat_power >= further_price(nation_pips_bought, 4):
        value += 1  # a further pip
    if seat_power >= further_price(nation_pips_bought, 5):
        value += 1  # a further pip
    return value


def rolling_nations(world: World) -> Sequence[Nation]:
    """Nations that roll.

    engulfed "2. Activation".
    """
    return [n for n in world.nations if can_rise(n)]


def new_power(seat: Seat, world: World) -> None:
    """Power for the turn.

    engulfed "1. Overview".
    """
    seat.power = income(seat)


def bend_rolls(world: World) -> None:
    """Power is put on the rolls of activation.

    Raises NotOffered (an answer is not among what is offered); Waits (somebody is asked who has not
    answered yet).
    engulfed "1. Overview".
    """
    for s in [s for s in world.seats if s.side == SIDE_SHADOW]:
        bent = world.asks.some(_ASKS[0], s, (s,), rolling_nations(world), ())
        world.tell(None, _SAYS_IS_ASKED_ON_WHOSE.text((s, s, bent), SHAPE))
        for n in bent:
            pips = world.asks.amount(_ASKS[1], s, (s, n), 0, affordable_pips(n, s), 0)
            world.tell(None, _SAYS_IS_ASKED_BY_HOW.text((s, s, n, pips), SHAPE))
            price = further_price(n.pips_bought, pips)
            s.power -= price
            if pips > 0:
                world.tell(None, _SAYS_PUT_ON_THE_ROLL.text((s, price, pips, n), SHAPE))
            n.pips_bought += pips


# at the end, for these modules use each other
from .readiness import can_rise  # noqa: E402
