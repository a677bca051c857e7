import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { AlchemistItem, Kingdom } from "./kinds.js";

export declare function why_bottled(kingdom: Kingdom, item: AlchemistItem, world: World): [Int, Notes];
export declare function guards_bottled(entry: number, kingdom: Kingdom, item: AlchemistItem, world: World): number | null;

export declare function why_brew_gold(item: AlchemistItem): [Int, Notes];
export declare function guards_brew_gold(entry: number, item: AlchemistItem): number | null;

export declare function why_brew_food(item: AlchemistItem): [Int, Notes];
export declare function guards_brew_food(entry: number, item: AlchemistItem): number | null;

export declare function why_brew_powder(item: AlchemistItem): [Int, Notes];
export declare function guards_brew_powder(entry: number, item: AlchemistItem): number | null;

export declare const $labels_rules_items: { readonly [name: string]: readonly Label[] };
