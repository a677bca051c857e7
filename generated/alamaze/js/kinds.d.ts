import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";

export declare const Boon: {
  readonly esprit: 0;
  readonly dismay: 1;
  readonly fright: 2;
  readonly onslaught: 3;
  readonly bulwark: 4;
  readonly group_might: 5;
  readonly own_might: 6;
  readonly rider_charge: 7;
  readonly missile_veil: 8;
  readonly charge_veil: 9;
  readonly peril: 10;
  readonly goad: 11;
  readonly mummy_rot: 12;
  readonly immolation: 13;
  readonly contagion: 14;
  readonly regrowth: 15;
  readonly threatening: 16;
  readonly parleying: 17;
  readonly wall_attack: 18;
};
export type Boon = number;

export declare const Marvel: {
  readonly as_firestrike: 0;
  readonly as_lightning: 1;
  readonly as_fright: 2;
  readonly as_kill_wizard: 3;
  readonly as_stun_leader: 4;
  readonly as_guarded_attack: 5;
  readonly as_chaos: 6;
  readonly as_valor: 7;
};
export type Marvel = number;

export declare const Knack: {
  readonly hidden_ranks: 0;
  readonly transmuting: 1;
  readonly carriage: 2;
  readonly lycanthropy: 3;
  readonly trample: 4;
  readonly fleeting: 5;
  readonly unscarred: 6;
  readonly spell_veil: 7;
  readonly barrage_crew: 8;
  readonly corpse_eating: 9;
};
export type Knack = number;

export declare const Fate: {
  readonly dies: 0;
  readonly demoted: 1;
  readonly turned: 2;
};
export type Fate = number;

export declare const Rating: {
  readonly absent: 0;
  readonly not_a_factor: 1;
  readonly very_poor: 2;
  readonly below_average: 3;
  readonly average: 4;
  readonly above_average: 5;
  readonly good: 6;
  readonly very_good: 7;
  readonly excellent: 8;
  readonly superior: 9;
  readonly renowned: 10;
  readonly awesome: 11;
  readonly ultimate: 12;
};
export type Rating = number;

export declare const Experience: {
  readonly green: 0;
  readonly regular: 1;
  readonly veteran: 2;
  readonly elite: 3;
};
export type Experience = number;

export declare const Arm: {
  readonly long_range: 0;
  readonly short_range: 1;
  readonly charge: 2;
  readonly first_melee: 3;
  readonly second_melee: 4;
  readonly combined: 5;
  readonly storm: 6;
  readonly no_troops: 7;
};
export type Arm = number;

export declare const Origin: {
  readonly kingdom_brigade: 0;
  readonly companion: 1;
  readonly recruit: 2;
  readonly summon: 3;
};
export type Origin = number;

export declare const Gear: {
  readonly improved_armor: 0;
  readonly improved_weapons: 1;
  readonly mithril_armor: 2;
  readonly mithril_weapons: 3;
};
export type Gear = number;

export declare const VictoryBy: {
  readonly one_ruler: 0;
  readonly all_partners: 1;
  readonly nobody_claims: 2;
};
export type VictoryBy = number;

export declare const IndicatorBearer: {
  readonly ruler_bears: 0;
  readonly agent_bears: 1;
  readonly figure_bears: 2;
};
export type IndicatorBearer = number;

export declare const Improvement: {
  readonly food_work: 0;
  readonly gold_work: 1;
  readonly wall_work: 2;
};
export type Improvement = number;

export declare const StageOrigin: {
  readonly preparation: 0;
  readonly troops: 1;
  readonly spells: 2;
  readonly artifacts: 3;
};
export type StageOrigin = number;

export declare const Voice: {
  readonly aye: 0;
  readonly nay: 1;
  readonly abstains: 2;
};
export type Voice = number;

export declare const SightingEnd: {
  readonly sighting_resolved: 0;
  readonly sighting_unresolved: 1;
};
export type SightingEnd = number;

export declare const SightingFinder: {
  readonly scouting_agent: 0;
  readonly searching_agent: 1;
  readonly seasoned_agent: 2;
  readonly raven: 3;
  readonly eagle: 4;
  readonly diviner_of_names: 5;
  readonly diviner_of_places: 6;
  readonly wandering_group: 7;
};
export type SightingFinder = number;

export declare const Crafting: {
  readonly coins: 0;
  readonly grain_store: 1;
  readonly ingots: 2;
  readonly standing_at_court: 3;
};
export type Crafting = number;

export declare const ItemHeading: {
  readonly fine_item: 0;
  readonly excellent_item: 1;
  readonly superior_item: 2;
  readonly special_item: 3;
};
export type ItemHeading = number;

export declare const Sort: {
  readonly agent: 0;
  readonly fanatic: 1;
  readonly imp: 2;
  readonly demon: 3;
  readonly high_demon: 4;
  readonly familiar: 5;
};
export type Sort = number;

export declare const Duty: {
  readonly idle: 0;
  readonly guard: 1;
  readonly counter_espionage: 2;
  readonly guard_prisoners: 3;
};
export type Duty = number;

export declare const Rank: {
  readonly king: 0;
  readonly queen: 1;
  readonly regent: 2;
  readonly consul: 3;
  readonly demon_prince: 4;
  readonly prince: 5;
  readonly duke: 6;
  readonly count: 7;
  readonly baron: 8;
  readonly governor: 9;
  readonly ambassador: 10;
  readonly fool: 11;
  readonly priestess: 12;
  readonly maiden: 13;
  readonly agent: 14;
  readonly fanatic: 15;
  readonly warlord: 16;
  readonly lord_commander: 17;
  readonly grand_marshal: 18;
  readonly marshal: 19;
  readonly commander: 20;
  readonly major_general: 21;
  readonly general: 22;
  readonly captain_major: 23;
  readonly captain: 24;
  readonly centurion: 25;
  readonly wizard: 26;
  readonly adept: 27;
  readonly place: 28;
  readonly mithril: 29;
  readonly sea: 30;
  readonly artifact: 31;
  readonly wild_fine: 32;
  readonly wild_excellent: 33;
  readonly area: 34;
  readonly group: 35;
  readonly search: 36;
};
export type Rank = number;

export declare const ArtifactClass: {
  readonly benevolent: 0;
  readonly covert: 1;
  readonly wizardly: 2;
  readonly weapon: 3;
  readonly kingly: 4;
  readonly special_class: 5;
};
export type ArtifactClass = number;

export declare const Quality: {
  readonly enigma: 0;
  readonly fine: 1;
  readonly excellent: 2;
  readonly superior: 3;
  readonly quest: 4;
};
export type Quality = number;

export declare const RelicHolder: {
  readonly realm: 0;
  readonly throne: 1;
  readonly court: 2;
  readonly spying_agent: 3;
  readonly mage: 4;
  readonly own_company: 5;
  readonly town: 6;
};
export type RelicHolder = number;

export declare const MoraleEvent: {
  readonly unfed: 0;
  readonly unpaid: 1;
  readonly extra_food: 2;
  readonly extra_gold: 3;
  readonly extra_both: 4;
  readonly rest_in_town: 5;
  readonly rest_in_city: 6;
  readonly rest_in_sanctuary: 7;
  readonly fireworks: 8;
  readonly forced_march: 9;
  readonly entrenching: 10;
  readonly one_watch: 11;
  readonly two_watches: 12;
  readonly harassed: 13;
  readonly poisoned: 14;
  readonly won_battle: 15;
  readonly plundered: 16;
  readonly lost_battle: 17;
};
export type MoraleEvent = number;

export declare const WearEvent: {
  readonly regenerated: 0;
  readonly chased: 1;
};
export type WearEvent = number;

export declare const Footing: {
  readonly flight: 0;
  readonly supremacy: 1;
  readonly mastery: 2;
  readonly advantage: 3;
  readonly standard: 4;
  readonly disadvantage: 5;
  readonly adversity: 6;
};
export type Footing = number;

export declare const Masking: {
  readonly lesser_masking: 0;
  readonly greater_masking: 1;
};
export type Masking = number;

export declare const Gait: {
  readonly usual_march: 0;
  readonly hard_march: 1;
  readonly patrol_march: 2;
  readonly winged_patrol: 3;
};
export type Gait = number;

export declare const WingGift: {
  readonly over_the_walls: 0;
  readonly quake_proof: 1;
  readonly flood_proof: 2;
  readonly flame_proof: 3;
  readonly over_water: 4;
  readonly eyes_aloft: 5;
  readonly no_flank: 6;
};
export type WingGift = number;

export declare const HostSize: {
  readonly inactive: 0;
  readonly patrol: 1;
  readonly one_brigade: 2;
  readonly division_size: 3;
  readonly army: 4;
  readonly army_group: 5;
};
export type HostSize = number;

export declare const HostState: {
  readonly plain_sight: 0;
  readonly masked_size: 1;
  readonly ambushing: 2;
  readonly invisible: 3;
};
export type HostState = number;

export declare const HostLimit: {
  readonly groups_of_a_kingdom: 0;
  readonly marches_in_a_turn: 1;
  readonly intercept_radius: 2;
  readonly leaders_in_a_group: 3;
  readonly wizards_in_a_group: 4;
  readonly evading_brigades: 5;
  readonly brigade_types_moved: 6;
  readonly leaders_moved: 7;
  readonly wizards_or_artifacts_moved: 8;
  readonly prey_of_an_interception: 9;
  readonly brigade_types_in_a_group: 10;
};
export type HostLimit = number;

export declare const Muster: {
  readonly townsfolk: 0;
  readonly wild_companions: 1;
  readonly reinforcement: 2;
};
export type Muster = number;

export declare const NavalDuty: {
  readonly in_port: 0;
  readonly ferrying: 1;
  readonly trading: 2;
  readonly patrolling: 3;
  readonly home_again: 4;
};
export type NavalDuty = number;

export declare const NavalPrize: {
  readonly common_fleet: 0;
  readonly elite_ship: 1;
};
export type NavalPrize = number;

export declare const ObjectiveClass: {
  readonly territorial: 0;
  readonly political: 1;
  readonly adventure: 2;
  readonly development: 3;
};
export type ObjectiveClass = number;

export declare const GoalQuality: {
  readonly major: 0;
  readonly minor: 1;
};
export type GoalQuality = number;

export declare const ForetoldAt: {
  readonly any_region: 0;
  readonly home_region: 1;
};
export type ForetoldAt = number;

export declare const CommandGiver: {
  readonly throne: 0;
  readonly consul: 1;
  readonly demon_prince: 2;
  readonly envoy: 3;
  readonly jester: 4;
  readonly novice: 5;
  readonly seeress: 6;
  readonly agent_or_fanatic: 7;
  readonly caster: 8;
  readonly marching_group: 9;
  readonly navy: 10;
  readonly councillor: 11;
  readonly crown: 12;
};
export type CommandGiver = number;

export declare const CountedPer: {
  readonly whole_realm: 0;
  readonly each_host: 1;
  readonly each_center: 2;
  readonly each_sea: 3;
  readonly each_relic: 4;
  readonly each_improvement: 5;
};
export type CountedPer = number;

