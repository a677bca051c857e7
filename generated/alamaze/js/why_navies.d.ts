import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Kingdom, MapArea, Navy, Sea } from "./kinds.js";

export declare function why_on_shore(area: MapArea, sea: Sea): [boolean, Notes];
export declare function guards_on_shore(entry: number, area: MapArea, sea: Sea): number | null;

export declare function why_has_port(kingdom: Kingdom, sea: Sea): [boolean, Notes];
export declare function guards_has_port(entry: number, kingdom: Kingdom, sea: Sea): number | null;

export declare function why_navy_of(kingdom: Kingdom, sea: Sea, world: World): [Navy | null, Notes];
export declare function guards_navy_of(entry: number, kingdom: Kingdom, sea: Sea, world: World): number | null;

export declare function why_of_the_coasts(kingdom: Kingdom): [boolean, Notes];
export declare function guards_of_the_coasts(entry: number, kingdom: Kingdom): number | null;

export declare function why_own_quality(kingdom: Kingdom, sea: Sea): [Int, Notes];
export declare function guards_own_quality(entry: number, kingdom: Kingdom, sea: Sea): number | null;

export declare function why_home_fleets(kingdom: Kingdom, sea: Sea): [Int, Notes];
export declare function guards_home_fleets(entry: number, kingdom: Kingdom, sea: Sea): number | null;

export declare function why_launched(kingdom: Kingdom, sea: Sea): [Int, Notes];
export declare function guards_launched(entry: number, kingdom: Kingdom, sea: Sea): number | null;

export declare function why_sea_in_range(agent: Agent, sea: Sea, reach: Int): [boolean, Notes];
export declare function guards_sea_in_range(entry: number, agent: Agent, sea: Sea, reach: Int): number | null;

export declare const $labels_rules_navies: { readonly [name: string]: readonly Label[] };
