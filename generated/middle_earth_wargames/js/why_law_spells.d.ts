import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_wraith_driven_off(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_wraith_driven_off(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_king_driven_off(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_king_driven_off(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_gandalf_driven_off(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_gandalf_driven_off(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friendly_impress(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friendly_impress(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_impress(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_impress(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_bolt(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_bolt(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_fire_burst_seen(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_fire_burst_seen(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_leader_controlled(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_leader_controlled(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare const $labels_rules_law_spells: { readonly [name: string]: readonly Label[] };
