import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { EntryWay, PushWeight, Unit, UnitErrand } from "./kinds.js";

/** Weapon factor on impact. In factors. */
export declare function impetus_weapon(attacker: Unit, defender: Unit): Int;

/** Combat factor on impact. In factors. */
export declare function impetus_factor(attacker: Unit, defender: Unit, dice: Dice): Int;

/** The attacker strikes with impetus. */
export declare function has_impetus(attacker: Unit, running_melee: boolean, first_contact: boolean): boolean;

/** Losses on impact. In men. */
export declare function impetus_casualties(attacker: Unit, defender: Unit, dice: Dice): Int;

/** The unit stands on the push-back table. */
export declare function pushes_at_all(unit: Unit): boolean;

/** Line of the push-back table. */
export declare function weight_of(unit: Unit): PushWeight;

/** How far the first rank of a charge pushes the enemy back. In metres. */
export declare function first_push(attacker: Unit, defender: Unit, answering_charge: boolean): Int;

/** How far a charge pushes the enemy back. In metres. */
export declare function push_back(attacker: Unit, defender: Unit, answering_charge: boolean, ranks_behind: Int): Int;

/** Ranks of orcs behind the first. In plain numbers. */
export declare function orc_ranks_behind(men: Int): Int;

/** The unit charges in turn. */
export declare function counter_charges(unit: Unit, errand: UnitErrand): boolean;

/** The unit may enter the melee. */
export declare function may_enter_melee(unit: Unit, friend_inside: Unit, entry_: EntryWay): boolean;
