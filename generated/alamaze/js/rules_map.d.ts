import type { Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { MapArea, Target } from "./kinds.js";

/** How many areas lie from one to another. In areas. */
export declare function gap(one: MapArea, other: MapArea): Int;

/** The area lies on a coast. */
export declare function coastal(area: MapArea): boolean;

/** The there is not too far from the here. */
export declare function within_reach(here: MapArea | null, there: MapArea | null, reach: Int): boolean;

/** Where somebody stays. */
export declare function seat(figure: Target): MapArea | null;
