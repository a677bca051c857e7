import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Obedience, OrderBreadth, Reaction, Unit, UnitErrand } from "./kinds.js";

export declare function why_old_orders_last(): [Int, Notes];
export declare function guards_old_orders_last(entry: number): number | null;

export declare function why_new_orders_last(): [Int, Notes];
export declare function guards_new_orders_last(entry: number): number | null;

export declare function why_picks_own_target(errand: UnitErrand): [boolean, Notes];
export declare function guards_picks_own_target(entry: number, errand: UnitErrand): number | null;

export declare function why_order_carried_out(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_order_carried_out(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_takes_order(unit: Unit, command: OrderBreadth, facts: Facts, world: World): [boolean, Notes];
export declare function guards_takes_order(entry: number, unit: Unit, command: OrderBreadth, facts: Facts, world: World): number | null;

export declare function why_under_stress(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_under_stress(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_must_be_asked(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_must_be_asked(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_obedience_throw(unit: Unit, facts: Facts, world: World, dice: Dice): [Obedience, Notes];
export declare function guards_obedience_throw(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_obeys_order(unit: Unit, facts: Facts, world: World, dice: Dice): [Obedience, Notes];
export declare function guards_obeys_order(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_after_balking(outcome: Reaction): [Reaction, Notes];
export declare function guards_after_balking(entry: number, outcome: Reaction): number | null;

export declare function why_may_drive(driver: Unit, follower: Unit): [boolean, Notes];
export declare function guards_may_drive(entry: number, driver: Unit, follower: Unit): number | null;

export declare const $labels_rules_orders: { readonly [name: string]: readonly Label[] };
