import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Quality, SightingEnd, SightingFinder, Spell, Tactic } from "./kinds.js";

export declare function why_sighting_areas(finder: SightingFinder): [Int, Notes];
export declare function guards_sighting_areas(entry: number, finder: SightingFinder): number | null;

export declare function why_sighting_open(category: Quality, star: boolean, bridge: boolean, key: boolean, adventurers: boolean): [boolean, Notes];
export declare function guards_sighting_open(entry: number, category: Quality, star: boolean, bridge: boolean, key: boolean, adventurers: boolean): number | null;

export declare function why_sighting_strength(plan: Tactic): [Int, Notes];
export declare function guards_sighting_strength(entry: number, plan: Tactic): number | null;

export declare function why_sighting_risk(ordinary: Int, ending: SightingEnd, spell: Spell): [Int, Notes];
export declare function guards_sighting_risk(entry: number, ordinary: Int, ending: SightingEnd, spell: Spell): number | null;

export declare const $labels_rules_encounters: { readonly [name: string]: readonly Label[] };
