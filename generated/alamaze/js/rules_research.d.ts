import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Place, Wizard } from "./kinds.js";

/** The caster may study in the place. */
export declare function studies_at(caster: Wizard, place: Place): boolean;

/** Level that a wizard tries to reach. In levels. */
export declare function next_level(caster: Wizard): Int;

/** What a wizard's next level costs. In gold. */
export declare function research_cost(caster: Wizard, world: World): Int;

/** Level up to which research never fails. In levels. */
export declare function assured_level(caster: Wizard): Int;

/** Chance that research succeeds. In percent. */
export declare function research_chance(caster: Wizard): Int;

/** Chance that an adept becomes a wizard. In percent. */
export declare function rite_chance(caster: Wizard): Int;

/** The caster has a Wizard Tower to study in. */
export declare function has_tower(caster: Wizard, world: World): boolean;

/** The caster may do magical research. */
export declare function may_research(caster: Wizard, world: World): boolean;

/** The caster may undergo the Rite of the Magi. */
export declare function may_undergo_rite(caster: Wizard): boolean;
