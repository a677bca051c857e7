import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, MapArea, Place, Spell, Target, Wizard } from "./kinds.js";

export declare function why_least_power(spell: Spell, kingdom: Kingdom): [Int, Notes];
export declare function guards_least_power(entry: number, spell: Spell, kingdom: Kingdom): number | null;

export declare function why_knows(kingdom: Kingdom, spell: Spell): [boolean, Notes];
export declare function guards_knows(entry: number, kingdom: Kingdom, spell: Spell): number | null;

export declare function why_can_cast(spell: Spell, caster: Wizard, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_can_cast(entry: number, spell: Spell, caster: Wizard, kingdom: Kingdom, world: World): number | null;

export declare function why_is_at(caster: Wizard, place: Place): [boolean, Notes];
export declare function guards_is_at(entry: number, caster: Wizard, place: Place): number | null;

export declare function why_called_in(group: Group, spell: Spell, power: Int): [Int, Notes];
export declare function guards_called_in(entry: number, group: Group, spell: Spell, power: Int): number | null;

export declare function why_stands_at(caster: Wizard): [MapArea | null, Notes];
export declare function guards_stands_at(entry: number, caster: Wizard): number | null;

export declare function why_is_envoy(target: Target): [boolean, Notes];
export declare function guards_is_envoy(entry: number, target: Target): number | null;

export declare const $labels_rules_casting: { readonly [name: string]: readonly Label[] };
