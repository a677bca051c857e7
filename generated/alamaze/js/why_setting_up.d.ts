import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, Kingdom, MapArea, OpeningEdge, OpeningSite, Reaction, Region } from "./kinds.js";

export declare function why_crowd(area: MapArea, world: World): [Int, Notes];
export declare function guards_crowd(entry: number, area: MapArea, world: World): number | null;

export declare function why_edge(boost: OpeningEdge | null): [Int, Notes];
export declare function guards_edge(entry: number, boost: OpeningEdge | null): number | null;

export declare function why_stranger_mood(kingdom: Kingdom): [Reaction, Notes];
export declare function guards_stranger_mood(entry: number, kingdom: Kingdom): number | null;

export declare function why_opening_mint(): [Int, Notes];
export declare function guards_opening_mint(entry: number): number | null;

export declare function why_opening_fields(): [Int, Notes];
export declare function guards_opening_fields(entry: number): number | null;

export declare function why_city_ground(area: MapArea, site: OpeningSite, world: World): [Int, Notes];
export declare function guards_city_ground(entry: number, area: MapArea, site: OpeningSite, world: World): number | null;

export declare function why_people_held(kingdom: Kingdom, region: Region, world: World): [Int, Notes];
export declare function guards_people_held(entry: number, kingdom: Kingdom, region: Region, world: World): number | null;

export declare function why_unclaimed(relic: Artifact, world: World): [boolean, Notes];
export declare function guards_unclaimed(entry: number, relic: Artifact, world: World): number | null;

export declare function why_wild(area: MapArea, world: World): [boolean, Notes];
export declare function guards_wild(entry: number, area: MapArea, world: World): number | null;

export declare const $labels_rules_setting_up: { readonly [name: string]: readonly Label[] };
