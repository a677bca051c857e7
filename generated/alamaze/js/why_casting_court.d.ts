import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Spell, Target, Wizard } from "./kinds.js";

export declare function why_throne_warded(kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_throne_warded(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_harmed_already(spell: Spell, rival: Kingdom, world: World): [boolean, Notes];
export declare function guards_harmed_already(entry: number, spell: Spell, rival: Kingdom, world: World): number | null;

export declare function why_sureness(spell: Spell): [Int, Notes];
export declare function guards_sureness(entry: number, spell: Spell): number | null;

export declare function why_beside_ruler(caster: Wizard, praised: Kingdom, world: World): [boolean, Notes];
export declare function guards_beside_ruler(entry: number, caster: Wizard, praised: Kingdom, world: World): number | null;

export declare function why_out_of_calling(caster: Wizard, target: Target, span: Int, world: World): [boolean, Notes];
export declare function guards_out_of_calling(entry: number, caster: Wizard, target: Target, span: Int, world: World): number | null;

export declare const $labels_rules_casting_court: { readonly [name: string]: readonly Label[] };
