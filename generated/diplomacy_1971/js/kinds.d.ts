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

export interface Power {
  name: string;
  own_people: string;
  initials: string;
  for_draw: boolean;
  leaderless: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export type Feature = number;

export type Quality = number;

export declare const Province: {
  readonly adr: 0;
  readonly aeg: 1;
  readonly alb: 2;
  readonly ank: 3;
  readonly apu: 4;
  readonly arm: 5;
  readonly bal: 6;
  readonly bar: 7;
  readonly bel: 8;
  readonly ber: 9;
  readonly bla: 10;
  readonly boh: 11;
  readonly bre: 12;
  readonly bud: 13;
  readonly bul: 14;
  readonly bur: 15;
  readonly cly: 16;
  readonly con: 17;
  readonly den: 18;
  readonly eas: 19;
  readonly edi: 20;
  readonly eng: 21;
  readonly fin: 22;
  readonly gal: 23;
  readonly gas: 24;
  readonly gre: 25;
  readonly bot: 26;
  readonly lyo: 27;
  readonly hel: 28;
  readonly hol: 29;
  readonly ion: 30;
  readonly iri: 31;
  readonly kie: 32;
  readonly lvp: 33;
  readonly lvn: 34;
  readonly lon: 35;
  readonly mar: 36;
  readonly mao: 37;
  readonly mos: 38;
  readonly mun: 39;
  readonly nap: 40;
  readonly naf: 41;
  readonly nao: 42;
  readonly nth: 43;
  readonly nwy: 44;
  readonly nwg: 45;
  readonly par: 46;
  readonly pic: 47;
  readonly pie: 48;
  readonly por: 49;
  readonly pru: 50;
  readonly rom: 51;
  readonly ruh: 52;
  readonly rum: 53;
  readonly ser: 54;
  readonly sev: 55;
  readonly sil: 56;
  readonly ska: 57;
  readonly smy: 58;
  readonly spa: 59;
  readonly stp: 60;
  readonly swe: 61;
  readonly syr: 62;
  readonly tri: 63;
  readonly tun: 64;
  readonly tus: 65;
  readonly tyr: 66;
  readonly tys: 67;
  readonly ukr: 68;
  readonly ven: 69;
  readonly vie: 70;
  readonly wal: 71;
  readonly war: 72;
  readonly wes: 73;
  readonly yor: 74;
};
export interface Province {
  name: string;
  sea: boolean;
  supply_centre: boolean;
  homeland: Power | null;
  owner: Power | null;
  borders: ReadonlyArray<Province>;
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
  readonly convoy: 4;
  readonly retreat: 5;
  readonly build_a_unit: 6;
  readonly disband_a_unit: 7;
  readonly waive_a_unit: 8;
  readonly ask_for_a_draw: 9;
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
