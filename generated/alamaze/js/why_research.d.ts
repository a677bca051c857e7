import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Place, Wizard } from "./kinds.js";

export declare function why_studies_at(caster: Wizard, place: Place): [boolean, Notes];
export declare function guards_studies_at(entry: number, caster: Wizard, place: Place): number | null;

export declare function why_next_level(caster: Wizard): [Int, Notes];
export declare function guards_next_level(entry: number, caster: Wizard): number | null;

export declare function why_research_cost(caster: Wizard, world: World): [Int, Notes];
export declare function guards_research_cost(entry: number, caster: Wizard, world: World): number | null;

export declare function why_assured_level(caster: Wizard): [Int, Notes];
export declare function guards_assured_level(entry: number, caster: Wizard): number | null;

export declare function why_research_chance(caster: Wizard): [Int, Notes];
export declare function guards_research_chance(entry: number, caster: Wizard): number | null;

export declare function why_rite_chance(caster: Wizard): [Int, Notes];
export declare function guards_rite_chance(entry: number, caster: Wizard): number | null;

export declare function why_has_tower(caster: Wizard, world: World): [boolean, Notes];
export declare function guards_has_tower(entry: number, caster: Wizard, world: World): number | null;

export declare function why_may_research(caster: Wizard, world: World): [boolean, Notes];
export declare function guards_may_research(entry: number, caster: Wizard, world: World): number | null;

export declare function why_may_undergo_rite(caster: Wizard): [boolean, Notes];
export declare function guards_may_undergo_rite(entry: number, caster: Wizard): number | null;

export declare const $labels_rules_research: { readonly [name: string]: readonly Label[] };
