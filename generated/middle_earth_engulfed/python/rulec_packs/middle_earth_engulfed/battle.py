"""Resolvers of battle.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.game.asking import AskSpec
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import first_by_lot
from rulec.runtime.game.shape import Holds

from ._choices import (
    ARM_CAVALRY, BOUT_LATER_BLOWS, BOUT_OPENING_BLOWS, Bout, CARD_USE_COMBAT, Card, EVERY_CARD, EVERY_LAND,
    FOLK_ENTS, Folk, HERO_RINGWRAITHS, Hero, LAND_FANGORN, LAND_ISENGARD_VALE, LAND_OFF_BOARD, LAND_ORTHANC,
    LAND_SHIRE, Land, PLAN_ENCIRCLING, PLAN_HEADLONG, PLAN_STEADY_LINE, Plan, SIDE_FREE, SIDE_SHADOW, Side,
    TERRAIN_FORTIFICATION, TERRAIN_HIGH_PASS, TERRAIN_OPEN_COUNTRY, TERRAIN_UNDERGROUND,
)
from ._kinds import Battle, Individual, Regiment, Seat, Wound
from ._tables import (
    BOARD_AROUND, BOARD_GROUND, CARD_CARD_USE, CARD_EDGE, CARD_PATRON, HEROES_LEADS, PLANS_BONUS,
)
from ._words import PIP, STEP
from ._world import SHAPE, World

_SAYS_SCORED_LOST_A_STEP: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'striker'), ' scored ', Hole(Holds("number"), 'score'), ': ',
    Hole(Holds("thing", 'Regiment'), 'r'), ' lost a step, and nothing is left.',
), 'process:lose_step', 'destroyed')
_SAYS_SCORED_LOST_A_STEP_2: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'striker'), ' scored ', Hole(Holds("number"), 'score'), ': ',
    Hole(Holds("thing", 'Regiment'), 'r'), ' lost a step, ', Hole(Holds("number", unit=STEP), 'steps_left'),
    ' left.',
), 'process:lose_step', 'step_lost')
_SAYS_SCORED_NOBODY_WAS_LEFT: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'striker'), ' scored ', Hole(Holds("number"), 'score'),
    ': nobody was left to strike.',
), 'process:lose_step', 'nobody_left')
_SAYS_SCORED_AND_NEEDED_NO: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'r'), ' scored ', Hole(Holds("number"), 'score'), ' and needed ',
    Hole(Holds("number"), 'needed'), ': no harm.',
), 'process:exchange', 'in_vain')
_SAYS_IN_THE_HEARTS_OF: Final = Message((
    'In ', Hole(Holds("choice", 'Land'), 'land'), ' the hearts of ', Hole(Holds("choice", 'Side'), 'side'),
    ' held with ', Hole(Holds("number", unit=PIP), 'heart'), '.',
), 'process:test_morale', 'hearts_held')
_SAYS_IN_THE_HEARTS_OF_2: Final = Message((
    'In ', Hole(Holds("choice", 'Land'), 'land'), ' the hearts of ', Hole(Holds("choice", 'Side'), 'side'),
    ' failed with ', Hole(Holds("number", unit=PIP), 'heart'), '.',
), 'process:test_morale', 'hearts_failed')
_SAYS_FELL_BACK_FROM_TO: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'r'), ' fell back from ', Hole(Holds("choice", 'Land'), 'land'),
    ' to ', Hole(Holds("choice", 'Land'), 'refuge'), '.',
), 'process:test_morale', 'fell_back')
_SAYS_HAD_NOWHERE_TO_GO: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'r'), ' had nowhere to go.',
), 'process:test_morale', 'nowhere_to_go')
_SAYS_WHAT_IS_THE_PLAN: Final = Message((
    'What is the plan of ', Hole(Holds("thing", 'Seat'), 's'), ' in ',
    Hole(Holds("choice", 'Land'), 'land'), '?',
), 'process:plan_battle', 'plan')
_SAYS_IS_ASKED_WHAT_IS: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cWhat is the plan of ',
    Hole(Holds("thing", 'Seat'), 's'), ' in ', Hole(Holds("choice", 'Land'), 'land'),
    '?\u201d The answer: ', Hole(Holds("choice", 'Plan'), 'answer'), '.',
), 'process:plan_battle', 'plan')
_SAYS_BY_HOW_MUCH_DOES: Final = Message((
    'By how much does ', Hole(Holds("thing", 'Seat'), 's'), ' stiffen morale in ',
    Hole(Holds("choice", 'Land'), 'land'), '?',
), 'process:stiffen', 'courage')
_SAYS_IS_ASKED_BY_HOW: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cBy how much does ',
    Hole(Holds("thing", 'Seat'), 's'), ' stiffen morale in ', Hole(Holds("choice", 'Land'), 'land'),
    '?\u201d The answer: ', Hole(Holds("number", unit=PIP), 'answer'), '.',
), 'process:stiffen', 'courage')
_SAYS_THE_BATTLE_IN: Final = Message((
    'The battle in ', Hole(Holds("choice", 'Land'), 'land'), '.',
), 'process:fight', 'battle_begins')
_SAYS_THE_BATTLE_IN_GOES: Final = Message((
    'The battle in ', Hole(Holds("choice", 'Land'), 'l'), ' goes on: ',
    Hole(Holds("list", item=Holds("thing", 'Regiment')), 'forces_in'), ' against ',
    Hole(Holds("list", item=Holds("thing", 'Regiment')), 'forces_in_2'), '.',
), 'process:resume_battles', 'goes_on')
_SAYS_WHICH_COMBAT_CARDS_OF: Final = Message((
    'Which combat cards of your hand help in ', Hole(Holds("choice", 'Land'), 'land'), '?',
), 'process:play_combat_cards', 'calls')
_SAYS_IS_ASKED_WHICH_COMBAT: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cWhich combat cards of your hand help in ',
    Hole(Holds("choice", 'Land'), 'land'), '?\u201d The answer: ',
    Hole(Holds("list", item=Holds("choice", 'Card')), 'answer'), '.',
), 'process:play_combat_cards', 'calls')
_SAYS_NOT_IN_YOUR_HAND: Final = Message((
    'Not in your hand: ', Hole(Holds("choice", 'Card'), 'c'), '.',
), 'process:play_combat_cards', 'battle_card_not_held')
_SAYS_MUST_BE_WITH: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' must be with ',
    Hole(Holds("thing", 'Regiment'), 'regiment'), '.',
), 'order:72', 'alongside')
_SAYS_GOES_WITH_THE_FELLOWSHIP: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' goes with the Fellowship.',
), 'order:72', 'apart')
_SAYS_MAY_NOT_LEAD: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' may not lead ',
    Hole(Holds("thing", 'Regiment'), 'regiment'), '.',
), 'order:72', 'kin')
_SAYS_FOLLOWS_SOMEBODY_ALREADY: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' follows somebody already.',
), 'order:72', 'unled')
_SAYS_NO_ENEMY_IS_WHERE: Final = Message((
    'No enemy is where ', Hole(Holds("thing", 'Regiment'), 'regiment'), ' could fight.',
), 'order:72', 'battle_there')
_SAYS_STANDS_ELSEWHERE_THAN: Final = Message((
    Hole(Holds("choice", 'Land'), 'goal'), ' stands elsewhere than ',
    Hole(Holds("thing", 'Regiment'), 'regiment'), '.',
), 'order:75', 'walls_here')
_SAYS_MAY_NOT_GO_IN: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' may not go in: ',
    Hole(Holds("choice", 'Hindrance'), 'march_hindrance'), '.',
), 'order:75', 'possible')
_SAYS_WENT_IN_FROM_TO: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' went in from ', Hole(Holds("choice", 'Land'), 'origin'),
    ' to ', Hole(Holds("choice", 'Land'), 'goal'), '.',
), 'order:75', 'went_in')

_ASKS: Final = (
    AskSpec('plan', Holds("choice", 'Plan'), _SAYS_WHAT_IS_THE_PLAN, sealed=True),
    AskSpec('courage', Holds("number", unit=PIP), _SAYS_BY_HOW_MUCH_DOES),
    AskSpec('calls', Holds("list", item=Holds("choice", 'Card')), _SAYS_WHICH_COMBAT_CARDS_OF, sealed=True),
)


def plan_bonus(plan: Plan, enemy_plan: Plan) -> int:
    """What a plan is worth against another.

    In pips.
    engulfed "5. Battle: see Appendix B".
    """
    return PLANS_BONUS[plan][enemy_plan]


def own_plan(battle: Battle, side: Side) -> Plan:
    """The plan of a side.

    engulfed "5. Battle: see Appendix B".
    """
    if side == battle.attacker:
        return battle.attack_plan
    return battle.defence_plan


def other_plan(battle: Battle, side: Side) -> Plan:
    """The plan of the other side.

    engulfed "5. Battle: see Appendix B".
    """
    if side == battle.attacker:
        return battle.defence_plan
    return battle.attack_plan


def plan_edge(battle: Battle, side: Side) -> int:
    """What its plan is worth to a side.

    In pips.
    engulfed "5. Battle: see Appendix B".
    """
    return plan_bonus(own_plan(battle, side), other_plan(battle, side))


def strike_score(regiment: Regiment, battle: Battle, world: World, dice: Dice) -> int:
    """The score of a regiment's blow.

    In pips.
    engulfed "1. Overview", "5. Battle: see Appendix B".
    """
    value = one_die(dice)
    if regiment.leader is not None:
        value += 1  # led by an Individual
    if regiment.arm == ARM_CAVALRY and BOARD_GROUND[battle.land] == TERRAIN_OPEN_COUNTRY:
        value += 1  # cavalry in the open
    for c in map(Card, members(world.in_force)):
        if combat_card_counts(regiment, c, world):
            value += CARD_EDGE[c]  # combat cards
    value += plan_edge(battle, regiment.seat.side)  # the plan
    battle_land = battle.land
    if BOARD_GROUND[battle_land] == TERRAIN_FORTIFICATION and regiment.attacking:
        value -= 1  # walls
    if shaken(regiment):
        value -= 1  # shaken
    return value


def other_side(side: Side) -> Side:
    """The other side.

    engulfed "1. Overview".
    """
    if side == SIDE_FREE:
        return SIDE_SHADOW
    return SIDE_FREE


def morale(battle: Battle, side: Side, world: World, dice: Dice) -> int:
    """The score of morale.

    In pips.
    engulfed "1. Overview".
    """
    value = one_die(dice)
    if side == SIDE_SHADOW:
        value += battle.courage  # power for morale
    if any(i.place == battle.land and i.seat.side == side and not i.travels for i in world.individuals):
        value += 1  # an Individual is with them
    return value


def stands_alone(land: Land, side: Side, world: World) -> bool:
    """The side alone is left in the land.

    engulfed "4. Movement".
    """
    return (
        any(r.place == land and r.seat.side == side for r in world.regiments)
        and not enemies_in(land, side, world)
    )


def shaken(regiment: Regiment) -> bool:
    """The regiment is shaken.

    engulfed "1. Overview".
    """
    return regiment.shaken_for > 0


def refuge(regiment: Regiment, land: Land, world: World) -> bool:
    """The regiment can retreat to the land.

    engulfed "4. Movement".
    """
    regiment_place = regiment.place
    if not joined(regiment_place, land):
        return False  # the land is too far.
    regiment_seat = regiment.seat
    regiment_seat_side = regiment_seat.side
    if not in_hands(land, regiment_seat_side, world):
        return False  # the land is not friendly.
    regiment_folk = regiment.folk
    if not apart_masters(regiment_folk, land, world):
        return False  # Forces of the other master are in the land.
    if (
        regiment_folk == FOLK_ENTS
        and land != LAND_FANGORN
        and land != LAND_ISENGARD_VALE
        and land != LAND_ORTHANC
    ):
        return False  # The Ents go no further than Isengard.
    if barred(regiment_place, land, regiment_seat_side, world):
        return False  # A fortification bars the way.
    if regiment_seat_side == SIDE_SHADOW and closed(land, world):
        return False  # Nobody comes back to the land while its magic holds.
    if (
        land == LAND_SHIRE
        and regiment_seat_side == SIDE_FREE
        and not world.happened('protection_tried', 'ever', 0, LAND_SHIRE)
    ):
        return False  # Nobody has tried the Shire yet.
    if enemies_in(land, regiment_seat_side, world):
        return False  # The enemy is in the land.
    # Nobody retreats to the land.
    return BOARD_GROUND[land] != TERRAIN_UNDERGROUND and BOARD_GROUND[land] != TERRAIN_HIGH_PASS


def refusals_refuge(regiment: Regiment, land: Land, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the regiment can retreat to the land.

    Indices of LABELS['refusals_refuge']; empty where it holds.
    engulfed "4. Movement".
    """
    notes: list[int] = []
    regiment_place = regiment.place
    if not joined(regiment_place, land):
        notes.append(0)
    regiment_seat = regiment.seat
    regiment_seat_side = regiment_seat.side
    if not in_hands(land, regiment_seat_side, world):
        notes.append(1)
    regiment_folk = regiment.folk
    if not apart_masters(regiment_folk, land, world):
        notes.append(2)
    if (
        regiment_folk == FOLK_ENTS
        and land != LAND_FANGORN
        and land != LAND_ISENGARD_VALE
        and land != LAND_ORTHANC
    ):
        notes.append(3)
    if barred(regiment_place, land, regiment_seat_side, world):
        notes.append(4)
    if regiment_seat_side == SIDE_SHADOW and closed(land, world):
        notes.append(5)
    if (
        land == LAND_SHIRE
        and regiment_seat_side == SIDE_FREE
        and not world.happened('protection_tried', 'ever', 0, LAND_SHIRE)
    ):
        notes.append(6)
    if enemies_in(land, regiment_seat_side, world):
        notes.append(7)
    if BOARD_GROUND[land] == TERRAIN_UNDERGROUND or BOARD_GROUND[land] == TERRAIN_HIGH_PASS:
        notes.append(8)
    return tuple(notes)


