import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Province, Retreat, Shore, Side } from "./kinds.js";

/** The coasts of a province to which a fleet may retreat. */
export declare function havens_in(unit: Piece, goal: Province, side: Side | null): ReadonlyArray<Shore>;

/** The unit may retreat there. */
export declare function may_retreat(unit: Piece | null, goal: Province, side: Side | null): boolean;

/** The retreat's goal is wanted by another as well. */
export declare function collides(retreat: Retreat, world: World): boolean;
