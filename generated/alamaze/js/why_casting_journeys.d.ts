import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { MapArea, Spell, Wizard } from "./kinds.js";

export declare function why_carried_by_magic(caster: Wizard, spell: Spell, world: World): [boolean, Notes];
export declare function guards_carried_by_magic(entry: number, caster: Wizard, spell: Spell, world: World): number | null;

export declare function why_may_land(spell: Spell, goal: MapArea, world: World): [boolean, Notes];
export declare function guards_may_land(entry: number, spell: Spell, goal: MapArea, world: World): number | null;

export declare const $labels_rules_casting_journeys: { readonly [name: string]: readonly Label[] };
