import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, MapArea, Navy, Refit, Sea } from "./kinds.js";

export declare function why_afloat(kingdom: Kingdom, sea: Sea, world: World): [Int, Notes];
export declare function guards_afloat(entry: number, kingdom: Kingdom, sea: Sea, world: World): number | null;

export declare function why_fleet_bill(kingdom: Kingdom, built: Int, paid: Int): [Int, Notes];
export declare function guards_fleet_bill(entry: number, kingdom: Kingdom, built: Int, paid: Int): number | null;

export declare function why_fine_ships(kingdom: Kingdom, sea: Sea, paid: Int): [boolean, Notes];
export declare function guards_fine_ships(entry: number, kingdom: Kingdom, sea: Sea, paid: Int): number | null;

export declare function why_refit_price(kingdom: Kingdom, refit: Refit): [Int, Notes];
export declare function guards_refit_price(entry: number, kingdom: Kingdom, refit: Refit): number | null;

export declare function why_trade_gold(kingdom: Kingdom, sent: Int): [Int, Notes];
export declare function guards_trade_gold(entry: number, kingdom: Kingdom, sent: Int): number | null;

export declare function why_at_sea_alone(cruise: ReadonlyArray<MapArea>, sea: Sea): [boolean, Notes];
export declare function guards_at_sea_alone(entry: number, cruise: ReadonlyArray<MapArea>, sea: Sea): number | null;

export declare function why_first_of(way: ReadonlyArray<MapArea>): [MapArea | null, Notes];
export declare function guards_first_of(entry: number, way: ReadonlyArray<MapArea>): number | null;

export declare function why_quay(kingdom: Kingdom, area: MapArea | null): [boolean, Notes];
export declare function guards_quay(entry: number, kingdom: Kingdom, area: MapArea | null): number | null;

export declare function why_cruises(kingdom: Kingdom, sea: Sea, world: World): [boolean, Notes];
export declare function guards_cruises(entry: number, kingdom: Kingdom, sea: Sea, world: World): number | null;

export declare function why_aboard_elite(group: Group, sea: Sea, world: World): [boolean, Notes];
export declare function guards_aboard_elite(entry: number, group: Group, sea: Sea, world: World): number | null;

export declare function why_carried(group: Group, area: MapArea, world: World): [boolean, Notes];
export declare function guards_carried(entry: number, group: Group, area: MapArea, world: World): number | null;

export declare function why_may_sail(group: Group, way: ReadonlyArray<MapArea>, world: World): [boolean, Notes];
export declare function guards_may_sail(entry: number, group: Group, way: ReadonlyArray<MapArea>, world: World): number | null;

export declare function why_leaders_aboard(group: Group | null): [Int, Notes];
export declare function guards_leaders_aboard(entry: number, group: Group | null): number | null;

export declare function why_sea_strength(navy: Navy, convoy: Group | null): [Int, Notes];
export declare function guards_sea_strength(entry: number, navy: Navy, convoy: Group | null): number | null;

export declare function why_under_sail(strength: Int, face: Int): [Int, Notes];
export declare function guards_under_sail(entry: number, strength: Int, face: Int): number | null;

export declare function why_share_sunk(navy: Navy, own: Int, foe: Int): [Int, Notes];
export declare function guards_share_sunk(entry: number, navy: Navy, own: Int, foe: Int): number | null;

export declare function why_fleets_sunk(navy: Navy, own: Int, foe: Int): [Int, Notes];
export declare function guards_fleets_sunk(entry: number, navy: Navy, own: Int, foe: Int): number | null;

export declare function why_watches(navy: Navy, area: MapArea, world: World): [boolean, Notes];
export declare function guards_watches(entry: number, navy: Navy, area: MapArea, world: World): number | null;

export declare function why_hunts(navy: Navy, prey: Kingdom): [boolean, Notes];
export declare function guards_hunts(entry: number, navy: Navy, prey: Kingdom): number | null;

export declare function why_share_waters(one: Navy, other: Navy, world: World): [boolean, Notes];
export declare function guards_share_waters(entry: number, one: Navy, other: Navy, world: World): number | null;

export declare function why_met_enough(navy: Navy): [boolean, Notes];
export declare function guards_met_enough(entry: number, navy: Navy): number | null;

export declare function why_at_sea(group: Group, world: World): [boolean, Notes];
export declare function guards_at_sea(entry: number, group: Group, world: World): number | null;

export declare const $labels_rules_sailing: { readonly [name: string]: readonly Label[] };