def way_of_retreat(regiment: Regiment, world: World) -> Land | None:
    """Where a regiment retreats to.

    engulfed "4. Movement".
    """
    regiment_origin = regiment.origin
    if regiment_origin is not None and refuge(regiment, regiment_origin, world):
        return regiment_origin  # where it came from
    for l_ in EVERY_LAND:
        if refuge(regiment, l_, world):
            return l_
    return None


def steps_in(land: Land, seat: Seat, world: World) -> int:
    """Steps that a player has in an area.

    In steps.
    engulfed "1. Overview".
    """
    return sum(r.steps_left for r in world.regiments if r.place == land and r.seat is seat)


def planner(battle: Battle, side: Side, world: World) -> Seat | None:
    """Who plans for a side.

    engulfed "7. Appendix: more than two players".
    """
    return min(
        (s for s in world.seats if s.side == side and steps_in(battle.land, s, world) > 0),
        key=lambda s: -steps_in(battle.land, s, world), default=None,
    )


def affordable(seat: Seat) -> int:
    """Pips of morale that a player can pay for.

    In pips.
    engulfed "1. Overview".
    """
    value = seat.power
    return value // 2  # a part of a power buys no pip


def assailant(land: Land, world: World) -> Side:
    """Who attacks in a battle that goes on.

    engulfed "4. Movement".
    """
    if in_hands(land, SIDE_FREE, world):
        return SIDE_SHADOW  # the land is not theirs
    return SIDE_FREE


