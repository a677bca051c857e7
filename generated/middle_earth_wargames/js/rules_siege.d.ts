import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Barrier, BreachLetter, Ram, Troop } from "./kinds.js";

/** Strength of a wall or door. In pips. */
export declare function built_strength(dice: Dice): Int;

/** What a ram is worth. In steps of 1 4 points of ram. */
export declare function ram_strength(ram: Ram): Int;

/** The place of a letter. In letters. */
export declare function letter_number(letter: BreachLetter): Int;

/** The letter at a place. */
export declare function letter_at(place: Int): BreachLetter;

/** How far down the letters. In letters. */
export declare function breach_place(ram: Ram, barrier: Barrier, strength: Int): Int;

/** The letter of a breach. */
export declare function breach_letter(ram: Ram, barrier: Barrier, strength: Int): BreachLetter;

/** Whether a blow of this letter breaks through. */
export declare function breached(letter: BreachLetter, dice: Dice): boolean;

/** Whether the ram breaks through. */
export declare function breach(ram: Ram, barrier: Barrier, strength: Int, dice: Dice): boolean;

/** How far up a ladder in a move. In metres. */
export declare function climb_speed(troop: Troop): Int;

/** Points for a ladder. In plain numbers. */
export declare function ladder_cost(length: Int): Int;

/** Men on a ladder at once. In men. */
export declare function ladder_room(length: Int): Int;

/** Whether a ladder is pushed away. */
export declare function pushed_away(dice: Dice): boolean;

/** Whether a fall from a ladder kills. */
export declare function fall_kills(height: Int, dice: Dice): boolean;
