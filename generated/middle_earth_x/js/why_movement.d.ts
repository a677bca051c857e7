import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Convoy, Move, Movement, Outcome, Piece, Province, Shore, Support } from "./kinds.js";

export declare function why_landings(weighed: Movement, move: Move): [ReadonlyArray<Shore>, Notes];
export declare function guards_landings(entry: number, weighed: Movement, move: Move): number | null;

export declare function why_landing(weighed: Movement, move: Move): [Shore | null, Notes];
export declare function guards_landing(entry: number, weighed: Movement, move: Move): number | null;

export declare function why_afloat(weighed: Movement): [ReadonlyArray<Shore>, Notes];
export declare function guards_afloat(entry: number, weighed: Movement): number | null;

export declare function why_can_cross(weighed: Movement, move: Move): [boolean, Notes];
export declare function guards_can_cross(entry: number, weighed: Movement, move: Move): number | null;

export declare function why_legal(weighed: Movement, move: Move, world: World): [boolean, Notes];
export declare function guards_legal(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_carries(weighed: Movement, convoy: Convoy): [boolean, Notes];
export declare function guards_carries(entry: number, weighed: Movement, convoy: Convoy): number | null;

export declare function why_ferries(weighed: Movement, move: Move): [ReadonlyArray<Convoy>, Notes];
export declare function guards_ferries(entry: number, weighed: Movement, move: Move): number | null;

export declare function why_bound(weighed: Movement, move: Move): [boolean, Notes];
export declare function guards_bound(entry: number, weighed: Movement, move: Move): number | null;

export declare function why_on_route(weighed: Movement, convoy: Convoy, move: Move): [boolean, Notes];
export declare function guards_on_route(entry: number, weighed: Movement, convoy: Convoy, move: Move): number | null;

export declare function why_needed(weighed: Movement, convoy: Convoy, move: Move): [boolean, Notes];
export declare function guards_needed(entry: number, weighed: Movement, convoy: Convoy, move: Move): number | null;

export declare function why_by_convoy(weighed: Movement, move: Move, world: World): [boolean, Notes];
export declare function guards_by_convoy(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_sea_meant(weighed: Movement, move: Move, world: World): [boolean, Notes];
export declare function guards_sea_meant(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_may_sail(weighed: Movement, move: Move, world: World): [boolean, Notes];
export declare function guards_may_sail(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_convoy_matched(weighed: Movement, convoy: Convoy, world: World): [boolean, Notes];
export declare function guards_convoy_matched(entry: number, weighed: Movement, convoy: Convoy, world: World): number | null;

export declare function why_aim(weighed: Movement, support: Support): [Province, Notes];
export declare function guards_aim(entry: number, weighed: Movement, support: Support): number | null;

export declare function why_first_given(weighed: Movement, support: Support): [boolean, Notes];
export declare function guards_first_given(entry: number, weighed: Movement, support: Support): number | null;

export declare function why_possible(weighed: Movement, support: Support, world: World): [boolean, Notes];
export declare function guards_possible(entry: number, weighed: Movement, support: Support, world: World): number | null;

export declare function why_matched(weighed: Movement, support: Support): [boolean, Notes];
export declare function guards_matched(entry: number, weighed: Movement, support: Support): number | null;

export declare function why_same_coast(weighed: Movement, support: Support, move: Move): [boolean, Notes];
export declare function guards_same_coast(entry: number, weighed: Movement, support: Support, move: Move): number | null;

export declare function why_moves_off(weighed: Movement, unit: Piece): [boolean, Notes];
export declare function guards_moves_off(entry: number, weighed: Movement, unit: Piece): number | null;

export declare function why_movers_into(weighed: Movement, province: Province): [ReadonlyArray<Move>, Notes];
export declare function guards_movers_into(entry: number, weighed: Movement, province: Province): number | null;

export declare function why_oncoming(weighed: Movement, move: Move): [ReadonlyArray<Move>, Notes];
export declare function guards_oncoming(entry: number, weighed: Movement, move: Move): number | null;

export declare function why_occupants(weighed: Movement, province: Province): [ReadonlyArray<Piece>, Notes];
export declare function guards_occupants(entry: number, weighed: Movement, province: Province): number | null;

export declare function why_backers(weighed: Movement, unit: Piece): [ReadonlyArray<Support>, Notes];
export declare function guards_backers(entry: number, weighed: Movement, unit: Piece): number | null;

export declare function why_arrives(weighed: Movement, move: Move, world: World): [boolean, Notes];
export declare function guards_arrives(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_ferried(weighed: Movement, move: Move): [boolean, Notes];
export declare function guards_ferried(entry: number, weighed: Movement, move: Move): number | null;

export declare function why_convoy_lost(weighed: Movement, move: Move, world: World): [boolean, Notes];
export declare function guards_convoy_lost(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_sails(weighed: Movement, move: Move, world: World): [boolean, Notes];
export declare function guards_sails(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_head_on(weighed: Movement, move: Move, other: Move, world: World): [boolean, Notes];
export declare function guards_head_on(entry: number, weighed: Movement, move: Move, other: Move, world: World): number | null;

export declare function why_succeeds(weighed: Movement, move: Move, world: World): [boolean, Notes];
export declare function guards_succeeds(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_stands(weighed: Movement, support: Support, world: World): [boolean, Notes];
export declare function guards_stands(entry: number, weighed: Movement, support: Support, world: World): number | null;

export declare function why_cut_by(weighed: Movement, support: Support, world: World): [Move | null, Notes];
export declare function guards_cut_by(entry: number, weighed: Movement, support: Support, world: World): number | null;

export declare function why_attacks(weighed: Movement, move: Move, support: Support, world: World): [boolean, Notes];
export declare function guards_attacks(entry: number, weighed: Movement, move: Move, support: Support, world: World): number | null;

export declare function why_against_its_way(weighed: Movement, move: Move, support: Support, world: World): [boolean, Notes];
export declare function guards_against_its_way(entry: number, weighed: Movement, move: Move, support: Support, world: World): number | null;

export declare function why_leaves(weighed: Movement, unit: Piece): [boolean, Notes];
export declare function guards_leaves(entry: number, weighed: Movement, unit: Piece): number | null;

export declare function why_dislodged(weighed: Movement, unit: Piece): [boolean, Notes];
export declare function guards_dislodged(entry: number, weighed: Movement, unit: Piece): number | null;

export declare function why_kept_back(weighed: Movement, move: Move, unit: Piece, world: World): [boolean, Notes];
export declare function guards_kept_back(entry: number, weighed: Movement, move: Move, unit: Piece, world: World): number | null;

export declare function why_backing(weighed: Movement, unit: Piece): [Int, Notes];
export declare function guards_backing(entry: number, weighed: Movement, unit: Piece): number | null;

export declare function why_defence(weighed: Movement, unit: Piece): [Int, Notes];
export declare function guards_defence(entry: number, weighed: Movement, unit: Piece): number | null;

export declare function why_hold(weighed: Movement, province: Province): [Int, Notes];
export declare function guards_hold(entry: number, weighed: Movement, province: Province): number | null;

export declare function why_resistance(weighed: Movement, move: Move, world: World): [Int, Notes];
export declare function guards_resistance(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_attack(weighed: Movement, move: Move, world: World): [Int, Notes];
export declare function guards_attack(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_foreign_help(weighed: Movement, move: Move): [Int, Notes];
export declare function guards_foreign_help(entry: number, weighed: Movement, move: Move): number | null;

export declare function why_prevention(weighed: Movement, move: Move, world: World): [Int, Notes];
export declare function guards_prevention(entry: number, weighed: Movement, move: Move, world: World): number | null;

export declare function why_outcome_of_move(weighed: Movement, move: Move): [Outcome, Notes];
export declare function guards_outcome_of_move(entry: number, weighed: Movement, move: Move): number | null;

export declare function why_outcome_of_support(weighed: Movement, support: Support): [Outcome, Notes];
export declare function guards_outcome_of_support(entry: number, weighed: Movement, support: Support): number | null;

export declare function why_outcome_of_convoy(weighed: Movement, convoy: Convoy): [Outcome, Notes];
export declare function guards_outcome_of_convoy(entry: number, weighed: Movement, convoy: Convoy): number | null;

export declare function why_contested(weighed: Movement, province: Province, world: World): [boolean, Notes];
export declare function guards_contested(entry: number, weighed: Movement, province: Province, world: World): number | null;

export declare function why_taken(weighed: Movement, province: Province): [boolean, Notes];
export declare function guards_taken_(entry: number, weighed: Movement, province: Province): number | null;

export declare function why_open_to(weighed: Movement, unit: Piece, province: Province, world: World): [boolean, Notes];
export declare function guards_open_to(entry: number, weighed: Movement, unit: Piece, province: Province, world: World): number | null;

export declare function why_came_from(weighed: Movement, unit: Piece, province: Province, world: World): [boolean, Notes];
export declare function guards_came_from(entry: number, weighed: Movement, unit: Piece, province: Province, world: World): number | null;

export declare function why_driven_out_from(weighed: Movement, unit: Piece): [ReadonlyArray<Province>, Notes];
export declare function guards_driven_out_from(entry: number, weighed: Movement, unit: Piece): number | null;

export declare function why_driven_out_by(weighed: Movement, unit: Piece): [Move | null, Notes];
export declare function guards_driven_out_by(entry: number, weighed: Movement, unit: Piece): number | null;

export declare function why_coast_aimed_at(weighed: Movement, support: Support): [Shore | null, Notes];
export declare function guards_coast_aimed_at(entry: number, weighed: Movement, support: Support): number | null;

export declare function why_land_retreats(weighed: Movement, unit: Piece, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_land_retreats(entry: number, weighed: Movement, unit: Piece, world: World): number | null;

export declare function why_fleet_retreats(weighed: Movement, unit: Piece, world: World): [ReadonlyArray<Shore>, Notes];
export declare function guards_fleet_retreats(entry: number, weighed: Movement, unit: Piece, world: World): number | null;

export declare function why_waters_near(weighed: Movement, unit: Piece): [ReadonlyArray<Shore>, Notes];
export declare function guards_waters_near(entry: number, weighed: Movement, unit: Piece): number | null;

export declare const $labels_rules_movement: { readonly [name: string]: readonly Label[] };