def may_lead(hero: Hero, folk: Folk) -> bool:
    """The hero may lead regiments of the folk.

    engulfed "1. Overview".
    """
    return HEROES_LEADS[hero] >> folk & 1 != 0


def battle_near(land: Land, side: Side, world: World) -> bool:
    """The side may have to fight in the land.

    engulfed "1. Overview", "4. Movement".
    """
    if enemies_in(land, side, world):
        return True  # enemies are there
    # enemies are beyond the walls
    return any(beside_walls(land, area) and enemies_in(area, side, world) for area in EVERY_LAND)


def near_enemies(seat: Seat, world: World) -> bool:
    """The seat may have to fight.

    engulfed "1. Overview", "4. Movement".
    """
    return any(r.seat is seat and battle_near(r.place, seat.side, world) for r in world.regiments)


def combat_cards(battle: Battle, world: World) -> Sequence[Card]:
    """Combat cards that somebody in a battle permits.

    engulfed "1. Overview".
    """
    return [
        c
        for c in EVERY_CARD
        if CARD_CARD_USE[c] == CARD_USE_COMBAT
            and any(
                i.hero == CARD_PATRON[c] and i.place == battle.land and not i.travels
                for i in world.individuals
            )
    ]


def lose_step(land: Land, side: Side, striker: Regiment, blow: int, world: World, dice: Dice) -> None:
    """A side loses a step.

    engulfed "1. Overview".
    """
    score = blow
    r = first_by_lot(
        (r for r in world.regiments if r.place == land and r.seat.side == side), dice, 'lose_step.r',
        lambda r: -r.steps_left,
    )
    if r is not None:
        r.steps_left -= 1
        if r.steps_left == 0:
            r.place = LAND_OFF_BOARD
            r.arrival = None
            r.shaken_for = 0
            world.tell(None, _SAYS_SCORED_LOST_A_STEP.text((striker, score, r), SHAPE))
        else:
            world.tell(None, _SAYS_SCORED_LOST_A_STEP_2.text((striker, score, r, r.steps_left), SHAPE))
    else:
        world.tell(None, _SAYS_SCORED_NOBODY_WAS_LEFT.text((striker, score), SHAPE))


