import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Battle, Folk, Hindrance, Individual, Land, Regiment, Seat, Side } from "./kinds.js";

/** Areas that a regiment may move. In areas. */
export declare function allowance(regiment: Regiment): Int;

/** The origin stands in the goal, or the goal in the origin. */
export declare function beside_walls(origin: Land, goal: Land): boolean;

/** What entering an area costs a regiment. In areas. */
export declare function entry_cost(regiment: Regiment, goal: Land): Int;

/** Areas that an Individual may move. In areas. */
export declare function pace(individual: Individual): Int;

/** The way over Caradhras is open to the side. */
export declare function pass_open(origin: Land, goal: Land, side: Side, world: World): boolean;

/** Snow has closed Caradhras. */
export declare function snowed_in(origin: Land, goal: Land, world: World): boolean;

/** Enemies of the side are in the land. */
export declare function enemies_in(land: Land, side: Side, world: World): boolean;

/** Regiments of a side in an area. */
export declare function forces_in(land: Land, side: Side, world: World): ReadonlyArray<Regiment>;

/** The regiment is bound by battle. */
export declare function pinned(regiment: Regiment, world: World): boolean;

/** No forces of the other master are in the goal. */
export declare function apart_masters(folk: Folk, goal: Land, world: World): boolean;

/** The nation of the goal is hostile, not active, and not breached. */
export declare function breach_needed(seat: Seat, goal: Land, world: World): boolean;

/** The Fellowship opens the goal to the seat. */
export declare function ring_opens(seat: Seat, goal: Land, world: World): boolean;

/** The goal is open to the seat. */
export declare function let_through(seat: Seat, goal: Land, world: World): boolean;

/** What keeps a regiment from marching. */
export declare function march_hindrance(regiment: Regiment, goal: Land, world: World): Hindrance;

/** The regiment may march to the goal. */
export declare function may_march(regiment: Regiment, goal: Land, world: World): boolean;

/** The regiment is a reinforcement. */
export declare function second_line(regiment: Regiment, world: World): boolean;

/** Where a march leads first. */
export declare function next_area(goal: Land, crossed_area: Land | null): Land;

/** The regiment may set out. */
export declare function may_set_out(regiment: Regiment, goal: Land, crossed_area: Land | null, world: World): boolean;

/** Where the attackers of a battle come from. */
export declare function attack_origins(battle: Battle, world: World): ReadonlyArray<Land>;

/** What keeps an Individual from going on. */
export declare function walk_hindrance(individual: Individual, goal: Land, world: World): Hindrance;

/** The individual may go to the goal. */
export declare function may_walk(individual: Individual, goal: Land, world: World): boolean;
