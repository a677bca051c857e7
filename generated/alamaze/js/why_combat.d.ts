import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Region, Season, Side, Spell, Stage } from "./kinds.js";

export declare function why_surprised(side: Side): [boolean, Notes];
export declare function guards_surprised(entry: number, side: Side): number | null;

export declare function why_leader_bonus(side: Side, enemy: Side): [Int, Notes];
export declare function guards_leader_bonus(entry: number, side: Side, enemy: Side): number | null;

export declare function why_declared(side: Side, enemy: Side): [boolean, Notes];
export declare function guards_declared(entry: number, side: Side, enemy: Side): number | null;

export declare function why_combat_bonus(side: Side, enemy: Side, world: World): [Int, Notes];
export declare function guards_combat_bonus(entry: number, side: Side, enemy: Side, world: World): number | null;

export declare function why_lean(region: Region, now: Season, world: World): [boolean, Notes];
export declare function guards_lean(entry: number, region: Region, now: Season, world: World): number | null;

export declare function why_feels(side: Side, time_of_year: Season | null, world: World): [boolean, Notes];
export declare function guards_feels(entry: number, side: Side, time_of_year: Season | null, world: World): number | null;

export declare function why_seasonal_attack(side: Side, world: World): [boolean, Notes];
export declare function guards_seasonal_attack(entry: number, side: Side, world: World): number | null;

export declare function why_immune_to_fear(side: Side): [boolean, Notes];
export declare function guards_immune_to_fear(entry: number, side: Side): number | null;

export declare function why_fear_felt(side: Side): [Int, Notes];
export declare function guards_fear_felt(entry: number, side: Side): number | null;

export declare function why_battle_morale(side: Side, enemy: Side, world: World): [Int, Notes];
export declare function guards_battle_morale(entry: number, side: Side, enemy: Side, world: World): number | null;

export declare function why_steadiness(side: Side, enemy: Side, world: World): [Int, Notes];
export declare function guards_steadiness(entry: number, side: Side, enemy: Side, world: World): number | null;

export declare function why_loss_divider(side: Side, enemy: Side, world: World): [Int, Notes];
export declare function guards_loss_divider(entry: number, side: Side, enemy: Side, world: World): number | null;

export declare function why_shielding(side: Side): [Int, Notes];
export declare function guards_shielding(entry: number, side: Side): number | null;

export declare function why_spell_shelter(side: Side, enemy: Side, world: World): [Int, Notes];
export declare function guards_spell_shelter(entry: number, side: Side, enemy: Side, world: World): number | null;

export declare function why_magic_taken(side: Side): [Int, Notes];
export declare function guards_magic_taken(entry: number, side: Side): number | null;

export declare function why_magic_resistance(side: Side): [Int, Notes];
export declare function guards_magic_resistance(entry: number, side: Side): number | null;

export declare function why_spell_damage(spell: Spell, power: Int, world: World): [Int, Notes];
export declare function guards_spell_damage(entry: number, spell: Spell, power: Int, world: World): number | null;

export declare function why_spell_power(side: Side, world: World): [Int, Notes];
export declare function guards_spell_power(entry: number, side: Side, world: World): number | null;

export declare function why_wasted_power(side: Side, enemy: Side, world: World): [Int, Notes];
export declare function guards_wasted_power(entry: number, side: Side, enemy: Side, world: World): number | null;

export declare function why_tower_gain(side: Side): [Int, Notes];
export declare function guards_tower_gain(entry: number, side: Side): number | null;

export declare function why_wand_power(side: Side, world: World): [Int, Notes];
export declare function guards_wand_power(entry: number, side: Side, world: World): number | null;

export declare function why_stage_force(side: Side, enemy: Side, stage: Stage, world: World): [Int, Notes];
export declare function guards_stage_force(entry: number, side: Side, enemy: Side, stage: Stage, world: World): number | null;

export declare function why_veiled(side: Side, enemy: Side, stage: Stage): [Int, Notes];
export declare function guards_veiled(entry: number, side: Side, enemy: Side, stage: Stage): number | null;

export declare function why_stage_damage(side: Side, enemy: Side, stage: Stage, world: World): [Int, Notes];
export declare function guards_stage_damage(entry: number, side: Side, enemy: Side, stage: Stage, world: World): number | null;

export declare function why_casualties(side: Side, enemy: Side, stage: Stage, world: World): [Int, Notes];
export declare function guards_casualties(entry: number, side: Side, enemy: Side, stage: Stage, world: World): number | null;

export declare function why_early_losses(side: Side, enemy: Side, world: World): [Int, Notes];
export declare function guards_early_losses(entry: number, side: Side, enemy: Side, world: World): number | null;

export declare function why_befuddled(side: Side, enemy: Side): [boolean, Notes];
export declare function guards_befuddled(entry: number, side: Side, enemy: Side): number | null;

export declare function why_immune_to_chaos(side: Side): [boolean, Notes];
export declare function guards_immune_to_chaos(entry: number, side: Side): number | null;

export declare function why_confusion(side: Side, enemy: Side): [Int, Notes];
export declare function guards_confusion(entry: number, side: Side, enemy: Side): number | null;

export declare function why_retreat_threshold(side: Side, enemy: Side): [Int, Notes];
export declare function guards_retreat_threshold(entry: number, side: Side, enemy: Side): number | null;

export declare function why_withdraws(side: Side, enemy: Side): [boolean, Notes];
export declare function guards_withdraws(entry: number, side: Side, enemy: Side): number | null;

export declare function why_suffered(side: Side, enemy: Side, stage: Stage, world: World): [Int, Notes];
export declare function guards_suffered(entry: number, side: Side, enemy: Side, stage: Stage, world: World): number | null;

export declare function why_retreat_losses(side: Side, enemy: Side): [Int, Notes];
export declare function guards_retreat_losses(entry: number, side: Side, enemy: Side): number | null;

export declare function why_death_chance(side: Side, enemy: Side): [Int, Notes];
export declare function guards_death_chance(entry: number, side: Side, enemy: Side): number | null;

export declare function why_may_fall(figure: Figure): [boolean, Notes];
export declare function guards_may_fall(entry: number, figure: Figure): number | null;

export declare function why_readiness(dice: Dice): [Int, Notes];
export declare function guards_readiness(entry: number): number | null;

export declare const $labels_rules_combat: { readonly [name: string]: readonly Label[] };
