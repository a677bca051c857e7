"""Resolvers of hunt.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.game.asking import AskSpec
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import by_lot
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    Card, EVERY_PRIZE, HERO_FRODO_SAM, HERO_GOLLUM, HUNT_EFFECT_HINDERED_WAY, HUNT_EFFECT_SEIZED,
    HUNT_EFFECT_STRUCK, HuntEffect, LAND_MOUNT_DOOM, LAND_OFF_BOARD, MASTER_SARUMAN, SIDE_SHADOW,
)
from ._kinds import Commitment, Seat
from ._tables import CARD_CONCEALMENT, HUNT_EFFECTS_EFFECT
from ._words import AREA, PIECE, PIP, POWER
from ._world import SHAPE, VARIANT_FOUR_PLAYERS, VARIANT_THREE_PLAYERS, World
from .cards import resistance
from .company import company_size
from .fellowship import area_maximum, area_peril, walk_limit
from .readiness import one_die

_VARIANT_FOUR_PLAYERS_BIT: Final = 1 << VARIANT_FOUR_PLAYERS
_VARIANT_THREE_PLAYERS_BIT: Final = 1 << VARIANT_THREE_PLAYERS

_SAYS_HOW_MUCH_POWER_DOES: Final = Message((
    'How much power does ', Hole(Holds("thing", 'Seat'), 's'), ' commit to the hunt?',
), 'process:commit_to_hunt', 'committed')
_SAYS_IS_ASKED_HOW_MUCH: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cHow much power does ',
    Hole(Holds("thing", 'Seat'), 's'), ' commit to the hunt?\u201d The answer: ',
    Hole(Holds("number", unit=POWER), 'answer'), '.',
), 'process:commit_to_hunt', 'committed')
_SAYS_THE_FELLOWSHIP_IS_HINDERED: Final = Message((
    'The Fellowship is hindered: it may move only ', Hole(Holds("number", unit=AREA), 'walk_limit'),
    ' in the next turn.',
), 'process:suffer', 'company_hindered')
_SAYS_THE_HUNT_HAS_STRUCK: Final = Message((
    'The hunt has struck: ', Hole(Holds("thing", 'Individual'), 'victim'), '.',
), 'process:suffer', 'hunt_struck')
_SAYS_THE_FELLOWSHIP_IS_NOT: Final = Message((
    'The Fellowship is not seen.',
), 'process:suffer', 'company_not_seen')
_SAYS_HAS_COMMITTED_TOO_AND: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'), ' has committed ', Hole(Holds("number", unit=POWER), 'power'),
    ' too, and takes it back.',
), 'process:hunt', 'power_taken_back')
_SAYS_HAS_COMMITTED: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'), ' has committed ', Hole(Holds("number", unit=POWER), 'power'),
    '.',
), 'process:hunt', 'power_committed')
_SAYS_OF_ONLY_COUNTS_IN: Final = Message((
    'Of ', Hole(Holds("number", unit=POWER), 'committed'), ' only ',
    Hole(Holds("number", unit=POWER), 'counting_power'), ' counts in the hunt, the most that may against ',
    Hole(Holds("number", unit=PIECE), 'company_size'), ' in ', Hole(Holds("choice", 'Land'), 'ring_at'),
    ' after ', Hole(Holds("list", item=Holds("choice", 'Card')), 'hiding'), '; ',
    Hole(Holds("number", unit=POWER), 'lost_power'), ' is lost.',
), 'process:hunt', 'counts_behind_a_card')
_SAYS_OF_ONLY_COUNTS_IN_2: Final = Message((
    'Of ', Hole(Holds("number", unit=POWER), 'committed'), ' only ',
    Hole(Holds("number", unit=POWER), 'counting_power'), ' counts in the hunt, the most that may against ',
    Hole(Holds("number", unit=PIECE), 'company_size'), ' in ', Hole(Holds("choice", 'Land'), 'ring_at'),
    '; ', Hole(Holds("number", unit=POWER), 'lost_power'), ' is lost.',
), 'process:hunt', 'counts_in_part')
_SAYS_COUNTS_IN_THE_HUNT: Final = Message((
    Hole(Holds("number", unit=POWER), 'committed'), ' counts in the hunt.',
), 'process:hunt', 'counts')
_SAYS_NO_POWER_COUNTS_IN: Final = Message(('No power counts in the hunt.',), 'process:hunt', 'counts_nothing')
_SAYS_THE_SCORE_OF_THE: Final = Message((
    'The score of the hunt is ', Hole(Holds("number", unit=PIP), 'score'), '.',
), 'process:hunt', 'hunt_scored')
_SAYS_THE_RING_IS_TAKEN: Final = Message(('The ring is taken.',), 'process:hunt', 'ring_taken')
_SAYS_THE_RING_IS_DESTROYED: Final = Message(('The ring is destroyed.',), 'process:hunt', 'ring_destroyed')

_ASKS: Final = (
    AskSpec('committed', Holds("number", unit=POWER), _SAYS_HOW_MUCH_POWER_DOES, sealed=True),
)


def hunters_allowed(world: World) -> int:
    """Masters that may commit power in the same turn.

    In plain numbers.
    engulfed "3. The Fellowship of the Ring".
    """
    value = 1
    if world.variants & _VARIANT_THREE_PLAYERS_BIT:
        value = 2  # players: each player of the Shadow may commit power
    if world.variants & _VARIANT_FOUR_PLAYERS_BIT:
        value = 2  # players: each player of the Shadow may commit power
    return value


def permissible_power(world: World) -> int:
    """Power that may count in the hunt.

    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    # the lower of the area's maximum and the company's size
    value = min(area_maximum(world.ring_at), 2 * company_size(world))
    value += 2 * lost_homes(world)  # homes that have fallen
    for c in map(Card, members(world.in_force)):
        value -= CARD_CONCEALMENT[c]  # Avoidance
    if value < 0:
        value = 0  # no less than nothing
    return value


