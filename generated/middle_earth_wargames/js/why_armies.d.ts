import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BaseSort, HostPart, Side, Spacing, Troop, UnitSort } from "./kinds.js";

export declare function why_soldiers_shown(figures: Int): [Int, Notes];
export declare function guards_soldiers_shown(entry: number, figures: Int): number | null;

export declare function why_advised_points(side: Side, host_part: HostPart, total: Int): [Int, Notes];
export declare function guards_advised_points(entry: number, side: Side, host_part: HostPart, total: Int): number | null;

export declare function why_well_sized(unit_sort: UnitSort, count: Int): [boolean, Notes];
export declare function guards_well_sized(entry: number, unit_sort: UnitSort, count: Int): number | null;

export declare function why_cause_is_losing(facts: Facts, world: World): [boolean, Notes];
export declare function guards_cause_is_losing(entry: number, facts: Facts, world: World): number | null;

export declare function why_stands_aside(troop: Troop): [boolean, Notes];
export declare function guards_stands_aside(entry: number, troop: Troop): number | null;

export declare function why_joins_battle(troop: Troop, facts: Facts, world: World): [boolean, Notes];
export declare function guards_joins_battle(entry: number, troop: Troop, facts: Facts, world: World): number | null;

export declare function why_frontage(base_sort: BaseSort, abreast: Int, spacing: Spacing): [Int, Notes];
export declare function guards_frontage(entry: number, base_sort: BaseSort, abreast: Int, spacing: Spacing): number | null;

export declare function why_block_depth(base_sort: BaseSort, ranks: Int): [Int, Notes];
export declare function guards_block_depth(entry: number, base_sort: BaseSort, ranks: Int): number | null;

export declare function why_rough_base(troop: Troop): [boolean, Notes];
export declare function guards_rough_base(entry: number, troop: Troop): number | null;

export declare const $labels_rules_armies: { readonly [name: string]: readonly Label[] };
