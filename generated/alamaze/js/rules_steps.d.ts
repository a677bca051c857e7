import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { TurnStep } from "./kinds.js";

/** Place of a step in the turn. In plain numbers. */
export declare function turn_position(part: TurnStep): Int;

/** What is gained here still produces this turn. */
export declare function same_turn_production(acquired_in: TurnStep): boolean;
