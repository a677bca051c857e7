import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";

export declare const Hindrance: {
  readonly unhindered: 0;
  readonly off_the_map: 1;
  readonly with_the_ring: 2;
  readonly over_ridges: 3;
  readonly out_of_touch: 4;
  readonly out_of_reach: 5;
  readonly bound_by_foes: 6;
  readonly below_ground: 7;
  readonly out_of_woods: 8;
  readonly gate_shut: 9;
  readonly snowed_under: 10;
  readonly pass_watched: 11;
  readonly magic_holds: 12;
  readonly unbreached: 13;
  readonly not_foremost: 14;
  readonly untried_shire: 15;
  readonly field_unwon: 16;
  readonly rivals_there: 17;
};
export type Hindrance = number;

export declare const Shortage: {
  readonly unchecked: 0;
  readonly raised_before: 1;
  readonly unraised: 2;
  readonly by_readiness: 3;
  readonly no_muster_place: 4;
  readonly besieged: 5;
  readonly other_camp: 6;
  readonly enough_raised: 7;
  readonly abroad: 8;
  readonly tower_only: 9;
  readonly over_whole: 10;
};
export type Shortage = number;

export declare const Side: {
  readonly free: 0;
  readonly shadow: 1;
};
export type Side = number;

export declare const Master: {
  readonly sauron: 0;
  readonly saruman: 1;
};
export type Master = number;

export declare const Chair: {
  readonly only_player: 0;
  readonly first_chair: 1;
  readonly second_chair: 2;
};
export type Chair = number;

export declare const Folk: {
  readonly rohan: 0;
  readonly gondor: 1;
  readonly elves: 2;
  readonly dwarves: 3;
  readonly ents: 4;
  readonly dunedain: 5;
  readonly shirefolk: 6;
  readonly mordor: 7;
  readonly haradrim: 8;
  readonly easterlings: 9;
  readonly isengard: 10;
  readonly dunlending: 11;
};
export type Folk = number;

export declare const Stage: {
  readonly peace: 0;
  readonly neutral: 1;
  readonly defence: 2;
  readonly active: 3;
};
export type Stage = number;

export declare const Hero: {
  readonly frodo_sam: 0;
  readonly merry_pippin: 1;
  readonly gandalf: 2;
  readonly aragorn: 3;
  readonly boromir: 4;
  readonly legolas: 5;
  readonly gimli: 6;
  readonly gollum: 7;
  readonly theoden: 8;
  readonly eomer: 9;
  readonly faramir: 10;
  readonly elrond: 11;
  readonly dain: 12;
  readonly treebeard: 13;
  readonly ringwraiths: 14;
};
export type Hero = number;

export declare const Arm: {
  readonly infantry: 0;
  readonly cavalry: 1;
  readonly artillery: 2;
};
export type Arm = number;

export declare const Terrain: {
  readonly open_country: 0;
  readonly forest: 1;
  readonly swamp: 2;
  readonly underground: 3;
  readonly high_pass: 4;
  readonly fortification: 5;
  readonly not_on_board: 6;
};
export type Terrain = number;

export declare const Border: {
  readonly no_border: 0;
  readonly open_border: 1;
  readonly ridge: 2;
  readonly snow_pass: 3;
  readonly walls: 4;
  readonly past_black_gate: 5;
  readonly past_minas_morgul: 6;
  readonly past_osgiliath: 7;
};
export type Border = number;

export declare const Road: {
  readonly unlinked: 0;
  readonly easy_way: 1;
  readonly snowy_way: 2;
  readonly stair_way: 3;
};
export type Road = number;

export declare const RoadReached: {
  readonly west_road: 0;
  readonly haven: 1;
  readonly wilderness: 2;
  readonly misty_mountains: 3;
  readonly east_lands: 4;
};
export type RoadReached = number;

export declare const Parting: {
  readonly on_their_own: 0;
  readonly with_hobbits: 1;
};
export type Parting = number;

export declare const HuntEffect: {
  readonly out_of_sight: 0;
  readonly hindered_way: 1;
  readonly struck: 2;
  readonly seized: 3;
};
export type HuntEffect = number;

export declare const CardUse: {
  readonly avoidance: 0;
  readonly resistance: 1;
  readonly combat: 2;
};
export type CardUse = number;

export declare const Plan: {
  readonly headlong: 0;
  readonly steady_line: 1;
  readonly encircling: 2;
};
export type Plan = number;

export declare const Bout: {
  readonly opening_blows: 0;
  readonly later_blows: 1;
};
export type Bout = number;

