import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Artifact, Figure, Group, Kingdom, MapArea, Rank, Target } from "./kinds.js";

export declare function why_skeleton_known(rank: Rank): [Int, Notes];
export declare function guards_skeleton_known(entry: number, rank: Rank): number | null;

export declare function why_held_abroad(kingdom: Kingdom, target: Figure): [boolean, Notes];
export declare function guards_held_abroad(entry: number, kingdom: Kingdom, target: Figure): number | null;

export declare function why_relic_bearer(kingdom: Kingdom, relic: Artifact, world: World): [Group | null, Notes];
export declare function guards_relic_bearer(entry: number, kingdom: Kingdom, relic: Artifact, world: World): number | null;

export declare function why_relic_keeper(kingdom: Kingdom, relic: Artifact, world: World): [Target | null, Notes];
export declare function guards_relic_keeper(entry: number, kingdom: Kingdom, relic: Artifact, world: World): number | null;

export declare function why_relic_lies(kingdom: Kingdom, relic: Artifact, world: World): [MapArea | null, Notes];
export declare function guards_relic_lies(entry: number, kingdom: Kingdom, relic: Artifact, world: World): number | null;

export declare function why_search_radius(agent: Agent): [Int, Notes];
export declare function guards_search_radius(entry: number, agent: Agent): number | null;

export declare function why_outside_search(agent: Agent, target: Target, around: MapArea | null, world: World): [boolean, Notes];
export declare function guards_outside_search(entry: number, agent: Agent, target: Target, around: MapArea | null, world: World): number | null;

export declare const $labels_rules_orders_missions: { readonly [name: string]: readonly Label[] };
