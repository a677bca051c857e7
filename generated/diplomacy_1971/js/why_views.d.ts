import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Convoy, Move, Piece, Power, Province, Shore, Support } from "./kinds.js";

export declare function why_holder_of(place: Province, world: World): [Power | null, Notes];
export declare function guards_holder_of(entry: number, place: Province, world: World): number | null;

export declare function why_sign_of(unit: Piece): [string, Notes];
export declare function guards_sign_of(entry: number, unit: Piece): number | null;

export declare function why_sign_at(place: Province, world: World): [string, Notes];
export declare function guards_sign_at(entry: number, place: Province, world: World): number | null;

export declare function why_outcast(place: Province, world: World): [Piece | null, Notes];
export declare function guards_outcast(entry: number, place: Province, world: World): number | null;

export declare function why_outcast_sign(place: Province, world: World): [string, Notes];
export declare function guards_outcast_sign(entry: number, place: Province, world: World): number | null;

export declare function why_ways_out(place: Province, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_ways_out(entry: number, place: Province, world: World): number | null;

export declare function why_waters_out(place: Province, world: World): [ReadonlyArray<Shore>, Notes];
export declare function guards_waters_out(entry: number, place: Province, world: World): number | null;

export declare function why_outcast_owner(place: Province, world: World): [Power | null, Notes];
export declare function guards_outcast_owner(entry: number, place: Province, world: World): number | null;

export declare function why_ways_apart(place: Province, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_ways_apart(entry: number, place: Province, world: World): number | null;

export declare function why_map_sign(place: Province): [string, Notes];
export declare function guards_map_sign(entry: number, place: Province): number | null;

export declare function why_helped_place(support: Support): [Province, Notes];
export declare function guards_helped_place(entry: number, support: Support): number | null;

export declare function why_units_on_board(power: Power, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_units_on_board(entry: number, power: Power, world: World): number | null;

export declare function why_units_on_board_whose(power: Power, place: Province, world: World): [Power, Notes];
export declare function guards_units_on_board_whose(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_units_on_board_unit(power: Power, place: Province, world: World): [string, Notes];
export declare function guards_units_on_board_unit(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_driven_out(power: Power, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_driven_out(entry: number, power: Power, world: World): number | null;

export declare function why_driven_out_whose(power: Power, place: Province, world: World): [Power | null, Notes];
export declare function guards_driven_out_whose(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_driven_out_unit(power: Power, place: Province, world: World): [string, Notes];
export declare function guards_driven_out_unit(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_driven_out_may_go(power: Power, place: Province, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_driven_out_may_go(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_driven_out_may_sail(power: Power, place: Province, world: World): [ReadonlyArray<Shore>, Notes];
export declare function guards_driven_out_may_sail(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_board(power: Power, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_board(entry: number, power: Power, world: World): number | null;

export declare function why_board_easting(power: Power, place: Province): [Int | null, Notes];
export declare function guards_board_easting(entry: number, power: Power, place: Province): number | null;

export declare function why_board_southing(power: Power, place: Province): [Int | null, Notes];
export declare function guards_board_southing(entry: number, power: Power, place: Province): number | null;

export declare function why_board_by_land(power: Power, place: Province): [ReadonlyArray<Province>, Notes];
export declare function guards_board_by_land(entry: number, power: Power, place: Province): number | null;

export declare function why_board_apart(power: Power, place: Province, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_board_apart(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_board_owner(power: Power, place: Province): [Power | null, Notes];
export declare function guards_board_owner(entry: number, power: Power, place: Province): number | null;

export declare function why_board_sign(power: Power, place: Province): [string, Notes];
export declare function guards_board_sign(entry: number, power: Power, place: Province): number | null;

export declare function why_ordered(power: Power, world: World): [ReadonlyArray<Move>, Notes];
export declare function guards_ordered(entry: number, power: Power, world: World): number | null;

export declare function why_ordered_from_there(power: Power, move: Move): [Province, Notes];
export declare function guards_ordered_from_there(entry: number, power: Power, move: Move): number | null;

export declare function why_ordered_goal(power: Power, move: Move): [Province, Notes];
export declare function guards_ordered_goal(entry: number, power: Power, move: Move): number | null;

export declare function why_ordered_owner(power: Power, move: Move): [Power, Notes];
export declare function guards_ordered_owner(entry: number, power: Power, move: Move): number | null;

export declare function why_helping(power: Power, world: World): [ReadonlyArray<Support>, Notes];
export declare function guards_helping(entry: number, power: Power, world: World): number | null;

export declare function why_helping_from_there(power: Power, support: Support): [Province, Notes];
export declare function guards_helping_from_there(entry: number, power: Power, support: Support): number | null;

export declare function why_helping_into(power: Power, support: Support): [Province, Notes];
export declare function guards_helping_into(entry: number, power: Power, support: Support): number | null;

export declare function why_helping_sign(power: Power, support: Support): [string, Notes];
export declare function guards_helping_sign(entry: number, power: Power, support: Support): number | null;

export declare function why_carrying(power: Power, world: World): [ReadonlyArray<Convoy>, Notes];
export declare function guards_carrying(entry: number, power: Power, world: World): number | null;

export declare function why_carrying_from_there(power: Power, convoy: Convoy): [Province, Notes];
export declare function guards_carrying_from_there(entry: number, power: Power, convoy: Convoy): number | null;

export declare function why_carrying_goal(power: Power, convoy: Convoy): [Province, Notes];
export declare function guards_carrying_goal(entry: number, power: Power, convoy: Convoy): number | null;

export declare function why_carrying_sign(power: Power, convoy: Convoy): [string, Notes];
export declare function guards_carrying_sign(entry: number, power: Power, convoy: Convoy): number | null;

export declare function why_paths(power: Power, world: World): [ReadonlyArray<Piece>, Notes];
export declare function guards_paths(entry: number, power: Power, world: World): number | null;

export declare function why_paths_trail(power: Power, unit: Piece): [Province, Notes];
export declare function guards_paths_trail(entry: number, power: Power, unit: Piece): number | null;

export declare function why_paths_place(power: Power, unit: Piece): [Province, Notes];
export declare function guards_paths_place(entry: number, power: Power, unit: Piece): number | null;

export declare function why_paths_owner(power: Power, unit: Piece): [Power, Notes];
export declare function guards_paths_owner(entry: number, power: Power, unit: Piece): number | null;

export declare function why_failed(power: Power, world: World): [ReadonlyArray<Piece>, Notes];
export declare function guards_failed(entry: number, power: Power, world: World): number | null;

export declare function why_failed_place(power: Power, unit: Piece): [Province, Notes];
export declare function guards_failed_place(entry: number, power: Power, unit: Piece): number | null;

export declare function why_failed_thwarted(power: Power, unit: Piece): [Province, Notes];
export declare function guards_failed_thwarted(entry: number, power: Power, unit: Piece): number | null;

export declare function why_failed_sign(power: Power, unit: Piece): [string, Notes];
export declare function guards_failed_sign(entry: number, power: Power, unit: Piece): number | null;

export declare function why_supply_centres(power: Power, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_supply_centres(entry: number, power: Power, world: World): number | null;

export declare function why_supply_centres_owner(power: Power, place: Province): [Power | null, Notes];
export declare function guards_supply_centres_owner(entry: number, power: Power, place: Province): number | null;

export declare function why_fortunes(power: Power, world: World): [ReadonlyArray<Power>, Notes];
export declare function guards_fortunes(entry: number, power: Power, world: World): number | null;

export declare function why_fortunes_centres(power: Power, other: Power, world: World): [Int, Notes];
export declare function guards_fortunes_centres(entry: number, power: Power, other: Power, world: World): number | null;

export declare function why_fortunes_units(power: Power, other: Power, world: World): [Int, Notes];
export declare function guards_fortunes_units(entry: number, power: Power, other: Power, world: World): number | null;

export declare const $labels_rules_views: { readonly [name: string]: readonly Label[] };
