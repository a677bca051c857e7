import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Power } from "./kinds.js";

export declare function why_season_of_moves(world: World): [boolean, Notes];
export declare function guards_season_of_moves(entry: number, world: World): number | null;

export declare function why_season_of_retreats(world: World): [boolean, Notes];
export declare function guards_season_of_retreats(entry: number, world: World): number | null;

export declare function why_season_of_builds(world: World): [boolean, Notes];
export declare function guards_season_of_builds(entry: number, world: World): number | null;

export declare function why_centres_of(power: Power, world: World): [Int, Notes];
export declare function guards_centres_of(entry: number, power: Power, world: World): number | null;

export declare function why_units_of(power: Power, world: World): [Int, Notes];
export declare function guards_units_of(entry: number, power: Power, world: World): number | null;

export declare function why_centres_to_win(power: Power, world: World): [Int, Notes];
export declare function guards_centres_to_win(entry: number, power: Power, world: World): number | null;

export declare function why_has_won(power: Power, world: World): [boolean, Notes];
export declare function guards_has_won(entry: number, power: Power, world: World): number | null;

export declare function why_decided(world: World): [boolean, Notes];
export declare function guards_decided(entry: number, world: World): number | null;

export declare function why_draw_agreed(world: World): [boolean, Notes];
export declare function guards_draw_agreed(entry: number, world: World): number | null;

export declare function why_plays(power: Power, world: World): [boolean, Notes];
export declare function guards_plays(entry: number, power: Power, world: World): number | null;

export declare function why_has_to_adjust(power: Power, world: World): [boolean, Notes];
export declare function guards_has_to_adjust(entry: number, power: Power, world: World): number | null;

export declare const $labels_rules_calendar: { readonly [name: string]: readonly Label[] };
