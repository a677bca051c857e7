import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Brigade, BrigadeType, Experience, Group, Kingdom, Rating, Terrain } from "./kinds.js";

export declare function why_rating(breed: BrigadeType, arm: Arm): [Rating, Notes];
export declare function guards_rating(entry: number, breed: BrigadeType, arm: Arm): number | null;

export declare function why_rated_strength(rating: Rating): [Int, Notes];
export declare function guards_rated_strength(entry: number, rating: Rating): number | null;

export declare function why_brigade_strength(brigade: Brigade, arm: Arm): [Int, Notes];
export declare function guards_brigade_strength(entry: number, brigade: Brigade, arm: Arm): number | null;

export declare function why_ground_effect(group: Group, arm: Arm): [Int, Notes];
export declare function guards_ground_effect(entry: number, group: Group, arm: Arm): number | null;

export declare function why_long_shot(terrain: Terrain, arm: Arm): [boolean, Notes];
export declare function guards_long_shot(entry: number, terrain: Terrain, arm: Arm): number | null;

export declare function why_troop_value(group: Group, arm: Arm): [Int, Notes];
export declare function guards_troop_value(entry: number, group: Group, arm: Arm): number | null;

export declare function why_group_value(group: Group): [Int, Notes];
export declare function guards_group_value(entry: number, group: Group): number | null;

export declare function why_flying(group: Group): [boolean, Notes];
export declare function guards_flying(entry: number, group: Group): number | null;

export declare function why_adeptness(group: Group): [Int, Notes];
export declare function guards_adeptness(entry: number, group: Group): number | null;

export declare function why_brigades_of(group: Group, breed: BrigadeType): [Int, Notes];
export declare function guards_brigades_of(entry: number, group: Group, breed: BrigadeType): number | null;

export declare function why_worn(brigade: Brigade, casualties: Int): [Int, Notes];
export declare function guards_worn(entry: number, brigade: Brigade, casualties: Int): number | null;

export declare function why_broken(attrition: Int): [boolean, Notes];
export declare function guards_broken(entry: number, attrition: Int): number | null;

export declare function why_battle_attrition(kingdom: Kingdom, suffered: Int): [Int, Notes];
export declare function guards_battle_attrition(entry: number, kingdom: Kingdom, suffered: Int): number | null;

export declare function why_drilled(experience: Experience): [Experience, Notes];
export declare function guards_drilled(entry: number, experience: Experience): number | null;

export declare function why_marches_with(brigade: Brigade, world: World): [Group | null, Notes];
export declare function guards_marches_with(entry: number, brigade: Brigade, world: World): number | null;

export declare const $labels_rules_brigades: { readonly [name: string]: readonly Label[] };
