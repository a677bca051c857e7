"""Middle Earth IX: resolvers compiled from its rules.

rules1971: Diplomacy, the rulebook of 1971.
cases: Published adjudication cases (version 3.0 numbering).
variants: Middle Earth IX (ta0605) and X (ta07/05), the variants' rules.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._acts import GAME
    from ._board import arm_of, coast_note, onward, reaches, strength, ways_from
    from ._board_why import why_arm_of, why_coast_note, why_onward, why_reaches, why_strength, why_ways_from
    from ._choices import (
        ARM_ARMY, ARM_DOUBLE_ARMY, ARM_FLEET, Arm, EVERY_FEATURE, EVERY_ORDER, EVERY_QUALITY, FEATURE_FORT,
        FEATURE_HILL_COUNTRY, FEATURE_LATE_MUSTER, FEATURE_RESTLESS, FOLK_ANGMAR, FOLK_ARTHEDAIN,
        FOLK_CARDOLAN, FOLK_DUNLENDINGS, FOLK_HILLMEN, Feature, Folk, ORDER_ASK_FOR_A_DRAW,
        ORDER_BUILD_A_UNIT, ORDER_DISBAND_A_UNIT, ORDER_HOLD, ORDER_MOVE, ORDER_RETREAT,
        ORDER_SUPPORT_A_MOVE, ORDER_SUPPORT_A_STAND, ORDER_THE_NAZGUL_RIDES, ORDER_THE_NAZGUL_STAYS,
        ORDER_WAIVE_A_UNIT, OUTCOME_BOUNCED, OUTCOME_CUT, OUTCOME_FAILS, OUTCOME_SUCCEEDS, OUTCOME_VOID,
        Order, Outcome, PASSAGE_VIA, PHASE_AUTUMN_MOVES, PHASE_AUTUMN_RETREATS, PHASE_SPRING_MOVES,
        PHASE_SPRING_RETREATS, PHASE_WINTER, POWER_ANGMAR, POWER_ARTHEDAIN, POWER_CARDOLAN,
        POWER_DUNLENDINGS, POWER_HILLMEN, PROVINCE_ANU, PROVINCE_BCA, PROVINCE_BEF, PROVINCE_BLD,
        PROVINCE_CBR, PROVINCE_CDU, PROVINCE_DUN, PROVINCE_EDA, PROVINCE_EKE, PROVINCE_ELD, PROVINCE_EMO,
        PROVINCE_ENE, PROVINCE_ERG, PROVINCE_FCH, PROVINCE_FRN, PROVINCE_GHI, PROVINCE_GND, PROVINCE_GUN,
        PROVINCE_HFE, PROVINCE_HGI, PROVINCE_LND, PROVINCE_MAG, PROVINCE_MAI, PROVINCE_MBR, PROVINCE_MIH,
        PROVINCE_NNI, PROVINCE_NWR, PROVINCE_OIO, PROVINCE_PFE, PROVINCE_PTE, PROVINCE_RIV, PROVINCE_SAN,
        PROVINCE_SDU, PROVINCE_SHI, PROVINCE_TFO, PROVINCE_TGO, PROVINCE_THA, PROVINCE_TIN, PROVINCE_WTO,
        Passage, Phase, QUALITY_DOUBLE, QUALITY_NOMINATED, QUALITY_RIDDEN, Quality, SIDE_EASTERN,
        SIDE_NORTHERN, SIDE_SOUTHERN, Side,
    )
    from ._kinds import Convoy, Move, Movement, Piece, Power, Province, Retreat, Shore, Support, Wraith
    from ._movement import (
        afloat, against_its_way, aim, arrives, attack, attacks, backers, backing, bound, by_convoy,
        came_from, can_cross, carries, coast_aimed_at, contested, convoy_lost, convoy_matched, cut_by,
        defence, dislodged, driven_out_by, driven_out_from, ferried, ferries, first_given, fleet_retreats,
        foreign_help, head_on, hold, kept_back, land_retreats, landing, landings, leaves, legal, matched,
        may_sail, movement, movers_into, moves_off, needed, occupants, on_route, oncoming, open_to,
        outcome_of_convoy, outcome_of_move, outcome_of_support, possible, prevention, resistance, sails,
        same_coast, sea_meant, stands, succeeds, taken_, waters_near,
    )
    from ._movement_why import (
        why_afloat, why_against_its_way, why_aim, why_arrives, why_attack, why_attacks, why_backers,
        why_backing, why_bound, why_by_convoy, why_came_from, why_can_cross, why_carries,
        why_coast_aimed_at, why_contested, why_convoy_lost, why_convoy_matched, why_cut_by, why_defence,
        why_dislodged, why_driven_out_by, why_driven_out_from, why_ferried, why_ferries, why_first_given,
        why_fleet_retreats, why_foreign_help, why_head_on, why_hold, why_kept_back, why_land_retreats,
        why_landing, why_landings, why_leaves, why_legal, why_matched, why_may_sail, why_movers_into,
        why_moves_off, why_needed, why_occupants, why_on_route, why_oncoming, why_open_to,
        why_outcome_of_convoy, why_outcome_of_move, why_outcome_of_support, why_possible, why_prevention,
        why_resistance, why_sails, why_same_coast, why_sea_meant, why_stands, why_succeeds, why_taken,
        why_waters_near,
    )
    from ._nazgul import (
        among_foes, does_order_15, does_order_16, early_order_15_place, early_order_15_ride_goal, fade,
        follow, goes_along, meet, nazgul, nazgul_sign, nazgul_whose, needs_order_15, needs_order_16,
        open_order_15, open_order_16, ride, ride_along, with_army, wraith_at,
    )
    from ._nazgul_why import (
        why_among_foes, why_goes_along, why_nazgul, why_nazgul_sign, why_nazgul_whose, why_with_army,
        why_wraith_at,
    )
    from ._views import (
        BoardRow, CarryingRow, DrivenOutRow, FailedRow, FortunesRow, HelpingRow, NazgulRow, OrderedRow,
        PathsRow, SupplyCentresRow, UnitsOnBoardRow, VIEWS, see_board, see_carrying, see_driven_out,
        see_failed, see_fortunes, see_helping, see_nazgul, see_ordered, see_paths, see_supply_centres,
        see_units_on_board,
    )
    from ._words import CENTRE, MAN, PERCENT, POINTS
    from ._world import World
    from .armies import double_sign, rightly_called
    from .armies_why import why_double_sign, why_rightly_called
    from .calendar import (
        centres_of, centres_to_win, count_voices, decided, draw_agreed, end_autumn, has_to_adjust, has_won,
        new_year, next_part, plays, season, season_of_builds, season_of_moves, season_of_retreats, units_of,
    )
    from .calendar_why import (
        why_centres_of, why_centres_to_win, why_decided, why_draw_agreed, why_has_to_adjust, why_has_won,
        why_plays, why_season_of_builds, why_season_of_moves, why_season_of_retreats, why_units_of,
    )
    from .hillmen import knows_hills, may_be_nominated, named_double, nominate, nominee
    from .hillmen_why import why_knows_hills, why_may_be_nominated, why_named_double, why_nominee
    from .orders import (
        awaits_order, belongs_to_it, can_carry, can_go, can_help, carried, coast_is_clear, coast_named,
        coasts_open, does_order_10, does_order_11, does_order_12, does_order_13, does_order_20,
        does_order_30, does_order_31, does_order_32, does_order_40, early_order_10_place,
        early_order_11_place, early_order_12_goal, early_order_12_origin, early_order_12_place,
        early_order_13_origin, early_order_13_place, early_order_20_place, early_order_30_arm,
        early_order_30_place, early_order_31_place, fleets_at_sea, leaving, named_seas, needs_order_10,
        needs_order_11, needs_order_12, needs_order_13, needs_order_20, needs_order_30, needs_order_31,
        occupant, open_order_10, open_order_11, open_order_12, open_order_13, open_order_20, open_order_30,
        open_order_31, open_order_32, open_order_40, route_leads, seas_without_fleet, sort_of_unit,
        to_disband, touches, unit_in_place, waters_within_reach, within_reach,
    )
    from .orders_why import (
        why_awaits_order, why_belongs_to_it, why_can_carry, why_can_go, why_can_help, why_carried,
        why_coast_is_clear, why_coast_named, why_coasts_open, why_fleets_at_sea, why_leaving,
        why_named_seas, why_occupant, why_route_leads, why_seas_without_fleet, why_sort_of_unit,
        why_to_disband, why_touches, why_unit_in_place, why_waters_within_reach, why_within_reach,
    )
    from .play import (
        coasts_held, coasts_left_alone, forget_orders, forget_trails, left_alone, off_one_of_several,
        play_moves, told_to_hold,
    )
    from .play_why import (
        why_coasts_held, why_coasts_left_alone, why_left_alone, why_off_one_of_several, why_told_to_hold,
    )
    from .powers import absent, begin_board, board_centres, comes_not, take_centres, without_player
    from .powers_why import why_absent, why_board_centres, why_comes_not, why_without_player
    from .retreats import collides, havens_in, may_retreat, play_retreats
    from .retreats_why import why_collides, why_havens_in, why_may_retreat
    from .views import (
        board, board_apart, board_by_land, board_easting, board_owner, board_sign, board_southing, carrying,
        carrying_from_there, carrying_goal, carrying_sign, driven_out, driven_out_may_go,
        driven_out_may_sail, driven_out_unit, driven_out_whose, failed, failed_place, failed_sign,
        failed_thwarted, fortunes, fortunes_centres, fortunes_units, helped_place, helping,
        helping_from_there, helping_into, helping_sign, holder_of, map_sign, ordered, ordered_from_there,
        ordered_goal, ordered_owner, outcast, outcast_owner, outcast_sign, paths, paths_owner, paths_place,
        paths_trail, sign_at, sign_of, supply_centres, supply_centres_owner, units_on_board,
        units_on_board_unit, units_on_board_whose, waters_out, ways_apart, ways_out,
    )
    from .views_why import (
        why_board, why_board_apart, why_board_by_land, why_board_easting, why_board_owner, why_board_sign,
        why_board_southing, why_carrying, why_carrying_from_there, why_carrying_goal, why_carrying_sign,
        why_driven_out, why_driven_out_may_go, why_driven_out_may_sail, why_driven_out_unit,
        why_driven_out_whose, why_failed, why_failed_place, why_failed_sign, why_failed_thwarted,
        why_fortunes, why_fortunes_centres, why_fortunes_units, why_helped_place, why_helping,
        why_helping_from_there, why_helping_into, why_helping_sign, why_holder_of, why_map_sign,
        why_ordered, why_ordered_from_there, why_ordered_goal, why_ordered_owner, why_outcast,
        why_outcast_owner, why_outcast_sign, why_paths, why_paths_owner, why_paths_place, why_paths_trail,
        why_sign_at, why_sign_of, why_supply_centres, why_supply_centres_owner, why_units_on_board,
        why_units_on_board_unit, why_units_on_board_whose, why_waters_out, why_ways_apart, why_ways_out,
    )
    from .winter import arm_rank, around, docks, play_winter, seats, shrink, way_from
    from .winter_why import why_arm_rank, why_around, why_docks, why_seats, why_way_from

__all__ = [
    "ARM_ARMY", "ARM_DOUBLE_ARMY", "ARM_FLEET", "Arm", "BoardRow", "CENTRE", "CarryingRow", "Convoy",
    "DrivenOutRow", "EVERY_FEATURE", "EVERY_ORDER", "EVERY_QUALITY", "FEATURE_FORT", "FEATURE_HILL_COUNTRY",
    "FEATURE_LATE_MUSTER", "FEATURE_RESTLESS", "FOLK_ANGMAR", "FOLK_ARTHEDAIN", "FOLK_CARDOLAN",
    "FOLK_DUNLENDINGS", "FOLK_HILLMEN", "FailedRow", "Feature", "Folk", "FortunesRow", "GAME", "HelpingRow",
    "MAN", "Move", "Movement", "NazgulRow", "ORDER_ASK_FOR_A_DRAW", "ORDER_BUILD_A_UNIT",
    "ORDER_DISBAND_A_UNIT", "ORDER_HOLD", "ORDER_MOVE", "ORDER_RETREAT", "ORDER_SUPPORT_A_MOVE",
    "ORDER_SUPPORT_A_STAND", "ORDER_THE_NAZGUL_RIDES", "ORDER_THE_NAZGUL_STAYS", "ORDER_WAIVE_A_UNIT",
    "OUTCOME_BOUNCED", "OUTCOME_CUT", "OUTCOME_FAILS", "OUTCOME_SUCCEEDS", "OUTCOME_VOID", "Order",
    "OrderedRow", "Outcome", "PACK", "PASSAGE_VIA", "PERCENT", "PHASE_AUTUMN_MOVES",
    "PHASE_AUTUMN_RETREATS", "PHASE_SPRING_MOVES", "PHASE_SPRING_RETREATS", "PHASE_WINTER", "POINTS",
    "POWER_ANGMAR", "POWER_ARTHEDAIN", "POWER_CARDOLAN", "POWER_DUNLENDINGS", "POWER_HILLMEN",
    "PROVINCE_ANU", "PROVINCE_BCA", "PROVINCE_BEF", "PROVINCE_BLD", "PROVINCE_CBR", "PROVINCE_CDU",
    "PROVINCE_DUN", "PROVINCE_EDA", "PROVINCE_EKE", "PROVINCE_ELD", "PROVINCE_EMO", "PROVINCE_ENE",
    "PROVINCE_ERG", "PROVINCE_FCH", "PROVINCE_FRN", "PROVINCE_GHI", "PROVINCE_GND", "PROVINCE_GUN",
    "PROVINCE_HFE", "PROVINCE_HGI", "PROVINCE_LND", "PROVINCE_MAG", "PROVINCE_MAI", "PROVINCE_MBR",
    "PROVINCE_MIH", "PROVINCE_NNI", "PROVINCE_NWR", "PROVINCE_OIO", "PROVINCE_PFE", "PROVINCE_PTE",
    "PROVINCE_RIV", "PROVINCE_SAN", "PROVINCE_SDU", "PROVINCE_SHI", "PROVINCE_TFO", "PROVINCE_TGO",
    "PROVINCE_THA", "PROVINCE_TIN", "PROVINCE_WTO", "Passage", "PathsRow", "Phase", "Piece", "Power",
    "Province", "QUALITY_DOUBLE", "QUALITY_NOMINATED", "QUALITY_RIDDEN", "Quality", "Retreat",
    "SIDE_EASTERN", "SIDE_NORTHERN", "SIDE_SOUTHERN", "Shore", "Side", "SupplyCentresRow", "Support",
    "UnitsOnBoardRow", "VIEWS", "World", "Wraith", "absent", "afloat", "against_its_way", "aim",
    "among_foes", "arm_of", "arm_rank", "around", "arrives", "attack", "attacks", "awaits_order", "backers",
    "backing", "begin_board", "belongs_to_it", "board", "board_apart", "board_by_land", "board_centres",
    "board_easting", "board_owner", "board_sign", "board_southing", "bound", "by_convoy", "came_from",
    "can_carry", "can_cross", "can_go", "can_help", "carried", "carries", "carrying", "carrying_from_there",
    "carrying_goal", "carrying_sign", "centres_of", "centres_to_win", "coast_aimed_at", "coast_is_clear",
    "coast_named", "coast_note", "coasts_held", "coasts_left_alone", "coasts_open", "collides", "comes_not",
    "contested", "convoy_lost", "convoy_matched", "count_voices", "cut_by", "decided", "defence",
    "dislodged", "docks", "does_order_10", "does_order_11", "does_order_12", "does_order_13",
    "does_order_15", "does_order_16", "does_order_20", "does_order_30", "does_order_31", "does_order_32",
    "does_order_40", "double_sign", "draw_agreed", "driven_out", "driven_out_by", "driven_out_from",
    "driven_out_may_go", "driven_out_may_sail", "driven_out_unit", "driven_out_whose",
    "early_order_10_place", "early_order_11_place", "early_order_12_goal", "early_order_12_origin",
    "early_order_12_place", "early_order_13_origin", "early_order_13_place", "early_order_15_place",
    "early_order_15_ride_goal", "early_order_20_place", "early_order_30_arm", "early_order_30_place",
    "early_order_31_place", "end_autumn", "fade", "failed", "failed_place", "failed_sign",
    "failed_thwarted", "ferried", "ferries", "first_given", "fleet_retreats", "fleets_at_sea", "follow",
    "foreign_help", "forget_orders", "forget_trails", "fortunes", "fortunes_centres", "fortunes_units",
    "goes_along", "has_to_adjust", "has_won", "havens_in", "head_on", "helped_place", "helping",
    "helping_from_there", "helping_into", "helping_sign", "hold", "holder_of", "kept_back", "knows_hills",
    "land_retreats", "landing", "landings", "leaves", "leaving", "left_alone", "legal", "map_sign",
    "matched", "may_be_nominated", "may_retreat", "may_sail", "meet", "movement", "movers_into",
    "moves_off", "named_double", "named_seas", "nazgul", "nazgul_sign", "nazgul_whose", "needed",
    "needs_order_10", "needs_order_11", "needs_order_12", "needs_order_13", "needs_order_15",
    "needs_order_16", "needs_order_20", "needs_order_30", "needs_order_31", "new_year", "next_part",
    "nominate", "nominee", "occupant", "occupants", "off_one_of_several", "on_route", "oncoming", "onward",
    "open_order_10", "open_order_11", "open_order_12", "open_order_13", "open_order_15", "open_order_16",
    "open_order_20", "open_order_30", "open_order_31", "open_order_32", "open_order_40", "open_to",
    "ordered", "ordered_from_there", "ordered_goal", "ordered_owner", "outcast", "outcast_owner",
    "outcast_sign", "outcome_of_convoy", "outcome_of_move", "outcome_of_support", "paths", "paths_owner",
    "paths_place", "paths_trail", "play_moves", "play_retreats", "play_winter", "plays", "possible",
    "prevention", "reaches", "resistance", "ride", "ride_along", "rightly_called", "route_leads", "sails",
    "same_coast", "sea_meant", "seas_without_fleet", "season", "season_of_builds", "season_of_moves",
    "season_of_retreats", "seats", "see_board", "see_carrying", "see_driven_out", "see_failed",
    "see_fortunes", "see_helping", "see_nazgul", "see_ordered", "see_paths", "see_supply_centres",
    "see_units_on_board", "shrink", "sign_at", "sign_of", "sort_of_unit", "stands", "strength", "succeeds",
    "supply_centres", "supply_centres_owner", "take_centres", "taken_", "to_disband", "told_to_hold",
    "touches", "unit_in_place", "units_of", "units_on_board", "units_on_board_unit", "units_on_board_whose",
    "waters_near", "waters_out", "waters_within_reach", "way_from", "ways_apart", "ways_from", "ways_out",
    "why_absent", "why_afloat", "why_against_its_way", "why_aim", "why_among_foes", "why_arm_of",
    "why_arm_rank", "why_around", "why_arrives", "why_attack", "why_attacks", "why_awaits_order",
    "why_backers", "why_backing", "why_belongs_to_it", "why_board", "why_board_apart", "why_board_by_land",
    "why_board_centres", "why_board_easting", "why_board_owner", "why_board_sign", "why_board_southing",
    "why_bound", "why_by_convoy", "why_came_from", "why_can_carry", "why_can_cross", "why_can_go",
    "why_can_help", "why_carried", "why_carries", "why_carrying", "why_carrying_from_there",
    "why_carrying_goal", "why_carrying_sign", "why_centres_of", "why_centres_to_win", "why_coast_aimed_at",
    "why_coast_is_clear", "why_coast_named", "why_coast_note", "why_coasts_held", "why_coasts_left_alone",
    "why_coasts_open", "why_collides", "why_comes_not", "why_contested", "why_convoy_lost",
    "why_convoy_matched", "why_cut_by", "why_decided", "why_defence", "why_dislodged", "why_docks",
    "why_double_sign", "why_draw_agreed", "why_driven_out", "why_driven_out_by", "why_driven_out_from",
    "why_driven_out_may_go", "why_driven_out_may_sail", "why_driven_out_unit", "why_driven_out_whose",
    "why_failed", "why_failed_place", "why_failed_sign", "why_failed_thwarted", "why_ferried",
    "why_ferries", "why_first_given", "why_fleet_retreats", "why_fleets_at_sea", "why_foreign_help",
    "why_fortunes", "why_fortunes_centres", "why_fortunes_units", "why_goes_along", "why_has_to_adjust",
    "why_has_won", "why_havens_in", "why_head_on", "why_helped_place", "why_helping",
    "why_helping_from_there", "why_helping_into", "why_helping_sign", "why_hold", "why_holder_of",
    "why_kept_back", "why_knows_hills", "why_land_retreats", "why_landing", "why_landings", "why_leaves",
    "why_leaving", "why_left_alone", "why_legal", "why_map_sign", "why_matched", "why_may_be_nominated",
    "why_may_retreat", "why_may_sail", "why_movers_into", "why_moves_off", "why_named_double",
    "why_named_seas", "why_nazgul", "why_nazgul_sign", "why_nazgul_whose", "why_needed", "why_nominee",
    "why_occupant", "why_occupants", "why_off_one_of_several", "why_on_route", "why_oncoming", "why_onward",
    "why_open_to", "why_ordered", "why_ordered_from_there", "why_ordered_goal", "why_ordered_owner",
    "why_outcast", "why_outcast_owner", "why_outcast_sign", "why_outcome_of_convoy", "why_outcome_of_move",
    "why_outcome_of_support", "why_paths", "why_paths_owner", "why_paths_place", "why_paths_trail",
    "why_plays", "why_possible", "why_prevention", "why_reaches", "why_resistance", "why_rightly_called",
    "why_route_leads", "why_sails", "why_same_coast", "why_sea_meant", "why_seas_without_fleet",
    "why_season_of_builds", "why_season_of_moves", "why_season_of_retreats", "why_seats", "why_sign_at",
    "why_sign_of", "why_sort_of_unit", "why_stands", "why_strength", "why_succeeds", "why_supply_centres",
    "why_supply_centres_owner", "why_taken", "why_to_disband", "why_told_to_hold", "why_touches",
    "why_unit_in_place", "why_units_of", "why_units_on_board", "why_units_on_board_unit",
    "why_units_on_board_whose", "why_waters_near", "why_waters_out", "why_waters_within_reach",
    "why_way_from", "why_ways_apart", "why_ways_from", "why_ways_out", "why_with_army", "why_within_reach",
    "why_without_player", "why_wraith_at", "with_army", "within_reach", "without_player", "wraith_at",
]

PACK = Pack('middle_earth_ix', 'Middle Earth IX', __name__)

_HOMES = {
    "_acts": (
        "GAME "
    ),
    "_board": (
        "arm_of coast_note onward reaches strength ways_from "
    ),
    "_board_why": (
        "why_arm_of why_coast_note why_onward why_reaches why_strength why_ways_from "
    ),
    "_choices": (
        "ARM_ARMY ARM_DOUBLE_ARMY ARM_FLEET Arm EVERY_FEATURE EVERY_ORDER EVERY_QUALITY FEATURE_FORT "
        "FEATURE_HILL_COUNTRY FEATURE_LATE_MUSTER FEATURE_RESTLESS FOLK_ANGMAR FOLK_ARTHEDAIN FOLK_CARDOLAN "
        "FOLK_DUNLENDINGS FOLK_HILLMEN Feature Folk ORDER_ASK_FOR_A_DRAW ORDER_BUILD_A_UNIT "
        "ORDER_DISBAND_A_UNIT ORDER_HOLD ORDER_MOVE ORDER_RETREAT ORDER_SUPPORT_A_MOVE ORDER_SUPPORT_A_STAND "
        "ORDER_THE_NAZGUL_RIDES ORDER_THE_NAZGUL_STAYS ORDER_WAIVE_A_UNIT OUTCOME_BOUNCED OUTCOME_CUT "
        "OUTCOME_FAILS OUTCOME_SUCCEEDS OUTCOME_VOID Order Outcome PASSAGE_VIA PHASE_AUTUMN_MOVES "
        "PHASE_AUTUMN_RETREATS PHASE_SPRING_MOVES PHASE_SPRING_RETREATS PHASE_WINTER POWER_ANGMAR "
        "POWER_ARTHEDAIN POWER_CARDOLAN POWER_DUNLENDINGS POWER_HILLMEN PROVINCE_ANU PROVINCE_BCA "
        "PROVINCE_BEF PROVINCE_BLD PROVINCE_CBR PROVINCE_CDU PROVINCE_DUN PROVINCE_EDA PROVINCE_EKE "
        "PROVINCE_ELD PROVINCE_EMO PROVINCE_ENE PROVINCE_ERG PROVINCE_FCH PROVINCE_FRN PROVINCE_GHI "
        "PROVINCE_GND PROVINCE_GUN PROVINCE_HFE PROVINCE_HGI PROVINCE_LND PROVINCE_MAG PROVINCE_MAI "
        "PROVINCE_MBR PROVINCE_MIH PROVINCE_NNI PROVINCE_NWR PROVINCE_OIO PROVINCE_PFE PROVINCE_PTE "
        "PROVINCE_RIV PROVINCE_SAN PROVINCE_SDU PROVINCE_SHI PROVINCE_TFO PROVINCE_TGO PROVINCE_THA "
        "PROVINCE_TIN PROVINCE_WTO Passage Phase QUALITY_DOUBLE QUALITY_NOMINATED QUALITY_RIDDEN Quality "
        "SIDE_EASTERN SIDE_NORTHERN SIDE_SOUTHERN Side "
    ),
    "_kinds": (
        "Convoy Move Movement Piece Power Province Retreat Shore Support Wraith "
    ),
    "_movement": (
        "afloat against_its_way aim arrives attack attacks backers backing bound by_convoy came_from "
        "can_cross carries coast_aimed_at contested convoy_lost convoy_matched cut_by defence dislodged "
        "driven_out_by driven_out_from ferried ferries first_given fleet_retreats foreign_help head_on hold "
        "kept_back land_retreats landing landings leaves legal matched may_sail movement movers_into "
        "moves_off needed occupants on_route oncoming open_to outcome_of_convoy outcome_of_move "
        "outcome_of_support possible prevention resistance sails same_coast sea_meant stands succeeds taken_ "
        "waters_near "
    ),
    "_movement_why": (
        "why_afloat why_against_its_way why_aim why_arrives why_attack why_attacks why_backers why_backing "
        "why_bound why_by_convoy why_came_from why_can_cross why_carries why_coast_aimed_at why_contested "
        "why_convoy_lost why_convoy_matched why_cut_by why_defence why_dislodged why_driven_out_by "
        "why_driven_out_from why_ferried why_ferries why_first_given why_fleet_retreats why_foreign_help "
        "why_head_on why_hold why_kept_back why_land_retreats why_landing why_landings why_leaves why_legal "
        "why_matched why_may_sail why_movers_into why_moves_off why_needed why_occupants why_on_route "
        "why_oncoming why_open_to why_outcome_of_convoy why_outcome_of_move why_outcome_of_support "
        "why_possible why_prevention why_resistance why_sails why_same_coast why_sea_meant why_stands "
        "why_succeeds why_taken why_waters_near "
    ),
    "_nazgul": (
        "among_foes does_order_15 does_order_16 early_order_15_place early_order_15_ride_goal fade follow "
        "goes_along meet nazgul nazgul_sign nazgul_whose needs_order_15 needs_order_16 open_order_15 "
        "open_order_16 ride ride_along with_army wraith_at "
    ),
    "_nazgul_why": (
        "why_among_foes why_goes_along why_nazgul why_nazgul_sign why_nazgul_whose why_with_army "
        "why_wraith_at "
    ),
    "_views": (
        "BoardRow CarryingRow DrivenOutRow FailedRow FortunesRow HelpingRow NazgulRow OrderedRow PathsRow "
        "SupplyCentresRow UnitsOnBoardRow VIEWS see_board see_carrying see_driven_out see_failed see_fortunes "
        "see_helping see_nazgul see_ordered see_paths see_supply_centres see_units_on_board "
    ),
    "_words": (
        "CENTRE MAN PERCENT POINTS "
    ),
    "_world": (
        "World "
    ),
    "armies": (
        "double_sign rightly_called "
    ),
    "armies_why": (
        "why_double_sign why_rightly_called "
    ),
    "calendar": (
        "centres_of centres_to_win count_voices decided draw_agreed end_autumn has_to_adjust has_won new_year "
        "next_part plays season season_of_builds season_of_moves season_of_retreats units_of "
    ),
    "calendar_why": (
        "why_centres_of why_centres_to_win why_decided why_draw_agreed why_has_to_adjust why_has_won "
        "why_plays why_season_of_builds why_season_of_moves why_season_of_retreats why_units_of "
    ),
    "hillmen": (
        "knows_hills may_be_nominated named_double nominate nominee "
    ),
    "hillmen_why": (
        "why_knows_hills why_may_be_nominated why_named_double why_nominee "
    ),
    "orders": (
        "awaits_order belongs_to_it can_carry can_go can_help carried coast_is_clear coast_named coasts_open "
        "does_order_10 does_order_11 does_order_12 does_order_13 does_order_20 does_order_30 does_order_31 "
        "does_order_32 does_order_40 early_order_10_place early_order_11_place early_order_12_goal "
        "early_order_12_origin early_order_12_place early_order_13_origin early_order_13_place "
        "early_order_20_place early_order_30_arm early_order_30_place early_order_31_place fleets_at_sea "
        "leaving named_seas needs_order_10 needs_order_11 needs_order_12 needs_order_13 needs_order_20 "
        "needs_order_30 needs_order_31 occupant open_order_10 open_order_11 open_order_12 open_order_13 "
        "open_order_20 open_order_30 open_order_31 open_order_32 open_order_40 route_leads seas_without_fleet "
        "sort_of_unit to_disband touches unit_in_place waters_within_reach within_reach "
    ),
    "orders_why": (
        "why_awaits_order why_belongs_to_it why_can_carry why_can_go why_can_help why_carried "
        "why_coast_is_clear why_coast_named why_coasts_open why_fleets_at_sea why_leaving why_named_seas "
        "why_occupant why_route_leads why_seas_without_fleet why_sort_of_unit why_to_disband why_touches "
        "why_unit_in_place why_waters_within_reach why_within_reach "
    ),
    "play": (
        "coasts_held coasts_left_alone forget_orders forget_trails left_alone off_one_of_several play_moves "
        "told_to_hold "
    ),
    "play_why": (
        "why_coasts_held why_coasts_left_alone why_left_alone why_off_one_of_several why_told_to_hold "
    ),
    "powers": (
        "absent begin_board board_centres comes_not take_centres without_player "
    ),
    "powers_why": (
        "why_absent why_board_centres why_comes_not why_without_player "
    ),
    "retreats": (
        "collides havens_in may_retreat play_retreats "
    ),
    "retreats_why": (
        "why_collides why_havens_in why_may_retreat "
    ),
    "views": (
        "board board_apart board_by_land board_easting board_owner board_sign board_southing carrying "
        "carrying_from_there carrying_goal carrying_sign driven_out driven_out_may_go driven_out_may_sail "
        "driven_out_unit driven_out_whose failed failed_place failed_sign failed_thwarted fortunes "
        "fortunes_centres fortunes_units helped_place helping helping_from_there helping_into helping_sign "
        "holder_of map_sign ordered ordered_from_there ordered_goal ordered_owner outcast outcast_owner "
        "outcast_sign paths paths_owner paths_place paths_trail sign_at sign_of supply_centres "
        "supply_centres_owner units_on_board units_on_board_unit units_on_board_whose waters_out ways_apart "
        "ways_out "
    ),
    "views_why": (
        "why_board why_board_apart why_board_by_land why_board_easting why_board_owner why_board_sign "
        "why_board_southing why_carrying why_carrying_from_there why_carrying_goal why_carrying_sign "
        "why_driven_out why_driven_out_may_go why_driven_out_may_sail why_driven_out_unit "
        "why_driven_out_whose why_failed why_failed_place why_failed_sign why_failed_thwarted why_fortunes "
        "why_fortunes_centres why_fortunes_units why_helped_place why_helping why_helping_from_there "
        "why_helping_into why_helping_sign why_holder_of why_map_sign why_ordered why_ordered_from_there "
        "why_ordered_goal why_ordered_owner why_outcast why_outcast_owner why_outcast_sign why_paths "
        "why_paths_owner why_paths_place why_paths_trail why_sign_at why_sign_of why_supply_centres "
        "why_supply_centres_owner why_units_on_board why_units_on_board_unit why_units_on_board_whose "
        "why_waters_out why_ways_apart why_ways_out "
    ),
    "winter": (
        "arm_rank around docks play_winter seats shrink way_from "
    ),
    "winter_why": (
        "why_arm_rank why_around why_docks why_seats why_way_from "
    ),
}


if not TYPE_CHECKING:
    def __getattr__(name: str) -> Any:
        """A public name, from the module that defines it."""
        for home, names in _HOMES.items():
            if name in names.split():
                value = getattr(import_module(f"{__name__}.{home}"), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """All public names, loaded or not."""
    return sorted({*globals(), *__all__})
