"""The rules of Middle Earth Engulfed for columns of cases: a row is a case.

Things are read first: `ones, others = read(ones, others)`. A number, a member or an entry is a
column of ints, or one that holds for all rows. A fault tells its row in a note.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import vectors as vec

from ._choices import (
    ARM_CAVALRY, BORDER_NO_BORDER, BORDER_RIDGE, FOLK_MORDOR, HERO_ARAGORN, HERO_GANDALF, LAND_BARAD_DUR,
    LAND_LORIEN, LAND_OFF_BOARD, LAND_RIVENDELL, LAND_SHIRE, MASTER_SARUMAN, MASTER_SAURON, ROAD_EASY_WAY,
    ROAD_UNLINKED, SHORTAGE_ABROAD, SHORTAGE_OVER_WHOLE, SHORTAGE_TOWER_ONLY, SHORTAGE_UNCHECKED,
    SHORTAGE_UNRAISED, SIDE_FREE, SIDE_SHADOW, STAGE_ACTIVE, STAGE_DEFENCE, STAGE_NEUTRAL, STAGE_PEACE,
    TERRAIN_FOREST, TERRAIN_SWAMP,
)
from ._kinds import Battle, Commitment, Individual, Nation, Regiment, Seat
from ._tables import (
    ACTIVATION_ROLLS_SCORE, BOARD_AROUND, BOARD_EASTING, BOARD_GROUND, BOARD_MUSTER, BOARD_NATION,
    BOARD_SOUTHING, BORDERS_BORDER, CARD_CARD_USE, CARD_CONCEALMENT, CARD_EDGE, CARD_PATRON, CARD_RELIEF,
    HEROES_PACE, HUNT_EFFECTS_EFFECT, PEOPLES_BEGINS, PLANS_BONUS, STEP_COSTS_COST, STOPS_HALTS,
    STOPS_MAXIMUM, STOPS_PERIL, STOPS_SANCTUARY, STOPS_STRETCH, WAYS_ROAD, stops_halts, stops_maximum,
    stops_peril, stops_sanctuary, stops_stretch,
)

_ACTIVATION_ROLLS_SCORE = vec.cells(ACTIVATION_ROLLS_SCORE)
_BOARD_AROUND = vec.cells(BOARD_AROUND)
_BOARD_EASTING = vec.cells(BOARD_EASTING)
_BOARD_GROUND = vec.cells(BOARD_GROUND)
_BOARD_MUSTER = vec.cells(BOARD_MUSTER)
_BOARD_NATION = vec.cells(BOARD_NATION)
_BOARD_SOUTHING = vec.cells(BOARD_SOUTHING)
_BORDERS_BORDER = vec.cells(BORDERS_BORDER)
_CARD_CARD_USE = vec.cells(CARD_CARD_USE)
_CARD_CONCEALMENT = vec.cells(CARD_CONCEALMENT)
_CARD_EDGE = vec.cells(CARD_EDGE)
_CARD_PATRON = vec.cells(CARD_PATRON)
_CARD_RELIEF = vec.cells(CARD_RELIEF)
_HEROES_PACE = vec.cells(HEROES_PACE)
_HUNT_EFFECTS_EFFECT = vec.cells(HUNT_EFFECTS_EFFECT)
_PEOPLES_BEGINS = vec.cells(PEOPLES_BEGINS)
_PLANS_BONUS = vec.cells(PLANS_BONUS)
_STEP_COSTS_COST = vec.cells(STEP_COSTS_COST)
_STOPS_HALTS = vec.cells(STOPS_HALTS)
_STOPS_MAXIMUM = vec.cells(STOPS_MAXIMUM)
_STOPS_PERIL = vec.cells(STOPS_PERIL)
_STOPS_SANCTUARY = vec.cells(STOPS_SANCTUARY)
_STOPS_STRETCH = vec.cells(STOPS_STRETCH)
_WAYS_ROAD = vec.cells(WAYS_ROAD)
_BATTLE_ATTACKER = vec.Field(Battle, 'attacker', 'number')
_BATTLE_ATTACK_PLAN = vec.Field(Battle, 'attack_plan', 'number')
_BATTLE_DEFENCE_PLAN = vec.Field(Battle, 'defence_plan', 'number')
_COMMITMENT_POWER = vec.Field(Commitment, 'power', 'number')
_INDIVIDUAL_ENGAGED = vec.Field(Individual, 'engaged', 'truth')
_INDIVIDUAL_HERO = vec.Field(Individual, 'hero', 'number')
_INDIVIDUAL_PLACE = vec.Field(Individual, 'place', 'number')
_INDIVIDUAL_SEAT = vec.Field(Individual, 'seat', 'thing')
_INDIVIDUAL_TRAVELS = vec.Field(Individual, 'travels', 'truth')
_INDIVIDUAL_WINGED = vec.Field(Individual, 'winged', 'truth')
_NATION_EARLIER_STAGE = vec.Field(Nation, 'earlier_stage', 'number')
_NATION_FOLK = vec.Field(Nation, 'folk', 'number')
_NATION_PIPS_BOUGHT = vec.Field(Nation, 'pips_bought', 'number')
_NATION_POINTS_LEFT = vec.Field(Nation, 'points_left', 'number')
_NATION_SEAT = vec.Field(Nation, 'seat', 'thing')
_NATION_STAGE = vec.Field(Nation, 'stage', 'number')
_REGIMENT_ARM = vec.Field(Regiment, 'arm', 'number')
_REGIMENT_FOLK = vec.Field(Regiment, 'folk', 'number')
_REGIMENT_FULL_STEPS = vec.Field(Regiment, 'full_steps', 'number')
_REGIMENT_PLACE = vec.Field(Regiment, 'place', 'number')
_REGIMENT_SHAKEN_FOR = vec.Field(Regiment, 'shaken_for', 'number')
_REGIMENT_STEPS_LEFT = vec.Field(Regiment, 'steps_left', 'number')
_SEAT_MASTER = vec.Field(Seat, 'master', 'number')
_SEAT_POWER = vec.Field(Seat, 'power', 'number')
_SEAT_SIDE = vec.Field(Seat, 'side', 'number')
_FIELDS = (
    _BATTLE_ATTACKER, _BATTLE_ATTACK_PLAN, _BATTLE_DEFENCE_PLAN, _COMMITMENT_POWER, _INDIVIDUAL_ENGAGED,
    _INDIVIDUAL_HERO, _INDIVIDUAL_PLACE, _INDIVIDUAL_SEAT, _INDIVIDUAL_TRAVELS, _INDIVIDUAL_WINGED,
    _NATION_EARLIER_STAGE, _NATION_FOLK, _NATION_PIPS_BOUGHT, _NATION_POINTS_LEFT, _NATION_SEAT,
    _NATION_STAGE, _REGIMENT_ARM, _REGIMENT_FOLK, _REGIMENT_FULL_STEPS, _REGIMENT_PLACE,
    _REGIMENT_SHAKEN_FOR, _REGIMENT_STEPS_LEFT, _SEAT_MASTER, _SEAT_POWER, _SEAT_SIDE,
)
REFUSED: dict[str, str] = {
    'strike_score': 'it throws dice',
    'morale': 'it throws dice',
    'stands_alone': 'it looks at the game or asks what a person knows',
    'refuge': 'it looks at the game or asks what a person knows',
    'way_of_retreat': 'it looks at the game or asks what a person knows',
    'steps_in': 'it looks at the game or asks what a person knows',
    'planner': 'it looks at the game or asks what a person knows',
    'assailant': 'it looks at the game or asks what a person knows',
    'may_lead': 'it reads a cell that holds neither a number nor a truth',
    'battle_near': 'it looks at the game or asks what a person knows',
    'near_enemies': 'it looks at the game or asks what a person knows',
    'combat_cards': 'it looks at the game or asks what a person knows',
    'in_hands': 'it looks at the game or asks what a person knows',
    'passable': 'it looks at the game or asks what a person knows',
    'barred': 'it looks at the game or asks what a person knows',
    'closed': 'it looks at the game or asks what a person knows',
    'let_in': 'it looks at the game or asks what a person knows',
    'first_in': 'it looks at the game or asks what a person knows',
    'permitted': 'it looks at the game or asks what a person knows',
    'combat_card_counts': 'it looks at the game or asks what a person knows',
    'permitted_cards': 'it looks at the game or asks what a person knows',
    'draws_allowed': 'it looks at the game or asks what a person knows',
    'company_size': 'it looks at the game or asks what a person knows',
    'may_join': 'it looks at the game or asks what a person knows',
    'may_leave': 'it looks at the game or asks what a person knows',
    'may_scatter': 'it looks at the game or asks what a person knows',
    'gollum_may_come': 'it looks at the game or asks what a person knows',
    'leave_takers': 'it looks at the game or asks what a person knows',
    'newcomers': 'it looks at the game or asks what a person knows',
    'ring_keeper': 'it looks at the game or asks what a person knows',
    'keeps_ring': 'it looks at the game or asks what a person knows',
    'stretch': 'it looks at the game or asks what a person knows',
    'walk_limit': 'it looks at the game or asks what a person knows',
    'next_boxes': 'it looks at the game or asks what a person knows',
    'hunters_allowed': 'it looks at the game or asks what a person knows',
    'permissible_power': 'it looks at the game or asks what a person knows',
    'lost_homes': 'it looks at the game or asks what a person knows',
    'counting_power': 'it looks at the game or asks what a person knows',
    'lost_power': 'it looks at the game or asks what a person knows',
    'hunt_score': 'it throws dice',
    'hunter': 'it looks at the game or asks what a person knows',
    'pass_open': 'it looks at the game or asks what a person knows',
    'snowed_in': 'it looks at the game or asks what a person knows',
    'enemies_in': 'it looks at the game or asks what a person knows',
    'forces_in': 'it looks at the game or asks what a person knows',
    'pinned': 'it looks at the game or asks what a person knows',
    'apart_masters': 'it looks at the game or asks what a person knows',
    'breach_needed': 'it looks at the game or asks what a person knows',
    'ring_opens': 'it looks at the game or asks what a person knows',
    'let_through': 'it looks at the game or asks what a person knows',
    'march_hindrance': 'it looks at the game or asks what a person knows',
    'may_march': 'it looks at the game or asks what a person knows',
    'second_line': 'it looks at the game or asks what a person knows',
    'may_set_out': 'it looks at the game or asks what a person knows',
    'attack_origins': 'it looks at the game or asks what a person knows',
    'walk_hindrance': 'it looks at the game or asks what a person knows',
    'may_walk': 'it looks at the game or asks what a person knows',
    'some_lost': 'it looks at the game or asks what a person knows',
    'all_lost': 'it looks at the game or asks what a person knows',
    'muster_strength': 'it looks at the game or asks what a person knows',
    'raising_shortage': 'it looks at the game or asks what a person knows',
    'may_raise': 'it looks at the game or asks what a person knows',
    'whose_land': 'it looks at the game or asks what a person knows',
    'neighbours': 'it answers with a list or a set',
    'barred_ways': 'it answers with a list or a set',
    'initials': 'it looks at a text',
    'roads_from': 'it answers with a list or a set',
    'on_track': 'it makes a list',
    'rolling_nations': 'it looks at the game or asks what a person knows',
    'activation': 'it throws dice',
    'wood_disturbed': 'it looks at the game or asks what a person knows',
    'held_point': 'it looks at the game or asks what a person knows',
    'gathering_points': 'it looks at the game or asks what a person knows',
    'usual_point': 'it looks at the game or asks what a person knows',
    'waiting': 'it looks at the game or asks what a person knows',
    'may_rouse': 'it reads a cell that holds neither a number nor a truth',
    'fallen': 'it looks at the game or asks what a person knows',
    'points_lost': 'it looks at the game or asks what a person knows',
    'points_won': 'it looks at the game or asks what a person knows',
    'better_friend': 'it looks at the game or asks what a person knows',
    'greater_master': 'it looks at the game or asks what a person knows',
    'friends_divided': 'it looks at the game or asks what a person knows',
    'shadow_divided': 'it looks at the game or asks what a person knows',
    'wins': 'it looks at the game or asks what a person knows',
    'own_cards': 'it answers with a list or a set',
    'committed_power': 'it looks at the game or asks what a person knows',
    'war_map': 'it answers with a list or a set',
    'war_map_open_ways': 'it answers with a list or a set',
    'war_map_gates': 'it answers with a list or a set',
    'war_map_high_ways': 'it answers with a list or a set',
    'war_map_barred': 'it answers with a list or a set',
    'war_map_holder': 'it looks at the game or asks what a person knows',
    'hosts': 'it looks at the game or asks what a person knows',
    'great_ones': 'it looks at the game or asks what a person knows',
    'great_ones_letters': 'it looks at a text',
    'ring_track': 'it answers with a list or a set',
    'ring_track_easy': 'it answers with a list or a set',
    'ring_track_snowy': 'it answers with a list or a set',
    'ring_track_steep': 'it answers with a list or a set',
    'ring_bearers': 'it looks at the game or asks what a person knows',
    'ring_bearers_letters': 'it looks at a text',
    'readiness_record': 'it looks at the game or asks what a person knows',
    'readiness_record_raises': 'it looks at the game or asks what a person knows',
    'home_record': 'it answers with a list or a set',
    'home_record_lost': 'it looks at the game or asks what a person knows',
}
"""Functions that have no columns, and why."""


def read(*columns: Sequence[object]) -> list[vec.Things]:
    """Columns of things, with all that the rules ask of them and of what they lead to."""
    return vec.read(_FIELDS, columns)


def plan_bonus(plan: vec.Numbers, enemy_plan: vec.Numbers) -> vec.Ints:
    """What a plan is worth against another.

    In pips.
    """
    rows = vec.rows_of(plan, enemy_plan)
    return vec.answered(_plan_bonus, rows, vec.numbers(rows, plan), vec.numbers(rows, enemy_plan))


def own_plan(battle: vec.Things, side: vec.Numbers) -> vec.Ints:
    """The plan of a side."""
    rows = vec.rows_of(battle, side)
    return vec.answered(_own_plan, rows, battle.over(rows), vec.numbers(rows, side))


def other_plan(battle: vec.Things, side: vec.Numbers) -> vec.Ints:
    """The plan of the other side."""
    rows = vec.rows_of(battle, side)
    return vec.answered(_other_plan, rows, battle.over(rows), vec.numbers(rows, side))


def plan_edge(battle: vec.Things, side: vec.Numbers) -> vec.Ints:
    """What its plan is worth to a side.

    In pips.
    """
    rows = vec.rows_of(battle, side)
    return vec.answered(_plan_edge, rows, battle.over(rows), vec.numbers(rows, side))


def other_side(side: vec.Numbers) -> vec.Ints:
    """The other side."""
    rows = vec.rows_of(side)
    return vec.answered(_other_side, rows, vec.numbers(rows, side))


def shaken(regiment: vec.Things) -> vec.Truths:
    """The regiment is shaken."""
    rows = vec.rows_of(regiment)
    return vec.answered(_shaken, rows, regiment.over(rows))


def affordable(seat: vec.Things) -> vec.Ints:
    """Pips of morale that a player can pay for.

    In pips.
    """
    rows = vec.rows_of(seat)
    return vec.answered(_affordable, rows, seat.over(rows))


def home_nation(land: vec.Numbers) -> vec.Ints:
    """The nation at home in an area.

    NONE where there is none.
    """
    rows = vec.rows_of(land)
    return vec.answered(_home_nation, rows, vec.numbers(rows, land))


def muster_point_at(land: vec.Numbers) -> vec.Truths:
    """The land is a muster place."""
    rows = vec.rows_of(land)
    return vec.answered(_muster_point_at, rows, vec.numbers(rows, land))


def musters_in(folk: vec.Numbers, land: vec.Numbers) -> vec.Truths:
    """The land is a muster place of the folk."""
    rows = vec.rows_of(folk, land)
    return vec.answered(_musters_in, rows, vec.numbers(rows, folk), vec.numbers(rows, land))


def frontier(origin: vec.Numbers, goal: vec.Numbers) -> vec.Ints:
    """What lies between areas."""
    rows = vec.rows_of(origin, goal)
    return vec.answered(_frontier, rows, vec.numbers(rows, origin), vec.numbers(rows, goal))


def joined(origin: vec.Numbers, goal: vec.Numbers) -> vec.Truths:
    """The origin touches the goal."""
    rows = vec.rows_of(origin, goal)
    return vec.answered(_joined, rows, vec.numbers(rows, origin), vec.numbers(rows, goal))


def protected(land: vec.Numbers) -> vec.Truths:
    """Magic protects the land."""
    rows = vec.rows_of(land)
    return vec.answered(_protected, rows, vec.numbers(rows, land))


def hostile(seat: vec.Things, nation: vec.Things) -> vec.Truths:
    """The nation is hostile to the seat."""
    rows = vec.rows_of(seat, nation)
    return vec.answered(_hostile, rows, seat.over(rows), nation.over(rows))


def idle(individual: vec.Things) -> vec.Truths:
    """The individual has been idle."""
    rows = vec.rows_of(individual)
    return vec.answered(_idle, rows, individual.over(rows))


def road_stretch(land: vec.Numbers) -> vec.Ints:
    """Which stretch of the road a box belongs to."""
    rows = vec.rows_of(land)
    return vec.answered(_road_stretch, rows, vec.numbers(rows, land))


def halts_at(land: vec.Numbers) -> vec.Truths:
    """The Fellowship halts in the land."""
    rows = vec.rows_of(land)
    return vec.answered(_halts_at, rows, vec.numbers(rows, land))


def sanctuary(land: vec.Numbers) -> vec.Truths:
    """The land is a Sanctuary."""
    rows = vec.rows_of(land)
    return vec.answered(_sanctuary, rows, vec.numbers(rows, land))


def area_maximum(land: vec.Numbers) -> vec.Ints:
    """Power that can reach an area at most.

    In steps of 1/2 power.
    """
    rows = vec.rows_of(land)
    return vec.answered(_area_maximum, rows, vec.numbers(rows, land))


def area_peril(land: vec.Numbers) -> vec.Ints:
    """What else is abroad in an area.

    In pips.
    """
    rows = vec.rows_of(land)
    return vec.answered(_area_peril, rows, vec.numbers(rows, land))


def track_line(origin: vec.Numbers, goal: vec.Numbers) -> vec.Ints:
    """The line between boxes."""
    rows = vec.rows_of(origin, goal)
    return vec.answered(_track_line, rows, vec.numbers(rows, origin), vec.numbers(rows, goal))


def face_needed(road: vec.Numbers) -> vec.Ints:
    """What the die must show.

    In pips.
    """
    rows = vec.rows_of(road)
    return vec.answered(_face_needed, rows, vec.numbers(rows, road))


def tie_rank(seat: vec.Things) -> vec.Ints:
    """Who rolls when both have committed as much.

    In plain numbers.
    """
    rows = vec.rows_of(seat)
    return vec.answered(_tie_rank, rows, seat.over(rows))


def hunt_effect(score: vec.Numbers) -> vec.Ints:
    """What a score of the hunt means."""
    rows = vec.rows_of(score)
    return vec.answered(_hunt_effect, rows, vec.numbers(rows, score))


def allowance(regiment: vec.Things) -> vec.Ints:
    """Areas that a regiment may move.

    In areas.
    """
    rows = vec.rows_of(regiment)
    return vec.answered(_allowance, rows, regiment.over(rows))


def beside_walls(origin: vec.Numbers, goal: vec.Numbers) -> vec.Truths:
    """The origin stands in the goal, or the goal in the origin."""
    rows = vec.rows_of(origin, goal)
    return vec.answered(_beside_walls, rows, vec.numbers(rows, origin), vec.numbers(rows, goal))


def entry_cost(regiment: vec.Things, goal: vec.Numbers) -> vec.Ints:
    """What entering an area costs a regiment.

    In areas.
    """
    rows = vec.rows_of(regiment, goal)
    return vec.answered(_entry_cost, rows, regiment.over(rows), vec.numbers(rows, goal))


def pace(individual: vec.Things) -> vec.Ints:
    """Areas that an Individual may move.

    In areas.
    """
    rows = vec.rows_of(individual)
    return vec.answered(_pace, rows, individual.over(rows))


def next_area(goal: vec.Numbers, crossed_area: vec.Numbers) -> vec.Ints:
    """Where a march leads first."""
    rows = vec.rows_of(goal, crossed_area)
    return vec.answered(_next_area, rows, vec.numbers(rows, goal), vec.numbers_or_none(rows, crossed_area))


def steps_paid(regiment: vec.Things, new_steps: vec.Numbers) -> vec.Ints:
    """Steps that are paid for.

    In plain numbers.
    """
    rows = vec.rows_of(regiment, new_steps)
    return vec.answered(_steps_paid, rows, regiment.over(rows), vec.numbers(rows, new_steps))


def power_price(regiment: vec.Things, new_steps: vec.Numbers) -> vec.Ints:
    """What steps cost the Shadow.

    In steps of 1/2 power.
    """
    rows = vec.rows_of(regiment, new_steps)
    return vec.answered(_power_price, rows, regiment.over(rows), vec.numbers(rows, new_steps))


def supply_price(regiment: vec.Things, new_steps: vec.Numbers) -> vec.Ints:
    """What steps cost the Free Peoples.

    In steps of 1/2 muster points.
    """
    rows = vec.rows_of(regiment, new_steps)
    return vec.answered(_supply_price, rows, regiment.over(rows), vec.numbers(rows, new_steps))


def refilling_shortage(regiment: vec.Things, new_steps: vec.Numbers) -> vec.Ints:
    """What keeps a regiment from being refilled."""
    rows = vec.rows_of(regiment, new_steps)
    return vec.answered(_refilling_shortage, rows, regiment.over(rows), vec.numbers(rows, new_steps))


def may_refill(regiment: vec.Things, new_steps: vec.Numbers) -> vec.Truths:
    """The regiment may be refilled."""
    rows = vec.rows_of(regiment, new_steps)
    return vec.answered(_may_refill, rows, regiment.over(rows), vec.numbers(rows, new_steps))


def income(seat: vec.Things) -> vec.Ints:
    """Power that a player has in a turn.

    In steps of 1/2 power.
    """
    rows = vec.rows_of(seat)
    return vec.answered(_income, rows, seat.over(rows))


def pip_price(pips: vec.Numbers) -> vec.Ints:
    """What pips on a roll cost together.

    In steps of 1/2 power.
    """
    rows = vec.rows_of(pips)
    return vec.answered(_pip_price, rows, vec.numbers(rows, pips))


def further_price(earlier_pips: vec.Numbers, further_pips: vec.Numbers) -> vec.Ints:
    """What further pips on the same roll cost.

    In steps of 1/2 power.
    """
    rows = vec.rows_of(earlier_pips, further_pips)
    return vec.answered(
        _further_price, rows, vec.numbers(rows, earlier_pips), vec.numbers(rows, further_pips),
    )


def affordable_pips(nation: vec.Things, seat: vec.Things) -> vec.Ints:
    """Further pips that a master can pay for on a roll.

    In pips.
    """
    rows = vec.rows_of(nation, seat)
    return vec.answered(_affordable_pips, rows, nation.over(rows), seat.over(rows))


def next_stage(stage: vec.Numbers) -> vec.Ints:
    """The stage above."""
    rows = vec.rows_of(stage)
    return vec.answered(_next_stage, rows, vec.numbers(rows, stage))


def first_stage(folk: vec.Numbers) -> vec.Ints:
    """The stage at which a nation begins."""
    rows = vec.rows_of(folk)
    return vec.answered(_first_stage, rows, vec.numbers(rows, folk))


def score_needed(folk: vec.Numbers, stage: vec.Numbers) -> vec.Ints:
    """The score that brings a nation to a stage.

    In pips.
    NONE where there is none.
    """
    rows = vec.rows_of(folk, stage)
    return vec.answered(_score_needed, rows, vec.numbers(rows, folk), vec.numbers(rows, stage))


def help_(individual: vec.Things) -> vec.Ints:
    """What an Individual adds to a nation's roll.

    In pips.
    """
    rows = vec.rows_of(individual)
    return vec.answered(_help_, rows, individual.over(rows))


def can_rise(nation: vec.Things) -> vec.Truths:
    """The nation can become readier."""
    rows = vec.rows_of(nation)
    return vec.answered(_can_rise, rows, nation.over(rows))


def turn_rank(seat: vec.Things) -> vec.Ints:
    """Whose lines come first.

    In plain numbers.
    """
    rows = vec.rows_of(seat)
    return vec.answered(_turn_rank, rows, seat.over(rows))


def own_cards_card_use(seat: vec.Things, card: vec.Numbers) -> vec.Ints:
    """Use."""
    rows = vec.rows_of(seat, card)
    return vec.answered(_own_cards_card_use, rows, seat.over(rows), vec.numbers(rows, card))


def own_cards_patron(seat: vec.Things, card: vec.Numbers) -> vec.Ints:
    """Permitted by."""
    rows = vec.rows_of(seat, card)
    return vec.answered(_own_cards_patron, rows, seat.over(rows), vec.numbers(rows, card))


def own_cards_concealment(seat: vec.Things, card: vec.Numbers) -> vec.Ints:
    """Concealment.

    In steps of 1/2 power.
    """
    rows = vec.rows_of(seat, card)
    return vec.answered(_own_cards_concealment, rows, seat.over(rows), vec.numbers(rows, card))


def own_cards_relief(seat: vec.Things, card: vec.Numbers) -> vec.Ints:
    """Relief from the hunt.

    In pips.
    """
    rows = vec.rows_of(seat, card)
    return vec.answered(_own_cards_relief, rows, seat.over(rows), vec.numbers(rows, card))


def own_cards_edge(seat: vec.Things, card: vec.Numbers) -> vec.Ints:
    """Edge in battle.

    In pips.
    """
    rows = vec.rows_of(seat, card)
    return vec.answered(_own_cards_edge, rows, seat.over(rows), vec.numbers(rows, card))


def committed_power_power(seat: vec.Things, c: vec.Things) -> vec.Ints:
    """Power.

    In steps of 1/2 power.
    """
    rows = vec.rows_of(seat, c)
    return vec.answered(_committed_power_power, rows, seat.over(rows), c.over(rows))


def war_map_easting(seat: vec.Things, land: vec.Numbers) -> vec.Ints:
    """War map easting.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(seat, land)
    return vec.answered(_war_map_easting, rows, seat.over(rows), vec.numbers(rows, land))


