import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, Spell } from "./kinds.js";

/** People of a place when a regional effect has worked. In census. */
export declare function people_after(people: Int, spell: Spell): Int;

/** Food production of a place when a regional effect has worked. In food. */
export declare function harvest_after(harvest: Int, spell: Spell): Int;

/** A group's morale when a regional effect has worn it down. In percent. */
export declare function shaken_morale(group: Group, spell: Spell): Int;

/** The kingdom wears the group down. */
export declare function worn_down_by(group: Group, kingdom: Kingdom, world: World): boolean;
