import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, MapArea, Place, Spell, Target, Wizard } from "./kinds.js";

/** Least level at which wizards of a kingdom cast a spell. In levels. */
export declare function least_power(spell: Spell, kingdom: Kingdom): Int;

/** Wizards of the kingdom know the spell. */
export declare function knows(kingdom: Kingdom, spell: Spell): boolean;

/** The caster can cast the spell. */
export declare function can_cast(spell: Spell, caster: Wizard, kingdom: Kingdom, world: World): boolean;

/** The caster is in the area of the place. */
export declare function is_at(caster: Wizard, place: Place): boolean;

/** Brigades of a spell that find room in a group. In plain numbers. */
export declare function called_in(group: Group, spell: Spell, power: Int): Int;

/** Where a wizard is. */
export declare function stands_at(caster: Wizard): MapArea | null;

/** The target is an emissary, priestess or agent. */
export declare function is_envoy(target: Target): boolean;
