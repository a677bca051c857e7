import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Group, Kingdom, MapArea, Mission, Place, Target } from "./kinds.js";

export declare function why_cover(watcher: Agent, target: Target): [Int, Notes];
export declare function guards_cover(entry: number, watcher: Agent, target: Target): number | null;

export declare function why_on_watch(watcher: Agent, mission: Mission, target: Target): [boolean, Notes];
export declare function guards_on_watch(entry: number, watcher: Agent, mission: Mission, target: Target): number | null;

export declare function why_watch(mission: Mission, target: Target): [Int, Notes];
export declare function guards_watch(entry: number, mission: Mission, target: Target): number | null;

export declare function why_watcher_death(watcher: Agent, target: Target): [Int, Notes];
export declare function guards_watcher_death(entry: number, watcher: Agent, target: Target): number | null;

export declare function why_camp_eyes(group: Group, world: World): [Int, Notes];
export declare function guards_camp_eyes(entry: number, group: Group, world: World): number | null;

export declare function why_town_eyes(place: Place): [Int, Notes];
export declare function guards_town_eyes(entry: number, place: Place): number | null;

export declare function why_finds_ambush(group: Group): [boolean, Notes];
export declare function guards_finds_ambush(entry: number, group: Group): number | null;

export declare function why_feels_the_hidden(group: Group): [boolean, Notes];
export declare function guards_feels_the_hidden(entry: number, group: Group): number | null;

export declare function why_sharpest_scout(kingdom: Kingdom, area: MapArea, world: World): [Group | null, Notes];
export declare function guards_sharpest_scout(entry: number, kingdom: Kingdom, area: MapArea, world: World): number | null;

export declare const $labels_rules_watch: { readonly [name: string]: readonly Label[] };