def exchange(battle: Battle, bout: Bout, world: World, dice: Dice) -> None:
    """An exchange of blows.

    engulfed "4. Movement".
    """
    for r in [
        r
        for r in world.regiments
        if r.place == battle.land and (bout == BOUT_LATER_BLOWS or not second_line(r, world))
    ]:
        r_dice = dice.at(r.id)
        blow = strike_score(r, battle, world, r_dice)
        if blow >= 5:
            wound = Wound(side=r.seat.side, striker=r, blow=blow)
            world.add(wound)
        else:
            score = blow
            needed = 5
            world.tell(None, _SAYS_SCORED_AND_NEEDED_NO.text((r, score, needed), SHAPE))
    for h in list(world.wounds):
        h_dice = dice.at(h.id)
        lose_step(battle.land, other_side(h.side), h.striker, h.blow, world, h_dice)
        world.note('step_lost', battle.land, other_side(h.side))
        world.drop(h)


def test_morale(battle: Battle, side: Side, world: World, dice: Dice) -> None:
    """Morale is tested.

    engulfed "1. Overview".
    """
    heart = morale(battle, side, world, dice)
    if heart >= 4:
        world.tell(None, _SAYS_IN_THE_HEARTS_OF.text((battle.land, side, heart), SHAPE))
    else:
        world.tell(None, _SAYS_IN_THE_HEARTS_OF_2.text((battle.land, side, heart), SHAPE))
        for r in [r for r in world.regiments if r.place == battle.land and r.seat.side == side]:
            r.shaken_for = 2
            refuge_ = way_of_retreat(r, world)
            if refuge_ is not None:
                r.place = refuge_
                world.tell(None, _SAYS_FELL_BACK_FROM_TO.text((r, battle.land, refuge_), SHAPE))
            else:
                world.tell(None, _SAYS_HAD_NOWHERE_TO_GO.text((r,), SHAPE))


