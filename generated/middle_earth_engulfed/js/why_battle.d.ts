import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Battle, Card, Folk, Hero, Land, Plan, Regiment, Seat, Side } from "./kinds.js";

export declare function why_plan_bonus(plan: Plan, enemy_plan: Plan): [Int, Notes];
export declare function guards_plan_bonus(entry: number, plan: Plan, enemy_plan: Plan): number | null;

export declare function why_own_plan(battle: Battle, side: Side): [Plan, Notes];
export declare function guards_own_plan(entry: number, battle: Battle, side: Side): number | null;

export declare function why_other_plan(battle: Battle, side: Side): [Plan, Notes];
export declare function guards_other_plan(entry: number, battle: Battle, side: Side): number | null;

export declare function why_plan_edge(battle: Battle, side: Side): [Int, Notes];
export declare function guards_plan_edge(entry: number, battle: Battle, side: Side): number | null;

export declare function why_strike_score(regiment: Regiment, battle: Battle, world: World, dice: Dice): [Int, Notes];
export declare function guards_strike_score(entry: number, regiment: Regiment, battle: Battle, world: World): number | null;

export declare function why_other_side(side: Side): [Side, Notes];
export declare function guards_other_side(entry: number, side: Side): number | null;

export declare function why_morale(battle: Battle, side: Side, world: World, dice: Dice): [Int, Notes];
export declare function guards_morale(entry: number, battle: Battle, side: Side, world: World): number | null;

export declare function why_stands_alone(land: Land, side: Side, world: World): [boolean, Notes];
export declare function guards_stands_alone(entry: number, land: Land, side: Side, world: World): number | null;

export declare function why_shaken(regiment: Regiment): [boolean, Notes];
export declare function guards_shaken(entry: number, regiment: Regiment): number | null;

export declare function why_refuge(regiment: Regiment, land: Land, world: World): [boolean, Notes];
export declare function guards_refuge(entry: number, regiment: Regiment, land: Land, world: World): number | null;

export declare function why_way_of_retreat(regiment: Regiment, world: World): [Land | null, Notes];
export declare function guards_way_of_retreat(entry: number, regiment: Regiment, world: World): number | null;

export declare function why_steps_in(land: Land, seat: Seat, world: World): [Int, Notes];
export declare function guards_steps_in(entry: number, land: Land, seat: Seat, world: World): number | null;

export declare function why_planner(battle: Battle, side: Side, world: World): [Seat | null, Notes];
export declare function guards_planner(entry: number, battle: Battle, side: Side, world: World): number | null;

export declare function why_affordable(seat: Seat): [Int, Notes];
export declare function guards_affordable(entry: number, seat: Seat): number | null;

export declare function why_assailant(land: Land, world: World): [Side, Notes];
export declare function guards_assailant(entry: number, land: Land, world: World): number | null;

export declare function why_may_lead(hero: Hero, folk: Folk): [boolean, Notes];
export declare function guards_may_lead(entry: number, hero: Hero, folk: Folk): number | null;

export declare function why_battle_near(land: Land, side: Side, world: World): [boolean, Notes];
export declare function guards_battle_near(entry: number, land: Land, side: Side, world: World): number | null;

export declare function why_near_enemies(seat: Seat, world: World): [boolean, Notes];
export declare function guards_near_enemies(entry: number, seat: Seat, world: World): number | null;

export declare function why_combat_cards(battle: Battle, world: World): [ReadonlyArray<Card>, Notes];
export declare function guards_combat_cards(entry: number, battle: Battle, world: World): number | null;

export declare const $labels_rules_battle: { readonly [name: string]: readonly Label[] };
