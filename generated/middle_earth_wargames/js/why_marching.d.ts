import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { GroundSort, Rampart, Tract, Unit } from "./kinds.js";

export declare function why_walks_toward(unit: Unit, world: World): [Spot | null, Notes];
export declare function guards_walks_toward(entry: number, unit: Unit, world: World): number | null;

export declare function why_nearest_foe(unit: Unit, world: World): [Unit | null, Notes];
export declare function guards_nearest_foe(entry: number, unit: Unit, world: World): number | null;

export declare function why_worst_ground(unit: Unit, way: ReadonlyArray<Spot>, world: World): [GroundSort, Notes];
export declare function guards_worst_ground(entry: number, unit: Unit, way: ReadonlyArray<Spot>, world: World): number | null;

export declare function why_slowest_tract(unit: Unit, way: ReadonlyArray<Spot>, world: World): [Tract | null, Notes];
export declare function guards_slowest_tract(entry: number, unit: Unit, way: ReadonlyArray<Spot>, world: World): number | null;

export declare function why_ground_is_known(unit: Unit, ground: GroundSort): [boolean, Notes];
export declare function guards_ground_is_known(entry: number, unit: Unit, ground: GroundSort): number | null;

export declare function why_march_length(unit: Unit, aim: Spot, world: World): [Int, Notes];
export declare function guards_march_length(entry: number, unit: Unit, aim: Spot, world: World): number | null;

export declare function why_first_wall(unit: Unit, aim: Spot, world: World): [Rampart | null, Notes];
export declare function guards_first_wall(entry: number, unit: Unit, aim: Spot, world: World): number | null;

export declare function why_way_to_wall(unit: Unit, aim: Spot, world: World): [Int, Notes];
export declare function guards_way_to_wall(entry: number, unit: Unit, aim: Spot, world: World): number | null;

export declare function why_turns_about(unit: Unit, aim: Spot): [boolean, Notes];
export declare function guards_turns_about(entry: number, unit: Unit, aim: Spot): number | null;

export declare function why_free_way(unit: Unit, aim: Spot, world: World): [Int, Notes];
export declare function guards_free_way(entry: number, unit: Unit, aim: Spot, world: World): number | null;

export declare function why_comes_to_meet(foe: Unit, unit: Unit, world: World): [boolean, Notes];
export declare function guards_comes_to_meet(entry: number, foe: Unit, unit: Unit, world: World): number | null;

export declare function why_room_before(unit: Unit, aim: Spot, foe: Unit, world: World): [Int, Notes];
export declare function guards_room_before(entry: number, unit: Unit, aim: Spot, foe: Unit, world: World): number | null;

export declare const $labels_rules_marching: { readonly [name: string]: readonly Label[] };
