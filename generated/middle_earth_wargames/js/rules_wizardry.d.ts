import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Companion, DarkRider, Resting, Spell, Unit, Warlord, Wizard } from "./kinds.js";

/** Whose chart counts. */
export declare function wizard_of(unit: Unit): Wizard;

/** The wizards of a commander. */
export declare function wizards_of(warlord: Warlord, world: World): ReadonlyArray<Unit>;

/** The unit knows the spell. */
export declare function knows_spell(unit: Unit, spell: Spell): boolean;

/** The unit can cast the spell. */
export declare function can_cast(unit: Unit, spell: Spell): boolean;

/** The spell reaches the prey. */
export declare function spell_gets_to(caster: Unit, spell: Spell, prey: Unit): boolean;

/** Men within a circle about the edge of a unit. In men. */
export declare function men_caught(unit: Unit, reach: Int): Int;

/** Ranks within reach of the edge of a unit. In steps of 1 2 ranks. */
export declare function rank_room(reach: Int): Int;

/** The circle of a spell. In metres. */
export declare function circle_of(spell: Spell): Int;

/** Whom the beam strikes. */
export declare function dark_rider(unit: Unit): DarkRider;

/** How far one place lies to the right of another. In plain numbers. */
export declare function steps_east(one: Spot, other: Spot): Int;

/** How far one place lies below another. In plain numbers. */
export declare function steps_south(one: Spot, other: Spot): Int;

/** How far along a way somebody is passed. In plain numbers. */
export declare function way_past(unit: Unit, aim: Spot, lamp: Spot): Int;

/** How deep a way runs into a circle. In plain numbers. */
export declare function depth_in_light(unit: Unit, aim: Spot, lamp: Spot, gap: Int): Int;

/** How far a Nazgul comes before the light holds it off. In metres. */
export declare function way_to_light(unit: Unit, aim: Spot): Int;

/** How far it is to a circle on the way. In metres. */
export declare function way_to_circle(unit: Unit, aim: Spot, lamp: Spot, gap: Int): Int;

/** A wizard's light is in the way of the unit. */
export declare function light_bars(unit: Unit, aim: Spot): boolean;

/** Who is with a unit. */
export declare function company_of(unit: Unit): Companion;

/** Men who have weapons. In men. */
export declare function armed_men(unit: Unit): Int;

/** The unit has no weapons. */
export declare function without_weapons(unit: Unit): boolean;

/** Men whom a unit attacks at once. In men. */
export declare function men_attacked(unit: Unit): Int;

/** How a wizard has rested. */
export declare function rest_of(unit: Unit): Resting;
