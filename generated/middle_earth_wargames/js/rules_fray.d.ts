import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { ChargeBar, Chieftain, Rampart, Side, Sky, Unit } from "./kinds.js";

/** The one and the other are in contact. */
export declare function in_touch(one: Unit, other: Unit): boolean;

/** Men of a rank in contact. In men. */
export declare function men_in_touch(unit: Unit, foe: Unit, world: World): Int;

/** The breach through which units fight. */
export declare function breach_between(unit: Unit, foe: Unit, world: World): Rampart | null;

/** How wide a figure stands. In metres. */
export declare function file_width(unit: Unit): Int;

/** What the dice of a melee may give. */
export declare function luck_of_melee(): ReadonlyArray<Int>;

/** The book says what the attacker is worth against the defender. */
export declare function weapon_is_known(attacker: Unit, defender: Unit): boolean;

/** The casualty chart can be read. */
export declare function chart_is_known(men: Int, total: Int): boolean;

/** A round between the attacker and the defender can be reckoned. */
export declare function round_is_known(attacker: Unit, defender: Unit): boolean;

/** The book says what the charge of the attacker is worth. */
export declare function impact_weapon_is_known(attacker: Unit, defender: Unit): boolean;

/** The charge of the attacker can be reckoned. */
export declare function impact_is_known(attacker: Unit, defender: Unit): boolean;

/** Whom a unit charges. */
export declare function charge_at(unit: Unit, world: World): Unit | null;

/** What bars a charge. */
export declare function bar_to_charge(unit: Unit, prey: Unit, world: World): ChargeBar | null;

/** The charge of the unit can reach the prey. */
export declare function charge_comes_home(unit: Unit, prey: Unit, world: World): boolean;

/** The last part of the way to the prey is clear. */
export declare function clear_run(unit: Unit, prey: Unit, world: World): boolean;

/** The enemy whom an advance has reached. */
export declare function advance_on(unit: Unit, world: World): Unit | null;

/** Nothing keeps the unit from the prey. */
export declare function may_close(unit: Unit, prey: Unit, world: World): boolean;

/** Ranks behind the first. In plain numbers. */
export declare function ranks_behind(unit: Unit): Int;

/** Attack dice of a figure in a battle. In steps of 1 2 attack dice. */
export declare function dice_of(unit: Unit): Int;

/** Hit dice of a leader in a battle. In plain numbers. */
export declare function hit_dice_of(chieftain: Chieftain): Int;

/** The book says how the unit fights heroes. */
export declare function dice_are_known(unit: Unit): boolean;

/** Men of a unit who can strike at a hero. In men. */
export declare function assailants_of(unit: Unit, prey: Unit, world: World): Int;

/** The weather after a great figure of a side has fallen. */
export declare function sky_for_victors(side: Side): Sky;
