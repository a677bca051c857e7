import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { EntryWay, PushWeight, Unit, UnitErrand } from "./kinds.js";

export declare function why_impetus_weapon(attacker: Unit, defender: Unit): [Int, Notes];
export declare function guards_impetus_weapon(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_impetus_factor(attacker: Unit, defender: Unit, dice: Dice): [Int, Notes];
export declare function guards_impetus_factor(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_has_impetus(attacker: Unit, running_melee: boolean, first_contact: boolean): [boolean, Notes];
export declare function guards_has_impetus(entry: number, attacker: Unit, running_melee: boolean, first_contact: boolean): number | null;

export declare function why_impetus_casualties(attacker: Unit, defender: Unit, dice: Dice): [Int, Notes];
export declare function guards_impetus_casualties(entry: number, attacker: Unit, defender: Unit): number | null;

export declare function why_pushes_at_all(unit: Unit): [boolean, Notes];
export declare function guards_pushes_at_all(entry: number, unit: Unit): number | null;

export declare function why_weight_of(unit: Unit): [PushWeight, Notes];
export declare function guards_weight_of(entry: number, unit: Unit): number | null;

export declare function why_first_push(attacker: Unit, defender: Unit, answering_charge: boolean): [Int, Notes];
export declare function guards_first_push(entry: number, attacker: Unit, defender: Unit, answering_charge: boolean): number | null;

export declare function why_push_back(attacker: Unit, defender: Unit, answering_charge: boolean, ranks_behind: Int): [Int, Notes];
export declare function guards_push_back(entry: number, attacker: Unit, defender: Unit, answering_charge: boolean, ranks_behind: Int): number | null;

export declare function why_orc_ranks_behind(men: Int): [Int, Notes];
export declare function guards_orc_ranks_behind(entry: number, men: Int): number | null;

export declare function why_counter_charges(unit: Unit, errand: UnitErrand): [boolean, Notes];
export declare function guards_counter_charges(entry: number, unit: Unit, errand: UnitErrand): number | null;

export declare function why_may_enter_melee(unit: Unit, friend_inside: Unit, entry_: EntryWay): [boolean, Notes];
export declare function guards_may_enter_melee(entry: number, unit: Unit, friend_inside: Unit, entry_: EntryWay): number | null;

export declare const $labels_rules_impetus: { readonly [name: string]: readonly Label[] };
