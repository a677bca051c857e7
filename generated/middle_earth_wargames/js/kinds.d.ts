import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";

export declare const Flyer: {
  readonly eagle_pair: 0;
  readonly lone_eagle: 1;
  readonly hero_eagle: 2;
  readonly winged_wraith: 3;
  readonly winged_king: 4;
};
export type Flyer = number;

export declare const Flight: {
  readonly fighting_height: 0;
  readonly flying_high: 1;
  readonly on_the_ground: 2;
};
export type Flight = number;

export declare const RiderPlight: {
  readonly only_defends: 0;
  readonly goes_on_foot: 1;
};
export type RiderPlight = number;

export declare const HostPart: {
  readonly host_of_orcs: 0;
  readonly host_on_foot: 1;
  readonly host_on_horse: 2;
  readonly host_of_others: 3;
};
export type HostPart = number;

export declare const UnitSort: {
  readonly orc_band: 0;
  readonly man_orc_band: 1;
  readonly wolf_band: 2;
  readonly dwarf_band: 3;
  readonly elf_band: 4;
  readonly foot_company: 5;
  readonly horse_company: 6;
};
export type UnitSort = number;

export declare const BaseSort: {
  readonly man_base: 0;
  readonly rider_base: 1;
  readonly beast_base: 2;
  readonly chariot_base: 3;
};
export type BaseSort = number;

export declare const FordsCompany: {
  readonly company_axes: 0;
  readonly company_bows: 1;
  readonly company_riders: 2;
  readonly company_guards: 3;
  readonly company_red_eye: 4;
  readonly company_white_hand: 5;
  readonly company_moon: 6;
  readonly company_morgul: 7;
};
export type FordsCompany = number;

export declare const WarBeast: {
  readonly war_elephant: 0;
  readonly war_mumak: 1;
};
export type WarBeast = number;

export declare const Temper: {
  readonly tame: 0;
  readonly gone_wild: 1;
};
export type Temper = number;

export declare const Course: {
  readonly straight_on: 0;
  readonly straight_back: 1;
  readonly sideways_right: 2;
  readonly sideways_left: 3;
  readonly forward_right: 4;
  readonly forward_left: 5;
  readonly back_right: 6;
  readonly back_left: 7;
};
export type Course = number;

export declare const Mutiny: {
  readonly warg_killed: 0;
  readonly neither_killed: 1;
  readonly rider_killed: 2;
};
export type Mutiny = number;

export declare const Kindling: {
  readonly little_house: 0;
  readonly large_house: 1;
  readonly stone_house: 2;
  readonly stone_tower: 3;
  readonly stone_fortress: 4;
  readonly wooden_ram: 5;
  readonly living_wood: 6;
};
export type Kindling = number;

export declare const Missile: {
  readonly dwarf_bow: 0;
  readonly hobbit_bow: 1;
  readonly rohan_bow: 2;
  readonly elf_bow: 3;
  readonly long_bow: 4;
  readonly western_javelin: 5;
  readonly western_spear: 6;
  readonly composite_bow: 7;
  readonly western_sling: 8;
  readonly man_orc_bow: 9;
  readonly goblin_bow: 10;
  readonly uruk_bow: 11;
  readonly eastern_bow: 12;
  readonly eastern_horse_bow: 13;
  readonly eastern_javelin: 14;
  readonly orc_javelin: 15;
  readonly eastern_spear: 16;
};
export type Missile = number;

export declare const ChargeBar: {
  readonly bar_breath: 0;
  readonly bar_sun: 1;
  readonly bar_flight: 2;
  readonly bar_air: 3;
  readonly bar_ground: 4;
  readonly bar_reach: 5;
  readonly bar_sight: 6;
  readonly bar_wall: 7;
  readonly bar_crowd: 8;
  readonly bar_melee: 9;
  readonly bar_light: 10;
};
export type ChargeBar = number;

export declare const DiceColumn: {
  readonly die_one: 0;
  readonly die_one_and_half: 1;
  readonly dice_two: 2;
  readonly dice_three: 3;
  readonly dice_four: 4;
  readonly dice_five: 5;
  readonly dice_six: 6;
  readonly dice_seven: 7;
};
export type DiceColumn = number;

export declare const PushWeight: {
  readonly light_foot_push: 0;
  readonly medium_foot_push: 1;
  readonly heavy_foot_push: 2;
  readonly light_horse_push: 3;
  readonly medium_horse_push: 4;
  readonly heavy_horse_push: 5;
  readonly orc_push: 6;
  readonly troll_push: 7;
};
export type PushWeight = number;

