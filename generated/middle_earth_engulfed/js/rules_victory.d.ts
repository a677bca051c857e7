import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Chair, Master, Prize, Seat } from "./kinds.js";

/** The prize has fallen. */
export declare function fallen(prize: Prize, world: World): boolean;

/** Points that a player of the Free Peoples has lost. In points. */
export declare function points_lost(chair: Chair, world: World): Int;

/** Points that a master of the Shadow has won. In points. */
export declare function points_won(master: Master, world: World): Int;

/** Which player of the Free Peoples wins when the ring is destroyed. */
export declare function better_friend(world: World): Chair;

/** Which master wins when the ring is taken. */
export declare function greater_master(world: World): Master;

/** The Free Peoples are shared. */
export declare function friends_divided(world: World): boolean;

/** Sauron and Saruman have a player each. */
export declare function shadow_divided(world: World): boolean;

/** The seat has won. */
export declare function wins(seat: Seat, world: World): boolean;
