import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Commitment, HuntEffect, Seat } from "./kinds.js";

/** Masters that may commit power in the same turn. In plain numbers. */
export declare function hunters_allowed(world: World): Int;

/** Power that may count in the hunt. In steps of 1 2 power. */
export declare function permissible_power(world: World): Int;

/** Homes that have fallen. In plain numbers. */
export declare function lost_homes(world: World): Int;

/** Power that counts. In steps of 1 2 power. */
export declare function counting_power(bid: Int, world: World): Int;

/** Power that is lost without counting. In steps of 1 2 power. */
export declare function lost_power(bid: Int, world: World): Int;

/** The score of the hunt. In pips. */
export declare function hunt_score(bid: Int, world: World, dice: Dice): Int;

/** Who rolls for the hunt. */
export declare function hunter(world: World): Commitment | null;

/** Who rolls when both have committed as much. In plain numbers. */
export declare function tie_rank(seat: Seat): Int;

/** What a score of the hunt means. */
export declare function hunt_effect(score: Int): HuntEffect;

/** Power that you have committed. */
export declare function committed_power(seat: Seat, world: World): ReadonlyArray<Commitment>;

/** Power. In steps of 1 2 power. */
export declare function committed_power_power(seat: Seat, c: Commitment): Int;