export declare const CommandSlot: {
  readonly one_priestess: 0;
  readonly own_group: 1;
  readonly host_or_place: 2;
  readonly rival_group: 3;
  readonly one_caster: 4;
  readonly chosen_plan: 5;
  readonly popcenter_named: 6;
  readonly coins: 7;
  readonly brigade_breed: 8;
  readonly ration: 9;
  readonly one_sea: 10;
  readonly envoy: 11;
  readonly realm: 12;
  readonly any_figure: 13;
  readonly map_area: 14;
  readonly voice: 15;
  readonly sacks: 16;
  readonly one_maiden: 17;
  readonly office: 18;
  readonly bottle: 19;
  readonly improved_good: 20;
  readonly multiple_asked: 21;
  readonly forged_gear: 22;
  readonly raised_building: 23;
  readonly one_hostage: 24;
  readonly idle_group: 25;
  readonly one_leader: 26;
  readonly other_group: 27;
  readonly one_relic: 28;
  readonly wanted_enemy: 29;
  readonly second_wanted_enemy: 30;
  readonly province: 31;
  readonly kind_or_size: 32;
  readonly sort_of_relic: 33;
  readonly whose_relic: 34;
  readonly breed_too: 35;
  readonly relic_name: 36;
  readonly one_agent: 37;
  readonly crown_name: 38;
  readonly crown_title: 39;
  readonly wish_codes: 40;
  readonly new_price: 41;
};
export type CommandSlot = number;

export declare const Relation: {
  readonly ally: 0;
  readonly enemy: 1;
  readonly neutral: 2;
};
export type Relation = number;

export declare const Quarters: {
  readonly town: 0;
  readonly city: 1;
};
export type Quarters = number;

export declare const Loot: {
  readonly purse: 0;
  readonly sacks: 1;
  readonly ingots: 2;
};
export type Loot = number;

export declare const Weakness: {
  readonly walls_themselves: 0;
  readonly mines: 1;
  readonly fields: 2;
};
export type Weakness = number;

export declare const Good: {
  readonly grain: 0;
  readonly coin: 1;
};
export type Good = number;

export declare const Reaction: {
  readonly hostile: 0;
  readonly suspicious: 1;
  readonly tolerant: 2;
  readonly friendly: 3;
  readonly loyal: 4;
};
export type Reaction = number;

export declare const Hold: {
  readonly unestablished: 0;
  readonly minor: 1;
  readonly significant: 2;
  readonly substantial: 3;
  readonly control: 4;
  readonly tight_control: 5;
};
export type Hold = number;

export declare const InfluenceEvent: {
  readonly region_gained: 0;
  readonly region_lost: 1;
  readonly seat_gained: 2;
  readonly seat_lost: 3;
  readonly capital_lost: 4;
  readonly commended: 5;
  readonly condemned: 6;
  readonly title: 7;
  readonly enemy_declared: 8;
  readonly false_skeleton: 9;
  readonly failed_check: 10;
  readonly cursed: 11;
  readonly prestige: 12;
  readonly aura: 13;
  readonly princess: 14;
};
export type InfluenceEvent = number;

export declare const Post: {
  readonly agent_post: 0;
  readonly fool_post: 1;
  readonly ambassador_post: 2;
  readonly governor_post: 3;
  readonly maiden_post: 4;
  readonly fanatic_post: 5;
  readonly miners: 6;
  readonly centurion_post: 7;
  readonly adept_post: 8;
  readonly halfling_marshal: 9;
  readonly halfling_wizard: 10;
  readonly halfling_agent: 11;
};
export type Post = number;

export declare const OpeningEdge: {
  readonly minor_boost: 0;
  readonly significant_boost: 1;
};
export type OpeningEdge = number;

export declare const AdvancedItem: {
  readonly muskets: 0;
  readonly matriarchal_spears: 1;
  readonly poison_tail_stinger: 2;
  readonly battle_axes: 3;
  readonly venomed_blades: 4;
  readonly voodoo_dolls: 5;
  readonly dwarven_hammers: 6;
  readonly elven_bows: 7;
  readonly iron_javelins: 8;
  readonly slings_of_accuracy: 9;
  readonly vorpal_blades: 10;
  readonly blessed_lances: 11;
  readonly barbed_maces: 12;
};
export type AdvancedItem = number;

export declare const Topic: {
  readonly any_king: 0;
  readonly king_and_region: 1;
  readonly centers: 2;
  readonly council_member: 3;
};
export type Topic = number;

export declare const Ballot: {
  readonly open_ballot: 0;
  readonly secret_ballot: 1;
};
export type Ballot = number;

export declare const RegionGroup: {
  readonly capital_regions: 0;
  readonly trading_coasts: 1;
  readonly savage_regions: 2;
  readonly free_states: 3;
};
export type RegionGroup = number;

export declare const Climate: {
  readonly northern: 0;
  readonly southern: 1;
};
export type Climate = number;

export declare const Season: {
  readonly spring: 0;
  readonly summer: 1;
  readonly autumn: 2;
  readonly winter: 3;
};
export type Season = number;

export declare const Terrain: {
  readonly sea: 0;
  readonly mountain: 1;
  readonly desert: 2;
  readonly forest: 3;
  readonly plains: 4;
  readonly marsh: 5;
  readonly walls: 6;
};
export type Terrain = number;

export declare const Prowess: {
  readonly supremacy: 0;
  readonly mastery: 1;
  readonly advantage: 2;
  readonly standard: 3;
  readonly substandard: 4;
  readonly disadvantage: 5;
  readonly nonmagical: 6;
};
export type Prowess = number;

export declare const RoyalAct: {
  readonly enamor: 0;
  readonly consul_enamor: 1;
  readonly orator_enamor: 2;
  readonly denigrate: 3;
  readonly consul_denigrate: 4;
  readonly disdain_denigrate: 5;
  readonly increase: 6;
  readonly entertain: 7;
  readonly sell_influence: 8;
};
export type RoyalAct = number;

export declare const Refit: {
  readonly greek_fire: 0;
  readonly ramming_head: 1;
  readonly cannons: 2;
  readonly reinforced_hulls: 3;
  readonly admiral_maneuvers: 4;
  readonly spyglass: 5;
};
export type Refit = number;

export declare const SeaLimit: {
  readonly fleets_in_a_sea: 0;
  readonly fleets_per_brigade: 1;
  readonly superior_fleets: 2;
  readonly elite_ships: 3;
  readonly patrolled_areas: 4;
  readonly encounters_in_a_turn: 5;
  readonly merchant_areas: 6;
  readonly enlargements_in_a_turn: 7;
  readonly fleets_at_once: 8;
  readonly shore_distance: 9;
};
export type SeaLimit = number;

export declare const Quarry: {
  readonly passage: 0;
  readonly scout_passage: 1;
  readonly merchant_passage: 2;
  readonly other_patrol: 3;
};
export type Quarry = number;

export declare const OpeningSite: {
  readonly opening_capital: 0;
  readonly opening_town: 1;
  readonly opening_village: 2;
  readonly opening_city: 3;
};
export type OpeningSite = number;

export declare const SpellAim: {
  readonly caster_only: 0;
  readonly own_group: 1;
  readonly home_group: 2;
  readonly own_leader: 3;
  readonly rival_group: 4;
  readonly own_enemy_figure: 5;
  readonly popcenter: 6;
  readonly envoy: 7;
  readonly liege: 8;
  readonly province: 9;
  readonly waters: 10;
  readonly map_spot: 11;
  readonly rival_realm: 12;
  readonly relic: 13;
  readonly sighting: 14;
  readonly royal_stores: 15;
};
export type SpellAim = number;

export declare const SpellExtra: {
  readonly foe_named: 0;
  readonly kingdom_named: 1;
  readonly lowest_spell: 2;
  readonly slain: 3;
  readonly one_leader: 4;
  readonly two_leaders: 5;
  readonly two_breeds: 6;
  readonly crafted: 7;
  readonly sea_areas: 8;
  readonly four_areas: 9;
  readonly size_of_group: 10;
  readonly idle_group: 11;
};
export type SpellExtra = number;

export declare const Nearness: {
  readonly same_group: 0;
  readonly same_area: 1;
  readonly same_region: 2;
  readonly own_center: 3;
  readonly at_any_distance: 4;
};
export type Nearness = number;

export declare const Lasting: {
  readonly for_the_moment: 0;
  readonly one_battle: 1;
  readonly all_battles: 2;
  readonly all_turn: 3;
  readonly until_broken: 4;
  readonly for_good: 5;
};
export type Lasting = number;

export declare const SpellRepeat: {
  readonly ruler_in_a_turn: 0;
  readonly region_in_a_turn: 1;
  readonly regional_effect: 2;
  readonly sea: 3;
  readonly kingdom_ever: 4;
};
export type SpellRepeat = number;

export declare const SpellSpared: {
  readonly flyers: 0;
  readonly centers: 1;
  readonly capitals: 2;
  readonly undead_troops: 3;
  readonly stalwart_kingdoms: 4;
  readonly warlords: 5;
  readonly patrols: 6;
  readonly allied_groups: 7;
  readonly elite_ships: 8;
  readonly mist_ships: 9;
};
export type SpellSpared = number;

export declare const SpellSight: {
  readonly seen_centers: 0;
  readonly seen_hosts: 1;
  readonly whereabouts: 2;
  readonly a_rulers_influence: 3;
  readonly relic_powers: 4;
  readonly all_around: 5;
  readonly all_of_a_realm: 6;
};
export type SpellSight = number;

export declare const StatusClass: {
  readonly artifact_status: 0;
  readonly covert_status: 1;
  readonly economic_status: 2;
  readonly magic_status: 3;
  readonly military_status: 4;
  readonly political_status: 5;
  readonly regional_status: 6;
  readonly citizenship_status: 7;
  readonly victory_status: 8;
};
export type StatusClass = number;

export declare const StatusItem: {
  readonly quest_or_superior: 0;
  readonly excellent_artifact: 1;
  readonly fine_artifact: 2;
  readonly agent_eleven: 3;
  readonly agent_eight: 4;
  readonly ruler_prisoner: 5;
  readonly demon_prisoner: 6;
  readonly prince_prisoner: 7;
  readonly duke_prisoner: 8;
  readonly count_prisoner: 9;
  readonly baron_prisoner: 10;
  readonly governor_prisoner: 11;
  readonly ambassador_prisoner: 12;
  readonly fool_prisoner: 13;
  readonly agent_prisoner: 14;
  readonly highest_food: 15;
  readonly highest_gold: 16;
  readonly highest_census: 17;
  readonly has_legendary_castle: 18;
  readonly has_greater_castle: 19;
  readonly has_castle: 20;
  readonly has_citadel: 21;
  readonly has_fortress: 22;
  readonly has_great_temple: 23;
  readonly has_wizard_tower: 24;
  readonly has_mage_tower: 25;
  readonly wizard_seven: 26;
  readonly wizard_five: 27;
  readonly has_warlord: 28;
  readonly has_marshal: 29;
  readonly elite_brigade: 30;
  readonly great_host: 31;
  readonly strong_host: 32;
  readonly naval_might: 33;
  readonly influence_twenty: 34;
  readonly influence_seventeen: 35;
  readonly on_the_council: 36;
  readonly enemy_of_somebody: 37;
  readonly ally_of_somebody: 38;
  readonly has_prince: 39;
  readonly tight_region: 40;
  readonly controlled_region: 41;
  readonly substantial_region: 42;
  readonly significant_region: 43;
  readonly until_twelve: 44;
  readonly until_eighteen: 45;
  readonly until_twenty_four: 46;
  readonly until_thirty: 47;
  readonly survived_all: 48;
  readonly rex_victory: 49;
  readonly team_victory: 50;
  readonly usurper_victory: 51;
};
export type StatusItem = number;

export declare const Bargain: {
  readonly food_for_gold: 0;
  readonly gold_for_food: 1;
  readonly hostage_for_gold: 2;
  readonly gold_for_hostage: 3;
  readonly artifact_for_gold: 4;
  readonly gold_for_artifact: 5;
  readonly mithril_for_gold: 6;
  readonly gold_for_mithril: 7;
};
export type Bargain = number;