def lost_homes(world: World) -> int:
    """Homes that have fallen.

    In plain numbers.
    engulfed "1. Overview".
    """
    return sum(1 for p in EVERY_PRIZE if fallen(p, world))


def counting_power(bid: int, world: World) -> int:
    """Power that counts.

    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    value = bid
    limit = permissible_power(world)
    if value > limit:
        value = limit  # what is permissible
    return value


def lost_power(bid: int, world: World) -> int:
    """Power that is lost without counting.

    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    value = bid
    return value - counting_power(bid, world)  # what counts


def hunt_score(bid: int, world: World, dice: Dice) -> int:
    """The score of the hunt.

    In pips.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    value = one_die(dice)
    value *= 2
    value += counting_power(bid, world)  # power that counts
    value += 2 * area_peril(world.ring_at)  # what else is abroad
    if world.walked > 1:
        value += 2 * (world.walked - 1)  # haste
    return value // 2  # a part of a power is no pip


def hunter(world: World) -> Commitment | None:
    """Who rolls for the hunt.

    engulfed "3. The Fellowship of the Ring", "7. Appendix: more than two players".
    """
    return min(world.commitments, key=lambda c: (-c.power, tie_rank(c.seat)), default=None)


def tie_rank(seat: Seat) -> int:
    """Who rolls when both have committed as much.

    In plain numbers.
    engulfed "7. Appendix: more than two players".
    """
    value = 2
    if seat.master == MASTER_SARUMAN:
        value = 1  # Saruman rolls
    return value


def hunt_effect(score: int) -> HuntEffect:
    """What a score of the hunt means.

    engulfed "3. The Fellowship of the Ring".
    """
    return HUNT_EFFECTS_EFFECT[min(max(score - 6, 0), 8)]


def committed_power(seat: Seat, world: World) -> Sequence[Commitment]:
    """Power that you have committed.

    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    return [c for c in world.commitments if c.seat is seat]


def committed_power_power(seat: Seat, c: Commitment) -> int:
    """Power.

    In steps of 1/2 power.
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    return c.power


def commit_to_hunt(world: World) -> None:
    """Power is committed to the hunt.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    at_once = world.together()
    moment = world.asks.moment()
    for s in [s for s in world.seats if s.side == SIDE_SHADOW]:
        with moment.of(s.id):
            committed = world.asks.amount(_ASKS[0], s, (s,), 0, s.power, 0)
            world.tell(s, _SAYS_IS_ASKED_HOW_MUCH.text((s, s, committed), SHAPE))
            if committed > 0:
                commitment = Commitment(seat=s, power=committed)
                at_once.make(commitment)
    moment.over()
    at_once.apply()


