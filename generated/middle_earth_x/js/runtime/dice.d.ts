import type { Chance, Dice } from "./types.js";

/** What real dice showed, in the order of the throws or by their names; each die is read once. */
export declare class Tape implements Dice {
  constructor(shown: readonly number[] | { readonly [name: string]: number | readonly number[] });
  /** How many dice nobody has read. */
  readonly left: number;
  throw(address: string, faces: number | readonly number[], count?: number): number;
  at(subject: unknown): Tape;
}

/** How likely each answer is, exactly; refused with TooManyOutcomes beyond so many ways in which the dice may fall. */
export declare function $odds<T>(run: (dice: Dice) => T, limit?: number, what?: string): Array<Chance<T>>;