export declare const BetterShare: {
  readonly more_food: 0;
  readonly more_pay: 1;
  readonly more_of_both: 2;
};
export type BetterShare = number;

export declare const Seizure: {
  readonly storm_order: 0;
  readonly plunder_order: 1;
  readonly parley_order: 2;
  readonly threat_order: 3;
  readonly siege_order: 4;
};
export type Seizure = number;

export declare const Capacity: {
  readonly walls_capacity: 0;
  readonly yield_capacity: 1;
  readonly people_capacity: 2;
};
export type Capacity = number;

export declare const BrigadeType: {
  readonly apes: 0;
  readonly centaurs: 1;
  readonly cockatrices: 2;
  readonly ghouls: 3;
  readonly goblins: 4;
  readonly iron_golem: 5;
  readonly minotaurs: 6;
  readonly orcs: 7;
  readonly rock_golems: 8;
  readonly rohirrim: 9;
  readonly scorpions: 10;
  readonly swampmen: 11;
  readonly unicorns: 12;
  readonly warg_riders: 13;
  readonly zamorans: 14;
  readonly alchemist: 15;
  readonly amazons: 16;
  readonly ancient_ones: 17;
  readonly atlanteans: 18;
  readonly beholder: 19;
  readonly black_dragons: 20;
  readonly chameleons: 21;
  readonly cimmerians: 22;
  readonly chimera: 23;
  readonly cyclops: 24;
  readonly dark_elves: 25;
  readonly demon_princes: 26;
  readonly deathknights: 27;
  readonly damned: 28;
  readonly druid: 29;
  readonly dwarves: 30;
  readonly air_elementals: 31;
  readonly earth_elementals: 32;
  readonly fire_elementals: 33;
  readonly elves: 34;
  readonly elementalist: 35;
  readonly ents: 36;
  readonly ettins: 37;
  readonly water_elementals: 38;
  readonly fairy_folk: 39;
  readonly forgotten: 40;
  readonly free_traders: 41;
  readonly gargoyles: 42;
  readonly gelatinous_cubes: 43;
  readonly giant_eagles: 44;
  readonly griffons: 45;
  readonly giants: 46;
  readonly gnolls: 47;
  readonly gnomes: 48;
  readonly great_bats: 49;
  readonly halflings: 50;
  readonly hell_hounds: 51;
  readonly hill_giants: 52;
  readonly huns: 53;
  readonly illusionist: 54;
  readonly knights_of_styx: 55;
  readonly lizard_men: 56;
  readonly lycans: 57;
  readonly mammoths: 58;
  readonly manticores: 59;
  readonly mephits: 60;
  readonly mummies: 61;
  readonly mythians: 62;
  readonly necromancer: 63;
  readonly northmen: 64;
  readonly nomads: 65;
  readonly nyvarians: 66;
  readonly ogres: 67;
  readonly owlbears: 68;
  readonly paladins: 69;
  readonly pit_fiend: 70;
  readonly phoenix: 71;
  readonly pirates: 72;
  readonly phantasmal_force: 73;
  readonly phantoms: 74;
  readonly pixies: 75;
  readonly rangers: 76;
  readonly rocs: 77;
  readonly red_dragons: 78;
  readonly sacred_order: 79;
  readonly skeletons: 80;
  readonly shambling_mounds: 81;
  readonly sorcerer: 82;
  readonly specters: 83;
  readonly sprites: 84;
  readonly stormgate_guard: 85;
  readonly saurus: 86;
  readonly troglodytes: 87;
  readonly trolls: 88;
  readonly tyrant: 89;
  readonly umber_hulks: 90;
  readonly underworld: 91;
  readonly uak_hai: 92;
  readonly vikings: 93;
  readonly warlock: 94;
  readonly westmen: 95;
  readonly wildlings: 96;
  readonly war_machines: 97;
  readonly wood_elves: 98;
  readonly wights: 99;
  readonly wyverns: 100;
  readonly zealots: 101;
  readonly zombies: 102;
};
export type BrigadeType = number;

