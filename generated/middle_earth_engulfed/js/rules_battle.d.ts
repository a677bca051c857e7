import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Battle, Card, Folk, Hero, Land, Plan, Regiment, Seat, Side } from "./kinds.js";

/** What a plan is worth against another. In pips. */
export declare function plan_bonus(plan: Plan, enemy_plan: Plan): Int;

/** The plan of a side. */
export declare function own_plan(battle: Battle, side: Side): Plan;

/** The plan of the other side. */
export declare function other_plan(battle: Battle, side: Side): Plan;

/** What its plan is worth to a side. In pips. */
export declare function plan_edge(battle: Battle, side: Side): Int;

/** The score of a regiment's blow. In pips. */
export declare function strike_score(regiment: Regiment, battle: Battle, world: World, dice: Dice): Int;

/** The other side. */
export declare function other_side(side: Side): Side;

/** The score of morale. In pips. */
export declare function morale(battle: Battle, side: Side, world: World, dice: Dice): Int;

/** The side alone is left in the land. */
export declare function stands_alone(land: Land, side: Side, world: World): boolean;

/** The regiment is shaken. */
export declare function shaken(regiment: Regiment): boolean;

/** The regiment can retreat to the land. */
export declare function refuge(regiment: Regiment, land: Land, world: World): boolean;

/** Where a regiment retreats to. */
export declare function way_of_retreat(regiment: Regiment, world: World): Land | null;

/** Steps that a player has in an area. In steps. */
export declare function steps_in(land: Land, seat: Seat, world: World): Int;

/** Who plans for a side. */
export declare function planner(battle: Battle, side: Side, world: World): Seat | null;

/** Pips of morale that a player can pay for. In pips. */
export declare function affordable(seat: Seat): Int;

/** Who attacks in a battle that goes on. */
export declare function assailant(land: Land, world: World): Side;

/** The hero may lead regiments of the folk. */
export declare function may_lead(hero: Hero, folk: Folk): boolean;

/** The side may have to fight in the land. */
export declare function battle_near(land: Land, side: Side, world: World): boolean;

/** The seat may have to fight. */
export declare function near_enemies(seat: Seat, world: World): boolean;

/** Combat cards that somebody in a battle permits. */
export declare function combat_cards(battle: Battle, world: World): ReadonlyArray<Card>;
