import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, MapArea, Sea, SeaBeast, Spell, Wizard } from "./kinds.js";

/** The sea is within the span of the caster. */
export declare function near_shore_of(caster: Wizard, sea: Sea, span: Int): boolean;

/** The spell can be cast upon these waters. */
export declare function covers_water(caster: Wizard, spell: Spell, sea: Sea, waters: ReadonlyArray<MapArea>): boolean;

/** A storm lies over the area. */
export declare function stormy(area: MapArea, world: World): boolean;

/** No wings carry the group through the storm over the area. */
export declare function storm_grounds(group: Group, area: MapArea, world: World): boolean;

/** A storm keeps the group out of the area. */
export declare function storm_bars(group: Group, area: MapArea, world: World): boolean;

/** How strong a beast of the deep is. In plain numbers. */
export declare function beast_strength(spell: Spell, heads: Int): Int;

/** What a beast of the deep loses in a battle. In fleets. */
export declare function heads_lost(heads: Int, own: Int, foe: Int): Int;

/** It preys on ships of the kingdom. */
export declare function preys_on(beast: SeaBeast, kingdom: Kingdom): boolean;