export declare const EntryWay: {
  readonly front_entry: 0;
  readonly flank_entry: 1;
  readonly rear_entry: 2;
};
export type EntryWay = number;

export declare const Wizard: {
  readonly gandalf: 0;
  readonly witch_king: 1;
};
export type Wizard = number;

export declare const Resting: {
  readonly full_rest: 0;
  readonly half_rest: 1;
};
export type Resting = number;

export declare const Loser: {
  readonly first_loses: 0;
  readonly second_loses: 1;
  readonly nobody_loses: 2;
};
export type Loser = number;

export declare const Reaction: {
  readonly advance_2: 0;
  readonly advance_1: 1;
  readonly as_ordered: 2;
  readonly halt_1: 3;
  readonly halt_2: 4;
  readonly retire: 5;
  readonly retreat: 6;
  readonly rout: 7;
  readonly desperation: 8;
};
export type Reaction = number;

export declare const Despair: {
  readonly run_on_2: 0;
  readonly rallyable_rout: 1;
  readonly lost_rout: 2;
  readonly run_on_1: 3;
};
export type Despair = number;

export declare const Mover: {
  readonly eagle_mover: 0;
  readonly beorning_mover: 1;
  readonly armoured_elf_mover: 2;
  readonly bare_elf_mover: 3;
  readonly dwarf_mover: 4;
  readonly hobbit_mover: 5;
  readonly man_orc_mover: 6;
  readonly orc_mover: 7;
  readonly troll_mover: 8;
  readonly wolf_mover: 9;
  readonly wolf_rider_mover: 10;
  readonly light_foot_mover: 11;
  readonly medium_foot_mover: 12;
  readonly heavy_foot_mover: 13;
  readonly light_horse_mover: 14;
  readonly medium_horse_mover: 15;
  readonly heavy_horse_mover: 16;
  readonly elephant_mover: 17;
  readonly mumak_mover: 18;
  readonly chariot_mover: 19;
  readonly ent_mover: 20;
};
export type Mover = number;

export declare const Gait: {
  readonly close_march: 0;
  readonly open_march: 1;
  readonly charge_run: 2;
};
export type Gait = number;

export declare const GroundWalker: {
  readonly horse_walker: 0;
  readonly foot_walker: 1;
  readonly elf_walker: 2;
  readonly dwarf_walker: 3;
  readonly beast_walker: 4;
  readonly wolf_walker: 5;
  readonly chariot_walker: 6;
  readonly orc_walker: 7;
};
export type GroundWalker = number;

export declare const GroundSort: {
  readonly open_ground: 0;
  readonly deep_river: 1;
  readonly medium_river: 2;
  readonly shallow_river: 3;
  readonly hedge_row: 4;
  readonly bog_land: 5;
  readonly steep_hill: 6;
  readonly thick_wood: 7;
  readonly thin_wood: 8;
  readonly own_ranks: 9;
  readonly ford_crossing: 10;
};
export type GroundSort = number;

export declare const Obedience: {
  readonly obeys: 0;
  readonly balks: 1;
};
export type Obedience = number;

export declare const OrderBreadth: {
  readonly general_command: 0;
  readonly detailed_command: 1;
};
export type OrderBreadth = number;

export declare const UnitErrand: {
  readonly march_errand: 0;
  readonly charge_errand: 1;
  readonly counter_errand: 2;
  readonly shoot_errand: 3;
  readonly stand_errand: 4;
};
export type UnitErrand = number;

export declare const Recruit: {
  readonly hobbit_figure: 0;
  readonly goblin_figure: 1;
  readonly uruk_figure: 2;
  readonly man_orc_figure: 3;
  readonly man_with_blade: 4;
  readonly man_with_axe: 5;
  readonly rider_with_blade: 6;
  readonly rider_with_lance: 7;
  readonly mounted_goblin_figure: 8;
  readonly wolf_figure: 9;
  readonly warg_figure: 10;
  readonly elf_figure: 11;
  readonly stone_troll_figure: 12;
  readonly hill_troll_figure: 13;
  readonly large_ent_figure: 14;
  readonly small_ent_figure: 15;
  readonly beorning_figure: 16;
  readonly eagle_figure: 17;
  readonly dwarf_figure: 18;
  readonly elephant_figure: 19;
  readonly mumak_figure: 20;
};
export type Recruit = number;

