import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Piece, Power, Province, Shore, Side } from "./kinds.js";

/** The unit of a power in a province. */
export declare function unit_in_place(power: Power, place: Province, world: World): Piece | null;

/** The unit of a power that was driven out of a province. */
export declare function leaving(power: Power, place: Province, world: World): Piece | null;

/** What a kind of unit is called. */
export declare function sort_of_unit(arm: Arm | null): string;

/** The unit is of the power that is named. */
export declare function belongs_to_it(unit: Piece | null, owner: Power | null): boolean;

/** The unit has no order yet. */
export declare function awaits_order(unit: Piece | null): boolean;

/** The seas in which fleets lie. */
export declare function fleets_at_sea(world: World): ReadonlyArray<Shore>;

/** The coast of a province that an order names. */
export declare function coast_named(place: Province, side: Side | null): Shore | null;

/** The coasts at which a fleet could arrive. */
export declare function coasts_open(unit: Piece, goal: Province, side: Side | null): ReadonlyArray<Shore>;

/** The unit can go there. */
export declare function can_go(unit: Piece | null, goal: Province, side: Side | null, world: World): boolean;

/** The provinces to which an army gets by itself. */
export declare function within_reach(unit: Piece | null, world: World): ReadonlyArray<Province>;

/** The coasts and seas to which a fleet gets. */
export declare function waters_within_reach(unit: Piece | null): ReadonlyArray<Shore>;

/** It is clear at which coast the unit arrives. */
export declare function coast_is_clear(unit: Piece | null, goal: Province, side: Side | null): boolean;

/** The unit can give that support. */
export declare function can_help(unit: Piece | null, friend: Piece | null, goal: Province, world: World): boolean;

/** The fleet can carry the army. */
export declare function can_carry(unit: Piece | null, freight: Piece | null, goal: Province): boolean;

/** The unit in a province, whosever it is. */
export declare function occupant(place: Province, world: World): Piece | null;

/** The unit is an army. */
export declare function carried(unit: Piece | null): boolean;

/** Water leads from the one to the other. */
export declare function touches(one: Province, other: Province): boolean;

/** The seas that an order names. */
export declare function named_seas(crossing: Province | null, second: Province | null, third: Province | null, world: World): ReadonlyArray<Province>;

/** The seas that an order names and where no fleet lies. */
export declare function seas_without_fleet(crossing: Province | null, second: Province | null, third: Province | null, world: World): ReadonlyArray<Province>;

/** The seas that are named lead there. */
export declare function route_leads(place: Province, crossing: Province | null, second: Province | null, third: Province | null, goal: Province): boolean;

/** The unit of a power that it can disband in a province. */
export declare function to_disband(power: Power, place: Province, world: World): Piece | null;
