import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, MapArea, Place, Settlement, Sighting, Target, Terrain } from "./kinds.js";

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

export declare function why_atlas(kingdom: Kingdom): [ReadonlyArray<MapArea>, Notes];
export declare function guards_atlas(entry: number, kingdom: Kingdom): number | null;

export declare function why_atlas_outline(kingdom: Kingdom, a: MapArea): [ReadonlyArray<Spot>, Notes];
export declare function guards_atlas_outline(entry: number, kingdom: Kingdom, a: MapArea): number | null;

export declare function why_atlas_terrain(kingdom: Kingdom, a: MapArea): [Terrain, Notes];
export declare function guards_atlas_terrain(entry: number, kingdom: Kingdom, a: MapArea): number | null;

export declare function why_charted(kingdom: Kingdom, world: World): [ReadonlyArray<Sighting>, Notes];
export declare function guards_charted(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_charted_place(kingdom: Kingdom, s: Sighting): [Place, Notes];
export declare function guards_charted_place(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_charted_area(kingdom: Kingdom, s: Sighting): [MapArea | null, Notes];
export declare function guards_charted_area(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_charted_owner(kingdom: Kingdom, s: Sighting): [Kingdom | null, Notes];
export declare function guards_charted_owner(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_charted_settlement(kingdom: Kingdom, s: Sighting): [Settlement, Notes];
export declare function guards_charted_settlement(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_charted_last_seen(kingdom: Kingdom, s: Sighting): [Int, Notes];
export declare function guards_charted_last_seen(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_marches_on_map(kingdom: Kingdom, world: World): [ReadonlyArray<Group>, Notes];
export declare function guards_marches_on_map(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_marches_on_map_camp(kingdom: Kingdom, g: Group): [MapArea, Notes];
export declare function guards_marches_on_map_camp(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_marches_on_map_area(kingdom: Kingdom, g: Group): [MapArea | null, Notes];
export declare function guards_marches_on_map_area(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare const $labels_rules_map: { readonly [name: string]: readonly Label[] };
