import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Chieftain } from "./kinds.js";

export declare function why_leader_bonus(chieftain: Chieftain, own_people: boolean): [Int, Notes];
export declare function guards_leader_bonus(entry: number, chieftain: Chieftain, own_people: boolean): number | null;

export declare function why_hero(chieftain: Chieftain): [boolean, Notes];
export declare function guards_hero(entry: number, chieftain: Chieftain): number | null;

export declare function why_special_figure(chieftain: Chieftain): [boolean, Notes];
export declare function guards_special_figure(entry: number, chieftain: Chieftain): number | null;

export declare function why_stands_alone(chieftain: Chieftain): [boolean, Notes];
export declare function guards_stands_alone(entry: number, chieftain: Chieftain): number | null;

export declare function why_detects_magic(chieftain: Chieftain): [boolean, Notes];
export declare function guards_detects_magic(entry: number, chieftain: Chieftain): number | null;

export declare function why_energy_of(chieftain: Chieftain): [Int, Notes];
export declare function guards_energy_of(entry: number, chieftain: Chieftain): number | null;

export declare function why_may_struggle(chieftain: Chieftain, other: Chieftain): [boolean, Notes];
export declare function guards_may_struggle(entry: number, chieftain: Chieftain, other: Chieftain): number | null;

export declare function why_leader_can_act(captivity: boolean, energy: Int): [boolean, Notes];
export declare function guards_leader_can_act(entry: number, captivity: boolean, energy: Int): number | null;

export declare function why_heroes_advised(units_: Int): [Int, Notes];
export declare function guards_heroes_advised(entry: number, units_: Int): number | null;

export declare function why_heroes_enough(units_: Int): [Int, Notes];
export declare function guards_heroes_enough(entry: number, units_: Int): number | null;

export declare function why_riders_can_be_mustered(riders: Int): [boolean, Notes];
export declare function guards_riders_can_be_mustered(entry: number, riders: Int): number | null;

export declare function why_leader_at_risk(place_in_front: boolean, danger_in_front: boolean): [boolean, Notes];
export declare function guards_leader_at_risk(entry: number, place_in_front: boolean, danger_in_front: boolean): number | null;

export declare const $labels_rules_leaders: { readonly [name: string]: readonly Label[] };