export declare const Armour: {
  readonly light_armour: 0;
  readonly medium_armour: 1;
  readonly heavy_armour: 2;
};
export type Armour = number;

export declare const Steed: {
  readonly no_steed: 0;
  readonly plain_horse: 1;
  readonly armoured_horse: 2;
};
export type Steed = number;

export declare const BreachLetter: {
  readonly A: 0;
  readonly B: 1;
  readonly C: 2;
  readonly D: 3;
  readonly E: 4;
  readonly F: 5;
};
export type BreachLetter = number;

export declare const Barrier: {
  readonly door: 0;
  readonly wall: 1;
};
export type Barrier = number;

export declare const DarkRider: {
  readonly beamed_wraith: 0;
  readonly beamed_king: 1;
};
export type DarkRider = number;

export declare const BeamEffect: {
  readonly flees_and_stays: 0;
  readonly flees_the_light: 1;
  readonly keeps_its_distance: 2;
  readonly must_be_tested: 3;
  readonly untouched_by_light: 4;
};
export type BeamEffect = number;

export declare const FirePrey: {
  readonly furry_prey: 0;
  readonly larger_prey: 1;
  readonly sturdy_prey: 2;
};
export type FirePrey = number;

export declare const FireHarm: {
  readonly burns_to_death: 0;
  readonly brushes_it_off: 1;
  readonly tests_its_nerve: 2;
};
export type FireHarm = number;

export declare const BurstFate: {
  readonly killed_by_burst: 0;
  readonly tried_by_fire: 1;
  readonly beyond_the_burst: 2;
};
export type BurstFate = number;

export declare const Companion: {
  readonly no_companion: 0;
  readonly hero_companion: 1;
  readonly hereditary_companion: 2;
  readonly special_companion: 3;
};
export type Companion = number;

export declare const Marvel: {
  readonly wraith_gave_way: 0;
  readonly king_gave_way: 1;
  readonly gandalf_gave_way: 2;
  readonly friend_impressed: 3;
  readonly enemy_impressed: 4;
  readonly enemy_bolt_struck: 5;
  readonly fire_has_burst: 6;
  readonly enemy_flyer_fell: 7;
  readonly friendly_flyer_fell: 8;
  readonly powder_went_off: 9;
  readonly powder_broke_in: 10;
};
export type Marvel = number;

export declare const Side: {
  readonly law: 0;
  readonly evil: 1;
};
export type Side = number;

export declare const MoraleClass: {
  readonly A: 0;
  readonly B: 1;
  readonly C: 2;
  readonly D: 3;
  readonly E: 4;
  readonly O: 5;
  readonly T: 6;
};
export type MoraleClass = number;

export declare const Race: {
  readonly man: 0;
  readonly ranger: 1;
  readonly rohirrim: 2;
  readonly dunlending: 3;
  readonly elf: 4;
  readonly dwarf: 5;
  readonly hobbit: 6;
  readonly ent: 7;
  readonly great_eagle: 8;
  readonly beorning: 9;
  readonly orc: 10;
  readonly uruk: 11;
  readonly man_orc: 12;
  readonly wolf: 13;
  readonly troll: 14;
  readonly elephant: 15;
};
export type Race = number;

export declare const Striker: {
  readonly hill_troll: 0;
  readonly stone_troll: 1;
  readonly man_orc: 2;
  readonly uruk: 3;
  readonly goblin: 4;
  readonly mounted_goblin: 5;
  readonly wolf: 6;
  readonly warg: 7;
  readonly chariot: 8;
  readonly elephant: 9;
  readonly mumak: 10;
  readonly large_ent: 11;
  readonly small_ent: 12;
  readonly beorning: 13;
  readonly great_eagle: 14;
  readonly hobbit: 15;
  readonly elf_spear: 16;
  readonly elf_sword: 17;
  readonly dwarf_axe: 18;
  readonly dwarf_sword: 19;
  readonly lance: 20;
  readonly horse_spear: 21;
  readonly horse_short_spear: 22;
  readonly horse_sword: 23;
  readonly spear: 24;
  readonly long_spear: 25;
  readonly two_handed_sword: 26;
  readonly sword: 27;
  readonly axe_or_club: 28;
};
export type Striker = number;

