import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Group, Kingdom, Place, Rampart, Seizure, Side, Surge } from "./kinds.js";

export declare function why_before_the_gates(group: Group, place: Place, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_before_the_gates(entry: number, group: Group, place: Place, kingdom: Kingdom, world: World): number | null;

export declare function why_bars_the_gates(guard: Group, place: Place, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_bars_the_gates(entry: number, guard: Group, place: Place, kingdom: Kingdom, world: World): number | null;

export declare function why_may_barrage(group: Group): [boolean, Notes];
export declare function guards_may_barrage(entry: number, group: Group): number | null;

export declare function why_walls_cut(attacker: Kingdom, place: Place): [Int, Notes];
export declare function guards_walls_cut(entry: number, attacker: Kingdom, place: Place): number | null;

export declare function why_walls_today(place: Place, seizure: Seizure, host: Side, garrison: Side, world: World): [Int, Notes];
export declare function guards_walls_today(entry: number, place: Place, seizure: Seizure, host: Side, garrison: Side, world: World): number | null;

export declare function why_shelter_today(place: Place, day: Int): [Int, Notes];
export declare function guards_shelter_today(entry: number, place: Place, day: Int): number | null;

export declare function why_wings_grounded(group: Group, place: Place): [Int, Notes];
export declare function guards_wings_grounded(entry: number, group: Group, place: Place): number | null;

export declare function why_surge_force(host: Side, garrison: Side, place: Place, surge: Surge, world: World): [Int, Notes];
export declare function guards_surge_force(entry: number, host: Side, garrison: Side, place: Place, surge: Surge, world: World): number | null;

export declare function why_breach(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World): [Int, Notes];
export declare function guards_breach(entry: number, host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World): number | null;

export declare function why_walls_answer(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World): [Int, Notes];
export declare function guards_walls_answer(entry: number, host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World): number | null;

export declare function why_toll_of_walls(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World): [Int, Notes];
export declare function guards_toll_of_walls(entry: number, host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World): number | null;

export declare function why_still_standing(wall: Rampart): [Int, Notes];
export declare function guards_still_standing(entry: number, wall: Rampart): number | null;

export declare function why_part_of_region(place: Place, world: World): [Int, Notes];
export declare function guards_part_of_region(entry: number, place: Place, world: World): number | null;

export declare function why_severity(dice: Dice): [Int, Notes];
export declare function guards_severity(entry: number): number | null;

export declare function why_what_stays(most: Int, tenths: Int): [Int, Notes];
export declare function guards_what_stays(entry: number, most: Int, tenths: Int): number | null;

export declare function why_can_be_seized(figure: Figure): [boolean, Notes];
export declare function guards_can_be_seized(entry: number, figure: Figure): number | null;

export declare function why_seizing_chance(figure: Figure, place: Place, captor: Kingdom, seizure: Seizure): [Int, Notes];
export declare function guards_seizing_chance(entry: number, figure: Figure, place: Place, captor: Kingdom, seizure: Seizure): number | null;

export declare function why_townsfolk_bitten(group: Group, place: Place): [Int, Notes];
export declare function guards_townsfolk_bitten(entry: number, group: Group, place: Place): number | null;

export declare const $labels_rules_conquest: { readonly [name: string]: readonly Label[] };
