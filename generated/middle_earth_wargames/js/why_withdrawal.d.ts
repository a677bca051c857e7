import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Facing, Gait, GroundSort, Hindrance, Reaction, Remnant, RemnantDuty, Sky, Stance, SunlightAnswer, Unit } from "./kinds.js";

export declare function why_gait_of(unit: Unit): [Gait, Notes];
export declare function guards_gait_of(entry: number, unit: Unit): number | null;

export declare function why_withdrawal_distance(unit: Unit, answer: Reaction, ground: GroundSort, sky: Sky): [Int, Notes];
export declare function guards_withdrawal_distance(entry: number, unit: Unit, answer: Reaction, ground: GroundSort, sky: Sky): number | null;

export declare function why_facing_in(answer: Reaction): [Facing, Notes];
export declare function guards_facing_in(entry: number, answer: Reaction): number | null;

export declare function why_hit_from_behind(answer: Reaction): [boolean, Notes];
export declare function guards_hit_from_behind(entry: number, answer: Reaction): number | null;

export declare function why_pursuit_has_impetus(answer: Reaction): [boolean, Notes];
export declare function guards_pursuit_has_impetus(entry: number, answer: Reaction): number | null;

export declare function why_rout_goes_round(hindrance: Hindrance): [boolean, Notes];
export declare function guards_rout_goes_round(entry: number, hindrance: Hindrance): number | null;

export declare function why_after_rally_test(stance: Stance, score: Int): [Stance, Notes];
export declare function guards_after_rally_test(entry: number, stance: Stance, score: Int): number | null;

export declare function why_in_the_sun(score: Int): [SunlightAnswer, Notes];
export declare function guards_in_the_sun(entry: number, score: Int): number | null;

export declare function why_daylight(facts: Facts, world: World): [boolean, Notes];
export declare function guards_daylight(entry: number, facts: Facts, world: World): number | null;

export declare function why_turns_to_stone(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_turns_to_stone(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_remnant_of(unit: Unit): [Remnant, Notes];
export declare function guards_remnant_of(entry: number, unit: Unit): number | null;

export declare function why_remnant_duty(remnant: Remnant, moves_since: Int): [RemnantDuty, Notes];
export declare function guards_remnant_duty(entry: number, remnant: Remnant, moves_since: Int): number | null;

export declare const $labels_rules_withdrawal: { readonly [name: string]: readonly Label[] };
