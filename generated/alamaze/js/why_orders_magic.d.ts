import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Kingdom } from "./kinds.js";

export declare function why_performs_rites(figure: Figure): [boolean, Notes];
export declare function guards_performs_rites(entry: number, figure: Figure): number | null;

export declare function why_may_convert(kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_may_convert(entry: number, kingdom: Kingdom, world: World): number | null;

export declare const $labels_rules_orders_magic: { readonly [name: string]: readonly Label[] };
