import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit, WarBeast } from "./kinds.js";

/** Hits that a beast bears. In hits. */
export declare function beast_hits(beast: WarBeast): Int;

/** The beast may go wild. */
export declare function may_go_wild(beast: WarBeast, wounds: Int): boolean;

/** The beast falls. */
export declare function beast_falls(beast: WarBeast, wounds: Int): boolean;

/** How wide a swathe a wild beast cuts. In men. */
export declare function swathe(trampled: Unit): Int;

/** Whether a rampage ends. */
export declare function rampage_ends(dice: Dice): boolean;
