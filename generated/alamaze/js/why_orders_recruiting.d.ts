import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group } from "./kinds.js";

export declare function why_calls_from_hiding(group: Group): [boolean, Notes];
export declare function guards_calls_from_hiding(entry: number, group: Group): number | null;

export declare const $labels_rules_orders_recruiting: { readonly [name: string]: readonly Label[] };
