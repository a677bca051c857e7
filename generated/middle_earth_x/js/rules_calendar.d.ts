import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Power } from "./kinds.js";

/** Units may be given orders to move. */
export declare function season_of_moves(world: World): boolean;

/** Units that were driven out retreat now. */
export declare function season_of_retreats(world: World): boolean;

/** Units are built and removed now. */
export declare function season_of_builds(world: World): boolean;

/** The supply centres that a power holds. In centres. */
export declare function centres_of(power: Power, world: World): Int;

/** The units that a power has. In plain numbers. */
export declare function units_of(power: Power, world: World): Int;

/** The supply centres with which a power wins. In centres. */
export declare function centres_to_win(power: Power, world: World): Int;

/** The power has won. */
export declare function has_won(power: Power, world: World): boolean;

/** Somebody has won. */
export declare function decided(world: World): boolean;

/** All agree to a draw. */
export declare function draw_agreed(world: World): boolean;

/** The power is still in the game. */
export declare function plays(power: Power, world: World): boolean;

/** The power has units to build or to remove. */
export declare function has_to_adjust(power: Power, world: World): boolean;
