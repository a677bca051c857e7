import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";

export declare const Outcome: {
  readonly succeeds: 0;
  readonly bounced: 1;
  readonly cut: 2;
  readonly void: 3;
  readonly fails: 4;
};
export type Outcome = number;

export declare const Arm: {
  readonly army: 0;
  readonly fleet: 1;
  readonly double_army: 2;
};
export type Arm = number;

export declare const Side: {
  readonly northern: 0;
  readonly eastern: 1;
  readonly southern: 2;
};
export type Side = number;

export declare const Phase: {
  readonly spring_moves: 0;
  readonly spring_retreats: 1;
  readonly autumn_moves: 2;
  readonly autumn_retreats: 3;
  readonly winter: 4;
};
export type Phase = number;

export declare const Passage: {
  readonly via: 0;
};
export type Passage = number;

export declare const Folk: {
  readonly angmar: 0;
  readonly arthedain: 1;
  readonly cardolan: 2;
  readonly dunlendings: 3;
  readonly hillmen: 4;
};
export type Folk = number;

export declare const Power: {
  readonly angmar: 0;
  readonly arthedain: 1;
  readonly cardolan: 2;
  readonly dunlendings: 3;
  readonly hillmen: 4;
};
export interface Power {
  name: string;
  own_people: string;
  initials: string;
  other_spelling: string;
  for_draw: boolean;
  leaderless: boolean;
  folk: Folk | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Feature: {
  readonly fort: 0;
  readonly restless: 1;
  readonly hill_country: 2;
  readonly late_muster: 3;
};
export type Feature = number;

export declare const Quality: {
  readonly double: 0;
  readonly nominated: 1;
  readonly ridden: 2;
};
export type Quality = number;

export declare const Province: {
  readonly anu: 0;
  readonly bca: 1;
  readonly bef: 2;
  readonly bld: 3;
  readonly cbr: 4;
  readonly cdu: 5;
  readonly dun: 6;
  readonly eda: 7;
  readonly eke: 8;
  readonly eld: 9;
  readonly emo: 10;
  readonly ene: 11;
  readonly erg: 12;
  readonly fch: 13;
  readonly frn: 14;
  readonly ghi: 15;
  readonly gnd: 16;
  readonly gun: 17;
  readonly hfe: 18;
  readonly hgi: 19;
  readonly lnd: 20;
  readonly mag: 21;
  readonly mai: 22;
  readonly mbr: 23;
  readonly mih: 24;
  readonly nni: 25;
  readonly nwr: 26;
  readonly oio: 27;
  readonly pfe: 28;
  readonly pte: 29;
  readonly riv: 30;
  readonly san: 31;
  readonly sdu: 32;
  readonly shi: 33;
  readonly tfo: 34;
  readonly tgo: 35;
  readonly tha: 36;
  readonly tin: 37;
  readonly wto: 38;
};
export interface Province {
  name: string;
  sea: boolean;
  supply_centre: boolean;
  homeland: Power | null;
  owner: Power | null;
  borders: ReadonlyArray<Province>;
  fords: ReadonlyArray<Province>;
  shores: ReadonlyArray<Shore>;
  easting: Int | null;
  southing: Int | null;
  features: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Shore {
  name: string;
  province: Province;
  side: Side | null;
  near: ReadonlyArray<Shore>;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Piece {
  owner: Power;
  place: Province;
  shore: Shore | null;
  qualities: Int;
  trail: Province | null;
  thwarted: Province | null;
  commanded: boolean;
  ordered_to_hold: boolean;
  written_name: Arm | null;
  expelled: boolean;
  refuges: ReadonlyArray<Province>;
  havens: ReadonlyArray<Shore>;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Move {
  unit: Piece;
  goal: Province;
  coast: Shore | null;
  by_sea: boolean;
  route: ReadonlyArray<Province>;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Support {
  unit: Piece;
  friend: Piece;
  goal: Province | null;
  coast: Shore | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Convoy {
  unit: Piece;
  army: Piece;
  goal: Province;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Order: {
  readonly move: 0;
  readonly hold: 1;
  readonly support_a_move: 2;
  readonly support_a_stand: 3;
  readonly retreat: 4;
  readonly build_a_unit: 5;
  readonly disband_a_unit: 6;
  readonly waive_a_unit: 7;
  readonly ask_for_a_draw: 8;
  readonly the_nazgul_rides: 9;
  readonly the_nazgul_stays: 10;
};
export type Order = number;

export interface Retreat {
  unit: Piece;
  goal: Province;
  coast: Shore | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Wraith {
  owner: Power;
  place: Province;
  escort: Piece | null;
  ride_goal: Province | null;
  ride_on: Province | null;
  commanded: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Movement {
  readonly units: ReadonlyArray<Piece>;
  readonly moves: ReadonlyArray<Move>;
  readonly supports: ReadonlyArray<Support>;
  readonly convoys: ReadonlyArray<Convoy>;
  readonly legal: Answers;
  readonly carries: Answers;
  readonly by_convoy: Answers;
  readonly convoy_matched: Answers;
  readonly possible: Answers;
  readonly matched: Answers;
  readonly arrives: Answers;
  readonly stands: Answers;
  readonly succeeds: Answers;
}

export declare const $enums: { readonly [name: string]: import('./runtime/types.js').EnumData };
export declare const $kinds: { readonly [name: string]: import('./runtime/types.js').KindData };
export declare const $units: { readonly [name: string]: import('./runtime/types.js').UnitData };
/** A new thing of a kind, as the rules begin it or one of its entries, but for what is given. */
export declare function $make(kind: string, given?: { readonly [field: string]: unknown }): any;
