import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Chieftain } from "./kinds.js";

/** What a leader with a name adds. In pips. */
export declare function leader_bonus(chieftain: Chieftain, own_people: boolean): Int;

/** The chieftain is a hero. */
export declare function hero(chieftain: Chieftain): boolean;

/** The chieftain is a special figure. */
export declare function special_figure(chieftain: Chieftain): boolean;

/** The chieftain counts as a unit. */
export declare function stands_alone(chieftain: Chieftain): boolean;

/** The chieftain can detect magic. */
export declare function detects_magic(chieftain: Chieftain): boolean;

/** Energy that a leader starts with. In energy levels. */
export declare function energy_of(chieftain: Chieftain): Int;

/** The chieftain may try to control the other. */
export declare function may_struggle(chieftain: Chieftain, other: Chieftain): boolean;

/** A leader can fight. */
export declare function leader_can_act(captivity: boolean, energy: Int): boolean;

/** Heroes for a battle, at most. In plain numbers. */
export declare function heroes_advised(units_: Int): Int;

/** Heroes for a battle, at least. In plain numbers. */
export declare function heroes_enough(units_: Int): Int;

/** So many Ringwraiths can be mustered. */
export declare function riders_can_be_mustered(riders: Int): boolean;

/** The leader may be among the fallen. */
export declare function leader_at_risk(place_in_front: boolean, danger_in_front: boolean): boolean;
