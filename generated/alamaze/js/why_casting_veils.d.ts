import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, HostState, Kingdom, MapArea } from "./kinds.js";

export declare function why_under_veil(group: Group, status: HostState): [boolean, Notes];
export declare function guards_under_veil(entry: number, group: Group, status: HostState): number | null;

export declare function why_shows_up(group: Group, area: MapArea, kingdom: Kingdom, grade: Int, world: World): [boolean, Notes];
export declare function guards_shows_up(entry: number, group: Group, area: MapArea, kingdom: Kingdom, grade: Int, world: World): number | null;

export declare const $labels_rules_casting_veils: { readonly [name: string]: readonly Label[] };
