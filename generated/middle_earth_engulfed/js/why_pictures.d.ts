import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Border, Folk, Hero, Individual, Land, Nation, Prize, Regiment, Road, RoadReached, Seat, Side, Stage } from "./kinds.js";

export declare function why_whose_land(land: Land, world: World): [Side | null, Notes];
export declare function guards_whose_land(entry: number, land: Land, world: World): number | null;

export declare function why_neighbours(land: Land, border: Border): [ReadonlyArray<Land>, Notes];
export declare function guards_neighbours(entry: number, land: Land, border: Border): number | null;

export declare function why_barred_ways(land: Land): [ReadonlyArray<Land>, Notes];
export declare function guards_barred_ways(entry: number, land: Land): number | null;

export declare function why_initials(hero: Hero): [string, Notes];
export declare function guards_initials(entry: number, hero: Hero): number | null;

export declare function why_roads_from(land: Land, road: Road): [ReadonlyArray<Land>, Notes];
export declare function guards_roads_from(entry: number, land: Land, road: Road): number | null;

export declare function why_on_track(land: Land): [boolean, Notes];
export declare function guards_on_track(entry: number, land: Land): number | null;

export declare function why_war_map(seat: Seat): [ReadonlyArray<Land>, Notes];
export declare function guards_war_map(entry: number, seat: Seat): number | null;

export declare function why_war_map_easting(seat: Seat, land: Land): [Int | null, Notes];
export declare function guards_war_map_easting(entry: number, seat: Seat, land: Land): number | null;

export declare function why_war_map_southing(seat: Seat, land: Land): [Int | null, Notes];
export declare function guards_war_map_southing(entry: number, seat: Seat, land: Land): number | null;

export declare function why_war_map_open_ways(seat: Seat, land: Land): [ReadonlyArray<Land>, Notes];
export declare function guards_war_map_open_ways(entry: number, seat: Seat, land: Land): number | null;

export declare function why_war_map_gates(seat: Seat, land: Land): [ReadonlyArray<Land>, Notes];
export declare function guards_war_map_gates(entry: number, seat: Seat, land: Land): number | null;

export declare function why_war_map_high_ways(seat: Seat, land: Land): [ReadonlyArray<Land>, Notes];
export declare function guards_war_map_high_ways(entry: number, seat: Seat, land: Land): number | null;

export declare function why_war_map_barred(seat: Seat, land: Land): [ReadonlyArray<Land>, Notes];
export declare function guards_war_map_barred(entry: number, seat: Seat, land: Land): number | null;

export declare function why_war_map_holder(seat: Seat, land: Land, world: World): [Side | null, Notes];
export declare function guards_war_map_holder(entry: number, seat: Seat, land: Land, world: World): number | null;

export declare function why_hosts(seat: Seat, world: World): [ReadonlyArray<Regiment>, Notes];
export declare function guards_hosts(entry: number, seat: Seat, world: World): number | null;

export declare function why_hosts_place(seat: Seat, regiment: Regiment): [Land, Notes];
export declare function guards_hosts_place(entry: number, seat: Seat, regiment: Regiment): number | null;

export declare function why_hosts_folk(seat: Seat, regiment: Regiment): [Folk, Notes];
export declare function guards_hosts_folk(entry: number, seat: Seat, regiment: Regiment): number | null;

export declare function why_hosts_arm(seat: Seat, regiment: Regiment): [Arm, Notes];
export declare function guards_hosts_arm(entry: number, seat: Seat, regiment: Regiment): number | null;

export declare function why_hosts_strength(seat: Seat, regiment: Regiment): [Int, Notes];
export declare function guards_hosts_strength(entry: number, seat: Seat, regiment: Regiment): number | null;

export declare function why_hosts_is_shaken(seat: Seat, regiment: Regiment): [boolean, Notes];
export declare function guards_hosts_is_shaken(entry: number, seat: Seat, regiment: Regiment): number | null;

export declare function why_great_ones(seat: Seat, world: World): [ReadonlyArray<Individual>, Notes];
export declare function guards_great_ones(entry: number, seat: Seat, world: World): number | null;

export declare function why_great_ones_place(seat: Seat, individual: Individual): [Land, Notes];
export declare function guards_great_ones_place(entry: number, seat: Seat, individual: Individual): number | null;

