import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Despair, MoraleClass, Organisation, Reaction, Remnant, Troop, Unit } from "./kinds.js";

/** The morale throw. In pips. */
export declare function morale_dice(class_: MoraleClass, dice: Dice): Int;

/** What a unit does. */
export declare function reaction(score: Int): Reaction;

/** What this unit does. */
export declare function reaction_of(unit: Unit, score: Int): Reaction;

/** What desperation leads to. */
export declare function despair(dice: Dice): Despair;

/** Organisation after being charged. */
export declare function after_charge(organisation: Organisation, rear_attack: boolean): Organisation;

/** Organisation after a withdrawal. */
export declare function after_withdrawal(organisation: Organisation, reaction: Reaction): Organisation;

/** Organisation in good order. */
export declare function good_order(troop: Troop): Organisation;

/** Time to come back into order. In steps of 1 4 moves. */
export declare function reforming_time(unit: Unit): Int;

/** Whether what is left of a unit fights on. */
export declare function fights_on(class_: MoraleClass, remnant: Remnant, dice: Dice): boolean;

/** How high a class stands. In plain numbers. */
export declare function standing(class_: MoraleClass): Int;

/** The one thinks itself better than the other. */
export declare function looks_down_on(one: Unit, other: Unit): boolean;

/** The unit is mounted. */
export declare function mounted(unit: Unit): boolean;

/** Charisma of an ordinary leader. In pips. */
export declare function charisma_of_leader(dice: Dice): Int;

/** The unit rallies. */
export declare function rallies(score: Int): boolean;
