import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Power, Province } from "./kinds.js";

/** Where units of a power are ordered to hold. */
export declare function told_to_hold(power: Power, world: World): ReadonlyArray<Province>;

/** Where units of a power have no order. */
export declare function left_alone(power: Power, world: World): ReadonlyArray<Province>;
