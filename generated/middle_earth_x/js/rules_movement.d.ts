import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Convoy, Move, Movement, Outcome, Piece, Province, Shore, Support } from "./kinds.js";

/** The coasts of its goal that a fleet can go to. */
export declare function landings(weighed: Movement, move: Move): ReadonlyArray<Shore>;

/** The coast at which a fleet arrives. */
export declare function landing(weighed: Movement, move: Move): Shore | null;

/** The seas in which a fleet lies. */
export declare function afloat(weighed: Movement): ReadonlyArray<Shore>;

/** A chain of fleets leads from the move's unit's place to the move's goal. */
export declare function can_cross(weighed: Movement, move: Move): boolean;

/** The move's unit may be ordered to the move's goal. */
export declare function legal(weighed: Movement, move: Move): boolean;

/** The convoy's unit can carry the convoy's army to the convoy's goal. */
export declare function carries(weighed: Movement, convoy: Convoy): boolean;

/** The convoys that are ordered for a move. */
export declare function ferries(weighed: Movement, move: Move): ReadonlyArray<Convoy>;

/** The move's unit is ordered over certain seas. */
export declare function bound(weighed: Movement, move: Move): boolean;

/** The convoy's unit lies where the move's unit may sail. */
export declare function on_route(weighed: Movement, convoy: Convoy, move: Move): boolean;

/** The convoy's unit lies on the way of the move's unit. */
export declare function needed(weighed: Movement, convoy: Convoy, move: Move): boolean;

/** The move's unit has to go by sea. */
export declare function by_convoy(weighed: Movement, move: Move): boolean;

/** The move's unit is meant to go by sea and not by land. */
export declare function sea_meant(weighed: Movement, move: Move, world: World): boolean;

/** The move's unit may go by land or by sea. */
export declare function may_sail(weighed: Movement, move: Move, world: World): boolean;

/** The convoy's unit carries the convoy's army. */
export declare function convoy_matched(weighed: Movement, convoy: Convoy): boolean;

/** The province for which a support is meant. */
export declare function aim(weighed: Movement, support: Support): Province;

/** The support's unit is to support nothing else. */
export declare function first_given(weighed: Movement, support: Support): boolean;

/** The support's unit can support into aim. */
export declare function possible(weighed: Movement, support: Support): boolean;

/** The supported unit does what the support's unit supports. */
export declare function matched(weighed: Movement, support: Support): boolean;

/** The support is for the coast at which the move's unit arrives. */
export declare function same_coast(weighed: Movement, support: Support, move: Move): boolean;

/** The unit has an order to move. */
export declare function moves_off(weighed: Movement, unit: Piece): boolean;

/** The moves that are ordered into a province and can be made. */
export declare function movers_into(weighed: Movement, province: Province): ReadonlyArray<Move>;

/** The move that comes the other way, if any does. */
export declare function oncoming(weighed: Movement, move: Move): ReadonlyArray<Move>;

/** The unit that stands in a province as the season begins. */
export declare function occupants(weighed: Movement, province: Province): ReadonlyArray<Piece>;

/** The supports that a unit is given. */
export declare function backers(weighed: Movement, unit: Piece): ReadonlyArray<Support>;

/** The move's unit finds its way to the move's goal. */
export declare function arrives(weighed: Movement, move: Move): boolean;

/** Fleets that hold carry the move's unit all the way. */
export declare function ferried(weighed: Movement, move: Move): boolean;

/** A fleet on the way of the move's unit is driven out. */
export declare function convoy_lost(weighed: Movement, move: Move, world: World): boolean;

/** The move's unit goes by sea. */
export declare function sails(weighed: Movement, move: Move, world: World): boolean;

/** The move's unit and the other's unit meet on the way. */
export declare function head_on(weighed: Movement, move: Move, other: Move, world: World): boolean;

/** The move's unit gets to the move's goal. */
export declare function succeeds(weighed: Movement, move: Move): boolean;

/** The support of the support's unit counts. */
export declare function stands(weighed: Movement, support: Support): boolean;

/** The move that cuts a support, or drives out whoever gives it. */
export declare function cut_by(weighed: Movement, support: Support, world: World): Move | null;

/** The move's unit attacks the support's unit. */
export declare function attacks(weighed: Movement, move: Move, support: Support, world: World): boolean;

