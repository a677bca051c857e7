import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Region, Target, Wizard } from "./kinds.js";

/** A dire wolf runs around the tent of the target. */
export declare function by_a_wolf(target: Target, world: World): boolean;

/** Region in which a wizard is. */
export declare function land_around(caster: Wizard): Region | null;

/** Magic keeps seekers away from the target. */
export declare function kept_from_seekers(target: Target): boolean;
