import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Gust, Kindling, WindQuarter } from "./kinds.js";

export declare function why_brands_made(figures: Int): [Int, Notes];
export declare function guards_brands_made(entry: number, figures: Int): number | null;

export declare function why_brand_is_ready(figures: Int, moves_spent: Int): [boolean, Notes];
export declare function guards_brand_is_ready(entry: number, figures: Int, moves_spent: Int): number | null;

export declare function why_kindled(kindling: Kindling, brands: Int, wind: Gust, dice: Dice): [boolean, Notes];
export declare function guards_kindled(entry: number, kindling: Kindling, brands: Int, wind: Gust): number | null;

export declare function why_doused(kindling: Kindling, helpers: Int, water: boolean, dice: Dice): [boolean, Notes];
export declare function guards_doused(entry: number, kindling: Kindling, helpers: Int, water: boolean): number | null;

export declare function why_trees_burnt(wind: Gust): [Int, Notes];
export declare function guards_trees_burnt(entry: number, wind: Gust): number | null;

export declare function why_burning_time(kindling: Kindling, wind: Gust): [Int, Notes];
export declare function guards_burning_time(entry: number, kindling: Kindling, wind: Gust): number | null;

export declare function why_fire_spreads_to(quarter: WindQuarter): [WindQuarter, Notes];
export declare function guards_fire_spreads_to(entry: number, quarter: WindQuarter): number | null;

export declare const $labels_rules_fire: { readonly [name: string]: readonly Label[] };
