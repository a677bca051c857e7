import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Place, Spell, Wizard } from "./kinds.js";

export declare function why_in_land_of(caster: Wizard, place: Place): [boolean, Notes];
export declare function guards_in_land_of(entry: number, caster: Wizard, place: Place): number | null;

export declare function why_may_blast(caster: Wizard, spell: Spell, place: Place, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_may_blast(entry: number, caster: Wizard, spell: Spell, place: Place, kingdom: Kingdom, world: World): number | null;

export declare function why_may_charm_gates(caster: Wizard, place: Place): [boolean, Notes];
export declare function guards_may_charm_gates(entry: number, caster: Wizard, place: Place): number | null;

export declare const $labels_rules_casting_places: { readonly [name: string]: readonly Label[] };
