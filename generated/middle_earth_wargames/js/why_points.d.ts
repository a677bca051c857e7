import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Armour, Recruit, Steed } from "./kinds.js";

export declare function why_figure_cost(figure: Recruit, armour: Armour, steed: Steed): [Int, Notes];
export declare function guards_figure_cost(entry: number, figure: Recruit, armour: Armour, steed: Steed): number | null;

export declare function why_human(figure: Recruit): [boolean, Notes];
export declare function guards_human(entry: number, figure: Recruit): number | null;

export declare function why_unit_cost(count: Int, figure: Recruit, armour: Armour, steed: Steed): [Int, Notes];
export declare function guards_unit_cost(entry: number, count: Int, figure: Recruit, armour: Armour, steed: Steed): number | null;

export declare const $labels_rules_points: { readonly [name: string]: readonly Label[] };
