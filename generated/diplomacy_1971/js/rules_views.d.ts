import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Convoy, Move, Piece, Power, Province, Shore, Support } from "./kinds.js";

/** Whose unit stands in a province. */
export declare function holder_of(place: Province, world: World): Power | null;

/** How a unit is marked on the map and in lists. */
export declare function sign_of(unit: Piece): string;

/** What stands in a province. */
export declare function sign_at(place: Province, world: World): string;

/** The unit that was driven out of a province and has not retreated yet. */
export declare function outcast(place: Province, world: World): Piece | null;

/** What was driven out of a province. */
export declare function outcast_sign(place: Province, world: World): string;

/** Where the army that was driven out of a province may retreat. */
export declare function ways_out(place: Province, world: World): ReadonlyArray<Province>;

/** Where the fleet that was driven out of a province may retreat. */
export declare function waters_out(place: Province, world: World): ReadonlyArray<Shore>;

/** Whose unit was driven out of a province. */
export declare function outcast_owner(place: Province, world: World): Power | null;

/** Where ways lead from a province otherwise than over a border by land. */
export declare function ways_apart(place: Province, world: World): ReadonlyArray<Province>;

/** How a province is marked on the map. */
export declare function map_sign(place: Province): string;

/** The province for which a support is ordered. */
export declare function helped_place(support: Support): Province;

/** Units on the board. */
export declare function units_on_board(power: Power, world: World): ReadonlyArray<Province>;

/** Units on board whose. */
export declare function units_on_board_whose(power: Power, place: Province, world: World): Power;

/** Units on board unit. */
export declare function units_on_board_unit(power: Power, place: Province, world: World): string;

/** Units that were driven out. */
export declare function driven_out(power: Power, world: World): ReadonlyArray<Province>;

/** Driven out whose. */
export declare function driven_out_whose(power: Power, place: Province, world: World): Power | null;

/** Driven out unit. */
export declare function driven_out_unit(power: Power, place: Province, world: World): string;

/** May retreat to. */
export declare function driven_out_may_go(power: Power, place: Province, world: World): ReadonlyArray<Province>;

/** May sail to. */
export declare function driven_out_may_sail(power: Power, place: Province, world: World): ReadonlyArray<Shore>;

/** The board. */
export declare function board(power: Power, world: World): ReadonlyArray<Province>;

/** How far east it is drawn. In plain numbers. */
export declare function board_easting(power: Power, place: Province): Int | null;

/** How far south it is drawn. In plain numbers. */
export declare function board_southing(power: Power, place: Province): Int | null;

/** Provinces that an army can go to from it. */
export declare function board_by_land(power: Power, place: Province): ReadonlyArray<Province>;

/** Other ways. */
export declare function board_apart(power: Power, place: Province, world: World): ReadonlyArray<Province>;

/** Power that holds it. */
export declare function board_owner(power: Power, place: Province): Power | null;

/** A star for a supply centre, a wave for a sea. */
export declare function board_sign(power: Power, place: Province): string;

/** Orders to move. */
export declare function ordered(power: Power, world: World): ReadonlyArray<Move>;

/** From. */
export declare function ordered_from_there(power: Power, move: Move): Province;

/** The province to which it is ordered. */
export declare function ordered_goal(power: Power, move: Move): Province;

/** The power that it belongs to. */
export declare function ordered_owner(power: Power, move: Move): Power;

/** Orders to support. */
export declare function helping(power: Power, world: World): ReadonlyArray<Support>;

/** From. */
export declare function helping_from_there(power: Power, support: Support): Province;

/** For. */
export declare function helping_into(power: Power, support: Support): Province;

/** A letter. */
export declare function helping_sign(power: Power, support: Support): string;

/** Orders to convoy. */
export declare function carrying(power: Power, world: World): ReadonlyArray<Convoy>;

/** From. */
export declare function carrying_from_there(power: Power, convoy: Convoy): Province;

/** The province to which it is taken. */
export declare function carrying_goal(power: Power, convoy: Convoy): Province;

/** A letter. */
export declare function carrying_sign(power: Power, convoy: Convoy): string;

/** Where units went. */
export declare function paths(power: Power, world: World): ReadonlyArray<Piece>;

/** Last province. */
export declare function paths_trail(power: Power, unit: Piece): Province;

/** Province. */
export declare function paths_place(power: Power, unit: Piece): Province;

/** The power that it belongs to. */
export declare function paths_owner(power: Power, unit: Piece): Power;

/** Where units did not get. */
export declare function failed(power: Power, world: World): ReadonlyArray<Piece>;

/** Province. */
export declare function failed_place(power: Power, unit: Piece): Province;

/** Missed province. */
export declare function failed_thwarted(power: Power, unit: Piece): Province;

/** A cross. */
export declare function failed_sign(power: Power, unit: Piece): string;

/** Supply centres. */
export declare function supply_centres(power: Power, world: World): ReadonlyArray<Province>;

/** Power that holds it. */
export declare function supply_centres_owner(power: Power, place: Province): Power | null;

/** How the powers stand. */
export declare function fortunes(power: Power, world: World): ReadonlyArray<Power>;

/** Fortunes centres. In centres. */
export declare function fortunes_centres(power: Power, other: Power, world: World): Int;

/** Fortunes units. In plain numbers. */
export declare function fortunes_units(power: Power, other: Power, world: World): Int;
