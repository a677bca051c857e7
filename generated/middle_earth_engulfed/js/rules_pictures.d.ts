import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Border, Folk, Hero, Individual, Land, Nation, Prize, Regiment, Road, RoadReached, Seat, Side, Stage } from "./kinds.js";

/** Whose an area is. */
export declare function whose_land(land: Land, world: World): Side | null;

/** Areas behind borders of a sort. */
export declare function neighbours(land: Land, border: Border): ReadonlyArray<Land>;

/** Areas to which a fortification may bar the way. */
export declare function barred_ways(land: Land): ReadonlyArray<Land>;

/** The letters of an Individual on the map. */
export declare function initials(hero: Hero): string;

/** Boxes at the other end of lines of a sort. */
export declare function roads_from(land: Land, road: Road): ReadonlyArray<Land>;

/** The land is on the Fellowship's track. */
export declare function on_track(land: Land): boolean;

/** The board. */
export declare function war_map(seat: Seat): ReadonlyArray<Land>;

/** War map easting. In plain numbers. */
export declare function war_map_easting(seat: Seat, land: Land): Int | null;

/** War map southing. In plain numbers. */
export declare function war_map_southing(seat: Seat, land: Land): Int | null;

/** Open borders. */
export declare function war_map_open_ways(seat: Seat, land: Land): ReadonlyArray<Land>;

/** Walls. */
export declare function war_map_gates(seat: Seat, land: Land): ReadonlyArray<Land>;

/** The way over Caradhras. */
export declare function war_map_high_ways(seat: Seat, land: Land): ReadonlyArray<Land>;

/** Ways that a fortification bars. */
export declare function war_map_barred(seat: Seat, land: Land): ReadonlyArray<Land>;

/** Whose it is. */
export declare function war_map_holder(seat: Seat, land: Land, world: World): Side | null;

/** Regiments on the board. */
export declare function hosts(seat: Seat, world: World): ReadonlyArray<Regiment>;

/** Place. */
export declare function hosts_place(seat: Seat, regiment: Regiment): Land;

/** People. */
export declare function hosts_folk(seat: Seat, regiment: Regiment): Folk;

/** Arm. */
export declare function hosts_arm(seat: Seat, regiment: Regiment): Arm;

/** Steps. In steps. */
export declare function hosts_strength(seat: Seat, regiment: Regiment): Int;

/** Shaken. */
export declare function hosts_is_shaken(seat: Seat, regiment: Regiment): boolean;

/** Individuals on the board. */
export declare function great_ones(seat: Seat, world: World): ReadonlyArray<Individual>;

/** Place. */
export declare function great_ones_place(seat: Seat, individual: Individual): Land;

/** Side. */
export declare function great_ones_side(seat: Seat, individual: Individual): Side;

/** On the map. */
export declare function great_ones_letters(seat: Seat, individual: Individual): string;

/** With the Fellowship. */
export declare function great_ones_travels(seat: Seat, individual: Individual): boolean;

/** The Fellowship's track. */
export declare function ring_track(seat: Seat): ReadonlyArray<Land>;

/** Ring track easting. In plain numbers. */
export declare function ring_track_easting(seat: Seat, land: Land): Int | null;

/** Ring track southing. In plain numbers. */
export declare function ring_track_southing(seat: Seat, land: Land): Int | null;

/** Lines. */
export declare function ring_track_easy(seat: Seat, land: Land): ReadonlyArray<Land>;

/** Lines through snow. */
export declare function ring_track_snowy(seat: Seat, land: Land): ReadonlyArray<Land>;

/** Lines up a stair. */
export declare function ring_track_steep(seat: Seat, land: Land): ReadonlyArray<Land>;

/** Stretch. */
export declare function ring_track_stretch(seat: Seat, land: Land): RoadReached;

/** The most power that counts. In steps of 1 2 power. */
export declare function ring_track_reach(seat: Seat, land: Land): Int;

/** The Fellowship. */
export declare function ring_bearers(seat: Seat, world: World): ReadonlyArray<Individual>;

/** Place. */
export declare function ring_bearers_place(seat: Seat, individual: Individual): Land;

/** On the track. */
export declare function ring_bearers_letters(seat: Seat, individual: Individual): string;

/** Readiness of the nations. */
export declare function readiness_record(seat: Seat, world: World): ReadonlyArray<Nation>;

/** Readiness. */
export declare function readiness_record_stage(seat: Seat, nation: Nation): Stage;

/** To become readier. In pips. */
export declare function readiness_record_next_score(seat: Seat, nation: Nation): Int | null;

/** Muster strength. In steps of 1 2 muster points. */
export declare function readiness_record_raises(seat: Seat, nation: Nation, world: World): Int;

/** Muster points left this turn. In steps of 1 2 muster points. */
export declare function readiness_record_points_left(seat: Seat, nation: Nation): Int;

/** Power. In steps of 1 2 power. */
export declare function purse_left(seat: Seat): Int;

/** Homes that the Shadow wants. */
export declare function home_record(seat: Seat): ReadonlyArray<Prize>;

/** Fallen. */
export declare function home_record_lost(seat: Seat, prize: Prize, world: World): boolean;
