import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, Marvel } from "./kinds.js";

export declare function why_eye_power(marvel: Marvel, world: World): [Int, Notes];
export declare function guards_eye_power(entry: number, marvel: Marvel, world: World): number | null;

export declare function why_fiends_fire(world: World): [Int, Notes];
export declare function guards_fiends_fire(entry: number, world: World): number | null;

export declare function why_death_ward(kingdom: Kingdom): [Int, Notes];
export declare function guards_death_ward(entry: number, kingdom: Kingdom): number | null;

export declare function why_death_gaze(kingdom: Kingdom, power: Int, victim: Int): [Int, Notes];
export declare function guards_death_gaze(entry: number, kingdom: Kingdom, power: Int, victim: Int): number | null;

export declare function why_magic_proof(group: Group): [Int, Notes];
export declare function guards_magic_proof(entry: number, group: Group): number | null;

export declare const $labels_rules_abilities: { readonly [name: string]: readonly Label[] };
