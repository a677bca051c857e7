import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_hero_close(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_hero_close(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_gandalf_close(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_gandalf_close(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_shadow_grounded(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_shadow_grounded(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enters_magical_wood(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enters_magical_wood(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_enters_evil_wood(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_enters_evil_wood(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_wind_from_the_east(facts: Facts, world: World): [boolean, Notes];
export declare function guards_wind_from_the_east(entry: number, facts: Facts, world: World): number | null;

export declare function why_wind_from_the_west(facts: Facts, world: World): [boolean, Notes];
export declare function guards_wind_from_the_west(entry: number, facts: Facts, world: World): number | null;

export declare function why_raining(facts: Facts, world: World): [boolean, Notes];
export declare function guards_raining(entry: number, facts: Facts, world: World): number | null;

export declare function why_shot_at_first(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_shot_at_first(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_all_alone(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_all_alone(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_friends_rout_nearby(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_friends_rout_nearby(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_test_called_for(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_test_called_for(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_under_magic(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_under_magic(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_wood_shied(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_wood_shied(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_must_test(unit: Unit, facts: Facts, world: World): [boolean, Notes];
export declare function guards_must_test(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare const $labels_rules_morale_calls: { readonly [name: string]: readonly Label[] };
