import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Place, Spell, Wizard } from "./kinds.js";

/** The place is in the region of the caster. */
export declare function in_land_of(caster: Wizard, place: Place): boolean;

/** The caster may strike the place with the spell. */
export declare function may_blast(caster: Wizard, spell: Spell, place: Place, kingdom: Kingdom, world: World): boolean;

/** The caster may speak to the place. */
export declare function may_charm_gates(caster: Wizard, place: Place): boolean;
