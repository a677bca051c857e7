import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Spell, Target, Wizard } from "./kinds.js";

/** The throne of the kingdom is warded. */
export declare function throne_warded(kingdom: Kingdom, world: World): boolean;

/** The spell has touched the throne of the rival in this turn. */
export declare function harmed_already(spell: Spell, rival: Kingdom, world: World): boolean;

/** Chance that a spell succeeds. In percent. */
export declare function sureness(spell: Spell): Int;

/** The ruler of the praised is where the caster is. */
export declare function beside_ruler(caster: Wizard, praised: Kingdom, world: World): boolean;

/** The target is beyond the reach of the caster. */
export declare function out_of_calling(caster: Wizard, target: Target, span: Int, world: World): boolean;
