import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Quarry } from "./kinds.js";

/** What the first fleets in a sea cost. In gold. */
export declare function first_fleets(built: Int): Int;

/** What is spent on a further fleet. In gold. */
export declare function fleet_price_paid(paid: Int): Int;

/** Quality of a further fleet. In steps of 1 10 naval quality. */
export declare function new_quality(initial: Int, paid: Int): Int;

/** Quality of a navy with new fleets. In steps of 1 10 naval quality. */
export declare function sea_quality(old: Int, quality: Int, built: Int, made: Int): Int;

/** What merchants pay for fleets. In gold. */
export declare function fleet_sale(sold: Int, quality: Int): Int;

/** What a merchant mission brings home. In gold. */
export declare function merchant_gold(sent: Int): Int;

/** Chance that a sea patrol meets somebody. In percent. */
export declare function interdiction(hunter: Kingdom, other: Kingdom, prey: Quarry, refits: Int): Int;
