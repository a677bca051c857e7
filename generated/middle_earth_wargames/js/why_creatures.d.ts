import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Course, Mutiny, Race, Temper, Unit } from "./kinds.js";

export declare function why_temper(dice: Dice): [Temper, Notes];
export declare function guards_temper(entry: number): number | null;

export declare function why_wild_course(dice: Dice): [Course, Notes];
export declare function guards_wild_course(entry: number): number | null;

export declare function why_kept_in_peace(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_kept_in_peace(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_is_orcish(unit: Unit): [boolean, Notes];
export declare function guards_is_orcish(entry: number, unit: Unit): number | null;

export declare function why_may_quarrel(one: Unit, other: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_may_quarrel(entry: number, one: Unit, other: Unit, facts: Facts, world: World): number | null;

export declare function why_quarrel(one: Race, other: Race, dice: Dice): [boolean, Notes];
export declare function guards_quarrel(entry: number, one: Race, other: Race): number | null;

export declare function why_quarrel_losses(men: Int, one: Race, other: Race): [Int, Notes];
export declare function guards_quarrel_losses(entry: number, men: Int, one: Race, other: Race): number | null;

export declare function why_quarrel_saved(dice: Dice): [boolean, Notes];
export declare function guards_quarrel_saved(entry: number): number | null;

export declare function why_wargs_rebel(dice: Dice): [boolean, Notes];
export declare function guards_wargs_rebel(entry: number): number | null;

export declare function why_wargs_turn(dice: Dice): [Mutiny, Notes];
export declare function guards_wargs_turn(entry: number): number | null;

export declare const $labels_rules_creatures: { readonly [name: string]: readonly Label[] };
