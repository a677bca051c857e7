import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Loser, Unit } from "./kinds.js";

/** The dice of a melee. In factors. */
export declare function melee_dice(dice: Dice): Int;

/** Weapon factor. In factors. */
export declare function weapon_factor(attacker: Unit, defender: Unit): Int;

/** Combat factor. In factors. */
export declare function combat_factor(attacker: Unit, defender: Unit, dice: Dice): Int;

/** Tactical factor in melee. In factors. */
export declare function tactical_factor(attacker: Unit, defender: Unit): Int;

/** Tactical factor of light, ground and cover. In factors. */
export declare function ground_tactics(attacker: Unit, defender: Unit): Int;

/** Men who strike. In men. */
export declare function fighters(attacker: Unit): Int;

/** Casualties. In men. */
export declare function casualties(fighters: Int, total: Int): Int;

/** Losses of a round of melee. In men. */
export declare function melee_casualties(attacker: Unit, defender: Unit, dice: Dice): Int;

/** Who has lost the round. */
export declare function melee_outcome(first_fallen: Int, second_fallen: Int): Loser;

/** Whether the leader is among the fallen. */
export declare function leader_falls(exposed: Int, hit: Int, dice: Dice): boolean;

/** Impetus of a charge. In factors. */
export declare function impetus_bonus(unit: Unit): Int;
