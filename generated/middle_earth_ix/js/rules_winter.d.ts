import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Power, Province, Shore, Side } from "./kinds.js";

/** The coasts at which a fleet can be built. */
export declare function docks(place: Province, side: Side | null): ReadonlyArray<Shore>;

/** The provinces that an army or a fleet can go to from a province. */
export declare function around(place: Province, world: World): ReadonlyArray<Province>;

/** The supply centres from which a power's way is counted. */
export declare function seats(power: Power, world: World): ReadonlyArray<Province>;

/** How far a province is from a power's centres. In plain numbers. */
export declare function way_from(place: Province, power: Power, world: World): Int;

/** Fleets go before armies. In plain numbers. */
export declare function arm_rank(unit: Piece | null): Int;
