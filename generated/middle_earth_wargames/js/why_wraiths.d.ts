import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Flight } from "./kinds.js";

export declare function why_darts_thrown(darts_wanted: Int, darts_left: Int): [Int, Notes];
export declare function guards_darts_thrown(entry: number, darts_wanted: Int, darts_left: Int): number | null;

export declare function why_dart_hits(dice: Dice): [boolean, Notes];
export declare function guards_dart_hits(entry: number): number | null;

export declare function why_dart_kills(saving_throw: boolean, dice: Dice): [boolean, Notes];
export declare function guards_dart_kills(entry: number, saving_throw: boolean): number | null;

export declare function why_darts_replenished(moves_there: Int, host_engaged: boolean): [boolean, Notes];
export declare function guards_darts_replenished(entry: number, moves_there: Int, host_engaged: boolean): number | null;

export declare function why_steed_flight(casting: boolean, landing: boolean): [Int, Notes];
export declare function guards_steed_flight(entry: number, casting: boolean, landing: boolean): number | null;

export declare function why_safe_from_eagles(flight: Flight, among_friends: boolean): [boolean, Notes];
export declare function guards_safe_from_eagles(entry: number, flight: Flight, among_friends: boolean): number | null;

export declare function why_wraith_may_return(moves_away: Int): [boolean, Notes];
export declare function guards_wraith_may_return(entry: number, moves_away: Int): number | null;

export declare const $labels_rules_wraiths: { readonly [name: string]: readonly Label[] };