def war_map_southing(seat: vec.Things, land: vec.Numbers) -> vec.Ints:
    """War map southing.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(seat, land)
    return vec.answered(_war_map_southing, rows, seat.over(rows), vec.numbers(rows, land))


def hosts_place(seat: vec.Things, regiment: vec.Things) -> vec.Ints:
    """Place."""
    rows = vec.rows_of(seat, regiment)
    return vec.answered(_hosts_place, rows, seat.over(rows), regiment.over(rows))


def hosts_folk(seat: vec.Things, regiment: vec.Things) -> vec.Ints:
    """People."""
    rows = vec.rows_of(seat, regiment)
    return vec.answered(_hosts_folk, rows, seat.over(rows), regiment.over(rows))


def hosts_arm(seat: vec.Things, regiment: vec.Things) -> vec.Ints:
    """Arm."""
    rows = vec.rows_of(seat, regiment)
    return vec.answered(_hosts_arm, rows, seat.over(rows), regiment.over(rows))


def hosts_strength(seat: vec.Things, regiment: vec.Things) -> vec.Ints:
    """Steps.

    In steps.
    """
    rows = vec.rows_of(seat, regiment)
    return vec.answered(_hosts_strength, rows, seat.over(rows), regiment.over(rows))


def hosts_is_shaken(seat: vec.Things, regiment: vec.Things) -> vec.Truths:
    """Shaken."""
    rows = vec.rows_of(seat, regiment)
    return vec.answered(_hosts_is_shaken, rows, seat.over(rows), regiment.over(rows))


def great_ones_place(seat: vec.Things, individual: vec.Things) -> vec.Ints:
    """Place."""
    rows = vec.rows_of(seat, individual)
    return vec.answered(_great_ones_place, rows, seat.over(rows), individual.over(rows))


def great_ones_side(seat: vec.Things, individual: vec.Things) -> vec.Ints:
    """Side."""
    rows = vec.rows_of(seat, individual)
    return vec.answered(_great_ones_side, rows, seat.over(rows), individual.over(rows))


def great_ones_travels(seat: vec.Things, individual: vec.Things) -> vec.Truths:
    """With the Fellowship."""
    rows = vec.rows_of(seat, individual)
    return vec.answered(_great_ones_travels, rows, seat.over(rows), individual.over(rows))


def ring_track_easting(seat: vec.Things, land: vec.Numbers) -> vec.Ints:
    """Ring track easting.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(seat, land)
    return vec.answered(_ring_track_easting, rows, seat.over(rows), vec.numbers(rows, land))


