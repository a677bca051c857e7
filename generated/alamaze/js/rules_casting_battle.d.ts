import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, Cast, Group, Kingdom, Place, Rank, Side, Spell, Tactic, Wizard } from "./kinds.js";

/** The cast works in this battle. */
export declare function comes_to(cast_: Cast, host: Group, foe: Group | null, town: Place | null): boolean;

/** The group of the caster has the spell ready for that enemy. */
export declare function cast_before(caster: Wizard, kingdom: Kingdom, spell: Spell, foe: Group | null, town: Place | null, world: World): boolean;

/** Magic protects the figures of the host from the from whom. */
export declare function sheltered(host: Group, from_whom: Group): boolean;

/** Chance to stun a leader. In percent. */
export declare function stun_chance(spell: Spell, power: Int, rank: Rank, safe: boolean): Int;

/** Chance to kill a leader or wizard by a spell. In percent. */
export declare function slaying_chance(spell: Spell, power: Int, victim: Int, kingdom: Kingdom, safe: boolean): Int;

/** Brigades of the dead that a spell raises. In plain numbers. */
export declare function bodies_raised(side: Side, enemy: Side): Int;

/** The artifact can be drained in a battle. */
export declare function goes_cold(artifact: Artifact): boolean;

/** A wall of flame lies between the attacker and the foe. */
export declare function walled_off(attacker: Group, foe: Group): boolean;

/** Fire keeps the attacker from the foe. */
export declare function kept_apart(attacker: Group, foe: Group, plan: Tactic, world: World): boolean;

/** Casualties of those who cross walls of flame. In points. */
export declare function crossing_losses(side: Side, enemy: Side, world: World): Int;

/** Brigades that a wave of death takes. In plain numbers. */
export declare function brigades_reaped(spell: Spell, kingdom: Kingdom, foe: Group): Int;
