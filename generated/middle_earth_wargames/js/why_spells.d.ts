import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BeamEffect, BurstFate, Chieftain, Companion, DarkRider, FireHarm, FirePrey, Reaction, Spell, Unit, Wizard } from "./kinds.js";

export declare function why_beam_effect(rider: DarkRider, distance: Int): [BeamEffect, Notes];
export declare function guards_beam_effect(entry: number, rider: DarkRider, distance: Int): number | null;

export declare function why_beam_clearance(rider: DarkRider, distance: Int): [Int, Notes];
export declare function guards_beam_clearance(entry: number, rider: DarkRider, distance: Int): number | null;

export declare function why_king_is_stopped(answer: Reaction): [boolean, Notes];
export declare function guards_king_is_stopped(entry: number, answer: Reaction): number | null;

export declare function why_spell_reaches(spell: Spell, distance: Int): [boolean, Notes];
export declare function guards_spell_reaches(entry: number, spell: Spell, distance: Int): number | null;

export declare function why_portal_strength(level: Int): [Int, Notes];
export declare function guards_portal_strength(entry: number, level: Int): number | null;

export declare function why_fire_prey(unit: Unit): [FirePrey, Notes];
export declare function guards_fire_prey(entry: number, unit: Unit): number | null;

export declare function why_fire_exposed(dice: Dice): [Int, Notes];
export declare function guards_fire_exposed(entry: number): number | null;

export declare function why_fire_strikes(prey: FirePrey, dice: Dice): [boolean, Notes];
export declare function guards_fire_strikes(entry: number, prey: FirePrey): number | null;

export declare function why_fire_harm(prey: FirePrey): [FireHarm, Notes];
export declare function guards_fire_harm(entry: number, prey: FirePrey): number | null;

export declare function why_fire_can_be_thrown(distance: Int, touched: boolean): [boolean, Notes];
export declare function guards_fire_can_be_thrown(entry: number, distance: Int, touched: boolean): number | null;

export declare function why_uses_weapons(unit: Unit): [boolean, Notes];
export declare function guards_uses_weapons(entry: number, unit: Unit): number | null;

export declare function why_disarmed_men(unit: Unit, against_hero: boolean, dice: Dice): [Int, Notes];
export declare function guards_disarmed_men(entry: number, unit: Unit, against_hero: boolean): number | null;

export declare function why_unarmed_dies(dice: Dice): [boolean, Notes];
export declare function guards_unarmed_dies(entry: number): number | null;

export declare function why_bolt_kills(wizard: Wizard, distance: Int, wrestler: boolean, sacrifice: boolean): [boolean, Notes];
export declare function guards_bolt_kills(entry: number, wizard: Wizard, distance: Int, wrestler: boolean, sacrifice: boolean): number | null;

export declare function why_burst_fate(distance: Int): [BurstFate, Notes];
export declare function guards_burst_fate(entry: number, distance: Int): number | null;

export declare function why_routs_at_command(companion: Companion, dice: Dice): [boolean, Notes];
export declare function guards_routs_at_command(entry: number, companion: Companion): number | null;

export declare function why_immune_to_rout(chieftain: Chieftain): [boolean, Notes];
export declare function guards_immune_to_rout(entry: number, chieftain: Chieftain): number | null;

export declare function why_lost_with_staff(wizard: Wizard, spell: Spell): [boolean, Notes];
export declare function guards_lost_with_staff(entry: number, wizard: Wizard, spell: Spell): number | null;

export declare function why_staff_drop(wizard: Wizard, level: Int, success: boolean, world: World): [Int, Notes];
export declare function guards_staff_drop(entry: number, wizard: Wizard, level: Int, success: boolean, world: World): number | null;

export declare const $labels_rules_spells: { readonly [name: string]: readonly Label[] };
