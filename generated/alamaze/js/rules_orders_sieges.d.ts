import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, Place, Tactic } from "./kinds.js";

/** The group may try its luck before the place. */
export declare function may_approach(group: Group, place: Place, kingdom: Kingdom, world: World): boolean;

/** The group may attack by this plan. */
export declare function may_storm_by(group: Group, plan: Tactic): boolean;
