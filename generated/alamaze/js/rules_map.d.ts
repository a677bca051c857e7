import type { Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { MapArea } from "./kinds.js";

/** How many areas lie from one to another. In areas. */
export declare function gap(one: MapArea, other: MapArea): Int;

/** The area lies on a coast. */
export declare function coastal(area: MapArea): boolean;
