import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom } from "./kinds.js";

export declare function why_may_convert(kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_may_convert(entry: number, kingdom: Kingdom, world: World): number | null;

export declare const $labels_rules_orders_magic: { readonly [name: string]: readonly Label[] };
