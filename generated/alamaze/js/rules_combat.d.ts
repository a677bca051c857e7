import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Region, Season, Side, Spell, Stage } from "./kinds.js";

/** The side is surprised. */
export declare function surprised(side: Side): boolean;

/** What the leaders add. In points. */
export declare function leader_bonus(side: Side, enemy: Side): Int;

/** They are declared enemies. */
export declare function declared(side: Side, enemy: Side): boolean;

/** What a side fights at. In percent. */
export declare function combat_bonus(side: Side, enemy: Side, world: World): Int;

/** The region is in its lean season. */
export declare function lean(region: Region, now: Season, world: World): boolean;

/** The side fights in that season. */
export declare function feels(side: Side, time_of_year: Season | null, world: World): boolean;

/** The side attacks in its own season. */
export declare function seasonal_attack(side: Side, world: World): boolean;

/** The side knows no fear. */
export declare function immune_to_fear(side: Side): boolean;

/** Share of a fright that a side feels. In percent. */
export declare function fear_felt(side: Side): Int;

/** Morale in this battle. In percent. */
export declare function battle_morale(side: Side, enemy: Side, world: World): Int;

/** What leaders and the season add to a side's defense. In percent. */
export declare function steadiness(side: Side, enemy: Side, world: World): Int;

/** What damage to a side is divided by. In steps of 1 100 toughness. */
export declare function loss_divider(side: Side, enemy: Side, world: World): Int;

/** What magic shields add to a side's defense. In percent. */
export declare function shielding(side: Side): Int;

/** What spell damage to a side is divided by. In steps of 1 100 toughness. */
export declare function spell_shelter(side: Side, enemy: Side, world: World): Int;

/** Share of spell damage that a side takes. In percent. */
export declare function magic_taken(side: Side): Int;

/** Chance that a battle spell does nothing to a side. In percent. */
export declare function magic_resistance(side: Side): Int;

/** Damage of a battle spell. In strength. */
export declare function spell_damage(spell: Spell, power: Int, world: World): Int;

/** Damage of all spells of a side. In strength. */
export declare function spell_power(side: Side, world: World): Int;

/** Damage of spells that do nothing to those who fly. In strength. */
export declare function wasted_power(side: Side, enemy: Side, world: World): Int;

/** What a Great Mage Tower adds to battle spells. In percent. */
export declare function tower_gain(side: Side): Int;

/** Damage of the artifacts that strike like spells. In strength. */
export declare function wand_power(side: Side, world: World): Int;

/** What a side throws against the other in a stage. In strength. */
export declare function stage_force(side: Side, enemy: Side, stage: Stage, world: World): Int;

/** What weather magic takes from a side's missiles or charge. In percent. */
export declare function veiled(side: Side, enemy: Side, stage: Stage): Int;

/** What a side does to the other in a stage. In strength. */
export declare function stage_damage(side: Side, enemy: Side, stage: Stage, world: World): Int;

/** Casualties of a side in a stage. In percent. */
export declare function casualties(side: Side, enemy: Side, stage: Stage, world: World): Int;

/** Casualties of a side before the first arrow. In percent. */
export declare function early_losses(side: Side, enemy: Side, world: World): Int;

/** The side hears a different order everywhere. */
export declare function befuddled(side: Side, enemy: Side): boolean;

/** The side cannot be confused. */
export declare function immune_to_chaos(side: Side): boolean;

/** How much longer confusion keeps a side in battle. In points. */
export declare function confusion(side: Side, enemy: Side): Int;

/** Casualties at which a side breaks off. In percent. */
export declare function retreat_threshold(side: Side, enemy: Side): Int;

/** The side breaks off. */
export declare function withdraws(side: Side, enemy: Side): boolean;

/** Casualties that a side suffers in a stage. In percent. */
export declare function suffered(side: Side, enemy: Side, stage: Stage, world: World): Int;

/** Casualties on the way out. In percent. */
export declare function retreat_losses(side: Side, enemy: Side): Int;

/** Chance that a leader or wizard falls in a battle. In percent. */
export declare function death_chance(side: Side, enemy: Side): Int;

/** The figure may fall in battle. */
export declare function may_fall(figure: Figure): boolean;

/** Readiness of the day. In percent. */
export declare function readiness(dice: Dice): Int;
