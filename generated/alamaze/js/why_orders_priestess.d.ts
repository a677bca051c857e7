import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure } from "./kinds.js";

export declare function why_performs_rites(figure: Figure): [boolean, Notes];
export declare function guards_performs_rites(entry: number, figure: Figure): number | null;

export declare const $labels_rules_orders_priestess: { readonly [name: string]: readonly Label[] };
