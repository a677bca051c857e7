import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Loser, Unit } from "./kinds.js";

export declare function why_melee_dice(dice: Dice): [Int, Notes];
export declare function guards_melee_dice(entry: number): number | null;

export declare function why_weapon_factor(attacker: Unit, defender: Unit): [Int, Notes];
export declare function guards_weapon_factor(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_combat_factor(attacker: Unit, defender: Unit, dice: Dice): [Int, Notes];
export declare function guards_combat_factor(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_tactical_factor(attacker: Unit, defender: Unit): [Int, Notes];
export declare function guards_tactical_factor(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_ground_tactics(attacker: Unit, defender: Unit): [Int, Notes];
export declare function guards_ground_tactics(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_fighters(attacker: Unit): [Int, Notes];
export declare function guards_fighters(entry: number, attacker: Unit): number | null;

export declare function why_casualties(fighters: Int, total: Int): [Int, Notes];
export declare function guards_casualties(entry: number, fighters: Int, total: Int): number | null;

export declare function why_melee_casualties(attacker: Unit, defender: Unit, dice: Dice): [Int, Notes];
export declare function guards_melee_casualties(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_melee_outcome(first_fallen: Int, second_fallen: Int): [Loser, Notes];
export declare function guards_melee_outcome(entry: number, first_fallen: Int, second_fallen: Int): number | null;

export declare function why_leader_falls(exposed: Int, hit: Int, dice: Dice): [boolean, Notes];
export declare function guards_leader_falls(entry: number, exposed: Int, hit: Int): number | null;

export declare function why_impetus_bonus(unit: Unit): [Int, Notes];
export declare function guards_impetus_bonus(entry: number, unit: Unit): number | null;

export declare const $labels_rules_melee: { readonly [name: string]: readonly Label[] };
