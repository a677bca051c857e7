import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, Spell } from "./kinds.js";

export declare function why_people_after(people: Int, spell: Spell): [Int, Notes];
export declare function guards_people_after(entry: number, people: Int, spell: Spell): number | null;

export declare function why_harvest_after(harvest: Int, spell: Spell): [Int, Notes];
export declare function guards_harvest_after(entry: number, harvest: Int, spell: Spell): number | null;

export declare function why_shaken_morale(group: Group, spell: Spell): [Int, Notes];
export declare function guards_shaken_morale(entry: number, group: Group, spell: Spell): number | null;

export declare function why_worn_down_by(group: Group, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_worn_down_by(entry: number, group: Group, kingdom: Kingdom, world: World): number | null;

export declare const $labels_rules_casting_regions: { readonly [name: string]: readonly Label[] };