export declare const Struck: {
  readonly light_foot: 0;
  readonly medium_foot: 1;
  readonly heavy_foot: 2;
  readonly light_horse: 3;
  readonly medium_horse: 4;
  readonly heavy_horse: 5;
  readonly large_ent: 6;
  readonly small_ent: 7;
  readonly beorning: 8;
  readonly great_eagle: 9;
  readonly dwarf: 10;
  readonly armoured_elf: 11;
  readonly bare_elf: 12;
  readonly hobbit: 13;
  readonly hill_troll: 14;
  readonly stone_troll: 15;
  readonly man_orc: 16;
  readonly uruk: 17;
  readonly goblin: 18;
  readonly wolf: 19;
  readonly warg: 20;
  readonly wolf_rider: 21;
  readonly wild_man: 22;
  readonly chariot: 23;
  readonly elephant: 24;
};
export type Struck = number;

export declare const Shelter: {
  readonly no_shelter: 0;
  readonly soft: 1;
  readonly hard: 2;
};
export type Shelter = number;

export declare const Stance: {
  readonly steady: 0;
  readonly charging: 1;
  readonly retiring: 2;
  readonly retreating: 3;
  readonly routing: 4;
};
export type Stance = number;

export declare const Slope: {
  readonly level_ground: 0;
  readonly uphill: 1;
  readonly downhill: 2;
};
export type Slope = number;

export declare const Spacing: {
  readonly close_order: 0;
  readonly open_order: 1;
};
export type Spacing = number;

export declare const Organisation: {
  readonly formed: 0;
  readonly semi_formed: 1;
  readonly unformed: 2;
  readonly disorganised: 3;
  readonly scattered: 4;
};
export type Organisation = number;

export declare const Remnant: {
  readonly half_or_more: 0;
  readonly below_half: 1;
  readonly below_quarter: 2;
};
export type Remnant = number;

export declare const TimeOfYear: {
  readonly echuir: 0;
  readonly laer: 1;
  readonly narbeleth: 2;
  readonly rhiw: 3;
};
export type TimeOfYear = number;

export declare const Sky: {
  readonly snowfall: 0;
  readonly stormy_rain: 1;
  readonly rainfall: 2;
  readonly fair_sky: 3;
  readonly hot_sky: 4;
};
export type Sky = number;

export declare const Gust: {
  readonly light_breeze: 0;
  readonly fresh_wind: 1;
  readonly storm_wind: 2;
};
export type Gust = number;

export declare const WindQuarter: {
  readonly from_north: 0;
  readonly from_south: 1;
  readonly from_east: 2;
  readonly from_west: 3;
  readonly from_north_west: 4;
  readonly from_south_west: 5;
  readonly from_north_east: 6;
  readonly from_south_east: 7;
};
export type WindQuarter = number;

export declare const Facing: {
  readonly to_the_foe: 0;
  readonly from_the_foe: 1;
};
export type Facing = number;

export declare const Hindrance: {
  readonly hindering_houses: 0;
  readonly hindering_melee: 1;
  readonly hindering_wood: 2;
  readonly hindering_hill: 3;
  readonly hindering_enemies: 4;
};
export type Hindrance = number;

export declare const SunlightAnswer: {
  readonly runs_for_shelter: 0;
  readonly bears_the_sun: 1;
};
export type SunlightAnswer = number;

export declare const RemnantDuty: {
  readonly nothing_special: 0;
  readonly test_of_morale: 1;
  readonly last_throw: 2;
};
export type RemnantDuty = number;

export declare const Allegiance: {
  readonly good_wood: 0;
  readonly evil_wood: 1;
  readonly neutral_wood: 2;
};
export type Allegiance = number;

export declare const Wakefulness: {
  readonly dormant_wood: 0;
  readonly sluggish_wood: 1;
  readonly active_wood: 2;
};
export type Wakefulness = number;

