import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, MapArea, OpeningEdge, Reaction } from "./kinds.js";

/** Population centers within three areas. In plain numbers. */
export declare function crowd(area: MapArea, world: World): Int;

/** What a boost of a capital adds. In percent. */
export declare function edge(boost: OpeningEdge | null): Int;

/** How regions far from home think of a kingdom when a campaign begins. */
export declare function stranger_mood(kingdom: Kingdom): Reaction;