export declare function why_great_ones_side(seat: Seat, individual: Individual): [Side, Notes];
export declare function guards_great_ones_side(entry: number, seat: Seat, individual: Individual): number | null;

export declare function why_great_ones_letters(seat: Seat, individual: Individual): [string, Notes];
export declare function guards_great_ones_letters(entry: number, seat: Seat, individual: Individual): number | null;

export declare function why_great_ones_travels(seat: Seat, individual: Individual): [boolean, Notes];
export declare function guards_great_ones_travels(entry: number, seat: Seat, individual: Individual): number | null;

export declare function why_ring_track(seat: Seat): [ReadonlyArray<Land>, Notes];
export declare function guards_ring_track(entry: number, seat: Seat): number | null;

export declare function why_ring_track_easting(seat: Seat, land: Land): [Int | null, Notes];
export declare function guards_ring_track_easting(entry: number, seat: Seat, land: Land): number | null;

export declare function why_ring_track_southing(seat: Seat, land: Land): [Int | null, Notes];
export declare function guards_ring_track_southing(entry: number, seat: Seat, land: Land): number | null;

export declare function why_ring_track_easy(seat: Seat, land: Land): [ReadonlyArray<Land>, Notes];
export declare function guards_ring_track_easy(entry: number, seat: Seat, land: Land): number | null;

export declare function why_ring_track_snowy(seat: Seat, land: Land): [ReadonlyArray<Land>, Notes];
export declare function guards_ring_track_snowy(entry: number, seat: Seat, land: Land): number | null;

export declare function why_ring_track_steep(seat: Seat, land: Land): [ReadonlyArray<Land>, Notes];
export declare function guards_ring_track_steep(entry: number, seat: Seat, land: Land): number | null;

export declare function why_ring_track_stretch(seat: Seat, land: Land): [RoadReached, Notes];
export declare function guards_ring_track_stretch(entry: number, seat: Seat, land: Land): number | null;

export declare function why_ring_track_reach(seat: Seat, land: Land): [Int, Notes];
export declare function guards_ring_track_reach(entry: number, seat: Seat, land: Land): number | null;

export declare function why_ring_bearers(seat: Seat, world: World): [ReadonlyArray<Individual>, Notes];
export declare function guards_ring_bearers(entry: number, seat: Seat, world: World): number | null;

export declare function why_ring_bearers_place(seat: Seat, individual: Individual): [Land, Notes];
export declare function guards_ring_bearers_place(entry: number, seat: Seat, individual: Individual): number | null;

export declare function why_ring_bearers_letters(seat: Seat, individual: Individual): [string, Notes];
export declare function guards_ring_bearers_letters(entry: number, seat: Seat, individual: Individual): number | null;

export declare function why_readiness_record(seat: Seat, world: World): [ReadonlyArray<Nation>, Notes];
export declare function guards_readiness_record(entry: number, seat: Seat, world: World): number | null;

export declare function why_readiness_record_stage(seat: Seat, nation: Nation): [Stage, Notes];
export declare function guards_readiness_record_stage(entry: number, seat: Seat, nation: Nation): number | null;

export declare function why_readiness_record_next_score(seat: Seat, nation: Nation): [Int | null, Notes];
export declare function guards_readiness_record_next_score(entry: number, seat: Seat, nation: Nation): number | null;

export declare function why_readiness_record_raises(seat: Seat, nation: Nation, world: World): [Int, Notes];
export declare function guards_readiness_record_raises(entry: number, seat: Seat, nation: Nation, world: World): number | null;

export declare function why_readiness_record_points_left(seat: Seat, nation: Nation): [Int, Notes];
export declare function guards_readiness_record_points_left(entry: number, seat: Seat, nation: Nation): number | null;

export declare function why_purse_left(seat: Seat): [Int, Notes];
export declare function guards_purse_left(entry: number, seat: Seat): number | null;

export declare function why_home_record(seat: Seat): [ReadonlyArray<Prize>, Notes];
export declare function guards_home_record(entry: number, seat: Seat): number | null;

export declare function why_home_record_lost(seat: Seat, prize: Prize, world: World): [boolean, Notes];
export declare function guards_home_record_lost(entry: number, seat: Seat, prize: Prize, world: World): number | null;

export declare const $labels_rules_pictures: { readonly [name: string]: readonly Label[] };
