import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Side, Tactic } from "./kinds.js";

export declare function why_beside(one: Group, other: Group): [boolean, Notes];
export declare function guards_beside(entry: number, one: Group, other: Group): number | null;

export declare function why_victor(one: Side, two: Side): [Group | null, Notes];
export declare function guards_victor(entry: number, one: Side, two: Side): number | null;

export declare function why_slips_away(attacker: Group, foe: Group, world: World): [boolean, Notes];
export declare function guards_slips_away(entry: number, attacker: Group, foe: Group, world: World): number | null;

export declare function why_stands_so(group: Group, foe: Group, plan: Tactic | null, world: World): [boolean, Notes];
export declare function guards_stands_so(entry: number, group: Group, foe: Group, plan: Tactic | null, world: World): number | null;

export declare function why_unpressed(group: Group, foe: Group, plan: Tactic | null, world: World): [boolean, Notes];
export declare function guards_unpressed(entry: number, group: Group, foe: Group, plan: Tactic | null, world: World): number | null;

export declare const $labels_rules_orders_battle: { readonly [name: string]: readonly Label[] };
