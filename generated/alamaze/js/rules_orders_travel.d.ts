import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, MapArea, Place, Rank, Target } from "./kinds.js";

/** The figure travels from place to place. */
export declare function travels(figure: Target): boolean;

/** What it costs to send somebody on an errand. In gold. */
export declare function travel_price(rank: Rank): Int;

/** Soldiers keep the figure out of the town. */
export declare function kept_out(figure: Target, town: Place, world: World): boolean;

/** The areas lie side by side. */
export declare function side_by_side(grounds: ReadonlyArray<MapArea>): boolean;

/** The kingdom has a seeing stone. */
export declare function has_stone(kingdom: Kingdom): boolean;
