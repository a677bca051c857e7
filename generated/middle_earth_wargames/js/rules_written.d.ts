import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit, Warlord } from "./kinds.js";

/** The units of a commander. */
export declare function host_of(warlord: Warlord, world: World): ReadonlyArray<Unit>;

/** The enemies of a commander. */
export declare function enemies_of(warlord: Warlord, world: World): ReadonlyArray<Unit>;

/** The unit hears orders. */
export declare function can_be_ordered(unit: Unit): boolean;
