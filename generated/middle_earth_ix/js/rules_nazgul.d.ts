import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Power, Province, Wraith } from "./kinds.js";

/** The Nazgul of a power in a province. */
export declare function wraith_at(power: Power, place: Province, world: World): Wraith | null;

/** The Nazgul does what the unit does. */
export declare function goes_along(wraith: Wraith, unit: Piece, world: World): boolean;

/** The Nazgul is where an army of another power stands. */
export declare function among_foes(wraith: Wraith, world: World): boolean;

/** The Nazgul is with an army. */
export declare function with_army(wraith: Wraith, world: World): boolean;

/** The Nazgul. */
export declare function nazgul(power: Power, world: World): ReadonlyArray<Province>;

/** Nazgul whose. */
export declare function nazgul_whose(power: Power, place: Province, world: World): Power | null;

/** A letter. */
export declare function nazgul_sign(power: Power, place: Province): string;
