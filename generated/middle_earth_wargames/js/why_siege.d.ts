import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Barrier, BreachLetter, Ram, Troop } from "./kinds.js";

export declare function why_built_strength(dice: Dice): [Int, Notes];
export declare function guards_built_strength(entry: number): number | null;

export declare function why_ram_strength(ram: Ram): [Int, Notes];
export declare function guards_ram_strength(entry: number, ram: Ram): number | null;

export declare function why_letter_number(letter: BreachLetter): [Int, Notes];
export declare function guards_letter_number(entry: number, letter: BreachLetter): number | null;

export declare function why_letter_at(place: Int): [BreachLetter, Notes];
export declare function guards_letter_at(entry: number, place: Int): number | null;

export declare function why_breach_place(ram: Ram, barrier: Barrier, strength: Int): [Int, Notes];
export declare function guards_breach_place(entry: number, ram: Ram, barrier: Barrier, strength: Int): number | null;

export declare function why_breach_letter(ram: Ram, barrier: Barrier, strength: Int): [BreachLetter, Notes];
export declare function guards_breach_letter(entry: number, ram: Ram, barrier: Barrier, strength: Int): number | null;

export declare function why_breached(letter: BreachLetter, dice: Dice): [boolean, Notes];
export declare function guards_breached(entry: number, letter: BreachLetter): number | null;

export declare function why_breach(ram: Ram, barrier: Barrier, strength: Int, dice: Dice): [boolean, Notes];
export declare function guards_breach(entry: number, ram: Ram, barrier: Barrier, strength: Int): number | null;

export declare function why_climb_speed(troop: Troop): [Int, Notes];
export declare function guards_climb_speed(entry: number, troop: Troop): number | null;

export declare function why_ladder_cost(length: Int): [Int, Notes];
export declare function guards_ladder_cost(entry: number, length: Int): number | null;

export declare function why_ladder_room(length: Int): [Int, Notes];
export declare function guards_ladder_room(entry: number, length: Int): number | null;

export declare function why_pushed_away(dice: Dice): [boolean, Notes];
export declare function guards_pushed_away(entry: number): number | null;

export declare function why_fall_kills(height: Int, dice: Dice): [boolean, Notes];
export declare function guards_fall_kills(entry: number, height: Int): number | null;

export declare const $labels_rules_siege: { readonly [name: string]: readonly Label[] };
