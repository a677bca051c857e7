import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_unsupported(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_unsupported(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_widely_split(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_widely_split(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_outnumbered(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_outnumbered(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_surrounded_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_surrounded_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_surrounded_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_surrounded_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_bold_order(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_bold_order(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friends_routed_lately(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friends_routed_lately(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare const $labels_rules_obedience_factors: { readonly [name: string]: readonly Label[] };
