import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Prowess, Rank, Spell } from "./kinds.js";

/** The wizard may still cast it. */
export declare function may_cast_more(spell: Spell, spent: Int): boolean;

/** A second wizard of the group may cast it too. */
export declare function may_be_cast_again(spell: Spell, same_target: boolean): boolean;

/** Least level of a wizard who casts a spell. In levels. */
export declare function casting_level(spell: Spell, prowess: Prowess, earlier_access: boolean): Int;

/** Level at which a summoned spy or murderer works. In levels. */
export declare function familiar_level(spell: Spell): Int;

/** Food that a spell makes. In food. */
export declare function conjured_food(spell: Spell, power: Int): Int;

/** Gold that a spell makes. In gold. */
export declare function conjured_gold(spell: Spell, power: Int): Int;

/** Brigades that a spell summons. In plain numbers. */
export declare function brigades_called(spell: Spell, power: Int): Int;

/** Defense that a spell destroys. In defense. */
export declare function defense_destroyed(spell: Spell, power: Int, world: World): Int;

/** Brigades that a spell destroys before a battle. In plain numbers. */
export declare function brigades_felled(spell: Spell, power: Int): Int;

/** Casualties that a spell deals before a battle. In percent. */
export declare function losses_dealt(spell: Spell, world: World): Int;

/** What those whom a spell summons are worth in a way of fighting. In strength. */
export declare function called_strength(spell: Spell, power: Int, arm: Arm): Int;

/** Level as which a leader counts against spells. In levels. */
export declare function leader_level(rank: Rank): Int;

/** Chance to stun or kill a leader or wizard. In percent. */
export declare function felling_chance(spell: Spell, caster: Int, victim: Int): Int;

/** Chance to dispel another wizard's spell. In percent. */
export declare function unravelling(spell: Spell, caster: Int, other: Int): Int;

/** Morale that fear takes, or courage gives, in a battle. In points. */
export declare function morale_swing(spell: Spell, power: Int): Int;

/** Movement points that a spell adds. In steps of 1 1000 movement points. */
export declare function pace_gained(spell: Spell, power: Int, riders: boolean): Int;

/** Attrition that a spell heals in each brigade of a type. In points. */
export declare function healed(spell: Spell, brigades: Int, second: boolean): Int;

/** Rank of a leader who has become a Nazgul. */
export declare function nazgul_rank(rank: Rank): Rank | null;

/** Rank of a leader for whom another of like standing is sacrificed. */
export declare function risen_rank(rank: Rank): Rank | null;

/** New adepts may be hired. */
export declare function adepts_for_hire(wizards: Int, turn_reached: Int): boolean;

/** Damage of a strong wizard's mere presence. In strength. */
export declare function presence(power: Int, world: World): Int;
