import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_enemy_flyer_falls(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_flyer_falls(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friendly_flyer_falls(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friendly_flyer_falls(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_powder_explodes(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_powder_explodes(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_powder_breaches(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_powder_breaches(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_wraith_shadow(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_wraith_shadow(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_king_shadow(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_king_shadow(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_in_the_beam(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_in_the_beam(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_singed(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_singed(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare const $labels_rules_other_morale: { readonly [name: string]: readonly Label[] };
