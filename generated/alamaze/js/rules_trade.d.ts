import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Bargain, Kingdom, Offer } from "./kinds.js";

/** Goods that the open market gives for each lot. In plain numbers. */
export declare function market_gives(kingdom: Kingdom): Int;

/** Gold that the open market gives for food. In gold. */
export declare function food_sold(kingdom: Kingdom, amount: Int): Int;

/** Food that the open market gives for gold. In food. */
export declare function gold_sold(kingdom: Kingdom, amount: Int): Int;

/** The most of a good that a kingdom may take to the open market. In plain numbers. */
export declare function market_limit(kingdom: Kingdom, stock: Int): Int;

/** The command for a bargain. In plain numbers. */
export declare function bargain_order(bargain: Bargain): Int;

/** What the partner must order. */
export declare function counterpart(bargain: Bargain): Bargain;

/** They are declared enemies. */
export declare function at_odds(one: Kingdom, other: Kingdom): boolean;

/** The bargain stands. */
export declare function bargain_stands(seller: Offer, buyer: Offer): boolean;

/** Gold that arrives from a bargain. In gold. */
export declare function gold_received(kingdom: Kingdom, giver: Kingdom, amount: Int): Int;

/** Food that arrives from a bargain. In food. */
export declare function food_received(kingdom: Kingdom, giver: Kingdom, amount: Int): Int;

/** Everybody hears of the trade. */
export declare function announced(amount: Int): boolean;

/** The kingdom may send the partner a gift. */
export declare function may_give(kingdom: Kingdom, partner: Kingdom): boolean;

/** Gold that the Alchemist makes of mithril. In gold. */
export declare function transmuted(amount: Int): Int;

/** Gold that the Alchemist makes of gunpowder. In gold. */
export declare function powder_gold(amount: Int): Int;
