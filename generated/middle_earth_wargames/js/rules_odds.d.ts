import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Barrier, MoraleClass, Reaction } from "./kinds.js";

/** What a unit does, by its class and by the sum of all factors that count. */
export declare function class_reaction(class_: MoraleClass, sum_of_factors: Int, dice: Dice): Reaction;

/** Losses by the men who strike and by the sum of weapon and tactics. In men. */
export declare function round_losses(men_who_strike: Int, sum_of_factors: Int, dice: Dice): Int;

/** Whether a ram breaks through, by its points and the strength of what it rams. */
export declare function ram_blow(ram_points: Int, barrier: Barrier, strength: Int, letters_worse: Int, dice: Dice): boolean;
