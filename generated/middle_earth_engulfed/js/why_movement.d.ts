import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Battle, Folk, Hindrance, Individual, Land, Regiment, Seat, Side } from "./kinds.js";

export declare function why_allowance(regiment: Regiment): [Int, Notes];
export declare function guards_allowance(entry: number, regiment: Regiment): number | null;

export declare function why_beside_walls(origin: Land, goal: Land): [boolean, Notes];
export declare function guards_beside_walls(entry: number, origin: Land, goal: Land): number | null;

export declare function why_entry_cost(regiment: Regiment, goal: Land): [Int, Notes];
export declare function guards_entry_cost(entry: number, regiment: Regiment, goal: Land): number | null;

export declare function why_pace(individual: Individual): [Int, Notes];
export declare function guards_pace(entry: number, individual: Individual): number | null;

export declare function why_pass_open(origin: Land, goal: Land, side: Side, world: World): [boolean, Notes];
export declare function guards_pass_open(entry: number, origin: Land, goal: Land, side: Side, world: World): number | null;

export declare function why_snowed_in(origin: Land, goal: Land, world: World): [boolean, Notes];
export declare function guards_snowed_in(entry: number, origin: Land, goal: Land, world: World): number | null;

export declare function why_enemies_in(land: Land, side: Side, world: World): [boolean, Notes];
export declare function guards_enemies_in(entry: number, land: Land, side: Side, world: World): number | null;

export declare function why_forces_in(land: Land, side: Side, world: World): [ReadonlyArray<Regiment>, Notes];
export declare function guards_forces_in(entry: number, land: Land, side: Side, world: World): number | null;

export declare function why_pinned(regiment: Regiment, world: World): [boolean, Notes];
export declare function guards_pinned(entry: number, regiment: Regiment, world: World): number | null;

export declare function why_apart_masters(folk: Folk, goal: Land, world: World): [boolean, Notes];
export declare function guards_apart_masters(entry: number, folk: Folk, goal: Land, world: World): number | null;

export declare function why_breach_needed(seat: Seat, goal: Land, world: World): [boolean, Notes];
export declare function guards_breach_needed(entry: number, seat: Seat, goal: Land, world: World): number | null;

export declare function why_ring_opens(seat: Seat, goal: Land, world: World): [boolean, Notes];
export declare function guards_ring_opens(entry: number, seat: Seat, goal: Land, world: World): number | null;

export declare function why_let_through(seat: Seat, goal: Land, world: World): [boolean, Notes];
export declare function guards_let_through(entry: number, seat: Seat, goal: Land, world: World): number | null;

export declare function why_march_hindrance(regiment: Regiment, goal: Land, world: World): [Hindrance, Notes];
export declare function guards_march_hindrance(entry: number, regiment: Regiment, goal: Land, world: World): number | null;

export declare function why_may_march(regiment: Regiment, goal: Land, world: World): [boolean, Notes];
export declare function guards_may_march(entry: number, regiment: Regiment, goal: Land, world: World): number | null;

export declare function why_second_line(regiment: Regiment, world: World): [boolean, Notes];
export declare function guards_second_line(entry: number, regiment: Regiment, world: World): number | null;

export declare function why_next_area(goal: Land, crossed_area: Land | null): [Land, Notes];
export declare function guards_next_area(entry: number, goal: Land, crossed_area: Land | null): number | null;

export declare function why_may_set_out(regiment: Regiment, goal: Land, crossed_area: Land | null, world: World): [boolean, Notes];
export declare function guards_may_set_out(entry: number, regiment: Regiment, goal: Land, crossed_area: Land | null, world: World): number | null;

export declare function why_attack_origins(battle: Battle, world: World): [ReadonlyArray<Land>, Notes];
export declare function guards_attack_origins(entry: number, battle: Battle, world: World): number | null;

export declare function why_walk_hindrance(individual: Individual, goal: Land, world: World): [Hindrance, Notes];
export declare function guards_walk_hindrance(entry: number, individual: Individual, goal: Land, world: World): number | null;

export declare function why_may_walk(individual: Individual, goal: Land, world: World): [boolean, Notes];
export declare function guards_may_walk(entry: number, individual: Individual, goal: Land, world: World): number | null;

export declare const $labels_rules_movement: { readonly [name: string]: readonly Label[] };
