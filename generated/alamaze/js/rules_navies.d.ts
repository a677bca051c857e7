import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Kingdom, MapArea, Navy, Sea } from "./kinds.js";

/** The area lies on the sea. */
export declare function on_shore(area: MapArea, sea: Sea): boolean;

/** The kingdom has a population center on the sea. */
export declare function has_port(kingdom: Kingdom, sea: Sea): boolean;

/** The navy of a kingdom in a sea. */
export declare function navy_of(kingdom: Kingdom, sea: Sea, world: World): Navy | null;

/** The kingdom began on the Trading Coasts. */
export declare function of_the_coasts(kingdom: Kingdom): boolean;

/** The naval quality of a people in a sea. In steps of 1 10 naval quality. */
export declare function own_quality(kingdom: Kingdom, sea: Sea): Int;

/** Fleets that a kingdom has at home. In fleets. */
export declare function home_fleets(kingdom: Kingdom, sea: Sea): Int;

/** Fleets that a kingdom begins with. In fleets. */
export declare function launched(kingdom: Kingdom, sea: Sea): Int;

/** The sea is not too far from the agent. */
export declare function sea_in_range(agent: Agent, sea: Sea, reach: Int): boolean;
