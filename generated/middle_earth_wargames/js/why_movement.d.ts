import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Gait, GroundSort, GroundWalker, Mover, Organisation, Sky, Unit } from "./kinds.js";

export declare function why_mover(unit: Unit): [Mover, Notes];
export declare function guards_mover(entry: number, unit: Unit): number | null;

export declare function why_walker(unit: Unit): [GroundWalker, Notes];
export declare function guards_walker(entry: number, unit: Unit): number | null;

export declare function why_pace(unit: Unit, gait: Gait, ground: GroundSort, sky: Sky, endless_rain: boolean): [Int, Notes];
export declare function guards_pace(entry: number, unit: Unit, gait: Gait, ground: GroundSort, sky: Sky, endless_rain: boolean): number | null;

export declare function why_passable(unit: Unit, ground: GroundSort): [boolean, Notes];
export declare function guards_passable(entry: number, unit: Unit, ground: GroundSort): number | null;

export declare function why_breaks_ranks(unit: Unit, ground: GroundSort): [boolean, Notes];
export declare function guards_breaks_ranks(entry: number, unit: Unit, ground: GroundSort): number | null;

export declare function why_order_behind(unit: Unit, ground: GroundSort): [Organisation, Notes];
export declare function guards_order_behind(entry: number, unit: Unit, ground: GroundSort): number | null;

export declare function why_counts_as_rest(unit: Unit, world: World): [boolean, Notes];
export declare function guards_counts_as_rest(entry: number, unit: Unit, world: World): number | null;

export declare function why_rest_needed(unit: Unit, sky: Sky): [Int, Notes];
export declare function guards_rest_needed(entry: number, unit: Unit, sky: Sky): number | null;

export declare function why_may_charge(unit: Unit, charges: Int, rested: Int, sky: Sky): [boolean, Notes];
export declare function guards_may_charge(entry: number, unit: Unit, charges: Int, rested: Int, sky: Sky): number | null;

export declare function why_straight_run(distance: Int): [Int, Notes];
export declare function guards_straight_run(entry: number, distance: Int): number | null;

export declare function why_charge_reaches(unit: Unit, distance: Int, ground: GroundSort, sky: Sky): [boolean, Notes];
export declare function guards_charge_reaches(entry: number, unit: Unit, distance: Int, ground: GroundSort, sky: Sky): number | null;

export declare function why_turn_cost(unit: Unit): [Int, Notes];
export declare function guards_turn_cost(entry: number, unit: Unit): number | null;

export declare const $labels_rules_movement: { readonly [name: string]: readonly Label[] };
