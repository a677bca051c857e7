import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Despair, MoraleClass, Organisation, Reaction, Remnant, Troop, Unit } from "./kinds.js";

export declare function why_morale_dice(class_: MoraleClass, dice: Dice): [Int, Notes];
export declare function guards_morale_dice(entry: number, class_: MoraleClass): number | null;

export declare function why_reaction(score: Int): [Reaction, Notes];
export declare function guards_reaction(entry: number, score: Int): number | null;

export declare function why_reaction_of(unit: Unit, score: Int): [Reaction, Notes];
export declare function guards_reaction_of(entry: number, unit: Unit, score: Int): number | null;

export declare function why_despair(dice: Dice): [Despair, Notes];
export declare function guards_despair(entry: number): number | null;

export declare function why_after_charge(organisation: Organisation, rear_attack: boolean): [Organisation, Notes];
export declare function guards_after_charge(entry: number, organisation: Organisation, rear_attack: boolean): number | null;

export declare function why_after_withdrawal(organisation: Organisation, reaction: Reaction): [Organisation, Notes];
export declare function guards_after_withdrawal(entry: number, organisation: Organisation, reaction: Reaction): number | null;

export declare function why_good_order(troop: Troop): [Organisation, Notes];
export declare function guards_good_order(entry: number, troop: Troop): number | null;

export declare function why_reforming_time(unit: Unit): [Int, Notes];
export declare function guards_reforming_time(entry: number, unit: Unit): number | null;

export declare function why_fights_on(class_: MoraleClass, remnant: Remnant, dice: Dice): [boolean, Notes];
export declare function guards_fights_on(entry: number, class_: MoraleClass, remnant: Remnant): number | null;

export declare function why_standing(class_: MoraleClass): [Int, Notes];
export declare function guards_standing(entry: number, class_: MoraleClass): number | null;

export declare function why_looks_down_on(one: Unit, other: Unit): [boolean, Notes];
export declare function guards_looks_down_on(entry: number, one: Unit, other: Unit): number | null;

export declare function why_mounted(unit: Unit): [boolean, Notes];
export declare function guards_mounted(entry: number, unit: Unit): number | null;

export declare function why_charisma_of_leader(dice: Dice): [Int, Notes];
export declare function guards_charisma_of_leader(entry: number): number | null;

export declare function why_rallies(score: Int): [boolean, Notes];
export declare function guards_rallies(entry: number, score: Int): number | null;

export declare const $labels_rules_morale: { readonly [name: string]: readonly Label[] };
