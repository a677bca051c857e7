import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { HostPart, Troop, Unit, UnitSort, Warlord } from "./kinds.js";

export declare function why_lone_figure(unit: Unit): [boolean, Notes];
export declare function guards_lone_figure(entry: number, unit: Unit): number | null;

export declare function why_leader_with(unit: Unit): [Unit | null, Notes];
export declare function guards_leader_with(entry: number, unit: Unit): number | null;

export declare function why_charisma_over(unit: Unit): [Int, Notes];
export declare function guards_charisma_over(entry: number, unit: Unit): number | null;

export declare function why_sort_of_unit(unit: Unit): [UnitSort | null, Notes];
export declare function guards_sort_of_unit(entry: number, unit: Unit): number | null;

export declare function why_part_of_host(unit: Unit): [HostPart, Notes];
export declare function guards_part_of_host(entry: number, unit: Unit): number | null;

export declare function why_points_of_part(warlord: Warlord, host_part: HostPart, world: World): [Int, Notes];
export declare function guards_points_of_part(entry: number, warlord: Warlord, host_part: HostPart, world: World): number | null;

export declare function why_engine_points(warlord: Warlord, world: World): [Int, Notes];
export declare function guards_engine_points(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_points_mustered(warlord: Warlord, world: World): [Int, Notes];
export declare function guards_points_mustered(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_army_list(warlord: Warlord, world: World): [ReadonlyArray<Unit>, Notes];
export declare function guards_army_list(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_army_list_troop(warlord: Warlord, u: Unit): [Troop, Notes];
export declare function guards_army_list_troop(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_men(warlord: Warlord, u: Unit): [Int, Notes];
export declare function guards_army_list_men(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_stands_for(warlord: Warlord, u: Unit): [Int, Notes];
export declare function guards_army_list_stands_for(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_worth(warlord: Warlord, u: Unit): [Int, Notes];
export declare function guards_army_list_worth(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_usual_size(warlord: Warlord, u: Unit): [boolean | null, Notes];
export declare function guards_army_list_usual_size(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_rough(warlord: Warlord, u: Unit): [boolean, Notes];
export declare function guards_army_list_rough(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_charm(warlord: Warlord, u: Unit): [Int, Notes];
export declare function guards_army_list_charm(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_life_left(warlord: Warlord, u: Unit): [Int | null, Notes];
export declare function guards_army_list_life_left(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_energy(warlord: Warlord, u: Unit): [Int | null, Notes];
export declare function guards_army_list_energy(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_darts(warlord: Warlord, u: Unit): [Int | null, Notes];
export declare function guards_army_list_darts(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_brands(warlord: Warlord, u: Unit): [Int | null, Notes];
export declare function guards_army_list_brands(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_powder(warlord: Warlord, u: Unit): [Int | null, Notes];
export declare function guards_army_list_powder(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_army_list_unarmed(warlord: Warlord, u: Unit): [Int | null, Notes];
export declare function guards_army_list_unarmed(entry: number, warlord: Warlord, u: Unit): number | null;

export declare const $labels_rules_muster: { readonly [name: string]: readonly Label[] };
