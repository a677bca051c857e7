import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Barrier, Spacing, Troop } from "./kinds.js";

/** The troop can carry powder. */
export declare function carries_powder(troop: Troop): boolean;

/** Charges of powder that bearers can carry. In plain numbers. */
export declare function charges_carried(bearers: Int): Int;

/** Whether powder blows up while it is laid. */
export declare function powder_mishap(dice: Dice): boolean;

/** Whether powder fails. */
export declare function powder_dud(dice: Dice): boolean;

/** Whether powder blows up when somebody meddles with it. */
export declare function meddling_explodes(dice: Dice): boolean;

/** The blast kills. */
export declare function keg_kills(distance: Int): boolean;

/** Whether a charge of powder makes a breach. */
export declare function powder_breach(barrier: Barrier, strength: Int, dice: Dice): boolean;

/** Men who can enter abreast. In men. */
export declare function breach_front(breaches: Int): Int;

/** Losses by a pot of boiling oil. In men. */
export declare function oil_casualties(spacing: Spacing, dice: Dice): Int;

/** Points for boiling oil. In steps of 1 2 points. */
export declare function oil_cost(pots: Int): Int;

/** The ladder is held. */
export declare function ladder_is_held(holders: Int): boolean;

/** Moves to the top of a ladder. In steps of 1 4 moves. */
export declare function climbing_time(troop: Troop, height: Int): Int;
