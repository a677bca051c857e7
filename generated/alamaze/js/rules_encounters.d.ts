import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Quality, SightingEnd, SightingFinder, Spell, Tactic } from "./kinds.js";

/** Areas that are searched for encounters. In plain numbers. */
export declare function sighting_areas(finder: SightingFinder): Int;

/** The encounter can be entered. */
export declare function sighting_open(category: Quality, star: boolean, bridge: boolean, key: boolean, adventurers: boolean): boolean;

/** Share of its strength with which a group goes in. In percent. */
export declare function sighting_strength(plan: Tactic): Int;

/** A wizard's risk of dying in an encounter. In percent. */
export declare function sighting_risk(ordinary: Int, ending: SightingEnd, spell: Spell): Int;
