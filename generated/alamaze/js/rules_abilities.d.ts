import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, Marvel } from "./kinds.js";

/** Power of an eye of the Beholder. In levels. */
export declare function eye_power(marvel: Marvel, world: World): Int;

/** Casualties that the fire of a Pit Fiend deals before a battle. In percent. */
export declare function fiends_fire(world: World): Int;

/** Chance that death magic does nothing to somebody. In percent. */
export declare function death_ward(kingdom: Kingdom): Int;

/** Chance of an eye to kill a wizard. In percent. */
export declare function death_gaze(kingdom: Kingdom, power: Int, victim: Int): Int;

/** Share of a group that spells slide past. In percent. */
export declare function magic_proof(group: Group): Int;
