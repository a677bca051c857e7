import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Prowess, Rank, Spell } from "./kinds.js";

export declare function why_may_cast_more(spell: Spell, spent: Int): [boolean, Notes];
export declare function guards_may_cast_more(entry: number, spell: Spell, spent: Int): number | null;

export declare function why_may_be_cast_again(spell: Spell, same_target: boolean): [boolean, Notes];
export declare function guards_may_be_cast_again(entry: number, spell: Spell, same_target: boolean): number | null;

export declare function why_casting_level(spell: Spell, prowess: Prowess, earlier_access: boolean): [Int, Notes];
export declare function guards_casting_level(entry: number, spell: Spell, prowess: Prowess, earlier_access: boolean): number | null;

export declare function why_familiar_level(spell: Spell): [Int, Notes];
export declare function guards_familiar_level(entry: number, spell: Spell): number | null;

export declare function why_conjured_food(spell: Spell, power: Int): [Int, Notes];
export declare function guards_conjured_food(entry: number, spell: Spell, power: Int): number | null;

export declare function why_conjured_gold(spell: Spell, power: Int): [Int, Notes];
export declare function guards_conjured_gold(entry: number, spell: Spell, power: Int): number | null;

export declare function why_brigades_called(spell: Spell, power: Int): [Int, Notes];
export declare function guards_brigades_called(entry: number, spell: Spell, power: Int): number | null;

export declare function why_defense_destroyed(spell: Spell, power: Int, world: World): [Int, Notes];
export declare function guards_defense_destroyed(entry: number, spell: Spell, power: Int, world: World): number | null;

export declare function why_brigades_felled(spell: Spell, power: Int): [Int, Notes];
export declare function guards_brigades_felled(entry: number, spell: Spell, power: Int): number | null;

export declare function why_losses_dealt(spell: Spell, world: World): [Int, Notes];
export declare function guards_losses_dealt(entry: number, spell: Spell, world: World): number | null;

export declare function why_called_strength(spell: Spell, power: Int, arm: Arm): [Int, Notes];
export declare function guards_called_strength(entry: number, spell: Spell, power: Int, arm: Arm): number | null;

export declare function why_leader_level(rank: Rank): [Int, Notes];
export declare function guards_leader_level(entry: number, rank: Rank): number | null;

export declare function why_felling_chance(spell: Spell, caster: Int, victim: Int): [Int, Notes];
export declare function guards_felling_chance(entry: number, spell: Spell, caster: Int, victim: Int): number | null;

export declare function why_unravelling(spell: Spell, caster: Int, other: Int): [Int, Notes];
export declare function guards_unravelling(entry: number, spell: Spell, caster: Int, other: Int): number | null;

export declare function why_morale_swing(spell: Spell, power: Int): [Int, Notes];
export declare function guards_morale_swing(entry: number, spell: Spell, power: Int): number | null;

export declare function why_pace_gained(spell: Spell, power: Int, riders: boolean): [Int, Notes];
export declare function guards_pace_gained(entry: number, spell: Spell, power: Int, riders: boolean): number | null;

export declare function why_healed(spell: Spell, brigades: Int, second: boolean): [Int, Notes];
export declare function guards_healed(entry: number, spell: Spell, brigades: Int, second: boolean): number | null;

export declare function why_nazgul_rank(rank: Rank): [Rank | null, Notes];
export declare function guards_nazgul_rank(entry: number, rank: Rank): number | null;

export declare function why_risen_rank(rank: Rank): [Rank | null, Notes];
export declare function guards_risen_rank(entry: number, rank: Rank): number | null;

export declare function why_adepts_for_hire(wizards: Int, turn_reached: Int): [boolean, Notes];
export declare function guards_adepts_for_hire(entry: number, wizards: Int, turn_reached: Int): number | null;

export declare function why_presence(power: Int, world: World): [Int, Notes];
export declare function guards_presence(entry: number, power: Int, world: World): number | null;

export declare const $labels_rules_magic: { readonly [name: string]: readonly Label[] };
