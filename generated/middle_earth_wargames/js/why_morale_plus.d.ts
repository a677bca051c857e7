import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_strong_friend_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_strong_friend_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_strong_friend_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_strong_friend_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friend_in_sight(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friend_in_sight(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friend_advancing(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friend_advancing(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friend_charging(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friend_charging(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_support_behind(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_support_behind(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_retiring_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_retiring_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_retiring_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_retiring_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_open_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_open_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_open_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_open_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_below_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_below_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_below_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_below_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friendly_cover(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friendly_cover(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_routing(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_routing(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_won_melee(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_won_melee(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_special_leader(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_special_leader(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare const $labels_rules_morale_plus: { readonly [name: string]: readonly Label[] };
