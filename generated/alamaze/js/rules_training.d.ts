import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Mission, Rank } from "./kinds.js";

/** What a mission costs. In gold. */
export declare function mission_cost(agent: Agent, mission: Mission, rank: Rank, early_mission: boolean): Int;

/** What an agent's training costs. In gold. */
export declare function training_cost(agent: Agent, price: Int): Int;

/** Level up to which an agent may be trained. In levels. */
export declare function greatest_level(agent: Agent, usual: Int): Int;

/** Highest level that an agent can ever reach. In levels. */
export declare function highest_level(agent: Agent, usual: Int): Int;

/** The agent may be trained. */
export declare function may_train(agent: Agent, usual: Int): boolean;
