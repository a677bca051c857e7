import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, Building, Figure, Kingdom, Rank, StatusItem } from "./kinds.js";

export declare function why_fit_to_rule(figure: Figure): [boolean, Notes];
export declare function guards_fit_to_rule(entry: number, figure: Figure): number | null;

export declare function why_is_lost(kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_is_lost(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_vacant(kingdom: Kingdom): [boolean, Notes];
export declare function guards_vacant(entry: number, kingdom: Kingdom): number | null;

export declare function why_regions_of(kingdom: Kingdom): [Int, Notes];
export declare function guards_regions_of(entry: number, kingdom: Kingdom): number | null;

export declare function why_harvest_of(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_harvest_of(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_mint_of(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_mint_of(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_people_of(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_people_of(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_holds_artifact(kingdom: Kingdom, artifact: Artifact, world: World): [boolean, Notes];
export declare function guards_holds_artifact(entry: number, kingdom: Kingdom, artifact: Artifact, world: World): number | null;

export declare function why_works_of(kingdom: Kingdom, building: Building, world: World): [Int, Notes];
export declare function guards_works_of(entry: number, kingdom: Kingdom, building: Building, world: World): number | null;

export declare function why_captives_of(kingdom: Kingdom, rank: Rank, world: World): [Int, Notes];
export declare function guards_captives_of(entry: number, kingdom: Kingdom, rank: Rank, world: World): number | null;

export declare function why_of_power(figure: Figure, least_level: Int, most_level: Int): [boolean, Notes];
export declare function guards_of_power(entry: number, figure: Figure, least_level: Int, most_level: Int): number | null;

export declare function why_earned(kingdom: Kingdom, item: StatusItem, world: World): [Int, Notes];
export declare function guards_earned(entry: number, kingdom: Kingdom, item: StatusItem, world: World): number | null;

export declare function why_survived(item: StatusItem): [Int, Notes];
export declare function guards_survived(entry: number, item: StatusItem): number | null;

export declare function why_part_earned(kingdom: Kingdom, item: StatusItem, world: World): [Int, Notes];
export declare function guards_part_earned(entry: number, kingdom: Kingdom, item: StatusItem, world: World): number | null;

export declare function why_whole_earned(kingdom: Kingdom, item: StatusItem, world: World): [Int, Notes];
export declare function guards_whole_earned(entry: number, kingdom: Kingdom, item: StatusItem, world: World): number | null;

export declare function why_team_regions(team: Int, world: World): [Int, Notes];
export declare function guards_team_regions(entry: number, team: Int, world: World): number | null;

export declare function why_team_wins(kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_team_wins(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_decided(world: World): [boolean, Notes];
export declare function guards_decided(entry: number, world: World): number | null;

export declare function why_best_remembered(kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_best_remembered(entry: number, kingdom: Kingdom, world: World): number | null;

export declare const $labels_rules_victory: { readonly [name: string]: readonly Label[] };
