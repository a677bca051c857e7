import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, Place, Seizure, Surge } from "./kinds.js";

export declare function why_walls_value(place: Place, seizure: Seizure): [Int, Notes];
export declare function guards_walls_value(entry: number, place: Place, seizure: Seizure): number | null;

export declare function why_walls_riposte(place: Place, seizure: Seizure, surge: Surge): [Int, Notes];
export declare function guards_walls_riposte(entry: number, place: Place, seizure: Seizure, surge: Surge): number | null;

export declare function why_walls_shelter(place: Place): [Int, Notes];
export declare function guards_walls_shelter(entry: number, place: Place): number | null;

export declare function why_damage_taken(damage: Int, shelter: Int): [Int, Notes];
export declare function guards_damage_taken(entry: number, damage: Int, shelter: Int): number | null;

export declare function why_walls_luck(): [Int, Notes];
export declare function guards_walls_luck(entry: number): number | null;

export declare function why_storming_gain(group: Group): [Int, Notes];
export declare function guards_storming_gain(entry: number, group: Group): number | null;

export declare function why_siege_length(besieger: Kingdom, town: boolean): [Int, Notes];
export declare function guards_siege_length(entry: number, besieger: Kingdom, town: boolean): number | null;

export declare function why_siege_captives(besieger: Kingdom, fallen: boolean): [Int, Notes];
export declare function guards_siege_captives(entry: number, besieger: Kingdom, fallen: boolean): number | null;

export declare const $labels_rules_walls: { readonly [name: string]: readonly Label[] };
