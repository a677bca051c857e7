import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Course, Tract, Unit, WarBeast } from "./kinds.js";

export declare function why_near_each_other(one: Unit, other: Unit): [boolean, Notes];
export declare function guards_near_each_other(entry: number, one: Unit, other: Unit): number | null;

export declare function why_have_met(one: Unit, other: Unit, world: World): [boolean, Notes];
export declare function guards_have_met(entry: number, one: Unit, other: Unit, world: World): number | null;

export declare function why_beast_of(unit: Unit): [WarBeast, Notes];
export declare function guards_beast_of(entry: number, unit: Unit): number | null;

export declare function why_turn_of(course: Course): [Int, Notes];
export declare function guards_turn_of(entry: number, course: Course): number | null;

export declare function why_nearest_shade(unit: Unit, world: World): [Tract | null, Notes];
export declare function guards_nearest_shade(entry: number, unit: Unit, world: World): number | null;

export declare const $labels_rules_wild: { readonly [name: string]: readonly Label[] };
