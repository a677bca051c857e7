import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, Group, Kingdom, Place, Seizure, Surge } from "./kinds.js";

export declare function why_lies_in(artifact: Artifact, place: Place, world: World): [boolean, Notes];
export declare function guards_lies_in(entry: number, artifact: Artifact, place: Place, world: World): number | null;

export declare function why_manned_walls(place: Place, world: World): [Int, Notes];
export declare function guards_manned_walls(entry: number, place: Place, world: World): number | null;

export declare function why_walls_value(place: Place, seizure: Seizure, world: World): [Int, Notes];
export declare function guards_walls_value(entry: number, place: Place, seizure: Seizure, world: World): number | null;

export declare function why_walls_riposte(place: Place, seizure: Seizure, surge: Surge, world: World): [Int, Notes];
export declare function guards_walls_riposte(entry: number, place: Place, seizure: Seizure, surge: Surge, world: World): number | null;

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