def settle(battle: Battle, world: World) -> None:
    """A battle is over.

    engulfed "4. Movement".
    """
    if stands_alone(battle.land, SIDE_SHADOW, world):
        occupy(battle.land, SIDE_SHADOW, world)
    if stands_alone(battle.land, SIDE_FREE, world):
        occupy(battle.land, SIDE_FREE, world)
        for i in [i for i in world.individuals if i.place == battle.land and i.hero == HERO_RINGWRAITHS]:
            world.note('dispersed', i)
            upon_dispersed_1(i, world)
    world.drop(battle)


def plan_battle(battle: Battle, world: World) -> None:
    """Plans are made and shown.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "5. Battle: see Appendix B".
    """
    at_once = world.together()
    moment = world.asks.moment()
    for s in [s for s in world.seats if s is planner(battle, s.side, world)]:
        with moment.of(s.id):
            told = battle.land
            plan = world.asks.one(
                _ASKS[0], s, (s, told), (PLAN_HEADLONG, PLAN_STEADY_LINE, PLAN_ENCIRCLING),
                PLAN_STEADY_LINE,
            )
            world.tell(s, _SAYS_IS_ASKED_WHAT_IS.text((s, s, told, plan), SHAPE))
            world.tell(None, _SAYS_IS_ASKED_WHAT_IS.text((s, s, told, plan), SHAPE))
            if s.side == battle.attacker:
                at_once.set(battle, "attack_plan", plan)
            else:
                at_once.set(battle, "defence_plan", plan)
    moment.over()
    at_once.apply()


