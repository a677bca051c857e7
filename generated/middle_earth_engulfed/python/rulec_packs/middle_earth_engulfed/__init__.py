"""Middle Earth Engulfed: resolvers compiled from its rules.

engulfed: Middle Earth Engulfed, the supplement to the map-board (December 2007).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._acts import GAME
    from ._choices import (
        ARM_ARTILLERY, ARM_CAVALRY, ARM_INFANTRY, Arm, BORDER_NO_BORDER, BORDER_OPEN_BORDER,
        BORDER_PAST_BLACK_GATE, BORDER_PAST_MINAS_MORGUL, BORDER_PAST_OSGILIATH, BORDER_RIDGE,
        BORDER_SNOW_PASS, BORDER_WALLS, BOUT_LATER_BLOWS, BOUT_OPENING_BLOWS, Border, Bout,
        CARD_AXE_OF_THE_DWARF, CARD_CHARGE_OF_THE_MARK, CARD_ELVEN_CLOAKS, CARD_FLAME_OF_THE_WEST,
        CARD_HOBBIT_FEET, CARD_HORN_OF_GONDOR, CARD_MITHRIL_MAIL, CARD_NARROW_STAIR, CARD_PHIAL,
        CARD_RANGER_PATHS, CARD_USE_AVOIDANCE, CARD_USE_COMBAT, CARD_USE_RESISTANCE, CARD_WHITE_RIDER,
        CARD_YOU_CANNOT_GO_ON, CHAIR_FIRST_CHAIR, CHAIR_ONLY_PLAYER, CHAIR_SECOND_CHAIR, Card, CardUse,
        Chair, EVERY_CARD, EVERY_LAND, EVERY_ORDER, EVERY_PRIZE, FOLK_DUNEDAIN, FOLK_DUNLENDING,
        FOLK_DWARVES, FOLK_EASTERLINGS, FOLK_ELVES, FOLK_ENTS, FOLK_GONDOR, FOLK_HARADRIM, FOLK_ISENGARD,
        FOLK_MORDOR, FOLK_ROHAN, FOLK_SHIREFOLK, Folk, HERO_ARAGORN, HERO_BOROMIR, HERO_DAIN, HERO_ELROND,
        HERO_EOMER, HERO_FARAMIR, HERO_FRODO_SAM, HERO_GANDALF, HERO_GIMLI, HERO_GOLLUM, HERO_LEGOLAS,
        HERO_MERRY_PIPPIN, HERO_RINGWRAITHS, HERO_THEODEN, HERO_TREEBEARD, HINDRANCE_BELOW_GROUND,
        HINDRANCE_BOUND_BY_FOES, HINDRANCE_FIELD_UNWON, HINDRANCE_GATE_SHUT, HINDRANCE_MAGIC_HOLDS,
        HINDRANCE_NOT_FOREMOST, HINDRANCE_OFF_THE_MAP, HINDRANCE_OUT_OF_REACH, HINDRANCE_OUT_OF_TOUCH,
        HINDRANCE_OUT_OF_WOODS, HINDRANCE_OVER_RIDGES, HINDRANCE_PASS_WATCHED, HINDRANCE_RIVALS_THERE,
        HINDRANCE_SNOWED_UNDER, HINDRANCE_UNBREACHED, HINDRANCE_UNHINDERED, HINDRANCE_UNTRIED_SHIRE,
        HINDRANCE_WITH_THE_RING, HUNT_EFFECT_HINDERED_WAY, HUNT_EFFECT_OUT_OF_SIGHT, HUNT_EFFECT_SEIZED,
        HUNT_EFFECT_STRUCK, Hero, Hindrance, HuntEffect, LAND_ANDUIN_VALE, LAND_ANGMAR, LAND_ANORIEN,
        LAND_ARNOR, LAND_BARAD_DUR, LAND_BLACK_GATE, LAND_BREE, LAND_CARADHRAS, LAND_CIRITH_UNGOL,
        LAND_DAGORLAD, LAND_DEAD_MARSHES, LAND_DIMRILL_DALE, LAND_DOL_AMROTH, LAND_DOL_GULDUR, LAND_DUNLAND,
        LAND_EAST_EMNET, LAND_EDORAS, LAND_EMYN_MUIL, LAND_ENEDWAITH, LAND_EREBOR, LAND_EREGION,
        LAND_FANGORN, LAND_GORGOROTH, LAND_HARAD, LAND_HELMS_DEEP, LAND_IRON_HILLS, LAND_ISENGARD_VALE,
        LAND_ITHILIEN, LAND_LEBENNIN, LAND_LORIEN, LAND_MINAS_MORGUL, LAND_MINAS_TIRITH, LAND_MIRKWOOD,
        LAND_MORIA, LAND_MOUNT_DOOM, LAND_OFF_BOARD, LAND_ORTHANC, LAND_OSGILIATH, LAND_RHUN,
        LAND_RIVENDELL, LAND_SHIRE, LAND_WESTFOLD, Land, MASTER_SARUMAN, MASTER_SAURON, Master,
        ORDER_BREAK_MAGIC, ORDER_DECLARE_A_BREACH, ORDER_DRAW_A_CARD, ORDER_LEAD_A_REGIMENT,
        ORDER_MARCH_FREE_PEOPLES, ORDER_MARCH_SHADOW, ORDER_RAISE_A_REGIMENT_FREE_PEOPLES,
        ORDER_RAISE_A_REGIMENT_SHADOW, ORDER_REFILL_A_REGIMENT_FREE_PEOPLES, ORDER_REFILL_A_REGIMENT_SHADOW,
        ORDER_ROUSE_A_NATION, ORDER_SEND_AN_INDIVIDUAL_FREE_PEOPLES, ORDER_SEND_AN_INDIVIDUAL_SHADOW,
        ORDER_STORM_A_FORTIFICATION, Order, PARTING_ON_THEIR_OWN, PARTING_WITH_HOBBITS, PLAN_ENCIRCLING,
        PLAN_HEADLONG, PLAN_STEADY_LINE, PRIZE_DWARVES_HOME, PRIZE_GONDOR_HOME, PRIZE_LORIEN_HOME,
        PRIZE_MIRKWOOD_HOME, PRIZE_RIVENDELL_HOME, PRIZE_ROHAN_HOME, PRIZE_SHIRE_HOME, Parting, Plan, Prize,
        ROAD_EASY_WAY, ROAD_REACHED_EAST_LANDS, ROAD_REACHED_HAVEN, ROAD_REACHED_MISTY_MOUNTAINS,
        ROAD_REACHED_WEST_ROAD, ROAD_REACHED_WILDERNESS, ROAD_SNOWY_WAY, ROAD_STAIR_WAY, ROAD_UNLINKED,
        Road, RoadReached, SHORTAGE_ABROAD, SHORTAGE_BESIEGED, SHORTAGE_BY_READINESS,
        SHORTAGE_ENOUGH_RAISED, SHORTAGE_NO_MUSTER_PLACE, SHORTAGE_OTHER_CAMP, SHORTAGE_OVER_WHOLE,
        SHORTAGE_RAISED_BEFORE, SHORTAGE_TOWER_ONLY, SHORTAGE_UNCHECKED, SHORTAGE_UNRAISED, SIDE_FREE,
        SIDE_SHADOW, STAGE_ACTIVE, STAGE_DEFENCE, STAGE_NEUTRAL, STAGE_PEACE, Shortage, Side, Stage,
        TERRAIN_FOREST, TERRAIN_FORTIFICATION, TERRAIN_HIGH_PASS, TERRAIN_NOT_ON_BOARD,
        TERRAIN_OPEN_COUNTRY, TERRAIN_SWAMP, TERRAIN_UNDERGROUND, Terrain,
    )
    from ._hunt import (
        commit_to_hunt, committed_power, committed_power_power, counting_power, hunt, hunt_effect,
        hunt_score, hunter, hunters_allowed, lost_homes, lost_power, permissible_power, suffer, tie_rank,
    )
    from ._hunt_why import (
        why_committed_power, why_committed_power_power, why_counting_power, why_hunt_effect, why_hunt_score,
        why_hunter, why_hunters_allowed, why_lost_homes, why_lost_power, why_permissible_power,
        why_tie_rank,
    )
    from ._kinds import Battle, Commitment, Individual, Nation, Regiment, Seat, Wound
    from ._turn import begin_turn, end_turn, key_turn, turn, turn_rank
    from ._turn_why import why_turn_rank
    from ._views import (
        CommittedPowerRow, GreatOnesRow, HomeRecordRow, HostsRow, OwnCardsRow, PurseRow, ReadinessRecordRow,
        RingBearersRow, RingTrackRow, VIEWS, WarMapRow, see_committed_power, see_great_ones,
        see_home_record, see_hosts, see_own_cards, see_purse, see_readiness_record, see_ring_bearers,
        see_ring_track, see_war_map,
    )
    from ._words import AREA, MUSTER_POINT, PERCENT, PIECE, PIP, POINTS, POWER, STEP, VICTORY_POINT
    from ._world import World
    from .battle import (
        affordable, assailant, battle_near, combat_cards, does_order_72, does_order_75,
        domain_order_72_regiment, early_order_72_seat, exchange, fight, lose_step, may_lead, morale,
        near_enemies, needs_order_72, needs_order_75, other_plan, other_side, own_plan, plan_battle,
        plan_bonus, plan_edge, planner, play_combat_cards, refuge, refusals_refuge, resume_battles, settle,
        shaken, stands_alone, steps_in, stiffen, strike_score, test_morale, try_hearts, way_of_retreat,
    )
    from .battle_why import (
        why_affordable, why_assailant, why_battle_near, why_combat_cards, why_may_lead, why_morale,
        why_near_enemies, why_other_plan, why_other_side, why_own_plan, why_plan_bonus, why_plan_edge,
        why_planner, why_refuge, why_shaken, why_stands_alone, why_steps_in, why_strike_score,
        why_way_of_retreat,
    )
    from .board import (
        barred, frontier, home_nation, in_hands, joined, muster_point_at, musters_in, occupy, passable,
    )
    from .board_why import (
        why_barred, why_frontier, why_home_nation, why_in_hands, why_joined, why_muster_point_at,
        why_musters_in, why_passable,
    )
    from .breach import (
        closed, cost_order_11, does_order_10, does_order_11, domain_order_10_nation, domain_order_11_nation,
        domain_order_11_pips, early_order_11_land, early_order_11_nation, first_in, hostile, let_in,
        needs_order_10, needs_order_11, protected, protection_breaks, refusals_closed, tell_rousing,
    )
    from .breach_why import (
        why_closed, why_first_in, why_hostile, why_let_in, why_protected, why_protection_breaks,
    )
    from .cards import (
        combat_card_counts, deal, does_order_90, draw_one, draws_allowed, hide_ring, idle, needs_order_90,
        own_cards, own_cards_card_use, own_cards_concealment, own_cards_edge, own_cards_patron,
        own_cards_relief, permitted, permitted_cards, play, resistance,
    )
    from .cards_why import (
        why_combat_card_counts, why_draws_allowed, why_idle, why_own_cards, why_own_cards_card_use,
        why_own_cards_concealment, why_own_cards_edge, why_own_cards_patron, why_own_cards_relief,
        why_permitted, why_permitted_cards,
    )
    from .company import (
        company_size, gather_company, gollum_comes, gollum_may_come, gollum_rolls, leave_takers, may_join,
        may_leave, may_scatter, newcomers, refusals_gollum_may_come, refusals_may_join,
        refusals_may_scatter, ring_keeper, scatter,
    )
    from .company_why import (
        why_company_size, why_gollum_comes, why_gollum_may_come, why_leave_takers, why_may_join,
        why_may_leave, why_may_scatter, why_newcomers, why_ring_keeper,
    )
    from .fellowship import (
        area_maximum, area_peril, face_needed, halts_at, keeps_ring, lead_on, next_boxes, road_stretch,
        sanctuary, stretch, track_line, tread, walk_limit,
    )
    from .fellowship_why import (
        why_area_maximum, why_area_peril, why_face_needed, why_halts_at, why_keeps_ring, why_next_boxes,
        why_road_stretch, why_sanctuary, why_stretch, why_track_line, why_walk_limit,
    )
    from .movement import (
        allowance, apart_masters, attack_origins, beside_walls, breach_needed, choose_main, does_order_50,
        does_order_53, does_order_60, does_order_63, early_order_50_seat, early_order_53_first_area,
        early_order_53_seat, early_order_60_seat, early_order_63_first_area, early_order_63_seat,
        enemies_in, enter_area, entry_cost, forces_in, let_through, march, march_hindrance, may_march,
        may_set_out, may_walk, needs_order_50, needs_order_53, needs_order_60, needs_order_63, next_area,
        pace, pass_open, pinned, ring_opens, second_line, snowed_in, travel_on, upon_dispersed_1, walk,
        walk_hindrance,
    )
    from .movement_why import (
        why_allowance, why_apart_masters, why_attack_origins, why_beside_walls, why_breach_needed,
        why_enemies_in, why_entry_cost, why_forces_in, why_let_through, why_march_hindrance, why_may_march,
        why_may_set_out, why_may_walk, why_next_area, why_pace, why_pass_open, why_pinned, why_ring_opens,
        why_second_line, why_snowed_in, why_walk_hindrance,
    )
    from .muster import (
        all_lost, cost_order_80, cost_order_81, does_order_80, does_order_81, does_order_82, does_order_83,
        domain_order_80_steps, domain_order_81_steps, domain_order_82_nation, domain_order_82_steps,
        domain_order_83_nation, domain_order_83_steps, early_order_80_muster_place, early_order_80_seat,
        early_order_81_seat, early_order_82_muster_place, early_order_82_nation, early_order_83_nation,
        grant, may_raise, may_refill, muster_strength, needs_order_80, needs_order_81, needs_order_82,
        needs_order_83, power_price, raising_shortage, refilling_shortage, some_lost, steps_paid,
        supply_price,
    )
    from .muster_why import (
        why_all_lost, why_may_raise, why_may_refill, why_muster_strength, why_power_price,
        why_raising_shortage, why_refilling_shortage, why_some_lost, why_steps_paid, why_supply_price,
    )
    from .pictures import (
        barred_ways, great_ones, great_ones_letters, great_ones_place, great_ones_side, great_ones_travels,
        home_record, home_record_lost, hosts, hosts_arm, hosts_folk, hosts_is_shaken, hosts_place,
        hosts_strength, initials, neighbours, on_track, purse_left, readiness_record,
        readiness_record_next_score, readiness_record_points_left, readiness_record_raises,
        readiness_record_stage, ring_bearers, ring_bearers_letters, ring_bearers_place, ring_track,
        ring_track_easting, ring_track_easy, ring_track_reach, ring_track_snowy, ring_track_southing,
        ring_track_steep, ring_track_stretch, roads_from, war_map, war_map_barred, war_map_easting,
        war_map_gates, war_map_high_ways, war_map_holder, war_map_open_ways, war_map_southing, whose_land,
    )
    from .pictures_why import (
        why_barred_ways, why_great_ones, why_great_ones_letters, why_great_ones_place, why_great_ones_side,
        why_great_ones_travels, why_home_record, why_home_record_lost, why_hosts, why_hosts_arm,
        why_hosts_folk, why_hosts_is_shaken, why_hosts_place, why_hosts_strength, why_initials,
        why_neighbours, why_on_track, why_purse_left, why_readiness_record, why_readiness_record_next_score,
        why_readiness_record_points_left, why_readiness_record_raises, why_readiness_record_stage,
        why_ring_bearers, why_ring_bearers_letters, why_ring_bearers_place, why_ring_track,
        why_ring_track_easting, why_ring_track_easy, why_ring_track_reach, why_ring_track_snowy,
        why_ring_track_southing, why_ring_track_steep, why_ring_track_stretch, why_roads_from, why_war_map,
        why_war_map_barred, why_war_map_easting, why_war_map_gates, why_war_map_high_ways,
        why_war_map_holder, why_war_map_open_ways, why_war_map_southing, why_whose_land,
    )
    from .power import affordable_pips, bend_rolls, further_price, income, new_power, pip_price, rolling_nations
    from .power_why import why_affordable_pips, why_further_price, why_income, why_pip_price, why_rolling_nations
    from .readiness import (
        activate, activation, can_rise, does_order_22, domain_order_22_nation, first_stage,
        gathering_points, held_point, help_, line_up, may_rouse, needs_order_22, next_stage, one_die,
        place_forces, refusals_can_rise, score_needed, side_rolls, stage_of_Nation_upon_breach_declared,
        stage_of_Nation_upon_came_back, stage_of_Nation_upon_readied, stage_of_Nation_upon_went_home,
        upon_breach_declared_1, upon_breach_declared_2, upon_came_back_1, upon_changed_hands_1,
        upon_readied_1, usual_point, waiting, wood_disturbed,
    )
    from .readiness_why import (
        why_activation, why_can_rise, why_first_stage, why_gathering_points, why_held_point, why_help,
        why_may_rouse, why_next_stage, why_one_die, why_score_needed, why_usual_point, why_waiting,
        why_wood_disturbed,
    )
    from .victory import (
        better_friend, end_war, fallen, friends_divided, greater_master, points_lost, points_won,
        shadow_divided, wins,
    )
    from .victory_why import (
        why_better_friend, why_fallen, why_friends_divided, why_greater_master, why_points_lost,
        why_points_won, why_shadow_divided, why_wins,
    )

__all__ = [
    "AREA", "ARM_ARTILLERY", "ARM_CAVALRY", "ARM_INFANTRY", "Arm", "BORDER_NO_BORDER", "BORDER_OPEN_BORDER",
    "BORDER_PAST_BLACK_GATE", "BORDER_PAST_MINAS_MORGUL", "BORDER_PAST_OSGILIATH", "BORDER_RIDGE",
    "BORDER_SNOW_PASS", "BORDER_WALLS", "BOUT_LATER_BLOWS", "BOUT_OPENING_BLOWS", "Battle", "Border",
    "Bout", "CARD_AXE_OF_THE_DWARF", "CARD_CHARGE_OF_THE_MARK", "CARD_ELVEN_CLOAKS",
    "CARD_FLAME_OF_THE_WEST", "CARD_HOBBIT_FEET", "CARD_HORN_OF_GONDOR", "CARD_MITHRIL_MAIL",
    "CARD_NARROW_STAIR", "CARD_PHIAL", "CARD_RANGER_PATHS", "CARD_USE_AVOIDANCE", "CARD_USE_COMBAT",
    "CARD_USE_RESISTANCE", "CARD_WHITE_RIDER", "CARD_YOU_CANNOT_GO_ON", "CHAIR_FIRST_CHAIR",
    "CHAIR_ONLY_PLAYER", "CHAIR_SECOND_CHAIR", "Card", "CardUse", "Chair", "Commitment",
    "CommittedPowerRow", "EVERY_CARD", "EVERY_LAND", "EVERY_ORDER", "EVERY_PRIZE", "FOLK_DUNEDAIN",
    "FOLK_DUNLENDING", "FOLK_DWARVES", "FOLK_EASTERLINGS", "FOLK_ELVES", "FOLK_ENTS", "FOLK_GONDOR",
    "FOLK_HARADRIM", "FOLK_ISENGARD", "FOLK_MORDOR", "FOLK_ROHAN", "FOLK_SHIREFOLK", "Folk", "GAME",
    "GreatOnesRow", "HERO_ARAGORN", "HERO_BOROMIR", "HERO_DAIN", "HERO_ELROND", "HERO_EOMER",
    "HERO_FARAMIR", "HERO_FRODO_SAM", "HERO_GANDALF", "HERO_GIMLI", "HERO_GOLLUM", "HERO_LEGOLAS",
    "HERO_MERRY_PIPPIN", "HERO_RINGWRAITHS", "HERO_THEODEN", "HERO_TREEBEARD", "HINDRANCE_BELOW_GROUND",
    "HINDRANCE_BOUND_BY_FOES", "HINDRANCE_FIELD_UNWON", "HINDRANCE_GATE_SHUT", "HINDRANCE_MAGIC_HOLDS",
    "HINDRANCE_NOT_FOREMOST", "HINDRANCE_OFF_THE_MAP", "HINDRANCE_OUT_OF_REACH", "HINDRANCE_OUT_OF_TOUCH",
    "HINDRANCE_OUT_OF_WOODS", "HINDRANCE_OVER_RIDGES", "HINDRANCE_PASS_WATCHED", "HINDRANCE_RIVALS_THERE",
    "HINDRANCE_SNOWED_UNDER", "HINDRANCE_UNBREACHED", "HINDRANCE_UNHINDERED", "HINDRANCE_UNTRIED_SHIRE",
    "HINDRANCE_WITH_THE_RING", "HUNT_EFFECT_HINDERED_WAY", "HUNT_EFFECT_OUT_OF_SIGHT", "HUNT_EFFECT_SEIZED",
    "HUNT_EFFECT_STRUCK", "Hero", "Hindrance", "HomeRecordRow", "HostsRow", "HuntEffect", "Individual",
    "LAND_ANDUIN_VALE", "LAND_ANGMAR", "LAND_ANORIEN", "LAND_ARNOR", "LAND_BARAD_DUR", "LAND_BLACK_GATE",
    "LAND_BREE", "LAND_CARADHRAS", "LAND_CIRITH_UNGOL", "LAND_DAGORLAD", "LAND_DEAD_MARSHES",
    "LAND_DIMRILL_DALE", "LAND_DOL_AMROTH", "LAND_DOL_GULDUR", "LAND_DUNLAND", "LAND_EAST_EMNET",
    "LAND_EDORAS", "LAND_EMYN_MUIL", "LAND_ENEDWAITH", "LAND_EREBOR", "LAND_EREGION", "LAND_FANGORN",
    "LAND_GORGOROTH", "LAND_HARAD", "LAND_HELMS_DEEP", "LAND_IRON_HILLS", "LAND_ISENGARD_VALE",
    "LAND_ITHILIEN", "LAND_LEBENNIN", "LAND_LORIEN", "LAND_MINAS_MORGUL", "LAND_MINAS_TIRITH",
    "LAND_MIRKWOOD", "LAND_MORIA", "LAND_MOUNT_DOOM", "LAND_OFF_BOARD", "LAND_ORTHANC", "LAND_OSGILIATH",
    "LAND_RHUN", "LAND_RIVENDELL", "LAND_SHIRE", "LAND_WESTFOLD", "Land", "MASTER_SARUMAN", "MASTER_SAURON",
    "MUSTER_POINT", "Master", "Nation", "ORDER_BREAK_MAGIC", "ORDER_DECLARE_A_BREACH", "ORDER_DRAW_A_CARD",
    "ORDER_LEAD_A_REGIMENT", "ORDER_MARCH_FREE_PEOPLES", "ORDER_MARCH_SHADOW",
    "ORDER_RAISE_A_REGIMENT_FREE_PEOPLES", "ORDER_RAISE_A_REGIMENT_SHADOW",
    "ORDER_REFILL_A_REGIMENT_FREE_PEOPLES", "ORDER_REFILL_A_REGIMENT_SHADOW", "ORDER_ROUSE_A_NATION",
    "ORDER_SEND_AN_INDIVIDUAL_FREE_PEOPLES", "ORDER_SEND_AN_INDIVIDUAL_SHADOW",
    "ORDER_STORM_A_FORTIFICATION", "Order", "OwnCardsRow", "PACK", "PARTING_ON_THEIR_OWN",
    "PARTING_WITH_HOBBITS", "PERCENT", "PIECE", "PIP", "PLAN_ENCIRCLING", "PLAN_HEADLONG",
    "PLAN_STEADY_LINE", "POINTS", "POWER", "PRIZE_DWARVES_HOME", "PRIZE_GONDOR_HOME", "PRIZE_LORIEN_HOME",
    "PRIZE_MIRKWOOD_HOME", "PRIZE_RIVENDELL_HOME", "PRIZE_ROHAN_HOME", "PRIZE_SHIRE_HOME", "Parting",
    "Plan", "Prize", "PurseRow", "ROAD_EASY_WAY", "ROAD_REACHED_EAST_LANDS", "ROAD_REACHED_HAVEN",
    "ROAD_REACHED_MISTY_MOUNTAINS", "ROAD_REACHED_WEST_ROAD", "ROAD_REACHED_WILDERNESS", "ROAD_SNOWY_WAY",
    "ROAD_STAIR_WAY", "ROAD_UNLINKED", "ReadinessRecordRow", "Regiment", "RingBearersRow", "RingTrackRow",
    "Road", "RoadReached", "SHORTAGE_ABROAD", "SHORTAGE_BESIEGED", "SHORTAGE_BY_READINESS",
    "SHORTAGE_ENOUGH_RAISED", "SHORTAGE_NO_MUSTER_PLACE", "SHORTAGE_OTHER_CAMP", "SHORTAGE_OVER_WHOLE",
    "SHORTAGE_RAISED_BEFORE", "SHORTAGE_TOWER_ONLY", "SHORTAGE_UNCHECKED", "SHORTAGE_UNRAISED", "SIDE_FREE",
    "SIDE_SHADOW", "STAGE_ACTIVE", "STAGE_DEFENCE", "STAGE_NEUTRAL", "STAGE_PEACE", "STEP", "Seat",
    "Shortage", "Side", "Stage", "TERRAIN_FOREST", "TERRAIN_FORTIFICATION", "TERRAIN_HIGH_PASS",
    "TERRAIN_NOT_ON_BOARD", "TERRAIN_OPEN_COUNTRY", "TERRAIN_SWAMP", "TERRAIN_UNDERGROUND", "Terrain",
    "VICTORY_POINT", "VIEWS", "WarMapRow", "World", "Wound", "activate", "activation", "affordable",
    "affordable_pips", "all_lost", "allowance", "apart_masters", "area_maximum", "area_peril", "assailant",
    "attack_origins", "barred", "barred_ways", "battle_near", "begin_turn", "bend_rolls", "beside_walls",
    "better_friend", "breach_needed", "can_rise", "choose_main", "closed", "combat_card_counts",
    "combat_cards", "commit_to_hunt", "committed_power", "committed_power_power", "company_size",
    "cost_order_11", "cost_order_80", "cost_order_81", "counting_power", "deal", "does_order_10",
    "does_order_11", "does_order_22", "does_order_50", "does_order_53", "does_order_60", "does_order_63",
    "does_order_72", "does_order_75", "does_order_80", "does_order_81", "does_order_82", "does_order_83",
    "does_order_90", "domain_order_10_nation", "domain_order_11_nation", "domain_order_11_pips",
    "domain_order_22_nation", "domain_order_72_regiment", "domain_order_80_steps", "domain_order_81_steps",
    "domain_order_82_nation", "domain_order_82_steps", "domain_order_83_nation", "domain_order_83_steps",
    "draw_one", "draws_allowed", "early_order_11_land", "early_order_11_nation", "early_order_50_seat",
    "early_order_53_first_area", "early_order_53_seat", "early_order_60_seat", "early_order_63_first_area",
    "early_order_63_seat", "early_order_72_seat", "early_order_80_muster_place", "early_order_80_seat",
    "early_order_81_seat", "early_order_82_muster_place", "early_order_82_nation", "early_order_83_nation",
    "end_turn", "end_war", "enemies_in", "enter_area", "entry_cost", "exchange", "face_needed", "fallen",
    "fight", "first_in", "first_stage", "forces_in", "friends_divided", "frontier", "further_price",
    "gather_company", "gathering_points", "gollum_comes", "gollum_may_come", "gollum_rolls", "grant",
    "great_ones", "great_ones_letters", "great_ones_place", "great_ones_side", "great_ones_travels",
    "greater_master", "halts_at", "held_point", "help_", "hide_ring", "home_nation", "home_record",
    "home_record_lost", "hostile", "hosts", "hosts_arm", "hosts_folk", "hosts_is_shaken", "hosts_place",
    "hosts_strength", "hunt", "hunt_effect", "hunt_score", "hunter", "hunters_allowed", "idle", "in_hands",
    "income", "initials", "joined", "keeps_ring", "key_turn", "lead_on", "leave_takers", "let_in",
    "let_through", "line_up", "lose_step", "lost_homes", "lost_power", "march", "march_hindrance",
    "may_join", "may_lead", "may_leave", "may_march", "may_raise", "may_refill", "may_rouse", "may_scatter",
    "may_set_out", "may_walk", "morale", "muster_point_at", "muster_strength", "musters_in", "near_enemies",
    "needs_order_10", "needs_order_11", "needs_order_22", "needs_order_50", "needs_order_53",
    "needs_order_60", "needs_order_63", "needs_order_72", "needs_order_75", "needs_order_80",
    "needs_order_81", "needs_order_82", "needs_order_83", "needs_order_90", "neighbours", "new_power",
    "newcomers", "next_area", "next_boxes", "next_stage", "occupy", "on_track", "one_die", "other_plan",
    "other_side", "own_cards", "own_cards_card_use", "own_cards_concealment", "own_cards_edge",
    "own_cards_patron", "own_cards_relief", "own_plan", "pace", "pass_open", "passable",
    "permissible_power", "permitted", "permitted_cards", "pinned", "pip_price", "place_forces",
    "plan_battle", "plan_bonus", "plan_edge", "planner", "play", "play_combat_cards", "points_lost",
    "points_won", "power_price", "protected", "protection_breaks", "purse_left", "raising_shortage",
    "readiness_record", "readiness_record_next_score", "readiness_record_points_left",
    "readiness_record_raises", "readiness_record_stage", "refilling_shortage", "refuge",
    "refusals_can_rise", "refusals_closed", "refusals_gollum_may_come", "refusals_may_join",
    "refusals_may_scatter", "refusals_refuge", "resistance", "resume_battles", "ring_bearers",
    "ring_bearers_letters", "ring_bearers_place", "ring_keeper", "ring_opens", "ring_track",
    "ring_track_easting", "ring_track_easy", "ring_track_reach", "ring_track_snowy", "ring_track_southing",
    "ring_track_steep", "ring_track_stretch", "road_stretch", "roads_from", "rolling_nations", "sanctuary",
    "scatter", "score_needed", "second_line", "see_committed_power", "see_great_ones", "see_home_record",
    "see_hosts", "see_own_cards", "see_purse", "see_readiness_record", "see_ring_bearers", "see_ring_track",
    "see_war_map", "settle", "shadow_divided", "shaken", "side_rolls", "snowed_in", "some_lost",
    "stage_of_Nation_upon_breach_declared", "stage_of_Nation_upon_came_back",
    "stage_of_Nation_upon_readied", "stage_of_Nation_upon_went_home", "stands_alone", "steps_in",
    "steps_paid", "stiffen", "stretch", "strike_score", "suffer", "supply_price", "tell_rousing",
    "test_morale", "tie_rank", "track_line", "travel_on", "tread", "try_hearts", "turn", "turn_rank",
    "upon_breach_declared_1", "upon_breach_declared_2", "upon_came_back_1", "upon_changed_hands_1",
    "upon_dispersed_1", "upon_readied_1", "usual_point", "waiting", "walk", "walk_hindrance", "walk_limit",
    "war_map", "war_map_barred", "war_map_easting", "war_map_gates", "war_map_high_ways", "war_map_holder",
    "war_map_open_ways", "war_map_southing", "way_of_retreat", "whose_land", "why_activation",
    "why_affordable", "why_affordable_pips", "why_all_lost", "why_allowance", "why_apart_masters",
    "why_area_maximum", "why_area_peril", "why_assailant", "why_attack_origins", "why_barred",
    "why_barred_ways", "why_battle_near", "why_beside_walls", "why_better_friend", "why_breach_needed",
    "why_can_rise", "why_closed", "why_combat_card_counts", "why_combat_cards", "why_committed_power",
    "why_committed_power_power", "why_company_size", "why_counting_power", "why_draws_allowed",
    "why_enemies_in", "why_entry_cost", "why_face_needed", "why_fallen", "why_first_in", "why_first_stage",
    "why_forces_in", "why_friends_divided", "why_frontier", "why_further_price", "why_gathering_points",
    "why_gollum_comes", "why_gollum_may_come", "why_great_ones", "why_great_ones_letters",
    "why_great_ones_place", "why_great_ones_side", "why_great_ones_travels", "why_greater_master",
    "why_halts_at", "why_held_point", "why_help", "why_home_nation", "why_home_record",
    "why_home_record_lost", "why_hostile", "why_hosts", "why_hosts_arm", "why_hosts_folk",
    "why_hosts_is_shaken", "why_hosts_place", "why_hosts_strength", "why_hunt_effect", "why_hunt_score",
    "why_hunter", "why_hunters_allowed", "why_idle", "why_in_hands", "why_income", "why_initials",
    "why_joined", "why_keeps_ring", "why_leave_takers", "why_let_in", "why_let_through", "why_lost_homes",
    "why_lost_power", "why_march_hindrance", "why_may_join", "why_may_lead", "why_may_leave",
    "why_may_march", "why_may_raise", "why_may_refill", "why_may_rouse", "why_may_scatter",
    "why_may_set_out", "why_may_walk", "why_morale", "why_muster_point_at", "why_muster_strength",
    "why_musters_in", "why_near_enemies", "why_neighbours", "why_newcomers", "why_next_area",
    "why_next_boxes", "why_next_stage", "why_on_track", "why_one_die", "why_other_plan", "why_other_side",
    "why_own_cards", "why_own_cards_card_use", "why_own_cards_concealment", "why_own_cards_edge",
    "why_own_cards_patron", "why_own_cards_relief", "why_own_plan", "why_pace", "why_pass_open",
    "why_passable", "why_permissible_power", "why_permitted", "why_permitted_cards", "why_pinned",
    "why_pip_price", "why_plan_bonus", "why_plan_edge", "why_planner", "why_points_lost", "why_points_won",
    "why_power_price", "why_protected", "why_protection_breaks", "why_purse_left", "why_raising_shortage",
    "why_readiness_record", "why_readiness_record_next_score", "why_readiness_record_points_left",
    "why_readiness_record_raises", "why_readiness_record_stage", "why_refilling_shortage", "why_refuge",
    "why_ring_bearers", "why_ring_bearers_letters", "why_ring_bearers_place", "why_ring_keeper",
    "why_ring_opens", "why_ring_track", "why_ring_track_easting", "why_ring_track_easy",
    "why_ring_track_reach", "why_ring_track_snowy", "why_ring_track_southing", "why_ring_track_steep",
    "why_ring_track_stretch", "why_road_stretch", "why_roads_from", "why_rolling_nations", "why_sanctuary",
    "why_score_needed", "why_second_line", "why_shadow_divided", "why_shaken", "why_snowed_in",
    "why_some_lost", "why_stands_alone", "why_steps_in", "why_steps_paid", "why_stretch",
    "why_strike_score", "why_supply_price", "why_tie_rank", "why_track_line", "why_turn_rank",
    "why_usual_point", "why_waiting", "why_walk_hindrance", "why_walk_limit", "why_war_map",
    "why_war_map_barred", "why_war_map_easting", "why_war_map_gates", "why_war_map_high_ways",
    "why_war_map_holder", "why_war_map_open_ways", "why_war_map_southing", "why_way_of_retreat",
    "why_whose_land", "why_wins", "why_wood_disturbed", "wins", "wood_disturbed",
]

PACK = Pack('middle_earth_engulfed', 'Middle Earth Engulfed', __name__)

_HOMES = {
    "_acts": (
        "GAME "
    ),
    "_choices": (
        "ARM_ARTILLERY ARM_CAVALRY ARM_INFANTRY Arm BORDER_NO_BORDER BORDER_OPEN_BORDER "
        "BORDER_PAST_BLACK_GATE BORDER_PAST_MINAS_MORGUL BORDER_PAST_OSGILIATH BORDER_RIDGE BORDER_SNOW_PASS "
        "BORDER_WALLS BOUT_LATER_BLOWS BOUT_OPENING_BLOWS Border Bout CARD_AXE_OF_THE_DWARF "
        "CARD_CHARGE_OF_THE_MARK CARD_ELVEN_CLOAKS CARD_FLAME_OF_THE_WEST CARD_HOBBIT_FEET "
        "CARD_HORN_OF_GONDOR CARD_MITHRIL_MAIL CARD_NARROW_STAIR CARD_PHIAL CARD_RANGER_PATHS "
        "CARD_USE_AVOIDANCE CARD_USE_COMBAT CARD_USE_RESISTANCE CARD_WHITE_RIDER CARD_YOU_CANNOT_GO_ON "
        "CHAIR_FIRST_CHAIR CHAIR_ONLY_PLAYER CHAIR_SECOND_CHAIR Card CardUse Chair EVERY_CARD EVERY_LAND "
        "EVERY_ORDER EVERY_PRIZE FOLK_DUNEDAIN FOLK_DUNLENDING FOLK_DWARVES FOLK_EASTERLINGS FOLK_ELVES "
        "FOLK_ENTS FOLK_GONDOR FOLK_HARADRIM FOLK_ISENGARD FOLK_MORDOR FOLK_ROHAN FOLK_SHIREFOLK Folk "
        "HERO_ARAGORN HERO_BOROMIR HERO_DAIN HERO_ELROND HERO_EOMER HERO_FARAMIR HERO_FRODO_SAM HERO_GANDALF "
        "HERO_GIMLI HERO_GOLLUM HERO_LEGOLAS HERO_MERRY_PIPPIN HERO_RINGWRAITHS HERO_THEODEN HERO_TREEBEARD "
        "HINDRANCE_BELOW_GROUND HINDRANCE_BOUND_BY_FOES HINDRANCE_FIELD_UNWON HINDRANCE_GATE_SHUT "
        "HINDRANCE_MAGIC_HOLDS HINDRANCE_NOT_FOREMOST HINDRANCE_OFF_THE_MAP HINDRANCE_OUT_OF_REACH "
        "HINDRANCE_OUT_OF_TOUCH HINDRANCE_OUT_OF_WOODS HINDRANCE_OVER_RIDGES HINDRANCE_PASS_WATCHED "
        "HINDRANCE_RIVALS_THERE HINDRANCE_SNOWED_UNDER HINDRANCE_UNBREACHED HINDRANCE_UNHINDERED "
        "HINDRANCE_UNTRIED_SHIRE HINDRANCE_WITH_THE_RING HUNT_EFFECT_HINDERED_WAY HUNT_EFFECT_OUT_OF_SIGHT "
        "HUNT_EFFECT_SEIZED HUNT_EFFECT_STRUCK Hero Hindrance HuntEffect LAND_ANDUIN_VALE LAND_ANGMAR "
        "LAND_ANORIEN LAND_ARNOR LAND_BARAD_DUR LAND_BLACK_GATE LAND_BREE LAND_CARADHRAS LAND_CIRITH_UNGOL "
        "LAND_DAGORLAD LAND_DEAD_MARSHES LAND_DIMRILL_DALE LAND_DOL_AMROTH LAND_DOL_GULDUR LAND_DUNLAND "
        "LAND_EAST_EMNET LAND_EDORAS LAND_EMYN_MUIL LAND_ENEDWAITH LAND_EREBOR LAND_EREGION LAND_FANGORN "
        "LAND_GORGOROTH LAND_HARAD LAND_HELMS_DEEP LAND_IRON_HILLS LAND_ISENGARD_VALE LAND_ITHILIEN "
        "LAND_LEBENNIN LAND_LORIEN LAND_MINAS_MORGUL LAND_MINAS_TIRITH LAND_MIRKWOOD LAND_MORIA "
        "LAND_MOUNT_DOOM LAND_OFF_BOARD LAND_ORTHANC LAND_OSGILIATH LAND_RHUN LAND_RIVENDELL LAND_SHIRE "
        "LAND_WESTFOLD Land MASTER_SARUMAN MASTER_SAURON Master ORDER_BREAK_MAGIC ORDER_DECLARE_A_BREACH "
        "ORDER_DRAW_A_CARD ORDER_LEAD_A_REGIMENT ORDER_MARCH_FREE_PEOPLES ORDER_MARCH_SHADOW "
        "ORDER_RAISE_A_REGIMENT_FREE_PEOPLES ORDER_RAISE_A_REGIMENT_SHADOW "
        "ORDER_REFILL_A_REGIMENT_FREE_PEOPLES ORDER_REFILL_A_REGIMENT_SHADOW ORDER_ROUSE_A_NATION "
        "ORDER_SEND_AN_INDIVIDUAL_FREE_PEOPLES ORDER_SEND_AN_INDIVIDUAL_SHADOW ORDER_STORM_A_FORTIFICATION "
        "Order PARTING_ON_THEIR_OWN PARTING_WITH_HOBBITS PLAN_ENCIRCLING PLAN_HEADLONG PLAN_STEADY_LINE "
        "PRIZE_DWARVES_HOME PRIZE_GONDOR_HOME PRIZE_LORIEN_HOME PRIZE_MIRKWOOD_HOME PRIZE_RIVENDELL_HOME "
        "PRIZE_ROHAN_HOME PRIZE_SHIRE_HOME Parting Plan Prize ROAD_EASY_WAY ROAD_REACHED_EAST_LANDS "
        "ROAD_REACHED_HAVEN ROAD_REACHED_MISTY_MOUNTAINS ROAD_REACHED_WEST_ROAD ROAD_REACHED_WILDERNESS "
        "ROAD_SNOWY_WAY ROAD_STAIR_WAY ROAD_UNLINKED Road RoadReached SHORTAGE_ABROAD SHORTAGE_BESIEGED "
        "SHORTAGE_BY_READINESS SHORTAGE_ENOUGH_RAISED SHORTAGE_NO_MUSTER_PLACE SHORTAGE_OTHER_CAMP "
        "SHORTAGE_OVER_WHOLE SHORTAGE_RAISED_BEFORE SHORTAGE_TOWER_ONLY SHORTAGE_UNCHECKED SHORTAGE_UNRAISED "
        "SIDE_FREE SIDE_SHADOW STAGE_ACTIVE STAGE_DEFENCE STAGE_NEUTRAL STAGE_PEACE Shortage Side Stage "
        "TERRAIN_FOREST TERRAIN_FORTIFICATION TERRAIN_HIGH_PASS TERRAIN_NOT_ON_BOARD TERRAIN_OPEN_COUNTRY "
        "TERRAIN_SWAMP TERRAIN_UNDERGROUND Terrain "
    ),
    "_hunt": (
        "commit_to_hunt committed_power committed_power_power counting_power hunt hunt_effect hunt_score "
        "hunter hunters_allowed lost_homes lost_power permissible_power suffer tie_rank "
    ),
    "_hunt_why": (
        "why_committed_power why_committed_power_power why_counting_power why_hunt_effect why_hunt_score "
        "why_hunter why_hunters_allowed why_lost_homes why_lost_power why_permissible_power why_tie_rank "
    ),
    "_kinds": (
        "Battle Commitment Individual Nation Regiment Seat Wound "
    ),
    "_turn": (
        "begin_turn end_turn key_turn turn turn_rank "
    ),
    "_turn_why": (
        "why_turn_rank "
    ),
    "_views": (
        "CommittedPowerRow GreatOnesRow HomeRecordRow HostsRow OwnCardsRow PurseRow ReadinessRecordRow "
        "RingBearersRow RingTrackRow VIEWS WarMapRow see_committed_power see_great_ones see_home_record "
        "see_hosts see_own_cards see_purse see_readiness_record see_ring_bearers see_ring_track see_war_map "
    ),
    "_words": (
        "AREA MUSTER_POINT PERCENT PIECE PIP POINTS POWER STEP VICTORY_POINT "
    ),
    "_world": (
        "World "
    ),
    "battle": (
        "affordable assailant battle_near combat_cards does_order_72 does_order_75 domain_order_72_regiment "
        "early_order_72_seat exchange fight lose_step may_lead morale near_enemies needs_order_72 "
        "needs_order_75 other_plan other_side own_plan plan_battle plan_bonus plan_edge planner "
        "play_combat_cards refuge refusals_refuge resume_battles settle shaken stands_alone steps_in stiffen "
        "strike_score test_morale try_hearts way_of_retreat "
    ),
    "battle_why": (
        "why_affordable why_assailant why_battle_near why_combat_cards why_may_lead why_morale "
        "why_near_enemies why_other_plan why_other_side why_own_plan why_plan_bonus why_plan_edge why_planner "
        "why_refuge why_shaken why_stands_alone why_steps_in why_strike_score why_way_of_retreat "
    ),
    "board": (
        "barred frontier home_nation in_hands joined muster_point_at musters_in occupy passable "
    ),
    "board_why": (
        "why_barred why_frontier why_home_nation why_in_hands why_joined why_muster_point_at why_musters_in "
        "why_passable "
    ),
    "breach": (
        "closed cost_order_11 does_order_10 does_order_11 domain_order_10_nation domain_order_11_nation "
        "domain_order_11_pips early_order_11_land early_order_11_nation first_in hostile let_in "
        "needs_order_10 needs_order_11 protected protection_breaks refusals_closed tell_rousing "
    ),
    "breach_why": (
        "why_closed why_first_in why_hostile why_let_in why_protected why_protection_breaks "
    ),
    "cards": (
        "combat_card_counts deal does_order_90 draw_one draws_allowed hide_ring idle needs_order_90 own_cards "
        "own_cards_card_use own_cards_concealment own_cards_edge own_cards_patron own_cards_relief permitted "
        "permitted_cards play resistance "
    ),
    "cards_why": (
        "why_combat_card_counts why_draws_allowed why_idle why_own_cards why_own_cards_card_use "
        "why_own_cards_concealment why_own_cards_edge why_own_cards_patron why_own_cards_relief why_permitted "
        "why_permitted_cards "
    ),
    "company": (
        "company_size gather_company gollum_comes gollum_may_come gollum_rolls leave_takers may_join "
        "may_leave may_scatter newcomers refusals_gollum_may_come refusals_may_join refusals_may_scatter "
        "ring_keeper scatter "
    ),
    "company_why": (
        "why_company_size why_gollum_comes why_gollum_may_come why_leave_takers why_may_join why_may_leave "
        "why_may_scatter why_newcomers why_ring_keeper "
    ),
    "fellowship": (
        "area_maximum area_peril face_needed halts_at keeps_ring lead_on next_boxes road_stretch sanctuary "
        "stretch track_line tread walk_limit "
    ),
    "fellowship_why": (
        "why_area_maximum why_area_peril why_face_needed why_halts_at why_keeps_ring why_next_boxes "
        "why_road_stretch why_sanctuary why_stretch why_track_line why_walk_limit "
    ),
    "movement": (
        "allowance apart_masters attack_origins beside_walls breach_needed choose_main does_order_50 "
        "does_order_53 does_order_60 does_order_63 early_order_50_seat early_order_53_first_area "
        "early_order_53_seat early_order_60_seat early_order_63_first_area early_order_63_seat enemies_in "
        "enter_area entry_cost forces_in let_through march march_hindrance may_march may_set_out may_walk "
        "needs_order_50 needs_order_53 needs_order_60 needs_order_63 next_area pace pass_open pinned "
        "ring_opens second_line snowed_in travel_on upon_dispersed_1 walk walk_hindrance "
    ),
    "movement_why": (
        "why_allowance why_apart_masters why_attack_origins why_beside_walls why_breach_needed why_enemies_in "
        "why_entry_cost why_forces_in why_let_through why_march_hindrance why_may_march why_may_set_out "
        "why_may_walk why_next_area why_pace why_pass_open why_pinned why_ring_opens why_second_line "
        "why_snowed_in why_walk_hindrance "
    ),
    "muster": (
        "all_lost cost_order_80 cost_order_81 does_order_80 does_order_81 does_order_82 does_order_83 "
        "domain_order_80_steps domain_order_81_steps domain_order_82_nation domain_order_82_steps "
        "domain_order_83_nation domain_order_83_steps early_order_80_muster_place early_order_80_seat "
        "early_order_81_seat early_order_82_muster_place early_order_82_nation early_order_83_nation grant "
        "may_raise may_refill muster_strength needs_order_80 needs_order_81 needs_order_82 needs_order_83 "
        "power_price raising_shortage refilling_shortage some_lost steps_paid supply_price "
    ),
    "muster_why": (
        "why_all_lost why_may_raise why_may_refill why_muster_strength why_power_price why_raising_shortage "
        "why_refilling_shortage why_some_lost why_steps_paid why_supply_price "
    ),
    "pictures": (
        "barred_ways great_ones great_ones_letters great_ones_place great_ones_side great_ones_travels "
        "home_record home_record_lost hosts hosts_arm hosts_folk hosts_is_shaken hosts_place hosts_strength "
        "initials neighbours on_track purse_left readiness_record readiness_record_next_score "
        "readiness_record_points_left readiness_record_raises readiness_record_stage ring_bearers "
        "ring_bearers_letters ring_bearers_place ring_track ring_track_easting ring_track_easy "
        "ring_track_reach ring_track_snowy ring_track_southing ring_track_steep ring_track_stretch roads_from "
        "war_map war_map_barred war_map_easting war_map_gates war_map_high_ways war_map_holder "
        "war_map_open_ways war_map_southing whose_land "
    ),
    "pictures_why": (
        "why_barred_ways why_great_ones why_great_ones_letters why_great_ones_place why_great_ones_side "
        "why_great_ones_travels why_home_record why_home_record_lost why_hosts why_hosts_arm why_hosts_folk "
        "why_hosts_is_shaken why_hosts_place why_hosts_strength why_initials why_neighbours why_on_track "
        "why_purse_left why_readiness_record why_readiness_record_next_score why_readiness_record_points_left "
        "why_readiness_record_raises why_readiness_record_stage why_ring_bearers why_ring_bearers_letters "
        "why_ring_bearers_place why_ring_track why_ring_track_easting why_ring_track_easy "
        "why_ring_track_reach why_ring_track_snowy why_ring_track_southing why_ring_track_steep "
        "why_ring_track_stretch why_roads_from why_war_map why_war_map_barred why_war_map_easting "
        "why_war_map_gates why_war_map_high_ways why_war_map_holder why_war_map_open_ways "
        "why_war_map_southing why_whose_land "
    ),
    "power": (
        "affordable_pips bend_rolls further_price income new_power pip_price rolling_nations "
    ),
    "power_why": (
        "why_affordable_pips why_further_price why_income why_pip_price why_rolling_nations "
    ),
    "readiness": (
        "activate activation can_rise does_order_22 domain_order_22_nation first_stage gathering_points "
        "held_point help_ line_up may_rouse needs_order_22 next_stage one_die place_forces refusals_can_rise "
        "score_needed side_rolls stage_of_Nation_upon_breach_declared stage_of_Nation_upon_came_back "
        "stage_of_Nation_upon_readied stage_of_Nation_upon_went_home upon_breach_declared_1 "
        "upon_breach_declared_2 upon_came_back_1 upon_changed_hands_1 upon_readied_1 usual_point waiting "
        "wood_disturbed "
    ),
    "readiness_why": (
        "why_activation why_can_rise why_first_stage why_gathering_points why_held_point why_help "
        "why_may_rouse why_next_stage why_one_die why_score_needed why_usual_point why_waiting "
        "why_wood_disturbed "
    ),
    "victory": (
        "better_friend end_war fallen friends_divided greater_master points_lost points_won shadow_divided "
        "wins "
    ),
    "victory_why": (
        "why_better_friend why_fallen why_friends_divided why_greater_master why_points_lost why_points_won "
        "why_shadow_divided why_wins "
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
