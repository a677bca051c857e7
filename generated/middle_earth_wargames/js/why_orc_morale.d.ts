import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_orcs_king_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_orcs_king_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_orcs_king_in_sight(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_orcs_king_in_sight(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_first_charge(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_first_charge(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_in_sunlight(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_in_sunlight(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare const $labels_rules_orc_morale: { readonly [name: string]: readonly Label[] };
