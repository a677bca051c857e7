import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Flyer, Missile, Unit } from "./kinds.js";

export declare function why_flyer_of(unit: Unit): [Flyer | null, Notes];
export declare function guards_flyer_of(entry: number, unit: Unit): number | null;

export declare function why_aloft(unit: Unit): [boolean, Notes];
export declare function guards_aloft(entry: number, unit: Unit): number | null;

export declare function why_dazed(unit: Unit): [boolean, Notes];
export declare function guards_dazed(entry: number, unit: Unit): number | null;

export declare function why_flight_length(unit: Unit, world: World): [Int, Notes];
export declare function guards_flight_length(entry: number, unit: Unit, world: World): number | null;

export declare function why_still_enough(unit: Unit): [boolean, Notes];
export declare function guards_still_enough(entry: number, unit: Unit): number | null;

export declare function why_among_friends(unit: Unit): [boolean, Notes];
export declare function guards_among_friends(entry: number, unit: Unit): number | null;

export declare function why_air_attack_reaches(unit: Unit, prey: Unit, world: World): [boolean, Notes];
export declare function guards_air_attack_reaches(entry: number, unit: Unit, prey: Unit, world: World): number | null;

export declare function why_attacks_in_the_air(unit: Unit): [Int, Notes];
export declare function guards_attacks_in_the_air(entry: number, unit: Unit): number | null;

export declare function why_strikes_back_in_the_air(prey: Unit): [boolean, Notes];
export declare function guards_strikes_back_in_the_air(entry: number, prey: Unit): number | null;

export declare function why_may_be_shot_above(unit: Unit, missile: Missile, prey: Unit, world: World): [boolean, Notes];
export declare function guards_may_be_shot_above(entry: number, unit: Unit, missile: Missile, prey: Unit, world: World): number | null;

export declare function why_mark_above(unit: Unit, world: World): [Unit | null, Notes];
export declare function guards_mark_above(entry: number, unit: Unit, world: World): number | null;

export declare const $labels_rules_skies: { readonly [name: string]: readonly Label[] };
