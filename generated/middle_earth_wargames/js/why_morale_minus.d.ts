import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_enemy_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_in_sight(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_in_sight(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_shot_at(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_shot_at(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_behind(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_behind(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_cavalry_behind(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_cavalry_behind(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_above_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_above_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enemy_above_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enemy_above_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friend_retiring_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friend_retiring_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friend_retiring_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friend_retiring_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friend_routing_near(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friend_routing_near(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friend_routing_far(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friend_routing_far(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_unfriendly_cover(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_unfriendly_cover(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_animals_by_fire(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_animals_by_fire(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_surprised(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_surprised(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_horses_by_elephants(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_horses_by_elephants(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_betters_routing(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_betters_routing(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_split(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_split(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_lost_melee(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_lost_melee(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_hero_killed(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_hero_killed(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_leader_not_in_front(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_leader_not_in_front(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare const $labels_rules_morale_minus: { readonly [name: string]: readonly Label[] };
