import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, Place, Tactic } from "./kinds.js";

export declare function why_may_approach(group: Group, place: Place, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_may_approach(entry: number, group: Group, place: Place, kingdom: Kingdom, world: World): number | null;

export declare function why_may_storm_by(group: Group, plan: Tactic): [boolean, Notes];
export declare function guards_may_storm_by(entry: number, group: Group, plan: Tactic): number | null;

export declare const $labels_rules_orders_sieges: { readonly [name: string]: readonly Label[] };
