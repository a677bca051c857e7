import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, MapArea, Sea, SeaBeast, Spell, Wizard } from "./kinds.js";

export declare function why_near_shore_of(caster: Wizard, sea: Sea, span: Int): [boolean, Notes];
export declare function guards_near_shore_of(entry: number, caster: Wizard, sea: Sea, span: Int): number | null;

export declare function why_covers_water(caster: Wizard, spell: Spell, sea: Sea, waters: ReadonlyArray<MapArea>): [boolean, Notes];
export declare function guards_covers_water(entry: number, caster: Wizard, spell: Spell, sea: Sea, waters: ReadonlyArray<MapArea>): number | null;

export declare function why_stormy(area: MapArea, world: World): [boolean, Notes];
export declare function guards_stormy(entry: number, area: MapArea, world: World): number | null;

export declare function why_storm_grounds(group: Group, area: MapArea, world: World): [boolean, Notes];
export declare function guards_storm_grounds(entry: number, group: Group, area: MapArea, world: World): number | null;

export declare function why_storm_bars(group: Group, area: MapArea, world: World): [boolean, Notes];
export declare function guards_storm_bars(entry: number, group: Group, area: MapArea, world: World): number | null;

export declare function why_beast_strength(spell: Spell, heads: Int): [Int, Notes];
export declare function guards_beast_strength(entry: number, spell: Spell, heads: Int): number | null;

export declare function why_heads_lost(heads: Int, own: Int, foe: Int): [Int, Notes];
export declare function guards_heads_lost(entry: number, heads: Int, own: Int, foe: Int): number | null;

export declare function why_preys_on(beast: SeaBeast, kingdom: Kingdom): [boolean, Notes];
export declare function guards_preys_on(entry: number, beast: SeaBeast, kingdom: Kingdom): number | null;

export declare const $labels_rules_casting_sea: { readonly [name: string]: readonly Label[] };
