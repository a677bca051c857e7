import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Companion, DarkRider, Resting, Spell, Unit, Warlord, Wizard } from "./kinds.js";

export declare function why_wizard_of(unit: Unit): [Wizard, Notes];
export declare function guards_wizard_of(entry: number, unit: Unit): number | null;

export declare function why_wizards_of(warlord: Warlord, world: World): [ReadonlyArray<Unit>, Notes];
export declare function guards_wizards_of(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_knows_spell(unit: Unit, spell: Spell): [boolean, Notes];
export declare function guards_knows_spell(entry: number, unit: Unit, spell: Spell): number | null;

export declare function why_can_cast(unit: Unit, spell: Spell): [boolean, Notes];
export declare function guards_can_cast(entry: number, unit: Unit, spell: Spell): number | null;

export declare function why_spell_gets_to(caster: Unit, spell: Spell, prey: Unit): [boolean, Notes];
export declare function guards_spell_gets_to(entry: number, caster: Unit, spell: Spell, prey: Unit): number | null;

export declare function why_men_caught(unit: Unit, reach: Int): [Int, Notes];
export declare function guards_men_caught(entry: number, unit: Unit, reach: Int): number | null;

export declare function why_rank_room(reach: Int): [Int, Notes];
export declare function guards_rank_room(entry: number, reach: Int): number | null;

export declare function why_circle_of(spell: Spell): [Int, Notes];
export declare function guards_circle_of(entry: number, spell: Spell): number | null;

export declare function why_dark_rider(unit: Unit): [DarkRider, Notes];
export declare function guards_dark_rider(entry: number, unit: Unit): number | null;

export declare function why_steps_east(one: Spot, other: Spot): [Int, Notes];
export declare function guards_steps_east(entry: number, one: Spot, other: Spot): number | null;

export declare function why_steps_south(one: Spot, other: Spot): [Int, Notes];
export declare function guards_steps_south(entry: number, one: Spot, other: Spot): number | null;

export declare function why_way_past(unit: Unit, aim: Spot, lamp: Spot): [Int, Notes];
export declare function guards_way_past(entry: number, unit: Unit, aim: Spot, lamp: Spot): number | null;

export declare function why_depth_in_light(unit: Unit, aim: Spot, lamp: Spot, gap: Int): [Int, Notes];
export declare function guards_depth_in_light(entry: number, unit: Unit, aim: Spot, lamp: Spot, gap: Int): number | null;

export declare function why_way_to_light(unit: Unit, aim: Spot): [Int, Notes];
export declare function guards_way_to_light(entry: number, unit: Unit, aim: Spot): number | null;

export declare function why_way_to_circle(unit: Unit, aim: Spot, lamp: Spot, gap: Int): [Int, Notes];
export declare function guards_way_to_circle(entry: number, unit: Unit, aim: Spot, lamp: Spot, gap: Int): number | null;

export declare function why_light_bars(unit: Unit, aim: Spot): [boolean, Notes];
export declare function guards_light_bars(entry: number, unit: Unit, aim: Spot): number | null;

export declare function why_company_of(unit: Unit): [Companion, Notes];
export declare function guards_company_of(entry: number, unit: Unit): number | null;

export declare function why_armed_men(unit: Unit): [Int, Notes];
export declare function guards_armed_men(entry: number, unit: Unit): number | null;

export declare function why_without_weapons(unit: Unit): [boolean, Notes];
export declare function guards_without_weapons(entry: number, unit: Unit): number | null;

export declare function why_men_attacked(unit: Unit): [Int, Notes];
export declare function guards_men_attacked(entry: number, unit: Unit): number | null;

export declare function why_rest_of(unit: Unit): [Resting, Notes];
export declare function guards_rest_of(entry: number, unit: Unit): number | null;

export declare const $labels_rules_wizardry: { readonly [name: string]: readonly Label[] };