def suffer(effect: HuntEffect, world: World, dice: Dice) -> None:
    """What a hunt does.

    engulfed "3. The Fellowship of the Ring".
    """
    world.hindered = False
    if effect == HUNT_EFFECT_HINDERED_WAY:
        world.hindered = True
        world.tell(None, _SAYS_THE_FELLOWSHIP_IS_HINDERED.text((walk_limit(world),), SHAPE))
    elif effect == HUNT_EFFECT_STRUCK:
        world.company_row = [i for i in world.individuals if i.travels]
        world.company_row = tuple(by_lot(world.company_row, dice, 'suffer.company_row_shuffled'))
        victim = next(iter(world.company_row), None)
        if victim is not None:
            world.company_row = taken(world.company_row, victim)
            if victim.hero == HERO_FRODO_SAM:
                world.note('ring_found')
            else:
                victim.travels = False
                victim.place = LAND_OFF_BOARD
                victim.arrival = None
                if victim.hero == HERO_GOLLUM:
                    world.gollum_joined = False
                world.tell(None, _SAYS_THE_HUNT_HAS_STRUCK.text((victim,), SHAPE))
    elif effect == HUNT_EFFECT_SEIZED:
        world.note('ring_found')
    else:
        world.tell(None, _SAYS_THE_FELLOWSHIP_IS_NOT.text((), SHAPE))


def hunt(world: World, dice: Dice) -> None:
    """The hunt for the ring.

    Raises NotOffered (an answer is not among what is offered); OffTheTable (a table has no row); Waits
    (somebody is asked who has not answered yet).
    engulfed "3. The Fellowship of the Ring".
    """
    if len(world.commitments) > hunters_allowed(world):
        first_hunter = hunter(world)
        for c in [c for c in world.commitments if c is not first_hunter]:
            world.tell(None, _SAYS_HAS_COMMITTED_TOO_AND.text((c.seat, c.power), SHAPE))
            world.drop(c)
    for c in list(world.commitments):
        c.seat.power -= c.power
        world.tell(None, _SAYS_HAS_COMMITTED.text((c.seat, c.power), SHAPE))
    committed = sum(c.power for c in world.commitments if c is hunter(world))
    hiding = [c for c in map(Card, members(world.in_force)) if CARD_CONCEALMENT[c] > 0]
    if lost_power(committed, world) > 0 and len(hiding) > 0:
        world.tell(
            None,
            _SAYS_OF_ONLY_COUNTS_IN.text(
                (
                    committed, counting_power(committed, world), company_size(world), world.ring_at, hiding,
                    lost_power(committed, world),
                ),
                SHAPE,
            ),
        )
    elif lost_power(committed, world) > 0:
        world.tell(
            None,
            _SAYS_OF_ONLY_COUNTS_IN_2.text(
                (
                    committed, counting_power(committed, world), company_size(world), world.ring_at,
                    lost_power(committed, world),
                ),
                SHAPE,
            ),
        )
    elif committed > 0:
        world.tell(None, _SAYS_COUNTS_IN_THE_HUNT.text((committed,), SHAPE))
    else:
        world.tell(None, _SAYS_NO_POWER_COUNTS_IN.text((), SHAPE))
    score = hunt_score(committed, world, dice)
    score_ = resistance(score, world)
    world.tell(None, _SAYS_THE_SCORE_OF_THE.text((score_,), SHAPE))
    suffer(hunt_effect(score_), world, dice)
    if world.happened('ring_found', 'ever', 0):
        world.end_game(_SAYS_THE_RING_IS_TAKEN.text((), SHAPE))
        end_war(world)
    elif world.ring_at == LAND_MOUNT_DOOM:
        world.note('ring_destroyed')
        world.end_game(_SAYS_THE_RING_IS_DESTROYED.text((), SHAPE))
        end_war(world)
    for c in list(world.commitments):
        world.drop(c)


# at the end, for these modules use each other
from .victory import end_war, fallen  # noqa: E402