export interface Warlord {
  name: string;
  side: Side;
  mustered: Int;
  men_fallen: Int;
  units_gone: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Tract {
  name: string;
  tract_edge: ReadonlyArray<Spot>;
  ground_sort: GroundSort;
  rise: Int;
  built_as: Kindling | null;
  cover_given: Shelter;
  screens: boolean;
  allegiance: Allegiance | null;
  wakefulness: Wakefulness;
  on_fire: boolean;
  burnt_for: Int;
  trees_left: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface NumberedMan {
  number: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Volley {
  shooter: Unit;
  prey: Unit;
  missile: Missile;
  bowmen: Int;
  shot_distance: Int;
  overhead: boolean;
  over_low_troops: boolean;
  aimed_downhill: boolean;
  prey_ranks: Int;
  prey_depth: Int;
  at_a_mass: boolean;
  at_moving_prey: boolean;
  on_the_move: boolean;
  into_a_melee: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Latecomer {
  name: string;
  warlord: Warlord;
  troop: Troop;
  strikes_as: Striker;
  struck_as: Struck;
  recruit: Recruit;
  chieftain: Chieftain | null;
  men: Int;
  abreast: Int;
  joins_at: Spot;
  looks_toward: Int;
  flight: Flight;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Chieftain: {
  readonly anabor: 0;
  readonly aragorn: 1;
  readonly bard: 2;
  readonly boromir: 3;
  readonly celeborn: 4;
  readonly denethor: 5;
  readonly elfhelm: 6;
  readonly elladan: 7;
  readonly elrohir: 8;
  readonly elrond: 9;
  readonly eomer: 10;
  readonly erkenbrand: 11;
  readonly faramir: 12;
  readonly forlong: 13;
  readonly galadriel: 14;
  readonly gandalf_himself: 15;
  readonly gothmog: 16;
  readonly tower_lieutenant: 17;
  readonly ringwraith: 18;
  readonly ghan_buri_ghan: 19;
  readonly glorfindel: 20;
  readonly grimbold: 21;
  readonly gwaihir: 22;
  readonly halbarad: 23;
  readonly duinhir: 24;
  readonly dervorin: 25;
  readonly golasgil: 26;
  readonly hirluin: 27;
  readonly hurin: 28;
  readonly imrahil: 29;
  readonly theoden: 30;
  readonly hama: 31;
  readonly thranduil: 32;
  readonly gloin: 33;
  readonly angmar_king: 34;
  readonly sauron: 35;
};
export type Chieftain = number;

export declare const Spell: {
  readonly beam_of_good: 0;
  readonly hold_portal: 1;
  readonly talk_to_animals: 2;
  readonly knock: 3;
  readonly cause_fire: 4;
  readonly limited_command: 5;
  readonly impress: 6;
  readonly defence_bolt: 7;
  readonly illuminate: 8;
  readonly fire_burst: 9;
  readonly rout_spell: 10;
  readonly break_staff: 11;
};
export type Spell = number;

export interface Footstep {
  unit: Unit;
  lands_at: Spot;
  faces_then: Int;
  ground_crossed: GroundSort;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Ram {
  points_paid: Int;
  burnt: Int;
  uphill: boolean;
  under_attack: boolean;
  roofed: boolean;
  crew: Unit | null;
  alight: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Rampart {
  name: string;
  barrier: Barrier;
  built_along: ReadonlyArray<Spot>;
  owner: Warlord | null;
  toughness: Int;
  holes: Int;
  held_with: Int | null;
  oil_pots: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Keg {
  rampart: Rampart;
  lies_upon: Spot;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Troop: {
  readonly eagles: 0;
  readonly ents: 1;
  readonly beornings: 2;
  readonly household_of_rohan: 3;
  readonly dunedain: 4;
  readonly high_elves: 5;
  readonly ithilien_rangers: 6;
  readonly wood_elves: 7;
  readonly dwarves: 8;
  readonly tower_guard: 9;
  readonly elite_units: 10;
  readonly rohan: 11;
  readonly men_of_the_west: 12;
  readonly hobbits: 13;
  readonly peasants: 14;
  readonly men_of_sauron: 15;
  readonly haradrim: 16;
  readonly southrons: 17;
  readonly barbarians: 18;
  readonly easterlings: 19;
  readonly swertings: 20;
  readonly dunlanders: 21;
  readonly variags: 22;
  readonly man_orcs: 23;
  readonly wild_men: 24;
  readonly other_barbarians: 25;
  readonly wargs: 26;
  readonly wolves: 27;
  readonly orcs: 28;
  readonly urucks: 29;
  readonly wolf_riders: 30;
  readonly trolls: 31;
};
export type Troop = number;

export interface Unit {
  troop: Troop;
  strikes_as: Striker;
  struck_as: Struck;
  began_with: Int;
  men: Int;
  in_contact: Int;
  stance: Stance;
  slope: Slope;
  shelter: Shelter;
  shielded: boolean;
  spacing: Spacing;
  organisation: Organisation;
  secure_flanks: Int;
  men_lost: Int;
  foe: Unit | null;
  charger: Unit | null;
  struck_from_behind: boolean;
  remnant: Remnant;
  rallying: boolean;
  charisma: Int;
  leaderless: boolean;
  driven: boolean;
  in_the_dark: boolean;
  underground: boolean;
  in_a_wood: boolean;
  in_a_hostile_wood: boolean;
  name: string;
  warlord: Warlord | null;
  chieftain: Chieftain | null;
  recruit: Recruit;
  armour: Armour;
  steed: Steed;
  missile_borne: Missile | null;
  stands_upon: Spot;
  faces_toward: Int;
  footing: ReadonlyArray<Spot>;
  stirred: boolean;
  news_around: boolean;
  abreast: Int;
  duty_now: UnitErrand;
  march_aim: Spot | null;
  quarry: Unit | null;
  turning_to: Unit | null;
  ordered_now: boolean;
  marched_now: boolean;
  charges_run: Int;
  rested_for: Int;
  shaken_now: boolean;
  halted_for: Int;
  rash_for: Int;
  blows_to_feel: Int;
  men_felled: Int;
  shot_by: Int;
  friends_around: ReadonlyArray<Unit>;
  foes_around: ReadonlyArray<Unit>;
  clash_round: Int;
  beyond_rally: boolean;
  split_by: Int;
  leader_behind: boolean;
  taken_aback: boolean;
  order_pending: Int;
  weak_since: Int;
  wounds: Int;
  gone_wild: boolean;
  darts: Int;
  powder: Int;
  ladder_length: Int;
  climbed: Int;
  energy: Int;
  calm_moves: Int;
  rests_fully: boolean;
  has_cast: boolean;
  shines: boolean;
  has_its_staff: boolean;
  held_by: Unit | null;
  unarmed: Int;
  shuns: Unit | null;
  shuns_within: Int;
  shuns_for: Int;
  life_left: Int;
  winged: boolean;
  flight: Flight;
  lands_now: boolean;
  flown_now: Int;
  air_prey: Unit | null;
  air_wounds: Int;
  since_fall: Int | null;
  moves_away: Int | null;
  runs_from: Unit | null;
  supplied_for: Int;
  brands: Int;
  brand_work: Int;
  makes_brands: boolean;
  next_duty: UnitErrand | null;
  next_aim: Spot | null;
  next_quarry: Unit | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Meeting {
  first_band: Unit;
  second_band: Unit;
  raging: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Order: {
  readonly make_fire_brands: 0;
  readonly set_a_house_or_a_wood_on_fire: 1;
  readonly put_out_a_fire: 2;
  readonly drop_a_brand_on_a_ram: 3;
  readonly put_out_a_burning_ram: 4;
  readonly change_an_order_half_way_march_to_a_place: 5;
  readonly change_an_order_half_way_advance_on_an_enemy: 6;
  readonly change_an_order_half_way_charge: 7;
  readonly change_an_order_half_way_stand: 8;
  readonly take_to_the_air: 9;
  readonly fly_out_of_all_reach: 10;
  readonly land: 11;
  readonly attack_in_the_air: 12;
  readonly find_another_mount: 13;
  readonly ram: 14;
  readonly lay_powder: 15;
  readonly meddle_with_powder: 16;
  readonly pour_oil: 17;
  readonly raise_a_ladder: 18;
  readonly hold_a_door_by_magic: 19;
  readonly open_a_door_by_magic: 20;
  readonly throw_darts: 21;
  readonly cast_impress: 22;
  readonly cast_fire_burst: 23;
  readonly cast_defence_bolt: 24;
  readonly cast_defence_bolt_at_the_price_of_a_life: 25;
  readonly cast_light: 26;
  readonly cast_the_beam_of_good: 27;
  readonly cast_rout: 28;
  readonly cast_limited_command: 29;
  readonly cast_cause_fire: 30;
  readonly break_a_staff: 31;
  readonly wrestle_with_another_s_will: 32;
  readonly march_to_a_place: 33;
  readonly advance_on_an_enemy: 34;
  readonly charge: 35;
  readonly counter_charge: 36;
  readonly shoot: 37;
  readonly stand: 38;
  readonly turn_to_an_enemy: 39;
  readonly open_or_close_the_ranks: 40;
  readonly bring_the_leader_to_the_front_or_to_the_rear: 41;
  readonly ask_for_a_test: 42;
};
export type Order = number;

export declare const $enums: { readonly [name: string]: import('./runtime/types.js').EnumData };
export declare const $kinds: { readonly [name: string]: import('./runtime/types.js').KindData };
export declare const $units: { readonly [name: string]: import('./runtime/types.js').UnitData };
/** A new thing of a kind, as the rules begin it or one of its entries, but for what is given. */
export declare function $make(kind: string, given?: { readonly [field: string]: unknown }): any;
