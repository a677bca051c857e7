import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Land, Nation, Regiment, Seat } from "./kinds.js";

/** Magic protects the land. */
export declare function protected_(land: Land): boolean;

/** The magic of the land holds. */
export declare function closed(land: Land, world: World): boolean;

/** Whether magic gives way. */
export declare function protection_breaks(pips: Int, dice: Dice): boolean;

/** The nation is hostile to the seat. */
export declare function hostile(seat: Seat, nation: Nation): boolean;

/** The seat may enter the lands of the nation. */
export declare function let_in(seat: Seat, nation: Nation, world: World): boolean;

/** The regiment may be the first to enter the land. */
export declare function first_in(regiment: Regiment, land: Land, world: World): boolean;
