import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, MapArea } from "./kinds.js";

/** Where a kingdom's miners are. */
export declare function pit(kingdom: Kingdom): MapArea | null;

/** Miners. In plain numbers. */
export declare function mines_miners(kingdom: Kingdom): Int;

/** Area. */
export declare function mines_area(kingdom: Kingdom): MapArea | null;

/** Where there is ore. */
export declare function ore(kingdom: Kingdom, world: World): ReadonlyArray<MapArea>;

/** Our miners are there. */
export declare function ore_digging(kingdom: Kingdom, a: MapArea): boolean;
