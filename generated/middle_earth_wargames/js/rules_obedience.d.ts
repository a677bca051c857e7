import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { MoraleClass, Obedience, Unit } from "./kinds.js";

/** A normal die. In pips. */
export declare function one_die(dice: Dice): Int;

/** Score for obedience. In pips. */
export declare function obedience_score(unit: Unit, facts: Facts, world: World, dice: Dice): Int;

/** Whether an order is obeyed. */
export declare function obedience(class_: MoraleClass, score: Int): Obedience;
