import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { MapArea, Spell, Wizard } from "./kinds.js";

/** The spell can carry the group of the caster. */
export declare function carried_by_magic(caster: Wizard, spell: Spell, world: World): boolean;

/** The spell reaches the goal. */
export declare function may_land(spell: Spell, goal: MapArea, world: World): boolean;
