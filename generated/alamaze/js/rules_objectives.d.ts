import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Award, Figure, Kingdom, Objective, Privilege } from "./kinds.js";

/** Nobody can reach the goal . */
export declare function unreachable(goal: Objective, world: World): boolean;

/** The figure counts for the goal . */
export declare function good_enough(figure: Figure, goal: Objective): boolean;

/** The kingdom has reached the goal . */
export declare function reached(kingdom: Kingdom, goal: Objective, world: World): boolean;

/** The goals of a kingdom. */
export declare function goals_of(kingdom: Kingdom): ReadonlyArray<Objective>;

/** The kingdom may choose the award . */
export declare function award_open(award: Award, kingdom: Kingdom): boolean;

/** The special rule that adds to awards. */
export declare function triumph_bonus(goals: ReadonlyArray<Objective>): Privilege;
