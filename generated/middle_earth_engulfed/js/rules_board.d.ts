import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Border, Folk, Land, Side } from "./kinds.js";

/** The nation at home in an area. */
export declare function home_nation(land: Land): Folk | null;

/** The land is a muster place. */
export declare function muster_point_at(land: Land): boolean;

/** The land is a muster place of the folk. */
export declare function musters_in(folk: Folk, land: Land): boolean;

/** The land is in the hands of the side. */
export declare function in_hands(land: Land, side: Side, world: World): boolean;

/** The land is friendly or neutral to the side. */
export declare function passable(land: Land, side: Side, world: World): boolean;

/** What lies between areas. */
export declare function frontier(origin: Land, goal: Land): Border;

/** The origin touches the goal. */
export declare function joined(origin: Land, goal: Land): boolean;

/** The way from the origin to the goal is barred. */
export declare function barred(origin: Land, goal: Land, side: Side, world: World): boolean;
