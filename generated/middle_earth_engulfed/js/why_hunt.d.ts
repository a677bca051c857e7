import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Commitment, HuntEffect, Seat } from "./kinds.js";

export declare function why_hunters_allowed(world: World): [Int, Notes];
export declare function guards_hunters_allowed(entry: number, world: World): number | null;

export declare function why_permissible_power(world: World): [Int, Notes];
export declare function guards_permissible_power(entry: number, world: World): number | null;

export declare function why_lost_homes(world: World): [Int, Notes];
export declare function guards_lost_homes(entry: number, world: World): number | null;

export declare function why_counting_power(bid: Int, world: World): [Int, Notes];
export declare function guards_counting_power(entry: number, bid: Int, world: World): number | null;

export declare function why_lost_power(bid: Int, world: World): [Int, Notes];
export declare function guards_lost_power(entry: number, bid: Int, world: World): number | null;

export declare function why_hunt_score(bid: Int, world: World, dice: Dice): [Int, Notes];
export declare function guards_hunt_score(entry: number, bid: Int, world: World): number | null;

export declare function why_hunter(world: World): [Commitment | null, Notes];
export declare function guards_hunter(entry: number, world: World): number | null;

export declare function why_tie_rank(seat: Seat): [Int, Notes];
export declare function guards_tie_rank(entry: number, seat: Seat): number | null;

export declare function why_hunt_effect(score: Int): [HuntEffect, Notes];
export declare function guards_hunt_effect(entry: number, score: Int): number | null;

export declare function why_committed_power(seat: Seat, world: World): [ReadonlyArray<Commitment>, Notes];
export declare function guards_committed_power(entry: number, seat: Seat, world: World): number | null;

export declare function why_committed_power_power(seat: Seat, c: Commitment): [Int, Notes];
export declare function guards_committed_power_power(entry: number, seat: Seat, c: Commitment): number | null;

export declare const $labels_rules_hunt: { readonly [name: string]: readonly Label[] };
