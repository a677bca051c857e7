import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Gust, Race, Sky, TimeOfYear, Unit, WindQuarter } from "./kinds.js";

export declare function why_todays_sky(season: TimeOfYear, dice: Dice): [Sky, Notes];
export declare function guards_todays_sky(entry: number, season: TimeOfYear): number | null;

export declare function why_pace_under(sky: Sky, endless_rain: boolean): [Int, Notes];
export declare function guards_pace_under(entry: number, sky: Sky, endless_rain: boolean): number | null;

export declare function why_sight_under(sky: Sky, race: Race): [Int, Notes];
export declare function guards_sight_under(entry: number, sky: Sky, race: Race): number | null;

export declare function why_longer_rest(sky: Sky): [Int, Notes];
export declare function guards_longer_rest(entry: number, sky: Sky): number | null;

export declare function why_too_bright(unit: Unit, sky: Sky, world: World): [boolean, Notes];
export declare function guards_too_bright(entry: number, unit: Unit, sky: Sky, world: World): number | null;

export declare function why_strength_of_wind(dice: Dice): [Gust, Notes];
export declare function guards_strength_of_wind(entry: number): number | null;

export declare function why_source_of_wind(dice: Dice): [WindQuarter, Notes];
export declare function guards_source_of_wind(entry: number): number | null;

export declare const $labels_rules_weather: { readonly [name: string]: readonly Label[] };
