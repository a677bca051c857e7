import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, MapArea, Place, Target } from "./kinds.js";

/** How many areas lie from one to another. In areas. */
export declare function gap(one: MapArea, other: MapArea): Int;

/** The area lies on a coast. */
export declare function coastal(area: MapArea): boolean;

/** The there is not too far from the here. */
export declare function within_reach(here: MapArea | null, there: MapArea | null, reach: Int): boolean;

/** Where somebody stays. */
export declare function seat(figure: Target): MapArea | null;

/** The kingdom knows of the place. */
export declare function knows_of(kingdom: Kingdom, place: Place, world: World): boolean;

/** The ground of an area, for the picture of the map. */
export declare function square(area: MapArea): ReadonlyArray<Spot>;
