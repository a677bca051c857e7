import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BookedReason, Kingdom } from "./kinds.js";

/** Gold that has come or gone since the last entry. In gold. */
export declare function missing_gold(kingdom: Kingdom, world: World): Int;

/** Food that has come or gone since the last entry. In food. */
export declare function missing_food(kingdom: Kingdom, world: World): Int;

/** Mithril that has come or gone since the last entry. In mithril. */
export declare function missing_mithril(kingdom: Kingdom, world: World): Int;

/** Gunpowder that has come or gone since the last entry. In gunpowder. */
export declare function missing_powder(kingdom: Kingdom, world: World): Int;

/** Gold that is entered for a reason. In gold. */
export declare function entered_gold(kingdom: Kingdom, booked_reason: BookedReason, world: World): Int;

/** Food that is entered for a reason. In food. */
export declare function entered_food(kingdom: Kingdom, booked_reason: BookedReason, world: World): Int;

/** Mithril that is entered for a reason. In mithril. */
export declare function entered_mithril(kingdom: Kingdom, booked_reason: BookedReason, world: World): Int;

/** Gunpowder that is entered for a reason. In gunpowder. */
export declare function entered_powder(kingdom: Kingdom, booked_reason: BookedReason, world: World): Int;