def stiffen(battle: Battle, world: World) -> None:
    """Morale is stiffened.

    Raises NotOffered (an answer is not among what is offered); Waits (somebody is asked who has not
    answered yet).
    engulfed "1. Overview".
    """
    for s in [s for s in world.seats if s.side == SIDE_SHADOW and steps_in(battle.land, s, world) > 0]:
        if affordable(s) > 0:
            told = battle.land
            courage = world.asks.amount(_ASKS[1], s, (s, told), 0, affordable(s), 0)
            world.tell(None, _SAYS_IS_ASKED_BY_HOW.text((s, s, told, courage), SHAPE))
            s.power -= 2 * courage
            battle.courage += courage


def try_hearts(battle: Battle, side: Side, world: World, dice: Dice) -> None:
    """Morale of a side that has suffered.

    Raises NotOffered (an answer is not among what is offered); Waits (somebody is asked who has not
    answered yet).
    engulfed "1. Overview".
    """
    if (
        enemies_in(battle.land, SIDE_FREE, world)
        and enemies_in(battle.land, SIDE_SHADOW, world)
        and world.happened('step_lost', 'this', 0, battle.land, side)
    ):
        if side == SIDE_SHADOW:
            stiffen(battle, world)
        test_morale(battle, side, world, dice)


def fight(battle: Battle, world: World, dice: Dice) -> None:
    """A battle is fought.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "1. Overview", "4. Movement".
    """
    world.tell(None, _SAYS_THE_BATTLE_IN.text((battle.land,), SHAPE))
    plan_battle(battle, world)
    play_combat_cards(battle, world)
    exchange(battle, BOUT_OPENING_BLOWS, world, dice)
    if enemies_in(battle.land, SIDE_FREE, world) and enemies_in(battle.land, SIDE_SHADOW, world):
        exchange(battle, BOUT_LATER_BLOWS, world, dice)
    try_hearts(battle, battle.attacker, world, dice)
    try_hearts(battle, other_side(battle.attacker), world, dice)
    settle(battle, world)


def resume_battles(world: World) -> None:
    """Battles go on.

    engulfed "4. Movement".
    """
    for l_ in [
        l_
        for l_ in EVERY_LAND
        if stands_alone(l_, SIDE_SHADOW, world) and in_hands(l_, SIDE_FREE, world)
    ]:
        occupy(l_, SIDE_SHADOW, world)
    for l_ in [
        l_
        for l_ in EVERY_LAND
        if stands_alone(l_, SIDE_FREE, world) and in_hands(l_, SIDE_SHADOW, world)
    ]:
        occupy(l_, SIDE_FREE, world)
    for l_ in [
        l_
        for l_ in EVERY_LAND
        if enemies_in(l_, SIDE_FREE, world) and enemies_in(l_, SIDE_SHADOW, world)
    ]:
        if not any(b.land == l_ for b in world.battles):
            who = assailant(l_, world)
            battle = Battle(land=l_, attacker=who, origin=l_)
            world.add(battle)
            for r in [r for r in world.regiments if r.place == l_ and r.seat.side == who]:
                r.attacking = True
            world.tell(
                None,
                _SAYS_THE_BATTLE_IN_GOES.text(
                    (l_, forces_in(l_, who, world), forces_in(l_, other_side(who), world)), SHAPE,
                ),
            )


