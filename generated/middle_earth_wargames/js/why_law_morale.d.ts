import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_king_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_king_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_king_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_king_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_wraith_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_wraith_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_wraith_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_wraith_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare const $labels_rules_law_morale: { readonly [name: string]: readonly Label[] };
