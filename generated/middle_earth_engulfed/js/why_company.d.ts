import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Individual, Seat } from "./kinds.js";

export declare function why_company_size(world: World): [Int, Notes];
export declare function guards_company_size(entry: number, world: World): number | null;

export declare function why_may_join(individual: Individual, world: World): [boolean, Notes];
export declare function guards_may_join(entry: number, individual: Individual, world: World): number | null;

export declare function why_may_leave(individual: Individual, world: World): [boolean, Notes];
export declare function guards_may_leave(entry: number, individual: Individual, world: World): number | null;

export declare function why_may_scatter(world: World): [boolean, Notes];
export declare function guards_may_scatter(entry: number, world: World): number | null;

export declare function why_gollum_may_come(world: World): [boolean, Notes];
export declare function guards_gollum_may_come(entry: number, world: World): number | null;

export declare function why_gollum_comes(dice: Dice): [boolean, Notes];
export declare function guards_gollum_comes(entry: number): number | null;

export declare function why_leave_takers(seat: Seat, world: World): [ReadonlyArray<Individual>, Notes];
export declare function guards_leave_takers(entry: number, seat: Seat, world: World): number | null;

export declare function why_newcomers(seat: Seat, world: World): [ReadonlyArray<Individual>, Notes];
export declare function guards_newcomers(entry: number, seat: Seat, world: World): number | null;

export declare function why_ring_keeper(world: World): [Seat | null, Notes];
export declare function guards_ring_keeper(entry: number, world: World): number | null;

export declare const $labels_rules_company: { readonly [name: string]: readonly Label[] };
