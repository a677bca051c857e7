import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Power, Province } from "./kinds.js";

/** Where units of a power are ordered to hold. */
export declare function told_to_hold(power: Power, world: World): ReadonlyArray<Province>;

/** Where units of a power have no order. */
export declare function left_alone(power: Power, world: World): ReadonlyArray<Province>;

/** The provinces to whose coasts or waters a fleet may retreat. */
export declare function waters_of(unit: Piece): ReadonlyArray<Province>;
