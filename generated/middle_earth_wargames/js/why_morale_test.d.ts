import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { MoraleClass, Reaction, Unit } from "./kinds.js";

export declare function why_morale_throw(unit: Unit, dice: Dice): [Int, Notes];
export declare function guards_morale_throw(entry: number, unit: Unit): number | null;

export declare function why_fallen_chief(dice: Dice): [Int, Notes];
export declare function guards_fallen_chief(entry: number): number | null;

export declare function why_morale_test(unit: Unit, facts: Facts, world: World, dice: Dice): [Int, Notes];
export declare function guards_morale_test(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_cajoled(class_: MoraleClass): [Int, Notes];
export declare function guards_cajoled(entry: number, class_: MoraleClass): number | null;

export declare function why_morale_reaction(unit: Unit, facts: Facts, world: World, dice: Dice): [Reaction, Notes];
export declare function guards_morale_reaction(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare const $labels_rules_morale_test: { readonly [name: string]: readonly Label[] };