def play_combat_cards(battle: Battle, world: World) -> None:
    """Combat cards are played.

    Raises NotOffered (an answer is not among what is offered); Waits (somebody is asked who has not
    answered yet).
    engulfed "1. Overview".
    """
    for s in [s for s in world.seats if s.side == SIDE_FREE and steps_in(battle.land, s, world) > 0]:
        told = battle.land
        calls = world.asks.some(_ASKS[2], s, (told,), combat_cards(battle, world), ())
        world.tell(s, _SAYS_IS_ASKED_WHICH_COMBAT.text((s, told, calls), SHAPE))
        for c in [c for c in calls if c not in s.hand_cards]:
            world.tell(s, _SAYS_NOT_IN_YOUR_HAND.text((c,), SHAPE))
        for c in [c for c in calls if c in s.hand_cards]:
            play(s, c, world)
            for i in [i for i in world.individuals if i.hero == CARD_PATRON[c] and i.place == battle.land]:
                i.engaged = True


def domain_order_72_regiment(individual: Individual, seat: Seat, world: World) -> Sequence[Regiment]:
    """What may be chosen: Lead a Regiment.

    engulfed "1. Overview".
    """
    return world.regiments


def needs_order_72(individual: Individual, seat: Seat, regiment: Regiment, world: World) -> str | None:
    """Why it is refused when it is done: Lead a Regiment.

    engulfed "1. Overview".
    """
    if regiment.place != individual.place or regiment.seat.side != seat.side:
        return _SAYS_MUST_BE_WITH.text((individual, regiment), SHAPE)
    if individual.travels:
        return _SAYS_GOES_WITH_THE_FELLOWSHIP.text((individual,), SHAPE)
    if not may_lead(individual.hero, regiment.folk):
        return _SAYS_MAY_NOT_LEAD.text((individual, regiment), SHAPE)
    if regiment.leader is not None:
        return _SAYS_FOLLOWS_SOMEBODY_ALREADY.text((regiment,), SHAPE)
    if not battle_near(regiment.place, seat.side, world):
        return _SAYS_NO_ENEMY_IS_WHERE.text((regiment,), SHAPE)
    return None


def early_order_72_seat(individual: Individual, seat: Seat, world: World) -> str | None:
    """Why it is refused when it is done: Lead a Regiment.

    engulfed "1. Overview".
    """
    if individual.travels:
        return _SAYS_GOES_WITH_THE_FELLOWSHIP.text((individual,), SHAPE)
    return None


def does_order_72(individual: Individual, seat: Seat, regiment: Regiment, world: World, dice: Dice) -> None:
    """Lead a Regiment.

    engulfed "1. Overview".
    """
    regiment.leader = individual.hero
    individual.engaged = True


def needs_order_75(regiment: Regiment, seat: Seat, goal: Land, world: World) -> str | None:
    """Why it is refused when it is done: Storm a Fortification.

    engulfed "4. Movement".
    """
    if BOARD_AROUND[goal] != regiment.place:
        return _SAYS_STANDS_ELSEWHERE_THAN.text((goal, regiment), SHAPE)
    if not may_march(regiment, goal, world):
        return _SAYS_MAY_NOT_GO_IN.text((regiment, march_hindrance(regiment, goal, world)), SHAPE)
    return None


def does_order_75(regiment: Regiment, seat: Seat, goal: Land, world: World, dice: Dice) -> None:
    """Storm a Fortification.

    engulfed "4. Movement".
    """
    origin = regiment.place
    world.tell(None, _SAYS_WENT_IN_FROM_TO.text((regiment, origin, goal), SHAPE))
    enter_area(regiment, goal, world)
    for i in [i for i in world.individuals if i.hero == regiment.leader and i.place == origin]:
        i.place = goal


# at the end, for these modules use each other
from .board import barred, in_hands, joined, occupy  # noqa: E402
from .breach import closed  # noqa: E402
from .cards import combat_card_counts, play  # noqa: E402
from .movement import apart_masters, beside_walls, enemies_in, enter_area, forces_in, march_hindrance, may_march, second_line, upon_dispersed_1  # noqa: E402
from .readiness import one_die  # noqa: E402
