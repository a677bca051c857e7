import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Group, Levy, Quarters } from "./kinds.js";

export declare function why_escape_chance(figure: Figure, bribe: Int): [Int, Notes];
export declare function guards_escape_chance(entry: number, figure: Figure, bribe: Int): number | null;

export declare function why_hides_with_court(group: Group): [boolean, Notes];
export declare function guards_hides_with_court(entry: number, group: Group): number | null;

export declare function why_has_quarters(group: Group, quarters: Quarters | null, world: World): [boolean, Notes];
export declare function guards_has_quarters(entry: number, group: Group, quarters: Quarters | null, world: World): number | null;

export declare function why_has_leisure(group: Group, world: World): [boolean, Notes];
export declare function guards_has_leisure(entry: number, group: Group, world: World): number | null;

export declare function why_asked_in_turn(levy: Levy, group: Group): [Int, Notes];
export declare function guards_asked_in_turn(entry: number, levy: Levy, group: Group): number | null;

export declare const $labels_rules_orders_court: { readonly [name: string]: readonly Label[] };
