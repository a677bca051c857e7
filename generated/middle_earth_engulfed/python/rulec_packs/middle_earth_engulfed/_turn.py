"""Resolvers of turn.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.acts import Queue
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import by_lot
from rulec.runtime.game.shape import Holds

from ._choices import LAND_BARAD_DUR, Order, SIDE_FREE, SIDE_SHADOW
from ._kinds import Seat
from ._world import SHAPE, World
from ._hunt import commit_to_hunt, hunt
from .battle import fight, near_enemies, resume_battles
from .cards import deal, hide_ring
from .company import gather_company, gollum_rolls
from .fellowship import lead_on
from .movement import choose_main
from .muster import grant
from .power import bend_rolls, new_power
from .readiness import first_stage, line_up, side_rolls

_SAYS_SEEN_AGAIN_OVER_BARAD: Final = Message((
    'Seen again over Barad-Dur: ', Hole(Holds("thing", 'Individual'), 'i'), '.',
), 'process:end_turn', 'seen_again')


def turn_rank(seat: Seat) -> int:
    """Whose lines come first.

    In plain numbers.
    engulfed "4. Movement".
    """
    value = 1
    if seat.side == SIDE_FREE:
        value += 1  # after the Shadow
    return value


def begin_turn(world: World, dice: Dice) -> None:
    """A new turn begins.

    engulfed "1. Overview", "2. Activation".
    """
    for s in list(world.seats):
        new_power(s, world)
        s.cards_drawn = 0
    if not world.dealt:
        world.dealt = True
        world.deck = tuple(by_lot(world.deck, dice, 'begin_turn.deck_shuffled'))
        for n in list(world.nations):
            n.stage = first_stage(n.folk)
        for s in [s for s in world.seats if s.side == SIDE_FREE]:
            deal(s, world)
    world.walked = 0
    world.halted = False
    for n in list(world.nations):
        n.pips_bought = 0
    for i in list(world.individuals):
        i.engaged = False
        i.roused_nation = None
        i.travel = 0
    for r in list(world.regiments):
        r.travel = 0
        r.attacking = False
        r.helping = False
        r.leader = None
        r.origin = None


def end_turn(world: World) -> None:
    """The turn ends.

    engulfed "1. Overview", "4. Movement".
    """
    for s in list(world.seats):
        s.power = 0
    for r in [r for r in world.regiments if r.shaken_for > 0]:
        r.shaken_for -= 1
    for i in [i for i in world.individuals if i.absence > 0]:
        i.absence -= 1
        if i.absence == 0:
            i.place = LAND_BARAD_DUR
            world.tell(None, _SAYS_SEEN_AGAIN_OVER_BARAD.text((i,), SHAPE))


def turn(world: World, queue: Queue, dice: Dice) -> None:
    """A turn of the war.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); OffTheTable (a table has no row); Waits (somebody is asked who has not answered
    yet).
    engulfed "2. Activation", "3. The Fellowship of the Ring", "4. Movement", "6. Muster".
    """
    world.enter(1)
    begin_turn(world, dice)
    if world.over:
        return
    world.enter(2)
    queue.carry_out((('order', ((10, 19),)),))
    if world.over:
        return
    world.enter(3)
    queue.carry_out((('order', ((20, 29),)),))
    bend_rolls(world)
    line_up(SIDE_SHADOW, world)
    side_rolls(SIDE_SHADOW, world, dice)
    line_up(SIDE_FREE, world)
    side_rolls(SIDE_FREE, world, dice)
    if world.over:
        return
    world.enter(4)
    commit_to_hunt(world)
    gollum_rolls(world, dice)
    if world.over:
        return
    world.enter(5)
    gather_company(world)
    if world.over:
        return
    world.enter(6)
    lead_on(world, dice)
    lead_on(world, dice)
    lead_on(world, dice)
    hide_ring(world)
    if world.over:
        return
    world.enter(7)
    hunt(world, dice)
    if world.over:
        return
    world.enter(8)
    queue.due(8, [s for s in world.seats if s.side == SIDE_SHADOW])
    queue.carry_out((('order', ((50, 59),)),))
    if world.over:
        return
    world.enter(9)
    queue.due(9, [s for s in world.seats if s.side == SIDE_FREE])
    queue.carry_out((('order', ((60, 69),)),))
    if world.over:
        return
    world.enter(10)
    queue.due(10, [s for s in world.seats if near_enemies(s, world)])
    queue.carry_out((('order', ((70, 74),)),))
    resume_battles(world)
    for b in list(world.battles):
        choose_main(b, world)
    for b in list(world.battles):
        b_dice = dice.at(b.id)
        fight(b, world, b_dice)
    if world.over:
        return
    world.enter(11)
    queue.carry_out((('order', ((75, 79),)),))
    for b in list(world.battles):
        b_dice = dice.at(b.id)
        fight(b, world, b_dice)
    if world.over:
        return
    world.enter(12)
    for n in list(world.nations):
        grant(n, world)
    queue.due(12, list(world.seats))
    queue.carry_out((('order', ((80, 89),)),))
    if world.over:
        return
    world.enter(13)
    queue.carry_out((('order', ((90, 99),)),))
    if world.over:
        return
    world.enter(14)
    end_turn(world)


def key_turn(act: Order, player: Seat, world: World) -> tuple[int, ...]:
    """What the queue goes by, lowest first: A turn of the war.

    engulfed "2. Activation", "3. The Fellowship of the Ring", "4. Movement", "6. Muster".
    """
    return (turn_rank(player),)