/** The support's unit helps against a fleet on the way of the move's unit. */
export declare function against_its_way(weighed: Movement, move: Move, support: Support, world: World): boolean;

/** The unit leaves. */
export declare function leaves(weighed: Movement, unit: Piece): boolean;

/** The unit is driven out. */
export declare function dislodged(weighed: Movement, unit: Piece): boolean;

/** The unit is in the way of the move's unit. */
export declare function kept_back(weighed: Movement, move: Move, unit: Piece, world: World): boolean;

/** A unit with all the support that it keeps. In men. */
export declare function backing(weighed: Movement, unit: Piece): Int;

/** A unit that does not try to leave. In men. */
export declare function defence(weighed: Movement, unit: Piece): Int;

/** What stands against a move into a province. In men. */
export declare function hold(weighed: Movement, province: Province): Int;

/** What a move has to overcome. In men. */
export declare function resistance(weighed: Movement, move: Move, world: World): Int;

/** What a move counts for against whoever is in its way. In men. */
export declare function attack(weighed: Movement, move: Move, world: World): Int;

/** The support for a move that does not come from the power which would be driven out. In men. */
export declare function foreign_help(weighed: Movement, move: Move): Int;

/** What a move counts for in keeping others out of the same province. In men. */
export declare function prevention(weighed: Movement, move: Move, world: World): Int;

/** What becomes of an order to move. */
export declare function outcome_of_move(weighed: Movement, move: Move): Outcome;

/** What becomes of an order to support. */
export declare function outcome_of_support(weighed: Movement, support: Support): Outcome;

/** What becomes of an order to convoy. */
export declare function outcome_of_convoy(weighed: Movement, convoy: Convoy): Outcome;

/** Moves into the province stood each other off. */
export declare function contested(weighed: Movement, province: Province, world: World): boolean;

/** The province is occupied after the moves. */
export declare function taken_(weighed: Movement, province: Province): boolean;

/** The unit may retreat to the province. */
export declare function open_to(weighed: Movement, unit: Piece, province: Province, world: World): boolean;

/** The unit was driven out from the province. */
export declare function came_from(weighed: Movement, unit: Piece, province: Province, world: World): boolean;

/** The province from which a unit was driven out. */
export declare function driven_out_from(weighed: Movement, unit: Piece): ReadonlyArray<Province>;

/** The move by which a unit was driven out. */
export declare function driven_out_by(weighed: Movement, unit: Piece): Move | null;

/** The coast at which the supported fleet is to arrive. */
export declare function coast_aimed_at(weighed: Movement, support: Support): Shore | null;

/** The provinces to which an army that was driven out may retreat. */
export declare function land_retreats(weighed: Movement, unit: Piece, world: World): ReadonlyArray<Province>;

/** The coasts and seas to which a fleet that was driven out may retreat. */
export declare function fleet_retreats(weighed: Movement, unit: Piece, world: World): ReadonlyArray<Shore>;

/** The coasts and seas to which a fleet can go. */
export declare function waters_near(weighed: Movement, unit: Piece): ReadonlyArray<Shore>;

/** The move's unit may be ordered to the move's goal. */
export declare function _decide_legal(weighed: Movement, move: Move, world: World): boolean;

/** The convoy's unit can carry the convoy's army to the convoy's goal. */
export declare function _decide_carries(weighed: Movement, convoy: Convoy): boolean;

/** The move's unit has to go by sea. */
export declare function _decide_by_convoy(weighed: Movement, move: Move, world: World): boolean;

/** The convoy's unit carries the convoy's army. */
export declare function _decide_convoy_matched(weighed: Movement, convoy: Convoy, world: World): boolean;

/** The support's unit can support into aim. */
export declare function _decide_possible(weighed: Movement, support: Support, world: World): boolean;

/** The supported unit does what the support's unit supports. */
export declare function _decide_matched(weighed: Movement, support: Support): boolean;

/** The move's unit goes by sea. */
export declare function _sure_sails(weighed: Movement, move: Move, world: World): boolean;

/** The move's unit goes by sea. */
export declare function _may_sails(weighed: Movement, move: Move, world: World): boolean;

/** The move's unit and the other's unit meet on the way. */
export declare function _sure_head_on(weighed: Movement, move: Move, other: Move, world: World): boolean;

