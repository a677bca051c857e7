import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Mission } from "./kinds.js";

/** The mission makes an agent wiser. */
export declare function teaches(mission: Mission): boolean;
