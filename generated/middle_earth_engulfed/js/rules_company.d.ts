import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Individual, Seat } from "./kinds.js";

/** How large the Fellowship is. In pieces. */
export declare function company_size(world: World): Int;

/** The individual may join the Fellowship. */
export declare function may_join(individual: Individual, world: World): boolean;

/** The individual may leave the Fellowship. */
export declare function may_leave(individual: Individual, world: World): boolean;

/** The Fellowship may be scattered. */
export declare function may_scatter(world: World): boolean;

/** Gollum may come. */
export declare function gollum_may_come(world: World): boolean;

/** Whether Gollum joins. */
export declare function gollum_comes(dice: Dice): boolean;

/** Individuals of a player that may leave. */
export declare function leave_takers(seat: Seat, world: World): ReadonlyArray<Individual>;

/** Individuals of a player that may join. */
export declare function newcomers(seat: Seat, world: World): ReadonlyArray<Individual>;

/** The player who decides for the Fellowship. */
export declare function ring_keeper(world: World): Seat | null;
