import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Kingdom } from "./kinds.js";

export declare function why_rules_around(figure: Figure, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_rules_around(entry: number, figure: Figure, kingdom: Kingdom, world: World): number | null;

export declare const $labels_rules_orders_200: { readonly [name: string]: readonly Label[] };
