import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Piece, Province, Shore } from "./kinds.js";

/** What a unit counts for, wherever it moves, stands or supports. In men. */
export declare function strength(unit: Piece): Int;

/** Where an army can go from a province. */
export declare function ways_from(place: Province, world: World): ReadonlyArray<Province>;

/** What a unit is. */
export declare function arm_of(unit: Piece): Arm;

/** How a coast is told from others. */
export declare function coast_note(shore: Shore | null): string;

/** Where an army on board can go on from a coast or a sea. */
export declare function onward(shore: Shore): ReadonlyArray<Shore>;

/** The unit could go to the province. */
export declare function reaches(unit: Piece, province: Province, world: World): boolean;
