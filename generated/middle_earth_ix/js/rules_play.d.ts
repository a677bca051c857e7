import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Power, Province, Shore } from "./kinds.js";

/** The unit lies off one of several coasts. */
export declare function off_one_of_several(unit: Piece): boolean;

/** Where units of a power are ordered to hold. */
export declare function told_to_hold(power: Power, world: World): ReadonlyArray<Province>;

/** Off which coasts fleets of a power are ordered to hold. */
export declare function coasts_held(power: Power, world: World): ReadonlyArray<Shore>;

/** Off which coasts fleets of a power have no order. */
export declare function coasts_left_alone(power: Power, world: World): ReadonlyArray<Shore>;

/** Where units of a power have no order. */
export declare function left_alone(power: Power, world: World): ReadonlyArray<Province>;
