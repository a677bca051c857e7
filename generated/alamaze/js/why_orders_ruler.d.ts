import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Region } from "./kinds.js";

export declare function why_holder(region: Region, world: World): [Kingdom | null, Notes];
export declare function guards_holder(entry: number, region: Region, world: World): number | null;

export declare function why_hears_suitors(kingdom: Kingdom, region: Region, world: World): [boolean, Notes];
export declare function guards_hears_suitors(entry: number, kingdom: Kingdom, region: Region, world: World): number | null;

export declare const $labels_rules_orders_ruler: { readonly [name: string]: readonly Label[] };