/** The move's unit and the other's unit meet on the way. */
export declare function _may_head_on(weighed: Movement, move: Move, other: Move, world: World): boolean;

/** The unit is in the way of the move's unit. */
export declare function _sure_kept_back(weighed: Movement, move: Move, unit: Piece, world: World): boolean;

/** The unit is in the way of the move's unit. */
export declare function _may_kept_back(weighed: Movement, move: Move, unit: Piece, world: World): boolean;

/** The support of the support's unit counts. */
export declare function _sure_stands(weighed: Movement, support: Support, world: World): boolean;

/** The support of the support's unit counts. */
export declare function _may_stands(weighed: Movement, support: Support, world: World): boolean;

/** A unit with all the support that it keeps. In men. */
export declare function _least_backing(weighed: Movement, unit: Piece): Int;

/** A unit with all the support that it keeps. In men. */
export declare function _most_backing(weighed: Movement, unit: Piece): Int;

/** The support for a move that does not come from the power which would be driven out. In men. */
export declare function _least_foreign_help(weighed: Movement, move: Move): Int;

/** The support for a move that does not come from the power which would be driven out. In men. */
export declare function _most_foreign_help(weighed: Movement, move: Move): Int;

/** What a move counts for against whoever is in its way. In men. */
export declare function _least_attack(weighed: Movement, move: Move, world: World): Int;

/** What a move counts for against whoever is in its way. In men. */
export declare function _most_attack(weighed: Movement, move: Move, world: World): Int;

/** A unit that does not try to leave. In men. */
export declare function _least_defence(weighed: Movement, unit: Piece): Int;

/** A unit that does not try to leave. In men. */
export declare function _most_defence(weighed: Movement, unit: Piece): Int;

/** What stands against a move into a province. In men. */
export declare function _least_hold(weighed: Movement, province: Province): Int;

/** What stands against a move into a province. In men. */
export declare function _most_hold(weighed: Movement, province: Province): Int;

/** What a move has to overcome. In men. */
export declare function _least_resistance(weighed: Movement, move: Move, world: World): Int;

/** What a move has to overcome. In men. */
export declare function _most_resistance(weighed: Movement, move: Move, world: World): Int;

/** What a move counts for in keeping others out of the same province. In men. */
export declare function _least_prevention(weighed: Movement, move: Move, world: World): Int;

/** What a move counts for in keeping others out of the same province. In men. */
export declare function _most_prevention(weighed: Movement, move: Move, world: World): Int;

/** The move's unit gets to the move's goal. */
export declare function _sure_succeeds(weighed: Movement, move: Move, world: World): boolean;

/** The move's unit gets to the move's goal. */
export declare function _may_succeeds(weighed: Movement, move: Move, world: World): boolean;

/** The unit leaves. */
export declare function _sure_leaves(weighed: Movement, unit: Piece): boolean;

/** The unit leaves. */
export declare function _may_leaves(weighed: Movement, unit: Piece): boolean;

/** The unit is driven out. */
export declare function _sure_dislodged(weighed: Movement, unit: Piece): boolean;

/** The unit is driven out. */
export declare function _may_dislodged(weighed: Movement, unit: Piece): boolean;

/** Fleets that hold carry the move's unit all the way. */
export declare function _sure_ferried(weighed: Movement, move: Move): boolean;

/** Fleets that hold carry the move's unit all the way. */
export declare function _may_ferried(weighed: Movement, move: Move): boolean;

/** A fleet on the way of the move's unit is driven out. */
export declare function _sure_convoy_lost(weighed: Movement, move: Move, world: World): boolean;

/** A fleet on the way of the move's unit is driven out. */
export declare function _may_convoy_lost(weighed: Movement, move: Move, world: World): boolean;

/** The move's unit finds its way to the move's goal. */
export declare function _sure_arrives(weighed: Movement, move: Move, world: World): boolean;

/** The move's unit finds its way to the move's goal. */
export declare function _may_arrives(weighed: Movement, move: Move, world: World): boolean;

/** All orders of a season are weighed at once. Decides everything; then its functions can be asked. */
export declare function movement(units_: ReadonlyArray<Piece>, moves: ReadonlyArray<Move>, supports: ReadonlyArray<Support>, convoys: ReadonlyArray<Convoy>, world: World): Movement;
