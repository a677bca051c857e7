import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Rampart, Unit, Warlord } from "./kinds.js";

/** Walls of the enemy. */
export declare function walls_of_others(warlord: Warlord, world: World): ReadonlyArray<Rampart>;

/** Walls of a commander. */
export declare function own_walls(warlord: Warlord, world: World): ReadonlyArray<Rampart>;

/** The unit is at the rampart. */
export declare function at_the_wall(unit: Unit, rampart: Rampart): boolean;

/** The rampart bars the way. */
export declare function bars_the_way(rampart: Rampart, here: Spot, there: Spot): boolean;

/** A wall is between them. */
export declare function walled_off(here: Spot, there: Spot, world: World): boolean;

/** The rampart is defended. */
export declare function defended(rampart: Rampart, world: World): boolean;

/** How far those throw who stand on a wall. In metres. */
export declare function javelin_throw(): Int;

/** The unit pushes at ladders on the rampart. */
export declare function minds_ladders(unit: Unit, rampart: Rampart): boolean;

/** The unit keeps its hands free for ladders. */
export declare function awaits_ladders(unit: Unit, world: World): boolean;
