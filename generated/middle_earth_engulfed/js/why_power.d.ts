import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Nation, Seat } from "./kinds.js";

export declare function why_income(seat: Seat): [Int, Notes];
export declare function guards_income(entry: number, seat: Seat): number | null;

export declare function why_pip_price(pips: Int): [Int, Notes];
export declare function guards_pip_price(entry: number, pips: Int): number | null;

export declare function why_further_price(earlier_pips: Int, further_pips: Int): [Int, Notes];
export declare function guards_further_price(entry: number, earlier_pips: Int, further_pips: Int): number | null;

export declare function why_affordable_pips(nation: Nation, seat: Seat): [Int, Notes];
export declare function guards_affordable_pips(entry: number, nation: Nation, seat: Seat): number | null;

export declare function why_rolling_nations(world: World): [ReadonlyArray<Nation>, Notes];
export declare function guards_rolling_nations(entry: number, world: World): number | null;

export declare const $labels_rules_power: { readonly [name: string]: readonly Label[] };
