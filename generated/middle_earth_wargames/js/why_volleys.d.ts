import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Missile, Unit } from "./kinds.js";

export declare function why_shoots_now(unit: Unit, world: World): [boolean, Notes];
export declare function guards_shoots_now(entry: number, unit: Unit, world: World): number | null;

export declare function why_shot_is_known(missile: Missile, prey: Unit): [boolean, Notes];
export declare function guards_shot_is_known(entry: number, missile: Missile, prey: Unit): number | null;

export declare function why_may_be_shot(unit: Unit, missile: Missile, prey: Unit, world: World): [boolean, Notes];
export declare function guards_may_be_shot(entry: number, unit: Unit, missile: Missile, prey: Unit, world: World): number | null;

export declare function why_mark_of(unit: Unit, world: World): [Unit | null, Notes];
export declare function guards_mark_of(entry: number, unit: Unit, world: World): number | null;

export declare function why_over_friends(unit: Unit, prey: Unit): [boolean, Notes];
export declare function guards_over_friends(entry: number, unit: Unit, prey: Unit): number | null;

export declare function why_over_the_low(unit: Unit, prey: Unit): [boolean, Notes];
export declare function guards_over_the_low(entry: number, unit: Unit, prey: Unit): number | null;

export declare const $labels_rules_volleys: { readonly [name: string]: readonly Label[] };
