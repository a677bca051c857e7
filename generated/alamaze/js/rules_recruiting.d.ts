import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BrigadeType, Experience, Group, Kingdom, Place } from "./kinds.js";

/** Gold that a recruited brigade takes. In gold. */
export declare function levy_gold(group: Group, breed: BrigadeType): Int;

/** Food that a recruited brigade takes. In food. */
export declare function levy_food(group: Group, breed: BrigadeType): Int;

/** The place gives the group troops. */
export declare function musters_at(group: Group, place: Place): boolean;

/** The breed enlist in the place. */
export declare function enlists(kingdom: Kingdom, breed: BrigadeType, place: Place): boolean;

/** What people of a town have learned when they enlist. */
export declare function recruit_level(kingdom: Kingdom): Experience;

/** The group has room for the breed. */
export declare function has_ranks_for(group: Group, breed: BrigadeType): boolean;

/** The breed live where the group stands. */
export declare function at_home_in(breed: BrigadeType, group: Group): boolean;

/** Companions that a kingdom has called in the turn. In plain numbers. */
export declare function companions_called(kingdom: Kingdom, world: World): Int;

/** The group is at the capital. */
export declare function at_the_capital(group: Group): boolean;

/** Brigades of the fallen that join a group. In plain numbers. */
export declare function fallen_mustered(group: Group, world: World): Int;
