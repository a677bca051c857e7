import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, Cast, Group, Kingdom, Place, Rank, Side, Spell, Tactic, Wizard } from "./kinds.js";

export declare function why_comes_to(cast_: Cast, host: Group, foe: Group | null, town: Place | null): [boolean, Notes];
export declare function guards_comes_to(entry: number, cast_: Cast, host: Group, foe: Group | null, town: Place | null): number | null;

export declare function why_cast_before(caster: Wizard, kingdom: Kingdom, spell: Spell, foe: Group | null, town: Place | null, world: World): [boolean, Notes];
export declare function guards_cast_before(entry: number, caster: Wizard, kingdom: Kingdom, spell: Spell, foe: Group | null, town: Place | null, world: World): number | null;

export declare function why_sheltered(host: Group, from_whom: Group): [boolean, Notes];
export declare function guards_sheltered(entry: number, host: Group, from_whom: Group): number | null;

export declare function why_stun_chance(spell: Spell, power: Int, rank: Rank, safe: boolean): [Int, Notes];
export declare function guards_stun_chance(entry: number, spell: Spell, power: Int, rank: Rank, safe: boolean): number | null;

export declare function why_slaying_chance(spell: Spell, power: Int, victim: Int, kingdom: Kingdom, safe: boolean): [Int, Notes];
export declare function guards_slaying_chance(entry: number, spell: Spell, power: Int, victim: Int, kingdom: Kingdom, safe: boolean): number | null;

export declare function why_bodies_raised(side: Side, enemy: Side): [Int, Notes];
export declare function guards_bodies_raised(entry: number, side: Side, enemy: Side): number | null;

export declare function why_goes_cold(artifact: Artifact): [boolean, Notes];
export declare function guards_goes_cold(entry: number, artifact: Artifact): number | null;

export declare function why_walled_off(attacker: Group, foe: Group): [boolean, Notes];
export declare function guards_walled_off(entry: number, attacker: Group, foe: Group): number | null;

export declare function why_kept_apart(attacker: Group, foe: Group, plan: Tactic, world: World): [boolean, Notes];
export declare function guards_kept_apart(entry: number, attacker: Group, foe: Group, plan: Tactic, world: World): number | null;

export declare function why_crossing_losses(side: Side, enemy: Side, world: World): [Int, Notes];
export declare function guards_crossing_losses(entry: number, side: Side, enemy: Side, world: World): number | null;

export declare function why_brigades_reaped(spell: Spell, kingdom: Kingdom, foe: Group): [Int, Notes];
export declare function guards_brigades_reaped(entry: number, spell: Spell, kingdom: Kingdom, foe: Group): number | null;

export declare const $labels_rules_casting_battle: { readonly [name: string]: readonly Label[] };