def ring_track_southing(seat: vec.Things, land: vec.Numbers) -> vec.Ints:
    """Ring track southing.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(seat, land)
    return vec.answered(_ring_track_southing, rows, seat.over(rows), vec.numbers(rows, land))


def ring_track_stretch(seat: vec.Things, land: vec.Numbers) -> vec.Ints:
    """Stretch."""
    rows = vec.rows_of(seat, land)
    return vec.answered(_ring_track_stretch, rows, seat.over(rows), vec.numbers(rows, land))


def ring_track_reach(seat: vec.Things, land: vec.Numbers) -> vec.Ints:
    """The most power that counts.

    In steps of 1/2 power.
    """
    rows = vec.rows_of(seat, land)
    return vec.answered(_ring_track_reach, rows, seat.over(rows), vec.numbers(rows, land))


def ring_bearers_place(seat: vec.Things, individual: vec.Things) -> vec.Ints:
    """Place."""
    rows = vec.rows_of(seat, individual)
    return vec.answered(_ring_bearers_place, rows, seat.over(rows), individual.over(rows))


def readiness_record_stage(seat: vec.Things, nation: vec.Things) -> vec.Ints:
    """Readiness."""
    rows = vec.rows_of(seat, nation)
    return vec.answered(_readiness_record_stage, rows, seat.over(rows), nation.over(rows))


def readiness_record_next_score(seat: vec.Things, nation: vec.Things) -> vec.Ints:
    """To become readier.

    In pips.
    NONE where there is none.
    """
    rows = vec.rows_of(seat, nation)
    return vec.answered(_readiness_record_next_score, rows, seat.over(rows), nation.over(rows))


def readiness_record_points_left(seat: vec.Things, nation: vec.Things) -> vec.Ints:
    """Muster points left this turn.

    In steps of 1/2 muster points.
    """
    rows = vec.rows_of(seat, nation)
    return vec.answered(_readiness_record_points_left, rows, seat.over(rows), nation.over(rows))


def purse_left(seat: vec.Things) -> vec.Ints:
    """Power.

    In steps of 1/2 power.
    """
    rows = vec.rows_of(seat)
    return vec.answered(_purse_left, rows, seat.over(rows))


def _plan_bonus(rows: vec.Truths, plan: vec.Ints, enemy_plan: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_PLANS_BONUS, plan * 3 + enemy_plan)
    return answer


def _own_plan(rows: vec.Truths, battle: vec.Things, side: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (side == battle.numbers(_BATTLE_ATTACKER))
    if here.any():
        answer = vec.where(here, battle.numbers(_BATTLE_ATTACK_PLAN), answer)
        done |= here
    left = rows & ~done
    return vec.where(left, battle.numbers(_BATTLE_DEFENCE_PLAN), answer)


def _other_plan(rows: vec.Truths, battle: vec.Things, side: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (side == battle.numbers(_BATTLE_ATTACKER))
    if here.any():
        answer = vec.where(here, battle.numbers(_BATTLE_DEFENCE_PLAN), answer)
        done |= here
    left = rows & ~done
    return vec.where(left, battle.numbers(_BATTLE_ATTACK_PLAN), answer)


def _plan_edge(rows: vec.Truths, battle: vec.Things, side: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(
        _plan_bonus, rows, vec.asked(_own_plan, rows, battle, side),
        vec.asked(_other_plan, rows, battle, side),
    )
    return answer


def _other_side(rows: vec.Truths, side: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (side == SIDE_FREE)
    if here.any():
        answer = vec.where(here, SIDE_SHADOW, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, SIDE_FREE, answer)


def _shaken(rows: vec.Truths, regiment: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = regiment.numbers(_REGIMENT_SHAKEN_FOR) > 0
    return answer


def _affordable(rows: vec.Truths, seat: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = seat.numbers(_SEAT_POWER)
    answer: vec.Ints = value // 2
    return answer  # a part of a power buys no pip


def _home_nation(rows: vec.Truths, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_BOARD_NATION, land)
    return answer


def _muster_point_at(rows: vec.Truths, land: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.at(_BOARD_MUSTER, land) != 0
    return answer


def _musters_in(rows: vec.Truths, folk: vec.Ints, land: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = vec.asked(_muster_point_at, rows, land)
    here = rows & test
    answer: vec.Truths = test & (vec.asked(_home_nation, here, land) == folk)
    return answer


def _frontier(rows: vec.Truths, origin: vec.Ints, goal: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_BORDERS_BORDER, origin * 42 + goal)
    return answer


def _joined(rows: vec.Truths, origin: vec.Ints, goal: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    frontier = vec.asked(_frontier, rows, origin, goal)
    answer: vec.Truths = (frontier != BORDER_NO_BORDER) & (frontier != BORDER_RIDGE)
    return answer  # nothing that can be crossed


def _protected(rows: vec.Truths, land: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (land == LAND_LORIEN) | (land == LAND_RIVENDELL) | (land == LAND_SHIRE)
    return answer


def _hostile(rows: vec.Truths, seat: vec.Things, nation: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = nation.things(_NATION_SEAT).numbers(_SEAT_SIDE) != seat.numbers(_SEAT_SIDE)
    return answer


def _idle(rows: vec.Truths, individual: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (individual.numbers(_INDIVIDUAL_PLACE) == LAND_OFF_BOARD)
    if here.any():
        answer = vec.where(here, False, answer)  # not in play
        done |= here
    left = rows & ~done
    here = left & individual.truths(_INDIVIDUAL_TRAVELS)
    if here.any():
        answer = vec.where(here, False, answer)  # with the Fellowship
        done |= here
    left_ = left & ~done
    return vec.where(left_, ~individual.truths(_INDIVIDUAL_ENGAGED), answer)  # has acted


def _road_stretch(rows: vec.Truths, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = _stops_stretchs(rows, land)
    return answer


def _halts_at(rows: vec.Truths, land: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = _stops_haltss(rows, land) != 0
    return answer


def _sanctuary(rows: vec.Truths, land: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = _stops_sanctuarys(rows, land) != 0
    return answer


def _area_maximum(rows: vec.Truths, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = _stops_maximums(rows, land)
    return answer


def _area_peril(rows: vec.Truths, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = _stops_perils(rows, land)
    return answer


def _track_line(rows: vec.Truths, origin: vec.Ints, goal: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_WAYS_ROAD, origin * 42 + goal)
    return answer


def _face_needed(rows: vec.Truths, road: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & ((road == ROAD_UNLINKED) | (road == ROAD_EASY_WAY))
    if here.any():
        answer = vec.where(here, 1, answer)  # any throw will do
        done |= here
    left = rows & ~done
    return vec.where(left, 4, answer)


def _tie_rank(rows: vec.Truths, seat: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 2)
    here = rows & (seat.numbers(_SEAT_MASTER) == MASTER_SARUMAN)
    if here.any():
        value = vec.where(here, 1, value)  # Saruman rolls
    return value


def _hunt_effect(rows: vec.Truths, score: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_HUNT_EFFECTS_EFFECT, vec.dense(score, 6, 9))
    return answer


def _allowance(rows: vec.Truths, regiment: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 1)  # the march of infantry and artillery
    here = rows & (regiment.numbers(_REGIMENT_ARM) == ARM_CAVALRY)
    if here.any():
        value = vec.where(here, 2, value)  # cavalry
    return value


def _beside_walls(rows: vec.Truths, origin: vec.Ints, goal: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (vec.at(_BOARD_AROUND, origin) == goal) | (vec.at(_BOARD_AROUND, goal) == origin)
    return answer


def _entry_cost(rows: vec.Truths, regiment: vec.Things, goal: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 1)
    test = (regiment.numbers(_REGIMENT_ARM) == ARM_CAVALRY) & (
        (vec.at(_BOARD_GROUND, goal) == TERRAIN_FOREST) | (vec.at(_BOARD_GROUND, goal) == TERRAIN_SWAMP)
    )
    here = rows & test
    here_ = rows & (test & (~vec.asked(_beside_walls, here, regiment.numbers(_REGIMENT_PLACE), goal)))
    if here_.any():
        value = vec.where(here_, 2, value)  # cavalry in forest or swamp
    regiment_place = regiment.numbers(_REGIMENT_PLACE)
    here_ = rows & vec.asked(_beside_walls, rows, regiment_place, goal)
    if here_.any():
        value = vec.where(here_, 0, value)  # into or out of the walls
    return value


def _pace(rows: vec.Truths, individual: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_HEROES_PACE, individual.numbers(_INDIVIDUAL_HERO))
    here = rows & individual.truths(_INDIVIDUAL_WINGED)
    if here.any():
        value = vec.where(here, value + 1, value)  # winged steeds
    return value


def _next_area(rows: vec.Truths, goal: vec.Ints, crossed_area: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (crossed_area != vec.NONE)
    if here.any():
        answer = vec.where(here, crossed_area, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, goal, answer)


def _steps_paid(rows: vec.Truths, regiment: vec.Things, new_steps: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = new_steps
    here = rows & (regiment.numbers(_REGIMENT_PLACE) == LAND_OFF_BOARD)
    if here.any():
        value = vec.where(here, value + 1, value)  # its first step is paid for again
    return value


def _power_price(rows: vec.Truths, regiment: vec.Things, new_steps: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(
        _STEP_COSTS_COST, regiment.numbers(_REGIMENT_FOLK) * 3 + regiment.numbers(_REGIMENT_ARM),
    ) * vec.asked(_steps_paid, rows, regiment, new_steps)
    return answer


def _supply_price(rows: vec.Truths, regiment: vec.Things, new_steps: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(
        _STEP_COSTS_COST, regiment.numbers(_REGIMENT_FOLK) * 3 + regiment.numbers(_REGIMENT_ARM),
    ) * vec.asked(_steps_paid, rows, regiment, new_steps)
    return answer


def _refilling_shortage(rows: vec.Truths, regiment: vec.Things, new_steps: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    regiment_place = regiment.numbers(_REGIMENT_PLACE)
    here = rows & (regiment_place == LAND_OFF_BOARD)
    if here.any():
        answer = vec.where(here, SHORTAGE_UNRAISED, answer)
        done |= here
    left = rows & ~done
    regiment_folk = regiment.numbers(_REGIMENT_FOLK)
    here = left & (vec.at(_BOARD_NATION, regiment_place) != regiment_folk)
    if here.any():
        answer = vec.where(here, SHORTAGE_ABROAD, answer)
        done |= here
    left_ = left & ~done
    here = left_ & ((regiment_folk == FOLK_MORDOR) & (regiment_place != LAND_BARAD_DUR))
    if here.any():
        answer = vec.where(here, SHORTAGE_TOWER_ONLY, answer)
        done |= here
    left_2 = left_ & ~done
    here = (
        left_2
        & ((regiment.numbers(_REGIMENT_STEPS_LEFT) + new_steps) > regiment.numbers(_REGIMENT_FULL_STEPS))
    )
    if here.any():
        answer = vec.where(here, SHORTAGE_OVER_WHOLE, answer)
        done |= here
    left_3 = left_2 & ~done
    return vec.where(left_3, SHORTAGE_UNCHECKED, answer)


def _may_refill(rows: vec.Truths, regiment: vec.Things, new_steps: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_refilling_shortage, rows, regiment, new_steps) == SHORTAGE_UNCHECKED
    return answer


def _income(rows: vec.Truths, seat: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    seat_master = seat.numbers(_SEAT_MASTER)
    here = rows & (seat_master == MASTER_SAURON)
    if here.any():
        value = vec.where(here, value + 20, value)  # Sauron
    here = rows & (seat_master == MASTER_SARUMAN)
    if here.any():
        value = vec.where(here, value + 10, value)  # Saruman
    answer: vec.Ints = value * 2
    return answer


def _pip_price(rows: vec.Truths, pips: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.product(rows, pips, (pips + 1))
    return answer


def _further_price(rows: vec.Truths, earlier_pips: vec.Ints, further_pips: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_pip_price, rows, vec.limited(rows, (earlier_pips + further_pips)))
    answer: vec.Ints = vec.kept(rows, value - vec.asked(_pip_price, rows, earlier_pips))
    return answer  # what is paid already


def _affordable_pips(rows: vec.Truths, nation: vec.Things, seat: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    seat_power = seat.numbers(_SEAT_POWER)
    nation_pips_bought = nation.numbers(_NATION_PIPS_BOUGHT)
    here = rows & (seat_power >= vec.asked(_further_price, rows, nation_pips_bought, vec.full(rows, 1)))
    if here.any():
        value = vec.where(here, value + 1, value)  # a pip
    here = rows & (seat_power >= vec.asked(_further_price, rows, nation_pips_bought, vec.full(rows, 2)))
    if here.any():
        value = vec.where(here, value + 1, value)  # a further pip
    here = rows & (seat_power >= vec.asked(_further_price, rows, nation_pips_bought, vec.full(rows, 3)))
    if here.any():
        value = vec.where(here, value + 1, value)  # a further pip
    here = rows & (seat_power >= vec.asked(_further_price, rows, nation_pips_bought, vec.full(rows, 4)))
    if here.any():
        value = vec.where(here, value + 1, value)  # a further pip
    here = rows & (seat_power >= vec.asked(_further_price, rows, nation_pips_bought, vec.full(rows, 5)))
    if here.any():
        value = vec.where(here, value + 1, value)  # a further pip
    return value


def _next_stage(rows: vec.Truths, stage: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (stage == STAGE_PEACE)
    if here.any():
        answer = vec.where(here, STAGE_NEUTRAL, answer)
        done |= here
    left = rows & ~done
    here = left & (stage == STAGE_NEUTRAL)
    if here.any():
        answer = vec.where(here, STAGE_DEFENCE, answer)
        done |= here
    left_ = left & ~done
    return vec.where(left_, STAGE_ACTIVE, answer)


def _first_stage(rows: vec.Truths, folk: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_PEOPLES_BEGINS, folk)
    return answer


def _score_needed(rows: vec.Truths, folk: vec.Ints, stage: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_ACTIVATION_ROLLS_SCORE, folk * 4 + stage)
    return answer


def _help_(rows: vec.Truths, individual: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    individual_hero = individual.numbers(_INDIVIDUAL_HERO)
    test = (individual_hero == HERO_GANDALF) | (individual_hero == HERO_ARAGORN)
    here = rows & test
    if here.any():
        value = vec.where(here, 2, value)  # a name that all know
    here = rows & ~test
    if here.any():
        value = vec.where(here, 1, value)  # a friend
    return value


def _can_rise(rows: vec.Truths, nation: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    nation_stage = nation.numbers(_NATION_STAGE)
    here = rows & (nation_stage >= STAGE_ACTIVE)
    if here.any():
        answer = vec.where(here, False, answer)  # the nation is active.
        done |= here
    left = rows & ~done
    test = nation.numbers(_NATION_EARLIER_STAGE) == vec.NONE
    here_ = left & test
    # the nation has gone home. the nation does not take up arms.
    return vec.where(
        left,
        test
            & (
                vec.asked(
                    _score_needed, here_, nation.numbers(_NATION_FOLK),
                    vec.asked(_next_stage, here_, nation_stage),
                ) != vec.NONE
            ),
        answer,
    )


def _turn_rank(rows: vec.Truths, seat: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 1)
    here = rows & (seat.numbers(_SEAT_SIDE) == SIDE_FREE)
    if here.any():
        value = vec.where(here, value + 1, value)  # after the Shadow
    return value


def _own_cards_card_use(rows: vec.Truths, seat: vec.Things, card: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_CARD_CARD_USE, card)
    return answer


def _own_cards_patron(rows: vec.Truths, seat: vec.Things, card: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_CARD_PATRON, card)
    return answer


def _own_cards_concealment(rows: vec.Truths, seat: vec.Things, card: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_CARD_CONCEALMENT, card)
    return answer


def _own_cards_relief(rows: vec.Truths, seat: vec.Things, card: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_CARD_RELIEF, card)
    return answer


def _own_cards_edge(rows: vec.Truths, seat: vec.Things, card: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_CARD_EDGE, card)
    return answer


def _committed_power_power(rows: vec.Truths, seat: vec.Things, c: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = c.numbers(_COMMITMENT_POWER)
    return answer


def _war_map_easting(rows: vec.Truths, seat: vec.Things, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_BOARD_EASTING, land)
    return answer


def _war_map_southing(rows: vec.Truths, seat: vec.Things, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_BOARD_SOUTHING, land)
    return answer


def _hosts_place(rows: vec.Truths, seat: vec.Things, regiment: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = regiment.numbers(_REGIMENT_PLACE)
    return answer


def _hosts_folk(rows: vec.Truths, seat: vec.Things, regiment: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = regiment.numbers(_REGIMENT_FOLK)
    return answer


def _hosts_arm(rows: vec.Truths, seat: vec.Things, regiment: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = regiment.numbers(_REGIMENT_ARM)
    return answer


def _hosts_strength(rows: vec.Truths, seat: vec.Things, regiment: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = regiment.numbers(_REGIMENT_STEPS_LEFT)
    return answer


def _hosts_is_shaken(rows: vec.Truths, seat: vec.Things, regiment: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_shaken, rows, regiment)
    return answer


def _great_ones_place(rows: vec.Truths, seat: vec.Things, individual: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = individual.numbers(_INDIVIDUAL_PLACE)
    return answer


def _great_ones_side(rows: vec.Truths, seat: vec.Things, individual: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = individual.things(_INDIVIDUAL_SEAT).numbers(_SEAT_SIDE)
    return answer


def _great_ones_travels(rows: vec.Truths, seat: vec.Things, individual: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = individual.truths(_INDIVIDUAL_TRAVELS)
    return answer


def _ring_track_easting(rows: vec.Truths, seat: vec.Things, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_BOARD_EASTING, land)
    return answer


def _ring_track_southing(rows: vec.Truths, seat: vec.Things, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_BOARD_SOUTHING, land)
    return answer


def _ring_track_stretch(rows: vec.Truths, seat: vec.Things, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_road_stretch, rows, land)
    return answer


def _ring_track_reach(rows: vec.Truths, seat: vec.Things, land: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_area_maximum, rows, land)
    return answer


def _ring_bearers_place(rows: vec.Truths, seat: vec.Things, individual: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = individual.numbers(_INDIVIDUAL_PLACE)
    return answer


def _readiness_record_stage(rows: vec.Truths, seat: vec.Things, nation: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = nation.numbers(_NATION_STAGE)
    return answer


def _readiness_record_next_score(rows: vec.Truths, seat: vec.Things, nation: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    test = vec.asked(_can_rise, rows, nation)
    here = rows & test
    answer: vec.Ints = vec.where(
        test,
        vec.asked(
            _score_needed, here, nation.numbers(_NATION_FOLK),
            vec.asked(_next_stage, here, nation.numbers(_NATION_STAGE)),
        ),
        vec.NONE,
    )
    return answer


def _readiness_record_points_left(rows: vec.Truths, seat: vec.Things, nation: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = nation.numbers(_NATION_POINTS_LEFT)
    return answer


def _purse_left(rows: vec.Truths, seat: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = seat.numbers(_SEAT_POWER)
    return answer


def _stops_stretchs(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_STOPS_STRETCH, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, stops_stretch, 0, key_1)
    return cell


def _stops_haltss(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_STOPS_HALTS, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, stops_halts, 0, key_1)
    return cell


def _stops_sanctuarys(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_STOPS_SANCTUARY, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, stops_sanctuary, 0, key_1)
    return cell


def _stops_maximums(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_STOPS_MAXIMUM, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, stops_maximum, 0, key_1)
    return cell


def _stops_perils(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_STOPS_PERIL, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, stops_peril, 0, key_1)
    return cell
