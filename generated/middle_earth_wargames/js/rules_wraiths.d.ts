import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Flight } from "./kinds.js";

/** Darts thrown in a move. In plain numbers. */
export declare function darts_thrown(darts_wanted: Int, darts_left: Int): Int;

/** Whether a dart hits. */
export declare function dart_hits(dice: Dice): boolean;

/** Whether a dart that hits kills. */
export declare function dart_kills(saving_throw: boolean, dice: Dice): boolean;

/** Its darts are replenished. */
export declare function darts_replenished(moves_there: Int, host_engaged: boolean): boolean;

/** How far a winged steed flies. In metres. */
export declare function steed_flight(casting: boolean, landing: boolean): Int;

/** No eagle can reach it. */
export declare function safe_from_eagles(flight: Flight, among_friends: boolean): boolean;

/** The Nazgul may come back. */
export declare function wraith_may_return(moves_away: Int): boolean;