export interface Brigade {
  breed: BrigadeType;
  experience: Experience;
  attrition: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Leader {
  name: string;
  rank: Rank;
  level: Int;
  kingdom: Kingdom | null;
  place: Place | null;
  watchers: ReadonlyArray<Agent>;
  effects: Int;
  artifacts: Int;
  immortal: boolean;
  undead: boolean;
  captor: Kingdom | null;
  jailed: boolean;
  stunned: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Group {
  name: string;
  kingdom: Kingdom;
  first: boolean;
  brigades: ReadonlyArray<Brigade>;
  types: Int;
  leaders: ReadonlyArray<Leader>;
  wizards: ReadonlyArray<Wizard>;
  morale: Int;
  artifacts: Int;
  area: MapArea | null;
  terrain: Terrain;
  region: Region | null;
  watchers: ReadonlyArray<Agent>;
  camp: MapArea | null;
  footsteps: ReadonlyArray<MapArea>;
  spent: Int;
  halted: boolean;
  spell_haste: Int;
  mist_borne: boolean;
  lying_low: boolean;
  veil: Spell | null;
  image_area: MapArea | null;
  prepared: ReadonlyArray<Cast>;
  gear: Int;
  own_weapon: boolean;
  fought: Int;
  hunger: Int;
  arrears: Int;
  companions_now: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const CampaignVariant: {
  readonly steel: 0;
  readonly primeval: 1;
  readonly magic_alliance: 2;
  readonly confederation: 3;
  readonly confluence: 4;
  readonly dueling: 5;
  readonly slugfest: 6;
  readonly titan: 7;
  readonly warlords: 8;
};
export type CampaignVariant = number;

export declare const Triumph: {
  readonly rex_victory: 0;
  readonly lions_share: 1;
  readonly shared_victory: 2;
};
export type Triumph = number;

export declare const CampaignOption: {
  readonly exploratory: 0;
  readonly extra_orders: 1;
  readonly pagan: 2;
  readonly random_cities_option: 3;
  readonly ice_age_option: 4;
};
export type CampaignOption = number;

export declare const ItemIndicator: {
  readonly crown: 0;
  readonly staff: 1;
  readonly saves: 2;
  readonly dagger: 3;
  readonly enchanted_weapon: 4;
  readonly boosted: 5;
  readonly disguised: 6;
  readonly guarded_mark: 7;
  readonly hidden_mark: 8;
  readonly gate_worn: 9;
  readonly mounted: 10;
  readonly protected: 11;
  readonly concealed_mark: 12;
  readonly slept_mark: 13;
  readonly warded_mark: 14;
  readonly blessed_mark: 15;
};
export type ItemIndicator = number;

export interface CampWolf {
  group: Group;
  turns_left: Int | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface BaredRealm {
  kingdom: Kingdom;
  bared: Kingdom;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface PlaceWard {
  place: Place;
  turns_left: Int | null;
  kingdom: Kingdom;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Dome {
  place: Place;
  turns_left: Int | null;
  kingdom: Kingdom;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface SilverTongue {
  group: Group;
  turns_left: Int | null;
  grace: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Stage: {
  readonly pre_combat: 0;
  readonly far_missiles: 1;
  readonly near_missiles: 2;
  readonly first_magic: 3;
  readonly wands: 4;
  readonly first_charge: 5;
  readonly second_charge: 6;
  readonly second_magic: 7;
  readonly melee_one: 8;
  readonly melee_two: 9;
  readonly combined_one: 10;
  readonly combined_two: 11;
};
export type Stage = number;

export interface Cast {
  spell: Spell;
  power: Int;
  caster: Wizard | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Side {
  group: Group;
  attacking: boolean;
  ordered: Tactic;
  entrenched: boolean;
  season: Season;
  battles: Int;
  losses: Int;
  blow: Int;
  luck: Int;
  casts: ReadonlyArray<Cast>;
  broken_off: boolean;
  brigades_lost: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Rampart {
  place: Place;
  unbroken: Int;
  at_dawn: Int;
  shelter: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface ChairBid {
  kingdom: Kingdom;
  bid: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface ChairOffer {
  kingdom: Kingdom;
  partner: Kingdom;
  selling: boolean;
  gold: Int;
  food: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Motion {
  kingdom: Kingdom;
  bid: Int;
  issue: Issue;
  concerned: Kingdom | null;
  region: Region | null;
  settlement: Settlement | null;
  ballot: Ballot;
  debated: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Vote {
  kingdom: Kingdom;
  voice: Voice;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Encounter {
  area: MapArea;
  quality: Quality;
  treasure: Artifact;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface FoundEncounter {
  kingdom: Kingdom;
  encounter: Encounter;
  area: MapArea;
  quality: Quality;
  last_seen: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const MagicalItem: {
  readonly cloak_of_disguise: 0;
  readonly ring_of_protection: 1;
  readonly rod_of_fire: 2;
  readonly scroll_of_minor_healing: 3;
  readonly smoke_mojo: 4;
  readonly wand_of_lightning: 5;
  readonly crystal_of_seeing: 6;
  readonly guardian_talisman: 7;
  readonly scroll_of_major_healing: 8;
  readonly scroll_of_purification: 9;
  readonly plow_of_the_prophet: 10;
  readonly scroll_of_defense: 11;
  readonly scroll_of_escape: 12;
  readonly scroll_of_insect_swarm: 13;
  readonly scroll_of_fabrication: 14;
  readonly scroll_of_immortality: 15;
  readonly scroll_of_pot_luck: 16;
};
export type MagicalItem = number;

export declare const AlchemistItem: {
  readonly explosive_device: 0;
  readonly healing_salve: 1;
  readonly poison_flask: 2;
  readonly preservation_jug: 3;
  readonly rejuvenation_cream: 4;
};
export type AlchemistItem = number;

export interface Bottle {
  kingdom: Kingdom;
  brew: AlchemistItem;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Kingdom: {
  readonly alchemist: 0;
  readonly amazons: 1;
  readonly ancient_ones: 2;
  readonly atlanteans: 3;
  readonly black_dragon: 4;
  readonly cimmerians: 5;
  readonly dark_elves: 6;
  readonly deathknights: 7;
  readonly demon_princes: 8;
  readonly druid: 9;
  readonly dwarven: 10;
  readonly elven: 11;
  readonly elementalist: 12;
  readonly fairy_folk: 13;
  readonly forgotten: 14;
  readonly free_traders: 15;
  readonly giants: 16;
  readonly gnome: 17;
  readonly halfling: 18;
  readonly illusionist: 19;
  readonly lizard_men: 20;
  readonly lycans: 21;
  readonly necromancer: 22;
  readonly nomad: 23;
  readonly pirates: 24;
  readonly ranger: 25;
  readonly red_dragon: 26;
  readonly sacred_order: 27;
  readonly sorcerer: 28;
  readonly tyrant: 29;
  readonly underworld: 30;
  readonly warlock: 31;
};
export interface Kingdom {
  name: string;
  traits: Int;
  prowess: Prowess;
  supreme: Int;
  mastered: Int;
  advantaged: Int;
  disadvantaged: Int;
  adverse: Int;
  influence: Int;
  gold: Int;
  food: Int;
  mithril: Int;
  powder: Int;
  standings: ReadonlyArray<Foothold>;
  allies: ReadonlyArray<Kingdom>;
  enemies: ReadonlyArray<Kingdom>;
  friends: ReadonlyArray<Kingdom>;
  foes: ReadonlyArray<Kingdom>;
  nemesis: number | null;
  regalia: Int;
  places: ReadonlyArray<Place>;
  capital: Place | null;
  first_refuge: Place | null;
  second_refuge: Place | null;
  sanctuary: Place | null;
  councillor: boolean;
  crowned: Rank;
  team: Int;
  fame: Int;
  struck_off: boolean;
  silence: Int;
  undying: Int;
  arts: Int;
  attack_season: Season | null;
  leader: string;
  motto: string;
  adviser: string;
  full_style: string;
  winged: boolean;
  own_brigade: BrigadeType | null;
  companions: Int;
  homeland: Region | null;
  privileges: Int;
  advanced_item: AdvancedItem | null;
  early_spells: Int;
  own_spells: Int;
  special_orders: Int;
  foreknown: Int;
  chance_finds: Int | null;
  capital_walls: OpeningEdge | null;
  capital_people: OpeningEdge | null;
  capital_harvest: OpeningEdge | null;
  capital_mint: OpeningEdge | null;
  capital_buildings: Int;
  hidden_villages: boolean | null;
  recruit_experience: Experience | null;
  first_group: Experience | null;
  first_brigade: BrigadeType | null;
  first_brigade_experience: Experience | null;
  consuls: Int | null;
  demon_lords: Int | null;
  marshals: Int | null;
  generals: Int | null;
  power_three: Int | null;
  power_two: Int | null;
  power_one: Int | null;
  spare_adepts: Int | null;
  fleets: Int | null;
  least_fleets: Int | null;
  falconry: Int;
  goods_sold: Int;
  miners: Int;
  diggings: MapArea | null;
  goals: ReadonlyArray<Objective>;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Place {
  name: string;
  kingdom: Kingdom | null;
  buildings: Int;
  area: MapArea | null;
  region: Region | null;
  settlement: Settlement;
  census: Int;
  hidden: boolean;
  unrest: Int;
  peace: Int;
  sanctuary_of: Kingdom | null;
  watchers: ReadonlyArray<Agent>;
  defense: Int;
  gold_output: Int;
  food_output: Int;
  levied: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Target {
  name: string;
  rank: Rank;
  level: Int;
  kingdom: Kingdom | null;
  place: Place | null;
  watchers: ReadonlyArray<Agent>;
  effects: Int;
  artifacts: Int;
  immortal: boolean;
  undead: boolean;
  captor: Kingdom | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Figure {
  name: string;
  rank: Rank;
  level: Int;
  kingdom: Kingdom | null;
  place: Place | null;
  watchers: ReadonlyArray<Agent>;
  effects: Int;
  artifacts: Int;
  immortal: boolean;
  undead: boolean;
  captor: Kingdom | null;
  jailed: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Agent {
  name: string;
  rank: Rank;
  level: Int;
  kingdom: Kingdom | null;
  place: Place | null;
  watchers: ReadonlyArray<Agent>;
  effects: Int;
  artifacts: Int;
  immortal: boolean;
  undead: boolean;
  captor: Kingdom | null;
  jailed: boolean;
  sort: Sort;
  duty: Duty;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Ruler {
  name: string;
  rank: Rank;
  level: Int;
  kingdom: Kingdom | null;
  place: Place | null;
  watchers: ReadonlyArray<Agent>;
  effects: Int;
  artifacts: Int;
  immortal: boolean;
  undead: boolean;
  captor: Kingdom | null;
  jailed: boolean;
  former_rank: Rank | null;
  crown_toll: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Mission: {
  readonly assassinate: 0;
  readonly kidnap: 1;
  readonly bribe: 2;
  readonly rescue: 3;
  readonly sabotage: 4;
  readonly steal: 5;
  readonly recon: 6;
  readonly trail: 7;
  readonly early_trail: 8;
  readonly recon_sea: 9;
  readonly search_places: 10;
  readonly search_groups: 11;
  readonly search_encounters: 12;
  readonly search_all: 13;
  readonly poison: 14;
  readonly learn_morale: 15;
};
export type Mission = number;

export declare const Trait: {
  readonly acuity: 0;
  readonly adventurers: 1;
  readonly archers: 2;
  readonly charisma: 3;
  readonly cunning: 4;
  readonly devout: 5;
  readonly dynasty: 6;
  readonly evil: 7;
  readonly feudal: 8;
  readonly flight: 9;
  readonly foreknowledge: 10;
  readonly forethought: 11;
  readonly healing: 12;
  readonly heroic: 13;
  readonly industrious: 14;
  readonly magic_immune_death: 15;
  readonly magic_immune_sleep: 16;
  readonly magic_resistance_battle: 17;
  readonly magic_resistance_death: 18;
  readonly magic_resistance_sleep: 19;
  readonly magic_susceptible_battle: 20;
  readonly military_tradition: 21;
  readonly oratory: 22;
  readonly order: 23;
  readonly rich: 24;
  readonly riders: 25;
  readonly ruthless: 26;
  readonly seafaring: 27;
  readonly secretive: 28;
  readonly siege_engineering: 29;
  readonly spy_network: 30;
  readonly stalwart: 31;
  readonly trackers: 32;
  readonly trick_of_the_trade: 33;
};
export type Trait = number;

export declare const Building: {
  readonly apothecary: 0;
  readonly bazaar: 1;
  readonly forge: 2;
  readonly forum: 3;
  readonly granary: 4;
  readonly hobbit_inc: 5;
  readonly laboratory: 6;
  readonly port: 7;
  readonly secret_passages: 8;
  readonly temple: 9;
  readonly great_temple: 10;
  readonly thieves_guild: 11;
  readonly watch_towers: 12;
  readonly wizard_tower: 13;
  readonly great_mage_tower: 14;
  readonly ballista_tower: 15;
  readonly motte_and_bailey: 16;
  readonly fortress: 17;
  readonly citadel: 18;
  readonly castle: 19;
  readonly greater_castle: 20;
  readonly legendary_castle: 21;
};
export type Building = number;

export declare const Effect: {
  readonly warded: 0;
  readonly blessed: 1;
  readonly slept: 2;
  readonly concealed: 3;
  readonly dire_wolf: 4;
  readonly simulacrum: 5;
  readonly escaping: 6;
};
export type Effect = number;

export declare const Artifact: {
  readonly amulet_of_protection: 0;
  readonly ring_of_protection: 1;
  readonly guardian_talisman: 2;
  readonly smoke_mojo: 3;
  readonly ring_of_invisibility: 4;
  readonly ring_of_power: 5;
  readonly ancient_annihilator: 6;
  readonly demon_bane: 7;
  readonly demon_death: 8;
  readonly ruler_eliminator: 9;
  readonly anglakel: 10;
  readonly axe_of_farin: 11;
  readonly bow_of_heracles: 12;
  readonly elan: 13;
  readonly golden_spear_of_lerix: 14;
  readonly great_axe_of_hurblind: 15;
  readonly green_dragon_mates: 16;
  readonly morgal_blade: 17;
  readonly morning_star_of_torag: 18;
  readonly narsil: 19;
  readonly renowned_standard: 20;
  readonly standard_of_valor: 21;
  readonly sword_of_alvinitar: 22;
  readonly crown_of_anzu: 23;
  readonly staff_of_disdain: 24;
  readonly staff_of_the_great_orator: 25;
  readonly stone_of_all_minds: 26;
  readonly rod_of_fire: 27;
  readonly wand_of_lightning: 28;
  readonly orb_of_anti_magic: 29;
  readonly adept_twins: 30;
  readonly altar_of_the_holy_ancients: 31;
  readonly armor_of_anon: 32;
  readonly black_owl_totem: 33;
  readonly champion_stallions: 34;
  readonly cloak_of_disguise: 35;
  readonly crystal_of_seeing: 36;
  readonly eklar_the_wizard: 37;
  readonly fire_of_the_void: 38;
  readonly gem_of_planes: 39;
  readonly great_diamond: 40;
  readonly great_red_bats_of_the_lost_caves: 41;
  readonly horn_of_the_intrepid: 42;
  readonly key_of_the_gem: 43;
  readonly key_of_the_maker: 44;
  readonly key_of_the_slayer: 45;
  readonly key_of_the_staff: 46;
  readonly knowledge_totem: 47;
  readonly last_herd_of_winged_stallions: 48;
  readonly marshal_cora_draco: 49;
  readonly nemrond_the_wizard: 50;
  readonly onyx_amulet: 51;
  readonly oracle_of_the_old_gods: 52;
  readonly palantir_ambalar: 53;
  readonly palantir_crisnia: 54;
  readonly palantir_phonis: 55;
  readonly palantir_redjak: 56;
  readonly palantir_unikar: 57;
  readonly plow_of_the_prophet: 58;
  readonly princess_xynia: 59;
  readonly red_elk_mount: 60;
  readonly ring_of_spells: 61;
  readonly scrying_mirror: 62;
  readonly shield_of_hector: 63;
  readonly valyrian_steel: 64;
  readonly verdikar_the_wizard: 65;
  readonly whowie_totem: 66;
};
export type Artifact = number;

export declare const BookedReason: {
  readonly opening_stand: 0;
  readonly reserves_booked: 1;
  readonly battles_booked: 2;
  readonly towns_booked: 3;
  readonly production_booked: 4;
  readonly market_booked: 5;
  readonly crucible_booked: 6;
  readonly gifts_booked: 7;
  readonly bargains_booked: 8;
  readonly troops_booked: 9;
  readonly law_booked: 10;
  readonly rations_booked: 11;
  readonly pay_booked: 12;
  readonly emissaries_booked: 13;
  readonly throne_booked: 14;
  readonly council_booked: 15;
  readonly works_booked: 16;
  readonly marches_booked: 17;
  readonly priestesses_booked: 18;
  readonly wizards_booked: 19;
  readonly control_booked: 20;
  readonly missions_booked: 21;
  readonly theft_booked: 22;
  readonly end_booked: 23;
  readonly spoilage_booked: 24;
  readonly closing_stand: 25;
};
export type BookedReason = number;

export interface Booking {
  kingdom: Kingdom;
  booked_reason: BookedReason;
  gold: Int;
  food: Int;
  mithril: Int;
  powder: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Lookout: {
  readonly agent_recon: 0;
  readonly agent_search: 1;
  readonly advanced_search: 2;
  readonly priestess_vision: 3;
  readonly raven: 4;
  readonly eagle: 5;
  readonly unveiling: 6;
  readonly scrying: 7;
  readonly black_owl: 8;
  readonly crystal: 9;
  readonly falcon: 10;
  readonly marching: 11;
  readonly marching_end: 12;
  readonly true_seeing: 13;
};
export type Lookout = number;

export declare const Prize: {
  readonly banners_raised: 0;
  readonly warmer_welcome: 1;
  readonly nearer_victory: 2;
  readonly governor_raised: 3;
  readonly ambassador_raised: 4;
};
export type Prize = number;

export declare const UndyingBoon: {
  readonly no_assassins: 0;
  readonly no_dungeon: 1;
  readonly knows_suitors: 2;
  readonly knows_scouts: 3;
  readonly high_magic: 4;
  readonly hard_to_catch: 5;
};
export type UndyingBoon = number;

export declare const MapArea: {
  readonly tile_aa: 0;
  readonly tile_ab: 1;
  readonly tile_ac: 2;
  readonly tile_ad: 3;
  readonly tile_ae: 4;
  readonly tile_af: 5;
  readonly tile_ag: 6;
  readonly tile_ah: 7;
  readonly tile_ai: 8;
  readonly tile_aj: 9;
  readonly tile_ak: 10;
  readonly tile_al: 11;
  readonly tile_am: 12;
  readonly tile_an: 13;
  readonly tile_ao: 14;
  readonly tile_ap: 15;
  readonly tile_aq: 16;
  readonly tile_ar: 17;
  readonly tile_as: 18;
  readonly tile_at: 19;
  readonly tile_au: 20;
  readonly tile_av: 21;
  readonly tile_aw: 22;
  readonly tile_ax: 23;
  readonly tile_ay: 24;
  readonly tile_az: 25;
  readonly tile_ba: 26;
  readonly tile_bb: 27;
  readonly tile_bc: 28;
  readonly tile_bd: 29;
  readonly tile_be: 30;
  readonly tile_bf: 31;
  readonly tile_bg: 32;
  readonly tile_bh: 33;
  readonly tile_bi: 34;
  readonly tile_bj: 35;
  readonly tile_bk: 36;
  readonly tile_bl: 37;
  readonly tile_bm: 38;
  readonly tile_bn: 39;
  readonly tile_bo: 40;
  readonly tile_bp: 41;
  readonly tile_bq: 42;
  readonly tile_br: 43;
  readonly tile_bs: 44;
  readonly tile_bt: 45;
  readonly tile_bu: 46;
  readonly tile_bv: 47;
  readonly tile_bw: 48;
  readonly tile_bx: 49;
  readonly tile_by: 50;
  readonly tile_bz: 51;
  readonly tile_ca: 52;
  readonly tile_cb: 53;
  readonly tile_cc: 54;
  readonly tile_cd: 55;
  readonly tile_ce: 56;
  readonly tile_cf: 57;
  readonly tile_cg: 58;
  readonly tile_ch: 59;
  readonly tile_ci: 60;
  readonly tile_cj: 61;
  readonly tile_ck: 62;
  readonly tile_cl: 63;
  readonly tile_cm: 64;
  readonly tile_cn: 65;
  readonly tile_co: 66;
  readonly tile_cp: 67;
  readonly tile_cq: 68;
  readonly tile_cr: 69;
  readonly tile_cs: 70;
  readonly tile_ct: 71;
  readonly tile_cu: 72;
  readonly tile_cv: 73;
  readonly tile_cw: 74;
  readonly tile_cx: 75;
  readonly tile_cy: 76;
  readonly tile_cz: 77;
  readonly tile_da: 78;
  readonly tile_db: 79;
  readonly tile_dc: 80;
  readonly tile_dd: 81;
  readonly tile_de: 82;
  readonly tile_df: 83;
  readonly tile_dg: 84;
  readonly tile_dh: 85;
  readonly tile_di: 86;
  readonly tile_dj: 87;
  readonly tile_dk: 88;
  readonly tile_dl: 89;
  readonly tile_dm: 90;
  readonly tile_dn: 91;
  readonly tile_do: 92;
  readonly tile_dp: 93;
  readonly tile_dq: 94;
  readonly tile_dr: 95;
  readonly tile_ds: 96;
  readonly tile_dt: 97;
  readonly tile_du: 98;
  readonly tile_dv: 99;
  readonly tile_dw: 100;
  readonly tile_dx: 101;
  readonly tile_dy: 102;
  readonly tile_dz: 103;
  readonly tile_ea: 104;
  readonly tile_eb: 105;
  readonly tile_ec: 106;
  readonly tile_ed: 107;
  readonly tile_ee: 108;
  readonly tile_ef: 109;
  readonly tile_eg: 110;
  readonly tile_eh: 111;
  readonly tile_ei: 112;
  readonly tile_ej: 113;
  readonly tile_ek: 114;
  readonly tile_el: 115;
  readonly tile_em: 116;
  readonly tile_en: 117;
  readonly tile_eo: 118;
  readonly tile_ep: 119;
  readonly tile_eq: 120;
  readonly tile_er: 121;
  readonly tile_es: 122;
  readonly tile_et: 123;
  readonly tile_eu: 124;
  readonly tile_ev: 125;
  readonly tile_ew: 126;
  readonly tile_ex: 127;
  readonly tile_ey: 128;
  readonly tile_ez: 129;
  readonly tile_fa: 130;
  readonly tile_fb: 131;
  readonly tile_fc: 132;
  readonly tile_fd: 133;
  readonly tile_fe: 134;
  readonly tile_ff: 135;
  readonly tile_fg: 136;
  readonly tile_fh: 137;
  readonly tile_fi: 138;
  readonly tile_fj: 139;
  readonly tile_fk: 140;
  readonly tile_fl: 141;
  readonly tile_fm: 142;
  readonly tile_fn: 143;
  readonly tile_fo: 144;
  readonly tile_fp: 145;
  readonly tile_fq: 146;
  readonly tile_fr: 147;
  readonly tile_fs: 148;
  readonly tile_ft: 149;
  readonly tile_fu: 150;
  readonly tile_fv: 151;
  readonly tile_fw: 152;
  readonly tile_fx: 153;
  readonly tile_fy: 154;
  readonly tile_fz: 155;
  readonly tile_ga: 156;
  readonly tile_gb: 157;
  readonly tile_gc: 158;
  readonly tile_gd: 159;
  readonly tile_ge: 160;
  readonly tile_gf: 161;
  readonly tile_gg: 162;
  readonly tile_gh: 163;
  readonly tile_gi: 164;
  readonly tile_gj: 165;
  readonly tile_gk: 166;
  readonly tile_gl: 167;
  readonly tile_gm: 168;
  readonly tile_gn: 169;
  readonly tile_go: 170;
  readonly tile_gp: 171;
  readonly tile_gq: 172;
  readonly tile_gr: 173;
  readonly tile_gs: 174;
  readonly tile_gt: 175;
  readonly tile_gu: 176;
  readonly tile_gv: 177;
  readonly tile_gw: 178;
  readonly tile_gx: 179;
  readonly tile_gy: 180;
  readonly tile_gz: 181;
  readonly tile_ha: 182;
  readonly tile_hb: 183;
  readonly tile_hc: 184;
  readonly tile_hd: 185;
  readonly tile_he: 186;
  readonly tile_hf: 187;
  readonly tile_hg: 188;
  readonly tile_hh: 189;
  readonly tile_hi: 190;
  readonly tile_hj: 191;
  readonly tile_hk: 192;
  readonly tile_hl: 193;
  readonly tile_hm: 194;
  readonly tile_hn: 195;
  readonly tile_ho: 196;
  readonly tile_hp: 197;
  readonly tile_hq: 198;
  readonly tile_hr: 199;
  readonly tile_hs: 200;
  readonly tile_ht: 201;
  readonly tile_hu: 202;
  readonly tile_hv: 203;
  readonly tile_hw: 204;
  readonly tile_hx: 205;
  readonly tile_hy: 206;
  readonly tile_hz: 207;
  readonly tile_ia: 208;
  readonly tile_ib: 209;
  readonly tile_ic: 210;
  readonly tile_id: 211;
  readonly tile_ie: 212;
  readonly tile_if: 213;
  readonly tile_ig: 214;
  readonly tile_ih: 215;
  readonly tile_ii: 216;
  readonly tile_ij: 217;
  readonly tile_ik: 218;
  readonly tile_il: 219;
  readonly tile_im: 220;
  readonly tile_in: 221;
  readonly tile_io: 222;
  readonly tile_ip: 223;
  readonly tile_iq: 224;
  readonly tile_ir: 225;
  readonly tile_is: 226;
  readonly tile_it: 227;
  readonly tile_iu: 228;
  readonly tile_iv: 229;
  readonly tile_iw: 230;
  readonly tile_ix: 231;
  readonly tile_iy: 232;
  readonly tile_iz: 233;
  readonly tile_ja: 234;
  readonly tile_jb: 235;
  readonly tile_jc: 236;
  readonly tile_jd: 237;
  readonly tile_je: 238;
  readonly tile_jf: 239;
  readonly tile_jg: 240;
  readonly tile_jh: 241;
  readonly tile_ji: 242;
  readonly tile_jj: 243;
  readonly tile_jk: 244;
  readonly tile_jl: 245;
  readonly tile_jm: 246;
  readonly tile_jn: 247;
  readonly tile_jo: 248;
  readonly tile_jp: 249;
  readonly tile_jq: 250;
  readonly tile_jr: 251;
  readonly tile_js: 252;
  readonly tile_jt: 253;
  readonly tile_ju: 254;
  readonly tile_jv: 255;
  readonly tile_jw: 256;
  readonly tile_jx: 257;
  readonly tile_jy: 258;
  readonly tile_jz: 259;
  readonly tile_ka: 260;
  readonly tile_kb: 261;
  readonly tile_kc: 262;
  readonly tile_kd: 263;
  readonly tile_ke: 264;
  readonly tile_kf: 265;
  readonly tile_kg: 266;
  readonly tile_kh: 267;
  readonly tile_ki: 268;
  readonly tile_kj: 269;
  readonly tile_kk: 270;
  readonly tile_kl: 271;
  readonly tile_km: 272;
  readonly tile_kn: 273;
  readonly tile_ko: 274;
  readonly tile_kp: 275;
  readonly tile_kq: 276;
  readonly tile_kr: 277;
  readonly tile_ks: 278;
  readonly tile_kt: 279;
  readonly tile_ku: 280;
  readonly tile_kv: 281;
  readonly tile_kw: 282;
  readonly tile_kx: 283;
  readonly tile_ky: 284;
  readonly tile_kz: 285;
  readonly tile_la: 286;
  readonly tile_lb: 287;
  readonly tile_lc: 288;
  readonly tile_ld: 289;
  readonly tile_le: 290;
  readonly tile_lf: 291;
  readonly tile_lg: 292;
  readonly tile_lh: 293;
  readonly tile_li: 294;
  readonly tile_lj: 295;
  readonly tile_lk: 296;
  readonly tile_ll: 297;
  readonly tile_lm: 298;
  readonly tile_ln: 299;
  readonly tile_lo: 300;
  readonly tile_lp: 301;
  readonly tile_lq: 302;
  readonly tile_lr: 303;
  readonly tile_ls: 304;
  readonly tile_lt: 305;
  readonly tile_lu: 306;
  readonly tile_lv: 307;
  readonly tile_lw: 308;
  readonly tile_lx: 309;
  readonly tile_ly: 310;
  readonly tile_lz: 311;
  readonly tile_ma: 312;
  readonly tile_mb: 313;
  readonly tile_mc: 314;
  readonly tile_md: 315;
  readonly tile_me: 316;
  readonly tile_mf: 317;
  readonly tile_mg: 318;
  readonly tile_mh: 319;
  readonly tile_mi: 320;
  readonly tile_mj: 321;
  readonly tile_mk: 322;
  readonly tile_ml: 323;
  readonly tile_mm: 324;
  readonly tile_mn: 325;
  readonly tile_mo: 326;
  readonly tile_mp: 327;
  readonly tile_mq: 328;
  readonly tile_mr: 329;
  readonly tile_ms: 330;
  readonly tile_mt: 331;
  readonly tile_mu: 332;
  readonly tile_mv: 333;
  readonly tile_mw: 334;
  readonly tile_mx: 335;
  readonly tile_my: 336;
  readonly tile_mz: 337;
  readonly tile_na: 338;
  readonly tile_nb: 339;
  readonly tile_nc: 340;
  readonly tile_nd: 341;
  readonly tile_ne: 342;
  readonly tile_nf: 343;
  readonly tile_ng: 344;
  readonly tile_nh: 345;
  readonly tile_ni: 346;
  readonly tile_nj: 347;
  readonly tile_nk: 348;
  readonly tile_nl: 349;
  readonly tile_nm: 350;
  readonly tile_nn: 351;
  readonly tile_no: 352;
  readonly tile_np: 353;
  readonly tile_nq: 354;
  readonly tile_nr: 355;
  readonly tile_ns: 356;
  readonly tile_nt: 357;
  readonly tile_nu: 358;
  readonly tile_nv: 359;
  readonly tile_nw: 360;
  readonly tile_nx: 361;
  readonly tile_ny: 362;
  readonly tile_nz: 363;
  readonly tile_oa: 364;
  readonly tile_ob: 365;
  readonly tile_oc: 366;
  readonly tile_od: 367;
  readonly tile_oe: 368;
  readonly tile_of: 369;
  readonly tile_og: 370;
  readonly tile_oh: 371;
  readonly tile_oi: 372;
  readonly tile_oj: 373;
  readonly tile_ok: 374;
  readonly tile_ol: 375;
  readonly tile_om: 376;
  readonly tile_on: 377;
  readonly tile_oo: 378;
  readonly tile_op: 379;
  readonly tile_oq: 380;
  readonly tile_or: 381;
  readonly tile_os: 382;
  readonly tile_ot: 383;
  readonly tile_ou: 384;
  readonly tile_ov: 385;
  readonly tile_ow: 386;
  readonly tile_ox: 387;
  readonly tile_oy: 388;
  readonly tile_oz: 389;
  readonly tile_pa: 390;
  readonly tile_pb: 391;
  readonly tile_pc: 392;
  readonly tile_pd: 393;
  readonly tile_pe: 394;
  readonly tile_pf: 395;
  readonly tile_pg: 396;
  readonly tile_ph: 397;
  readonly tile_pi: 398;
  readonly tile_pj: 399;
  readonly tile_pk: 400;
  readonly tile_pl: 401;
  readonly tile_pm: 402;
  readonly tile_pn: 403;
  readonly tile_po: 404;
  readonly tile_pp: 405;
  readonly tile_pq: 406;
  readonly tile_pr: 407;
  readonly tile_ps: 408;
  readonly tile_pt: 409;
  readonly tile_pu: 410;
  readonly tile_pv: 411;
  readonly tile_pw: 412;
  readonly tile_px: 413;
  readonly tile_py: 414;
  readonly tile_pz: 415;
  readonly tile_qa: 416;
  readonly tile_qb: 417;
  readonly tile_qc: 418;
  readonly tile_qd: 419;
  readonly tile_qe: 420;
  readonly tile_qf: 421;
  readonly tile_qg: 422;
  readonly tile_qh: 423;
  readonly tile_qi: 424;
  readonly tile_qj: 425;
  readonly tile_qk: 426;
  readonly tile_ql: 427;
  readonly tile_qm: 428;
  readonly tile_qn: 429;
  readonly tile_qo: 430;
  readonly tile_qp: 431;
  readonly tile_qq: 432;
  readonly tile_qr: 433;
  readonly tile_qs: 434;
  readonly tile_qt: 435;
  readonly tile_qu: 436;
  readonly tile_qv: 437;
  readonly tile_qw: 438;
  readonly tile_qx: 439;
  readonly tile_qy: 440;
  readonly tile_qz: 441;
  readonly tile_ra: 442;
  readonly tile_rb: 443;
  readonly tile_rc: 444;
  readonly tile_rd: 445;
  readonly tile_re: 446;
  readonly tile_rf: 447;
  readonly tile_rg: 448;
  readonly tile_rh: 449;
  readonly tile_ri: 450;
  readonly tile_rj: 451;
  readonly tile_rk: 452;
  readonly tile_rl: 453;
  readonly tile_rm: 454;
  readonly tile_rn: 455;
  readonly tile_ro: 456;
  readonly tile_rp: 457;
  readonly tile_rq: 458;
  readonly tile_rr: 459;
  readonly tile_rs: 460;
  readonly tile_rt: 461;
  readonly tile_ru: 462;
  readonly tile_rv: 463;
  readonly tile_rw: 464;
  readonly tile_rx: 465;
  readonly tile_ry: 466;
  readonly tile_rz: 467;
  readonly tile_sa: 468;
  readonly tile_sb: 469;
  readonly tile_sc: 470;
  readonly tile_sd: 471;
  readonly tile_se: 472;
  readonly tile_sf: 473;
  readonly tile_sg: 474;
  readonly tile_sh: 475;
  readonly tile_si: 476;
  readonly tile_sj: 477;
  readonly tile_sk: 478;
  readonly tile_sl: 479;
  readonly tile_sm: 480;
  readonly tile_sn: 481;
  readonly tile_so: 482;
  readonly tile_sp: 483;
  readonly tile_sq: 484;
  readonly tile_sr: 485;
  readonly tile_ss: 486;
  readonly tile_st: 487;
  readonly tile_su: 488;
  readonly tile_sv: 489;
  readonly tile_sw: 490;
  readonly tile_sx: 491;
  readonly tile_sy: 492;
  readonly tile_sz: 493;
  readonly tile_ta: 494;
  readonly tile_tb: 495;
  readonly tile_tc: 496;
  readonly tile_td: 497;
  readonly tile_te: 498;
  readonly tile_tf: 499;
  readonly tile_tg: 500;
  readonly tile_th: 501;
  readonly tile_ti: 502;
  readonly tile_tj: 503;
  readonly tile_tk: 504;
  readonly tile_tl: 505;
  readonly tile_tm: 506;
  readonly tile_tn: 507;
  readonly tile_to: 508;
  readonly tile_tp: 509;
  readonly tile_tq: 510;
  readonly tile_tr: 511;
  readonly tile_ts: 512;
  readonly tile_tt: 513;
  readonly tile_tu: 514;
  readonly tile_tv: 515;
  readonly tile_tw: 516;
  readonly tile_tx: 517;
  readonly tile_ty: 518;
  readonly tile_tz: 519;
  readonly tile_ua: 520;
  readonly tile_ub: 521;
  readonly tile_uc: 522;
  readonly tile_ud: 523;
  readonly tile_ue: 524;
  readonly tile_uf: 525;
  readonly tile_ug: 526;
  readonly tile_uh: 527;
  readonly tile_ui: 528;
  readonly tile_uj: 529;
  readonly tile_uk: 530;
  readonly tile_ul: 531;
  readonly tile_um: 532;
  readonly tile_un: 533;
  readonly tile_uo: 534;
  readonly tile_up: 535;
  readonly tile_uq: 536;
  readonly tile_ur: 537;
  readonly tile_us: 538;
  readonly tile_ut: 539;
  readonly tile_uu: 540;
  readonly tile_uv: 541;
  readonly tile_uw: 542;
  readonly tile_ux: 543;
  readonly tile_uy: 544;
  readonly tile_uz: 545;
  readonly tile_va: 546;
  readonly tile_vb: 547;
  readonly tile_vc: 548;
  readonly tile_vd: 549;
  readonly tile_ve: 550;
  readonly tile_vf: 551;
  readonly tile_vg: 552;
  readonly tile_vh: 553;
  readonly tile_vi: 554;
  readonly tile_vj: 555;
  readonly tile_vk: 556;
  readonly tile_vl: 557;
  readonly tile_vm: 558;
  readonly tile_vn: 559;
  readonly tile_vo: 560;
  readonly tile_vp: 561;
  readonly tile_vq: 562;
  readonly tile_vr: 563;
  readonly tile_vs: 564;
  readonly tile_vt: 565;
  readonly tile_vu: 566;
  readonly tile_vv: 567;
  readonly tile_vw: 568;
  readonly tile_vx: 569;
  readonly tile_vy: 570;
  readonly tile_vz: 571;
  readonly tile_wa: 572;
  readonly tile_wb: 573;
  readonly tile_wc: 574;
  readonly tile_wd: 575;
  readonly tile_we: 576;
  readonly tile_wf: 577;
  readonly tile_wg: 578;
  readonly tile_wh: 579;
  readonly tile_wi: 580;
  readonly tile_wj: 581;
  readonly tile_wk: 582;
  readonly tile_wl: 583;
  readonly tile_wm: 584;
  readonly tile_wn: 585;
  readonly tile_wo: 586;
  readonly tile_wp: 587;
  readonly tile_wq: 588;
  readonly tile_wr: 589;
  readonly tile_ws: 590;
  readonly tile_wt: 591;
  readonly tile_wu: 592;
  readonly tile_wv: 593;
  readonly tile_ww: 594;
  readonly tile_wx: 595;
  readonly tile_wy: 596;
  readonly tile_wz: 597;
  readonly tile_xa: 598;
  readonly tile_xb: 599;
  readonly tile_xc: 600;
  readonly tile_xd: 601;
  readonly tile_xe: 602;
  readonly tile_xf: 603;
  readonly tile_xg: 604;
  readonly tile_xh: 605;
  readonly tile_xi: 606;
  readonly tile_xj: 607;
  readonly tile_xk: 608;
  readonly tile_xl: 609;
  readonly tile_xm: 610;
  readonly tile_xn: 611;
  readonly tile_xo: 612;
  readonly tile_xp: 613;
  readonly tile_xq: 614;
  readonly tile_xr: 615;
  readonly tile_xs: 616;
  readonly tile_xt: 617;
  readonly tile_xu: 618;
  readonly tile_xv: 619;
  readonly tile_xw: 620;
  readonly tile_xx: 621;
  readonly tile_xy: 622;
  readonly tile_xz: 623;
  readonly tile_ya: 624;
  readonly tile_yb: 625;
  readonly tile_yc: 626;
  readonly tile_yd: 627;
  readonly tile_ye: 628;
  readonly tile_yf: 629;
  readonly tile_yg: 630;
  readonly tile_yh: 631;
  readonly tile_yi: 632;
  readonly tile_yj: 633;
  readonly tile_yk: 634;
  readonly tile_yl: 635;
  readonly tile_ym: 636;
  readonly tile_yn: 637;
  readonly tile_yo: 638;
  readonly tile_yp: 639;
  readonly tile_yq: 640;
  readonly tile_yr: 641;
  readonly tile_ys: 642;
  readonly tile_yt: 643;
  readonly tile_yu: 644;
  readonly tile_yv: 645;
  readonly tile_yw: 646;
  readonly tile_yx: 647;
  readonly tile_yy: 648;
  readonly tile_yz: 649;
  readonly tile_za: 650;
  readonly tile_zb: 651;
  readonly tile_zc: 652;
  readonly tile_zd: 653;
  readonly tile_ze: 654;
  readonly tile_zf: 655;
  readonly tile_zg: 656;
  readonly tile_zh: 657;
  readonly tile_zi: 658;
  readonly tile_zj: 659;
  readonly tile_zk: 660;
  readonly tile_zl: 661;
  readonly tile_zm: 662;
  readonly tile_zn: 663;
  readonly tile_zo: 664;
  readonly tile_zp: 665;
  readonly tile_zq: 666;
  readonly tile_zr: 667;
  readonly tile_zs: 668;
  readonly tile_zt: 669;
  readonly tile_zu: 670;
  readonly tile_zv: 671;
  readonly tile_zw: 672;
  readonly tile_zx: 673;
  readonly tile_zy: 674;
  readonly tile_zz: 675;
};
export type MapArea = number;

export interface Sighting {
  kingdom: Kingdom;
  place: Place;
  owner: Kingdom | null;
  settlement: Settlement;
  last_seen: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Deposit {
  area: MapArea;
  months: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Navy {
  kingdom: Kingdom;
  sea: Sea;
  fleets: Int;
  quality: Int;
  refits: Int;
  cutter: string | null;
  naval_duty: NavalDuty;
  cruise: Int;
  times_met: Int;
  watchers: ReadonlyArray<Agent>;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Objective: {
  readonly goal_t1: 0;
  readonly goal_t2: 1;
  readonly goal_t3: 2;
  readonly goal_t4: 3;
  readonly goal_t5: 4;
  readonly goal_p1: 5;
  readonly goal_p2: 6;
  readonly goal_p3: 7;
  readonly goal_p4: 8;
  readonly goal_p5: 9;
  readonly goal_a1: 10;
  readonly goal_a2: 11;
  readonly goal_a3: 12;
  readonly goal_a4: 13;
  readonly goal_a5: 14;
  readonly goal_d1: 15;
  readonly goal_d2: 16;
  readonly goal_d3: 17;
  readonly goal_d4: 18;
  readonly goal_d5: 19;
  readonly goal_d6: 20;
  readonly goal_d7: 21;
  readonly goal_d8: 22;
};
export type Objective = number;

export declare const Award: {
  readonly award_b1: 0;
  readonly award_c1: 1;
  readonly award_g1: 2;
  readonly award_i1: 3;
  readonly award_l4: 4;
  readonly award_n1: 5;
  readonly award_w1: 6;
  readonly award_b2: 7;
  readonly award_c2: 8;
  readonly award_l7: 9;
  readonly award_n2: 10;
  readonly award_w2: 11;
  readonly award_s1: 12;
  readonly award_s2: 13;
  readonly award_w3: 14;
};
export type Award = number;

export declare const CustomItem: {
  readonly custom_c1: 0;
  readonly custom_c2: 1;
  readonly custom_c3: 2;
  readonly custom_c4: 3;
  readonly custom_c5: 4;
  readonly custom_c6: 5;
  readonly custom_c7: 6;
  readonly custom_c8: 7;
  readonly custom_c9: 8;
  readonly custom_c10: 9;
  readonly custom_c11: 10;
  readonly custom_c12: 11;
  readonly custom_c17: 12;
  readonly custom_c18: 13;
  readonly custom_c19: 14;
  readonly custom_c20: 15;
  readonly custom_c21: 16;
  readonly custom_c22: 17;
  readonly custom_g1: 18;
  readonly custom_g2: 19;
  readonly custom_g3: 20;
  readonly custom_g5: 21;
  readonly custom_g6: 22;
  readonly custom_g7: 23;
  readonly custom_g8: 24;
  readonly custom_g9: 25;
  readonly custom_g10: 26;
  readonly custom_g11: 27;
  readonly custom_g12: 28;
  readonly custom_m1: 29;
  readonly custom_m2: 30;
  readonly custom_m3: 31;
};
export type CustomItem = number;

export declare const DefaultChoice: {
  readonly default_customization: 0;
  readonly default_objectives: 1;
};
export type DefaultChoice = number;

export interface Challenge {
  attacker: Group;
  foe: Group;
  plan: Tactic;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Stand {
  group: Group;
  foe: Group | null;
  plan: Tactic;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Levy {
  group: Group;
  breed: BrigadeType;
  due: Int;
  recurs: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Deal {
  seller: Kingdom;
  customer: Kingdom;
  food: Int;
  gold: Int;
  mithril: Int;
  figure: Figure | null;
  artifact: Artifact | null;
  gold_paid: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Privilege: {
  readonly summon_monsters: 0;
  readonly equip_advanced_item: 1;
  readonly equip_mithril_item: 2;
  readonly supreme_masking: 3;
  readonly evasion: 4;
  readonly volcano_phoenix: 5;
  readonly dragons_lair: 6;
  readonly no_navy: 7;
  readonly druids_grove: 8;
  readonly gold_mine: 9;
  readonly hidden_oasis: 10;
  readonly pirates_cove: 11;
  readonly watchful_villages: 12;
  readonly ships_on_any_sea: 13;
  readonly transmute_damned: 14;
  readonly transmute_rare_element: 15;
  readonly alchemist_workshops: 16;
  readonly greek_fire_discount: 17;
  readonly plains_hunters: 18;
  readonly consul_enamor: 19;
  readonly consul_denigrate: 20;
  readonly consul_titles: 21;
  readonly consul_travel: 22;
  readonly consul_rites: 23;
  readonly maiden_tribute: 24;
  readonly sleep_of_consuls: 25;
  readonly living_plague: 26;
  readonly vile_presence: 27;
  readonly hounds_of_hell: 28;
  readonly summon_pit_fiend: 29;
  readonly muster_the_fallen: 30;
  readonly grim_morale: 31;
  readonly summon_fallen_angel: 32;
  readonly torment_prisoner: 33;
  readonly mortal_steward: 34;
  readonly gate_of_princes: 35;
  readonly sleep_of_princes: 36;
  readonly regional_submission: 37;
  readonly demonic_denigration: 38;
  readonly raise_dead: 39;
  readonly dwarven_defenses: 40;
  readonly masons_tribute: 41;
  readonly tunnels_and_traps: 42;
  readonly stonecutters: 43;
  readonly eagle_riders: 44;
  readonly roc_riders: 45;
  readonly towering_parley: 46;
  readonly giant_masons: 47;
  readonly elemental_summons: 48;
  readonly elemental_mastery: 49;
  readonly plentiful_reinforcements: 50;
  readonly lost_lore: 51;
  readonly eye_of_the_beholder: 52;
  readonly artifact_keys: 53;
  readonly open_doors: 54;
  readonly nobodys_enemy: 55;
  readonly merchant_captains: 56;
  readonly advisers_tribute: 57;
  readonly trading_company: 58;
  readonly reveal_all_trades: 59;
  readonly special_hires: 60;
  readonly disguised_envoy: 61;
  readonly slippery_captives: 62;
  readonly lycanthropy_in_battle: 63;
  readonly lycan_regeneration: 64;
  readonly winter_hunger: 65;
  readonly lycanthropy_of_captives: 66;
  readonly lycanthropy_of_envoys: 67;
  readonly outcasts: 68;
  readonly prize_money: 69;
  readonly double_treasure: 70;
  readonly falconers: 71;
  readonly paladin_upkeep: 72;
  readonly early_triumph: 73;
  readonly early_great_triumph: 74;
  readonly banished_wraith: 75;
  readonly agents_tribute: 76;
  readonly global_training_cost: 77;
  readonly early_kidnap: 78;
  readonly early_rescue: 79;
  readonly rapid_training: 80;
  readonly lasting_temple: 81;
};
export type Privilege = number;

export interface Foothold {
  region: Region;
  share: Int;
  reaction: Reaction;
  held: boolean;
  bowed: Int;
  whispered: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Sea: {
  readonly sea_of_the_forgotten: 0;
  readonly endless_sea: 1;
  readonly tempest: 2;
  readonly waves_of_azure: 3;
  readonly sorrows: 4;
};
export type Sea = number;

export declare const Settlement: {
  readonly city: 0;
  readonly town: 1;
  readonly village: 2;
};
export type Settlement = number;

export declare const Issue: {
  readonly commend: 0;
  readonly condemn: 1;
  readonly endorse: 2;
  readonly degrade: 3;
  readonly more_harvest: 4;
  readonly more_coin: 5;
  readonly expel: 6;
};
export type Issue = number;

export declare const Vigor: {
  readonly good_health: 0;
  readonly weary: 1;
  readonly exhausted: 2;
};
export type Vigor = number;

export declare const ClosetSkeleton: {
  readonly major_skeleton: 0;
  readonly minor_skeleton: 1;
};
export type ClosetSkeleton = number;

export declare const Region: {
  readonly crown_islands: 0;
  readonly darkover: 1;
  readonly diamond_coast: 2;
  readonly krynn: 3;
  readonly triumvia: 4;
  readonly zanthia: 5;
  readonly nyvaria: 6;
  readonly sword_coast: 7;
  readonly pellinor: 8;
  readonly zamora: 9;
  readonly mythgar: 10;
  readonly untamed_lands: 11;
  readonly stormgate: 12;
};
export type Region = number;

export declare const Highlight: {
  readonly kingdoms_added: 0;
  readonly trait_added: 1;
  readonly mithril_added: 2;
  readonly immortality_added: 3;
  readonly brigades_added: 4;
  readonly crafts_added: 5;
  readonly refits_added: 6;
  readonly spells_added: 7;
};
export type Highlight = number;

export interface Wizard {
  name: string;
  rank: Rank;
  level: Int;
  kingdom: Kingdom | null;
  place: Place | null;
  watchers: ReadonlyArray<Agent>;
  effects: Int;
  artifacts: Int;
  immortal: boolean;
  undead: boolean;
  captor: Kingdom | null;
  jailed: boolean;
  group: Group | null;
  study_limit: Int | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Siege {
  group: Group;
  place: Place;
  months_long: Int;
  upheld: boolean;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface Skeleton {
  kingdom: Kingdom;
  gravity: ClosetSkeleton;
  code: Int;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export interface SpecialPlace {
  name: string;
  kingdom: Kingdom;
  privilege: Privilege;
  area: MapArea;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Spell: {
  readonly presence: 0;
  readonly instant_self_teleport: 1;
  readonly self_invisible: 2;
  readonly lightning_attack: 3;
  readonly dispel_magic: 4;
  readonly power_word_stun: 5;
  readonly ice_torrent: 6;
  readonly chain_lightning: 7;
  readonly prismatic_rays: 8;
  readonly incendiary_cloud: 9;
  readonly disintegrate: 10;
  readonly arcane_disjunction: 11;
  readonly destroy_undead: 12;
  readonly instant_summon_phantasmal_forces: 13;
  readonly wind_storm: 14;
  readonly flash_flood: 15;
  readonly instant_summon_phantoms: 16;
  readonly protect_heroes_and_wizards: 17;
  readonly stun_leader: 18;
  readonly kill_leader_wizard: 19;
  readonly crack_the_sky: 20;
  readonly wall_of_flame: 21;
  readonly summon_death: 22;
  readonly shield: 23;
  readonly guarded_attack: 24;
  readonly firestrike: 25;
  readonly command_tornado: 26;
  readonly earthquake: 27;
  readonly chaos: 28;
  readonly fear: 29;
  readonly valor: 30;
  readonly ancient_intervention: 31;
  readonly raise_zombies: 32;
  readonly ward_population_center: 33;
  readonly light_of_the_evening_star: 34;
  readonly bridge_of_mist: 35;
  readonly dome_of_invulnerability: 36;
  readonly dispel_dome_of_invulnerability: 37;
  readonly mirror_image: 38;
  readonly wizard_assist_encounter: 39;
  readonly meteor_strike: 40;
  readonly diplomacy: 41;
  readonly create_food: 42;
  readonly create_gold: 43;
  readonly dire_wolf_familiar: 44;
  readonly ward: 45;
  readonly sleep: 46;
  readonly augment_title: 47;
  readonly conceal_emissary: 48;
  readonly reveal_king_s_influence: 49;
  readonly conjure_scandal: 50;
  readonly curse: 51;
  readonly charm_region: 52;
  readonly infuriate_populace: 53;
  readonly conjure_prestige: 54;
  readonly enhance_king_s_aura: 55;
  readonly create_magical_item: 56;
  readonly strengthen_walls: 57;
  readonly fertile_fields: 58;
  readonly hidden_ore: 59;
  readonly raise_population_center_census: 60;
  readonly summon_leviathan: 61;
  readonly summon_kraken: 62;
  readonly storm_at_sea: 63;
  readonly dispel_storm_at_sea: 64;
  readonly ship_of_mist: 65;
  readonly speed: 66;
  readonly unveil_population_centers: 67;
  readonly protection_from_regional_effect: 68;
  readonly dispel_regional_effect: 69;
  readonly cold_darkness_regional_effect: 70;
  readonly blinding_light_regional_effect: 71;
  readonly demonic_visions_regional_effect: 72;
  readonly plague_regional_effect: 73;
  readonly famine_regional_effect: 74;
  readonly bounty_regional_effect: 75;
  readonly raise_regional_census_regional_effect: 76;
  readonly learn_artifact_power: 77;
  readonly magic_research: 78;
  readonly rite_of_the_magi: 79;
  readonly heal: 80;
  readonly lesser_masking: 81;
  readonly greater_masking: 82;
  readonly simulacrum: 83;
  readonly teleport_self: 84;
  readonly teleport_patrol: 85;
  readonly invisible_patrol: 86;
  readonly invisible_brigade: 87;
  readonly invisible_division: 88;
  readonly invisible_army: 89;
  readonly teleport_brigade: 90;
  readonly teleport_division: 91;
  readonly teleport_army: 92;
  readonly teleport_army_group: 93;
  readonly locate_character_or_group: 94;
  readonly unveil_group_locations: 95;
  readonly summon_minotaurs: 96;
  readonly summon_skeletons: 97;
  readonly summon_ghouls: 98;
  readonly summon_wights: 99;
  readonly summon_specters: 100;
  readonly summon_rock_golems: 101;
  readonly summon_mummies: 102;
  readonly summon_iron_golem: 103;
  readonly summon_air_elemental: 104;
  readonly summon_earth_elemental: 105;
  readonly wraith_form: 106;
  readonly transform_to_lich: 107;
  readonly summon_fire_elemental: 108;
  readonly summon_water_elemental: 109;
  readonly sacrifice: 110;
  readonly transform_to_nazgul: 111;
  readonly project_image_of_group: 112;
  readonly eagle_familiar: 113;
  readonly raven_familiar: 114;
  readonly summon_monster_i_troglodyte: 115;
  readonly summon_monster_ii_gnoll: 116;
  readonly summon_monster_iii_owlbear: 117;
  readonly summon_monster_iv_gargoyle: 118;
  readonly summon_monster_v_manticore: 119;
  readonly summon_monster_vi_ettin: 120;
  readonly summon_monster_vii_umber_hulk: 121;
  readonly summon_monster_viii_gelatinous_cube: 122;
  readonly summon_monster_ix_shambling_mound: 123;
  readonly summon_pit_fiend: 124;
  readonly imp_familiar: 125;
  readonly summon_demon: 126;
  readonly summon_high_demon: 127;
  readonly true_seeing: 128;
  readonly revelation: 129;
};
export type Spell = number;

export declare const TurnStep: {
  readonly standing_commands: 0;
  readonly group_battles: 1;
  readonly storming: 2;
  readonly production: 3;
  readonly trading: 4;
  readonly reinforcements: 5;
  readonly consumption: 6;
  readonly politics: 7;
  readonly ruler_step: 8;
  readonly council: 9;
  readonly building_step: 10;
  readonly movement: 11;
  readonly priestesses: 12;
  readonly magical_research: 13;
  readonly regional_control: 14;
  readonly agent_step: 15;
  readonly victory_check: 16;
  readonly food_spoilage: 17;
};
export type TurnStep = number;

export declare const Tactic: {
  readonly no_orders: 0;
  readonly probing: 1;
  readonly standard_plan: 2;
  readonly determined: 3;
  readonly flanking: 4;
  readonly night: 5;
  readonly barrage: 6;
  readonly stomp: 7;
  readonly organized_withdrawal: 8;
  readonly stand_and_defend: 9;
  readonly hold: 10;
  readonly fight_to_the_last: 11;
};
export type Tactic = number;

export interface Offer {
  kingdom: Kingdom;
  partner: Kingdom;
  bargain: Bargain;
  food: Int;
  gold: Int;
  mithril: Int;
  figure: Figure | null;
  artifact: Artifact | null;
  /** Which entry it began as: its number, -1 for none. */
  began_as: number;
  id: number;
}

export declare const Order: {
  readonly bid_for_open_seat: 0;
  readonly sell_council_seat: 1;
  readonly purchase_council_seat: 2;
  readonly bid_for_next_issue: 3;
  readonly vote_on_issue: 4;
  readonly set_eso_conditions: 5;
  readonly receive_eso_awards: 6;
  readonly guard: 7;
  readonly counter_espionage: 8;
  readonly guard_prisoners: 9;
  readonly train_to_higher_level: 10;
  readonly rapid_agent_training_underworld_only: 11;
  readonly recon_area: 12;
  readonly trail_group_early: 13;
  readonly trail_group_late: 14;
  readonly recon_seapower: 15;
  readonly poison_food: 16;
  readonly learn_group_morale_attrition: 17;
  readonly set_global_agent_training_cost: 18;
  readonly divine_artifact_name_artifact_only: 19;
  readonly divine_artifact_location_artifact_only: 20;
  readonly research_wizard_level_artifact_only: 21;
  readonly destroy_artifact: 22;
  readonly attack_group: 23;
  readonly attack_group_delayed: 24;
  readonly evasion: 25;
  readonly defend: 26;
  readonly entrenchment: 27;
  readonly move_mithril_miners: 28;
  readonly dwarven_defenses_dwarves_only: 29;
  readonly improve_popcenter: 30;
  readonly construct_fortifications: 31;
  readonly construct_building: 32;
  readonly create_special_location_various: 33;
  readonly escape_from_prison: 34;
  readonly execute_hostages: 35;
  readonly declare_ally_enemy: 36;
  readonly wintering_group: 37;
  readonly do_not_feed: 38;
  readonly do_not_pay: 39;
  readonly rest_group: 40;
  readonly rex_victory_check: 41;
  readonly tax_popcenter: 42;
  readonly demonic_denigration_demon_princes_only: 43;
  readonly demonic_regional_submission_demon_princes_only: 44;
  readonly sleep_ancient_ones_only: 45;
  readonly maintain_status_quo: 46;
  readonly stir_unrest: 47;
  readonly rebel_popcenter: 48;
  readonly usurp_popcenter: 49;
  readonly receive_new_title: 50;
  readonly wizard_assist_encounter: 51;
  readonly investigate_encounter: 52;
  readonly search_for_encounters: 53;
  readonly advanced_search_all_types: 54;
  readonly create_alchemist_item_alchemist_only: 55;
  readonly use_potion_alchemist_only: 56;
  readonly equip_forged_item: 57;
  readonly equip_mithril_item_dwarven_and_elven_only: 58;
  readonly equip_special_weapon_various: 59;
  readonly fireworks_alchemist_only: 60;
  readonly magical_research: 61;
  readonly rite_of_the_magi: 62;
  readonly transfer_inactive_pre_move: 63;
  readonly transfer_troops: 64;
  readonly transfer_figures: 65;
  readonly transfer_inactive_pre_move_later: 66;
  readonly land_movement: 67;
  readonly land_movement_pc_search: 68;
  readonly teleport_group_artifact_only: 69;
  readonly set_ambush: 70;
  readonly pursue_group_pre_intercept: 71;
  readonly intercept_group: 72;
  readonly pursue_group_post_intercept: 73;
  readonly combine_groups: 74;
  readonly transfer_troops_post_move: 75;
  readonly transfer_figures_post_move: 76;
  readonly transfer_inactive_post_move: 77;
  readonly combine_troops: 78;
  readonly bribe_emissary: 79;
  readonly transfer_artifact: 80;
  readonly sabotage_popcenter: 81;
  readonly sabotage_seapower: 82;
  readonly assassinate_figure: 83;
  readonly assassinate_leader_wizard: 84;
  readonly rescue_hostage: 85;
  readonly kidnap_figure: 86;
  readonly early_rescue_prisoner_underworld_only: 87;
  readonly early_kidnap_figure_underworld_only: 88;
  readonly steal_food_gold_mithril: 89;
  readonly steal_artifact: 90;
  readonly summon_avenging_angel: 91;
  readonly bless: 92;
  readonly summon_fallen_angel_deathknights_only: 93;
  readonly divine_popcenters: 94;
  readonly divine_seapower: 95;
  readonly divine_regional_reactions: 96;
  readonly summon_lesser_angel: 97;
  readonly convert_agent_to_fanatic: 98;
  readonly divine_artifact_name: 99;
  readonly heal_troops: 100;
  readonly divine_artifact_location: 101;
  readonly divine_military_groups: 102;
  readonly reorganize_troops: 103;
  readonly regenerate_various: 104;
  readonly morale_bonus: 105;
  readonly test_for_the_gift: 106;
  readonly hire_new_figure_tavern: 107;
  readonly hire_new_figure_barracks: 108;
  readonly hire_special_figure_halfling_only: 109;
  readonly train_troops: 110;
  readonly transmute_damned_to_zombie_necromancer_only: 111;
  readonly recruit_troops_popcenter: 112;
  readonly raise_dead_necromancer_only: 113;
  readonly muster_the_fallen_deathknights_only: 114;
  readonly recruit_troops_companions: 115;
  readonly consul_enamor_region_ancient_ones_only: 116;
  readonly enamor_region: 117;
  readonly enamor_region_artifact_only: 118;
  readonly denigrate_kingdom: 119;
  readonly denigrate_region_artifact_only: 120;
  readonly consul_denigrate_region_ancient_ones_only: 121;
  readonly increase_influence: 122;
  readonly entertain_royal_court: 123;
  readonly sell_influence: 124;
  readonly change_ruler_s_name: 125;
  readonly kingdom_customization: 126;
  readonly sell_fleets: 127;
  readonly seapower_enhancements: 128;
  readonly sea_patrol: 129;
  readonly sea_movement: 130;
  readonly merchant_trading_vessel: 131;
  readonly sea_movement_pc_search: 132;
  readonly increase_seapower: 133;
  readonly create_elite_ship: 134;
  readonly attack_popcenter: 135;
  readonly plunder_popcenter: 136;
  readonly parley_popcenter: 137;
  readonly threaten_popcenter: 138;
  readonly siege_popcenter: 139;
  readonly cancel_standing_order: 140;
  readonly create_standing_order: 141;
  readonly open_market: 142;
  readonly trade_food_for_gold: 143;
  readonly trade_gold_for_food: 144;
  readonly trade_hostage_for_gold: 145;
  readonly trade_gold_for_hostage: 146;
  readonly trade_artifact_for_gold: 147;
  readonly trade_gold_for_artifact: 148;
  readonly transmute_rare_element_alchemist: 149;
  readonly unilateral_transfer_gift: 150;
  readonly trade_mithril_for_gold: 151;
  readonly trade_gold_for_mithril: 152;
  readonly reveal_all_trades_halfling_only: 153;
  readonly move_emissary: 154;
  readonly gate_demon_princes_onyx_artifact: 155;
  readonly search_for_popcenters: 156;
  readonly search_for_groups: 157;
  readonly scry_artifact_only: 158;
  readonly scry_multiple_areas_artifact_only: 159;
  readonly scry_area_as_l10_recon_artifact_only: 160;
  readonly learn_regional_reaction: 161;
  readonly learn_king_s_influence: 162;
  readonly falconry_train_ranger_only: 163;
  readonly falconry_recon_ranger_only: 164;
  readonly create_sanctuary: 165;
  readonly reveal_skeleton: 166;
  readonly torment_prisoner_deathknights_only: 167;
  readonly relocate_capital: 168;
  readonly alternate_capital: 169;
  readonly team_victory_check: 170;
};
export type Order = number;

export declare const Surge: {
  readonly walls_prepare: 0;
  readonly walls_far: 1;
  readonly walls_magic: 2;
  readonly walls_wands: 3;
  readonly walls_near: 4;
  readonly walls_storm: 5;
};
export type Surge = number;

export declare const $enums: { readonly [name: string]: import('./runtime/types.js').EnumData };
export declare const $kinds: { readonly [name: string]: import('./runtime/types.js').KindData };
export declare const $units: { readonly [name: string]: import('./runtime/types.js').UnitData };
/** A new thing of a kind, as the rules begin it or one of its entries, but for what is given. */
export declare function $make(kind: string, given?: { readonly [field: string]: unknown }): any;