export interface Wound {
  side: Side;
  striker: Regiment;
  blow: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Prize: {
  readonly rohan_home: 0;
  readonly gondor_home: 1;
  readonly dwarves_home: 2;
  readonly shire_home: 3;
  readonly lorien_home: 4;
  readonly rivendell_home: 5;
  readonly mirkwood_home: 6;
};
export type Prize = number;

export declare const Land: {
  readonly shire: 0;
  readonly bree: 1;
  readonly arnor: 2;
  readonly angmar: 3;
  readonly rivendell: 4;
  readonly eregion: 5;
  readonly caradhras: 6;
  readonly moria: 7;
  readonly dimrill_dale: 8;
  readonly lorien: 9;
  readonly anduin_vale: 10;
  readonly mirkwood: 11;
  readonly dol_guldur: 12;
  readonly erebor: 13;
  readonly iron_hills: 14;
  readonly rhun: 15;
  readonly enedwaith: 16;
  readonly dunland: 17;
  readonly isengard_vale: 18;
  readonly orthanc: 19;
  readonly fangorn: 20;
  readonly westfold: 21;
  readonly helms_deep: 22;
  readonly edoras: 23;
  readonly east_emnet: 24;
  readonly emyn_muil: 25;
  readonly dead_marshes: 26;
  readonly dagorlad: 27;
  readonly anorien: 28;
  readonly minas_tirith: 29;
  readonly lebennin: 30;
  readonly dol_amroth: 31;
  readonly ithilien: 32;
  readonly osgiliath: 33;
  readonly harad: 34;
  readonly black_gate: 35;
  readonly minas_morgul: 36;
  readonly cirith_ungol: 37;
  readonly gorgoroth: 38;
  readonly barad_dur: 39;
  readonly mount_doom: 40;
  readonly off_board: 41;
};
export type Land = number;

export interface Seat {
  name: string;
  side: Side;
  master: Master | null;
  chair: Chair;
  power: Int;
  hand_cards: ReadonlyArray<Card>;
  activation_row: ReadonlyArray<Nation>;
  cards_drawn: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Nation {
  name: string;
  folk: Folk;
  seat: Seat;
  stage: Stage;
  musters_at: Land;
  earlier_stage: Stage | null;
  place_in_line: Int;
  pips_bought: Int;
  points_left: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Individual {
  name: string;
  hero: Hero;
  seat: Seat;
  place: Land;
  arrival: Stage | null;
  folk: Folk | null;
  travels: boolean;
  roused_nation: Folk | null;
  engaged: boolean;
  winged: boolean;
  travel: Int;
  absence: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Regiment {
  name: string;
  folk: Folk;
  seat: Seat;
  arm: Arm;
  steps_left: Int;
  full_steps: Int;
  place: Land;
  arrival: Stage | null;
  origin: Land | null;
  travel: Int;
  shaken_for: Int;
  attacking: boolean;
  helping: boolean;
  leader: Hero | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Card: {
  readonly elven_cloaks: 0;
  readonly ranger_paths: 1;
  readonly hobbit_feet: 2;
  readonly narrow_stair: 3;
  readonly phial: 4;
  readonly mithril_mail: 5;
  readonly you_cannot_go_on: 6;
  readonly axe_of_the_dwarf: 7;
  readonly horn_of_gondor: 8;
  readonly flame_of_the_west: 9;
  readonly white_rider: 10;
  readonly charge_of_the_mark: 11;
};
export type Card = number;

export interface Battle {
  land: Land;
  attacker: Side;
  origin: Land;
  attack_plan: Plan;
  defence_plan: Plan;
  courage: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Commitment {
  seat: Seat;
  power: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Order: {
  readonly lead_a_regiment: 0;
  readonly storm_a_fortification: 1;
  readonly declare_a_breach: 2;
  readonly break_magic: 3;
  readonly draw_a_card: 4;
  readonly march_shadow: 5;
  readonly march_free_peoples: 6;
  readonly send_an_individual_shadow: 7;
  readonly send_an_individual_free_peoples: 8;
  readonly raise_a_regiment_shadow: 9;
  readonly refill_a_regiment_shadow: 10;
  readonly raise_a_regiment_free_peoples: 11;
  readonly refill_a_regiment_free_peoples: 12;
  readonly rouse_a_nation: 13;
};
export type Order = number;

export declare const $enums: { readonly [name: string]: import('./runtime/types.js').EnumData };
export declare const $kinds: { readonly [name: string]: import('./runtime/types.js').KindData };
export declare const $units: { readonly [name: string]: import('./runtime/types.js').UnitData };
/** A new thing of a kind, as the rules begin it or one of its entries, but for what is given. */
export declare function $make(kind: string, given?: { readonly [field: string]: unknown }): any;
