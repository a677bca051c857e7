import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Missile, Volley } from "./kinds.js";

/** The missile of the West that is most like it. */
export declare function like_missile(missile: Missile): Missile;

/** The target is in range. */
export declare function within_reach(volley: Volley): boolean;

/** The volley's shooter may shoot. */
export declare function may_shoot(volley: Volley): boolean;

/** Men who shoot. In men. */
export declare function bowmen_who_count(volley: Volley): Int;

/** Weapon factor of a volley. In factors. */
export declare function shot_weapon(volley: Volley): Int;

/** Tactical factor of a volley. In factors. */
export declare function shot_tactics(volley: Volley): Int;

/** Combat factor of a volley. In factors. */
export declare function shot_factor(volley: Volley, dice: Dice): Int;

/** Losses of a volley. In men. */
export declare function shot_casualties(volley: Volley, dice: Dice): Int;
