import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Nation, Seat } from "./kinds.js";

/** Power that a player has in a turn. In steps of 1 2 power. */
export declare function income(seat: Seat): Int;

/** What pips on a roll cost together. In steps of 1 2 power. */
export declare function pip_price(pips: Int): Int;

/** What further pips on the same roll cost. In steps of 1 2 power. */
export declare function further_price(earlier_pips: Int, further_pips: Int): Int;

/** Further pips that a master can pay for on a roll. In pips. */
export declare function affordable_pips(nation: Nation, seat: Seat): Int;

/** Nations that roll. */
export declare function rolling_nations(world: World): ReadonlyArray<Nation>;
