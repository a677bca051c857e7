/** A whole number: a number as far as every whole number is one, a bigint beyond. */
export type Int = number | bigint;
/** A place of the map: across and down, in grains. */
export type Spot = readonly [Int, Int];
/** What entries moved: pairs of an index of the labels and an amount in the label's parts; ~index: it was beaten. */
export type Notes = Array<[number, Int]>;
/** An answer, and its chance as a fraction. */
export type Chance<T> = [T, bigint, bigint];
export type Cells = ReadonlyArray<Int | boolean | string | null | Cells>;

/** What functions throw with. */
export interface Dice {
  /** What `count` dice show together; `faces` are those of a plain die, by their number, or all of them. */
  throw(address: string, faces: number | readonly number[], count: number): number;
  /** The dice of one thing in play. */
  at(subject: Int | string): Dice;
}

/** What is stated of facts that nobody can compute: yes, no, or null where nobody says. */
export interface Facts {
  stated(fact: string, ...about: unknown[]): boolean | null;
  /** Whether this stands for a game, in which what can be seen is worked out. */
  readonly played?: boolean;
}

/** A game: its variants as a set, its fields, a list of things for each kind, and what has happened. */
export interface World {
  readonly variants: Int;
  /** `form`: this, last, within (the last `count` turns), ever, first; an argument that is undefined may be anything. */
  happened(event: string, form: string, count: number, ...about: unknown[]): boolean;
  readonly [name: string]: unknown;
}

/** What a solve has decided about each thing: above 0 yes, below 0 no. A circle that answered goes by its number. */
export interface Answers {
  readonly name: string;
  get(thing: unknown): number;
  byCircle(thing: unknown): number;
  readonly overruled: readonly unknown[];
}

/** One clause of a function: how many parts of a note make one unit, where it stands, and who brings it. */
export interface Label {
  readonly verb: string;
  readonly text: string;
  readonly den: number;
  readonly cites?: string;
  readonly source?: string;
}

export interface EnumData {
  readonly label: string;
  readonly members: ReadonlyArray<{ readonly name: string; readonly title: string; readonly also?: readonly string[] }>;
}

export interface KindData {
  readonly word: string;
  readonly label: string;
  readonly plural: string;
  readonly listed: boolean;
  readonly extends: string | null;
  readonly fields: ReadonlyArray<{ readonly name: string; readonly type: string; readonly label: string; readonly starts?: unknown }>;
  readonly entries: ReadonlyArray<{
    readonly name: string;
    readonly title: string;
    readonly behind: number;
    readonly number?: number;
    readonly also?: readonly string[];
    readonly starts?: { readonly [field: string]: unknown };
  }>;
}

/** A measure: how many whole steps (`per`) make one of it (`worth` times over). */
export interface UnitData {
  readonly one: string;
  readonly many: string;
  readonly per: number;
  readonly worth: number;
}

export type Functions = { readonly [name: string]: (...given: any[]) => any };
/** The index of the first condition of an entry that fails; -1: none does; null: only the run itself can tell. */
export type Guards = { readonly [name: string]: (entry: number, ...given: any[]) => number | null };
export type Labels = { readonly [name: string]: readonly Label[] };
/** What functions are handed behind their parameters. */
export type Takes = { readonly [name: string]: ReadonlyArray<"facts" | "world" | "dice"> };
