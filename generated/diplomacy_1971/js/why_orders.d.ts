import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Piece, Power, Province, Shore, Side } from "./kinds.js";

export declare function why_unit_in_place(power: Power, place: Province, world: World): [Piece | null, Notes];
export declare function guards_unit_in_place(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_leaving(power: Power, place: Province, world: World): [Piece | null, Notes];
export declare function guards_leaving(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_sort_of_unit(arm: Arm | null): [string, Notes];
export declare function guards_sort_of_unit(entry: number, arm: Arm | null): number | null;

export declare function why_rightly_called(unit: Piece | null, arm: Arm | null): [boolean, Notes];
export declare function guards_rightly_called(entry: number, unit: Piece | null, arm: Arm | null): number | null;

export declare function why_belongs_to_it(unit: Piece | null, owner: Power | null): [boolean, Notes];
export declare function guards_belongs_to_it(entry: number, unit: Piece | null, owner: Power | null): number | null;

export declare function why_awaits_order(unit: Piece | null): [boolean, Notes];
export declare function guards_awaits_order(entry: number, unit: Piece | null): number | null;

export declare function why_fleets_at_sea(world: World): [ReadonlyArray<Shore>, Notes];
export declare function guards_fleets_at_sea(entry: number, world: World): number | null;

export declare function why_coast_named(place: Province, side: Side | null): [Shore | null, Notes];
export declare function guards_coast_named(entry: number, place: Province, side: Side | null): number | null;

export declare function why_coasts_open(unit: Piece, goal: Province, side: Side | null): [ReadonlyArray<Shore>, Notes];
export declare function guards_coasts_open(entry: number, unit: Piece, goal: Province, side: Side | null): number | null;

export declare function why_can_go(unit: Piece | null, goal: Province, side: Side | null, world: World): [boolean, Notes];
export declare function guards_can_go(entry: number, unit: Piece | null, goal: Province, side: Side | null, world: World): number | null;

export declare function why_within_reach(unit: Piece | null): [ReadonlyArray<Province>, Notes];
export declare function guards_within_reach(entry: number, unit: Piece | null): number | null;

export declare function why_waters_within_reach(unit: Piece | null): [ReadonlyArray<Shore>, Notes];
export declare function guards_waters_within_reach(entry: number, unit: Piece | null): number | null;

export declare function why_coast_is_clear(unit: Piece | null, goal: Province, side: Side | null): [boolean, Notes];
export declare function guards_coast_is_clear(entry: number, unit: Piece | null, goal: Province, side: Side | null): number | null;

export declare function why_can_help(unit: Piece | null, friend: Piece | null, goal: Province): [boolean, Notes];
export declare function guards_can_help(entry: number, unit: Piece | null, friend: Piece | null, goal: Province): number | null;

export declare function why_can_carry(unit: Piece | null, freight: Piece | null, goal: Province): [boolean, Notes];
export declare function guards_can_carry(entry: number, unit: Piece | null, freight: Piece | null, goal: Province): number | null;

export declare function why_occupant(place: Province, world: World): [Piece | null, Notes];
export declare function guards_occupant(entry: number, place: Province, world: World): number | null;

export declare function why_carried(unit: Piece | null): [boolean, Notes];
export declare function guards_carried(entry: number, unit: Piece | null): number | null;

export declare function why_touches(one: Province, other: Province): [boolean, Notes];
export declare function guards_touches(entry: number, one: Province, other: Province): number | null;

export declare function why_named_seas(crossing: Province | null, second: Province | null, third: Province | null, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_named_seas(entry: number, crossing: Province | null, second: Province | null, third: Province | null, world: World): number | null;

export declare function why_seas_without_fleet(crossing: Province | null, second: Province | null, third: Province | null, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_seas_without_fleet(entry: number, crossing: Province | null, second: Province | null, third: Province | null, world: World): number | null;

export declare function why_route_leads(place: Province, crossing: Province | null, second: Province | null, third: Province | null, goal: Province): [boolean, Notes];
export declare function guards_route_leads(entry: number, place: Province, crossing: Province | null, second: Province | null, third: Province | null, goal: Province): number | null;

export declare function why_to_disband(power: Power, place: Province, world: World): [Piece | null, Notes];
export declare function guards_to_disband(entry: number, power: Power, place: Province, world: World): number | null;

export declare const $labels_rules_orders: { readonly [name: string]: readonly Label[] };
