import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Course, Mutiny, Race, Temper, Unit } from "./kinds.js";

/** How a wounded elephant or mumak takes it. */
export declare function temper(dice: Dice): Temper;

/** Where a wild elephant or mumak goes. */
export declare function wild_course(dice: Dice): Course;

/** Something keeps the unit from quarrelling. */
export declare function kept_in_peace(unit: Unit, facts: Facts, world: World): boolean;

/** The unit is of an orcish race. */
export declare function is_orcish(unit: Unit): boolean;

/** The one and the other may quarrel. */
export declare function may_quarrel(one: Unit, other: Unit, facts: Facts, world: World): boolean;

/** Whether units of orcs quarrel. */
export declare function quarrel(one: Race, other: Race, dice: Dice): boolean;

/** Men at risk in a quarrel. In men. */
export declare function quarrel_losses(men: Int, one: Race, other: Race): Int;

/** Whether a man at risk is saved. */
export declare function quarrel_saved(dice: Dice): boolean;

/** Whether wargs turn on their riders. */
export declare function wargs_rebel(dice: Dice): boolean;

/** What becomes of a warg and its rider. */
export declare function wargs_turn(dice: Dice): Mutiny;
