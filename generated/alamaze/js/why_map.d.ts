import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, MapArea, Place, Target } from "./kinds.js";

export declare function why_gap(one: MapArea, other: MapArea): [Int, Notes];
export declare function guards_gap(entry: number, one: MapArea, other: MapArea): number | null;

export declare function why_coastal(area: MapArea): [boolean, Notes];
export declare function guards_coastal(entry: number, area: MapArea): number | null;

export declare function why_within_reach(here: MapArea | null, there: MapArea | null, reach: Int): [boolean, Notes];
export declare function guards_within_reach(entry: number, here: MapArea | null, there: MapArea | null, reach: Int): number | null;

export declare function why_seat(figure: Target): [MapArea | null, Notes];
export declare function guards_seat(entry: number, figure: Target): number | null;

export declare function why_knows_of(kingdom: Kingdom, place: Place, world: World): [boolean, Notes];
export declare function guards_knows_of(entry: number, kingdom: Kingdom, place: Place, world: World): number | null;

export declare function why_square(area: MapArea): [ReadonlyArray<Spot>, Notes];
export declare function guards_square(entry: number, area: MapArea): number | null;

export declare const $labels_rules_map: { readonly [name: string]: readonly Label[] };
