import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Bargain, Kingdom, Offer } from "./kinds.js";

export declare function why_market_gives(kingdom: Kingdom): [Int, Notes];
export declare function guards_market_gives(entry: number, kingdom: Kingdom): number | null;

export declare function why_food_sold(kingdom: Kingdom, amount: Int): [Int, Notes];
export declare function guards_food_sold(entry: number, kingdom: Kingdom, amount: Int): number | null;

export declare function why_gold_sold(kingdom: Kingdom, amount: Int): [Int, Notes];
export declare function guards_gold_sold(entry: number, kingdom: Kingdom, amount: Int): number | null;

export declare function why_market_limit(kingdom: Kingdom, stock: Int): [Int, Notes];
export declare function guards_market_limit(entry: number, kingdom: Kingdom, stock: Int): number | null;

export declare function why_bargain_order(bargain: Bargain): [Int, Notes];
export declare function guards_bargain_order(entry: number, bargain: Bargain): number | null;

export declare function why_counterpart(bargain: Bargain): [Bargain, Notes];
export declare function guards_counterpart(entry: number, bargain: Bargain): number | null;

export declare function why_at_odds(one: Kingdom, other: Kingdom): [boolean, Notes];
export declare function guards_at_odds(entry: number, one: Kingdom, other: Kingdom): number | null;

export declare function why_bargain_stands(seller: Offer, buyer: Offer): [boolean, Notes];
export declare function guards_bargain_stands(entry: number, seller: Offer, buyer: Offer): number | null;

export declare function why_gold_received(kingdom: Kingdom, giver: Kingdom, amount: Int): [Int, Notes];
export declare function guards_gold_received(entry: number, kingdom: Kingdom, giver: Kingdom, amount: Int): number | null;

export declare function why_food_received(kingdom: Kingdom, giver: Kingdom, amount: Int): [Int, Notes];
export declare function guards_food_received(entry: number, kingdom: Kingdom, giver: Kingdom, amount: Int): number | null;

export declare function why_announced(amount: Int): [boolean, Notes];
export declare function guards_announced(entry: number, amount: Int): number | null;

export declare function why_may_give(kingdom: Kingdom, partner: Kingdom): [boolean, Notes];
export declare function guards_may_give(entry: number, kingdom: Kingdom, partner: Kingdom): number | null;

export declare function why_transmuted(amount: Int): [Int, Notes];
export declare function guards_transmuted(entry: number, amount: Int): number | null;

export declare function why_powder_gold(amount: Int): [Int, Notes];
export declare function guards_powder_gold(entry: number, amount: Int): number | null;

export declare const $labels_rules_trade: { readonly [name: string]: readonly Label[] };
