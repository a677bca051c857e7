import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Group, Kingdom, Place } from "./kinds.js";

export declare function why_ladders_and_bows(group: Group): [Int, Notes];
export declare function guards_ladders_and_bows(entry: number, group: Group): number | null;

export declare function why_wall_readiness(group: Group): [Int, Notes];
export declare function guards_wall_readiness(entry: number, group: Group): number | null;

export declare function why_wall_worth(group: Group): [Int, Notes];
export declare function guards_wall_worth(entry: number, group: Group): number | null;

export declare function why_siege_readiness(group: Group, place: Place): [Int, Notes];
export declare function guards_siege_readiness(entry: number, group: Group, place: Place): number | null;

export declare function why_siege_value(group: Group, place: Place): [Int, Notes];
export declare function guards_siege_value(entry: number, group: Group, place: Place): number | null;

export declare function why_walls_to_match(place: Place, world: World): [Int, Notes];
export declare function guards_walls_to_match(entry: number, place: Place, world: World): number | null;

export declare function why_could_besiege(group: Group, place: Place, world: World): [boolean, Notes];
export declare function guards_could_besiege(entry: number, group: Group, place: Place, world: World): number | null;

export declare function why_had_its_turn(group: Group, world: World): [boolean, Notes];
export declare function guards_had_its_turn(entry: number, group: Group, world: World): number | null;

export declare function why_gate_might(group: Group, place: Place, world: World): [Int, Notes];
export declare function guards_gate_might(entry: number, group: Group, place: Place, world: World): number | null;

export declare function why_gate_words(group: Group, place: Place, world: World): [Int, Notes];
export declare function guards_gate_words(entry: number, group: Group, place: Place, world: World): number | null;

export declare function why_parley_chance(group: Group, place: Place, world: World): [Int, Notes];
export declare function guards_parley_chance(entry: number, group: Group, place: Place, world: World): number | null;

export declare function why_dread(kingdom: Kingdom): [Int, Notes];
export declare function guards_dread(entry: number, kingdom: Kingdom): number | null;

export declare function why_threat_chance(group: Group, place: Place, world: World): [Int, Notes];
export declare function guards_threat_chance(entry: number, group: Group, place: Place, world: World): number | null;

export declare function why_besieger_of(place: Place, world: World): [Group | null, Notes];
export declare function guards_besieger_of(entry: number, place: Place, world: World): number | null;

export declare function why_besieged(place: Place, world: World): [boolean, Notes];
export declare function guards_besieged(entry: number, place: Place, world: World): number | null;

export declare function why_siege_yield(place: Place, world: World): [Int, Notes];
export declare function guards_siege_yield(entry: number, place: Place, world: World): number | null;

export declare function why_leaving_risk(figure: Figure, place: Place, world: World): [Int, Notes];
export declare function guards_leaving_risk(entry: number, figure: Figure, place: Place, world: World): number | null;

export declare function why_gold_carried_off(place: Place): [Int, Notes];
export declare function guards_gold_carried_off(entry: number, place: Place): number | null;

export declare function why_food_carried_off(place: Place): [Int, Notes];
export declare function guards_food_carried_off(entry: number, place: Place): number | null;

export declare function why_share_of_the_rest(share: Int, part: Int): [Int, Notes];
export declare function guards_share_of_the_rest(entry: number, share: Int, part: Int): number | null;

export declare const $labels_rules_sieges: { readonly [name: string]: readonly Label[] };
