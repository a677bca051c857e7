import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Group, Levy, Quarters } from "./kinds.js";

/** Chance that a captive escapes. In percent. */
export declare function escape_chance(figure: Figure, bribe: Int): Int;

/** The group is in its ruler's hiding place. */
export declare function hides_with_court(group: Group): boolean;

/** There are quarters for the group. */
export declare function has_quarters(group: Group, quarters: Quarters | null, world: World): boolean;

/** The group may rest. */
export declare function has_leisure(group: Group, world: World): boolean;

/** Which group at the capital takes scheduled brigades first. In plain numbers. */
export declare function asked_in_turn(levy: Levy, group: Group): Int;
