import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BeamEffect, BurstFate, Chieftain, Companion, DarkRider, FireHarm, FirePrey, Reaction, Spell, Unit, Wizard } from "./kinds.js";

/** What the Beam of Good does. */
export declare function beam_effect(rider: DarkRider, distance: Int): BeamEffect;

/** How far from Gandalf it must stay. In metres. */
export declare function beam_clearance(rider: DarkRider, distance: Int): Int;

/** The Witch-King may come no nearer. */
export declare function king_is_stopped(answer: Reaction): boolean;

/** The spell reaches so far. */
export declare function spell_reaches(spell: Spell, distance: Int): boolean;

/** How strongly a held door is held. In energy levels. */
export declare function portal_strength(level: Int): Int;

/** How fire takes to it. */
export declare function fire_prey(unit: Unit): FirePrey;

/** Men whom thrown fire may hit. In men. */
export declare function fire_exposed(dice: Dice): Int;

/** Whether thrown fire hits a man. */
export declare function fire_strikes(prey: FirePrey, dice: Dice): boolean;

/** What thrown fire does to those whom it hits. */
export declare function fire_harm(prey: FirePrey): FireHarm;

/** Fire can be thrown so far. */
export declare function fire_can_be_thrown(distance: Int, touched: boolean): boolean;

/** The unit fights with weapons. */
export declare function uses_weapons(unit: Unit): boolean;

/** Men whom Limited Command disarms. In men. */
export declare function disarmed_men(unit: Unit, against_hero: boolean, dice: Dice): Int;

/** Whether an unarmed man who is attacked dies. */
export declare function unarmed_dies(dice: Dice): boolean;

/** The bolt kills. */
export declare function bolt_kills(wizard: Wizard, distance: Int, wrestler: boolean, sacrifice: boolean): boolean;

/** What a Fire Burst does. */
export declare function burst_fate(distance: Int): BurstFate;

/** Whether a unit runs from the Rout spell. */
export declare function routs_at_command(companion: Companion, dice: Dice): boolean;

/** The chieftain does not run. */
export declare function immune_to_rout(chieftain: Chieftain): boolean;

/** The spell is lost with the staff. */
export declare function lost_with_staff(wizard: Wizard, spell: Spell): boolean;

/** What an attack on a staff takes. In energy levels. */
export declare function staff_drop(wizard: Wizard, level: Int, success: boolean, world: World): Int;
