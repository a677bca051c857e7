import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { FoundEncounter, Kingdom, MapArea, Quality, SightingEnd, SightingFinder, Spell, Tactic } from "./kinds.js";

export declare function why_sighting_areas(finder: SightingFinder): [Int, Notes];
export declare function guards_sighting_areas(entry: number, finder: SightingFinder): number | null;

export declare function why_sighting_open(category: Quality, star: boolean, bridge: boolean, key: boolean, adventurers: boolean): [boolean, Notes];
export declare function guards_sighting_open(entry: number, category: Quality, star: boolean, bridge: boolean, key: boolean, adventurers: boolean): number | null;

export declare function why_sighting_strength(plan: Tactic): [Int, Notes];
export declare function guards_sighting_strength(entry: number, plan: Tactic): number | null;

export declare function why_sighting_risk(ordinary: Int, ending: SightingEnd, spell: Spell): [Int, Notes];
export declare function guards_sighting_risk(entry: number, ordinary: Int, ending: SightingEnd, spell: Spell): number | null;

export declare function why_unusual(kingdom: Kingdom, world: World): [ReadonlyArray<FoundEncounter>, Notes];
export declare function guards_unusual(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_unusual_area(kingdom: Kingdom, d: FoundEncounter): [MapArea, Notes];
export declare function guards_unusual_area(entry: number, kingdom: Kingdom, d: FoundEncounter): number | null;

export declare function why_unusual_quality(kingdom: Kingdom, d: FoundEncounter): [Quality, Notes];
export declare function guards_unusual_quality(entry: number, kingdom: Kingdom, d: FoundEncounter): number | null;

export declare function why_unusual_last_seen(kingdom: Kingdom, d: FoundEncounter): [Int, Notes];
export declare function guards_unusual_last_seen(entry: number, kingdom: Kingdom, d: FoundEncounter): number | null;

export declare const $labels_rules_encounters: { readonly [name: string]: readonly Label[] };
