import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, Kingdom, MapArea, OpeningEdge, OpeningSite, Reaction, Region } from "./kinds.js";

/** Population centers within three areas. In plain numbers. */
export declare function crowd(area: MapArea, world: World): Int;

/** What a boost of a capital adds. In percent. */
export declare function edge(boost: OpeningEdge | null): Int;

/** How regions far from home think of a kingdom when a campaign begins. */
export declare function stranger_mood(kingdom: Kingdom): Reaction;

/** Gold of the first population centers in a good month. In gold. */
export declare function opening_mint(): Int;

/** Food of the first population centers in a good month. In food. */
export declare function opening_fields(): Int;

/** How likely a population center stands in an area when a campaign begins. In plain numbers. */
export declare function city_ground(area: MapArea, site: OpeningSite, world: World): Int;

/** Share of a region's people that lives in a kingdom's population centers. In percent. */
export declare function people_held(kingdom: Kingdom, region: Region, world: World): Int;

/** The relic is still to be found. */
export declare function unclaimed(relic: Artifact, world: World): boolean;

/** Nothing stands in the area. */
export declare function wild(area: MapArea, world: World): boolean;
