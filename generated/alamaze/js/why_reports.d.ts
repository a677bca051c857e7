import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, AlchemistItem, Artifact, ArtifactClass, Ballot, BookedReason, Brigade, BrigadeType, Duty, Experience, Figure, FoundEncounter, Group, Hold, HostSize, Issue, Kingdom, Leader, Levy, MapArea, Motion, NavalDuty, Navy, Objective, Place, Quality, Rank, Reaction, Region, Sea, Season, Settlement, Siege, Sighting, SpecialPlace, Target, Terrain, Wizard } from "./kinds.js";

export declare function why_next_levy(kingdom: Kingdom, world: World): [Levy | null, Notes];
export declare function guards_next_levy(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_led_by(leader: Leader, world: World): [Group | null, Notes];
export declare function guards_led_by(entry: number, leader: Leader, world: World): number | null;

export declare function why_calendar_turn(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_calendar_turn(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_calendar_season(kingdom: Kingdom, world: World): [Season, Notes];
export declare function guards_calendar_season(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_calendar_season_turns(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_calendar_season_turns(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_calendar_commands(kingdom: Kingdom): [Int, Notes];
export declare function guards_calendar_commands(entry: number, kingdom: Kingdom): number | null;

export declare function why_calendar_standing_commands(kingdom: Kingdom): [Int, Notes];
export declare function guards_calendar_standing_commands(entry: number, kingdom: Kingdom): number | null;

export declare function why_calendar_reinforcement(kingdom: Kingdom, world: World): [Int | null, Notes];
export declare function guards_calendar_reinforcement(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_treasury_gold(kingdom: Kingdom): [Int, Notes];
export declare function guards_treasury_gold(entry: number, kingdom: Kingdom): number | null;

export declare function why_treasury_food(kingdom: Kingdom): [Int, Notes];
export declare function guards_treasury_food(entry: number, kingdom: Kingdom): number | null;

export declare function why_treasury_mithril(kingdom: Kingdom): [Int, Notes];
export declare function guards_treasury_mithril(entry: number, kingdom: Kingdom): number | null;

export declare function why_treasury_powder(kingdom: Kingdom): [Int | null, Notes];
export declare function guards_treasury_powder(entry: number, kingdom: Kingdom): number | null;

export declare function why_treasury_influence(kingdom: Kingdom): [Int, Notes];
export declare function guards_treasury_influence(entry: number, kingdom: Kingdom): number | null;

export declare function why_treasury_sanctuary(kingdom: Kingdom): [Place | null, Notes];
export declare function guards_treasury_sanctuary(entry: number, kingdom: Kingdom): number | null;

export declare function why_ledger(kingdom: Kingdom, world: World): [ReadonlyArray<BookedReason>, Notes];
export declare function guards_ledger(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_ledger_gold(kingdom: Kingdom, h: BookedReason, world: World): [Int, Notes];
export declare function guards_ledger_gold(entry: number, kingdom: Kingdom, h: BookedReason, world: World): number | null;

export declare function why_ledger_food(kingdom: Kingdom, h: BookedReason, world: World): [Int, Notes];
export declare function guards_ledger_food(entry: number, kingdom: Kingdom, h: BookedReason, world: World): number | null;

export declare function why_ledger_mithril(kingdom: Kingdom, h: BookedReason, world: World): [Int, Notes];
export declare function guards_ledger_mithril(entry: number, kingdom: Kingdom, h: BookedReason, world: World): number | null;

export declare function why_ledger_powder(kingdom: Kingdom, h: BookedReason, world: World): [Int | null, Notes];
export declare function guards_ledger_powder(entry: number, kingdom: Kingdom, h: BookedReason, world: World): number | null;

export declare function why_realm_places(kingdom: Kingdom, world: World): [ReadonlyArray<Place>, Notes];
export declare function guards_realm_places(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_realm_places_area(kingdom: Kingdom, p: Place): [MapArea | null, Notes];
export declare function guards_realm_places_area(entry: number, kingdom: Kingdom, p: Place): number | null;

export declare function why_realm_places_region(kingdom: Kingdom, p: Place): [Region | null, Notes];
export declare function guards_realm_places_region(entry: number, kingdom: Kingdom, p: Place): number | null;

export declare function why_realm_places_settlement(kingdom: Kingdom, p: Place): [Settlement, Notes];
export declare function guards_realm_places_settlement(entry: number, kingdom: Kingdom, p: Place): number | null;

export declare function why_realm_places_census(kingdom: Kingdom, p: Place): [Int, Notes];
export declare function guards_realm_places_census(entry: number, kingdom: Kingdom, p: Place): number | null;

export declare function why_realm_places_defense(kingdom: Kingdom, p: Place): [Int, Notes];
export declare function guards_realm_places_defense(entry: number, kingdom: Kingdom, p: Place): number | null;

export declare function why_realm_places_gold_output(kingdom: Kingdom, p: Place): [Int, Notes];
export declare function guards_realm_places_gold_output(entry: number, kingdom: Kingdom, p: Place): number | null;

export declare function why_realm_places_food_output(kingdom: Kingdom, p: Place): [Int, Notes];
export declare function guards_realm_places_food_output(entry: number, kingdom: Kingdom, p: Place): number | null;

export declare function why_realm_places_hidden(kingdom: Kingdom, p: Place): [boolean, Notes];
export declare function guards_realm_places_hidden(entry: number, kingdom: Kingdom, p: Place): number | null;

export declare function why_mines_miners(kingdom: Kingdom): [Int, Notes];
export declare function guards_mines_miners(entry: number, kingdom: Kingdom): number | null;

export declare function why_mines_area(kingdom: Kingdom): [MapArea | null, Notes];
export declare function guards_mines_area(entry: number, kingdom: Kingdom): number | null;

export declare function why_secret_places(kingdom: Kingdom, world: World): [ReadonlyArray<SpecialPlace>, Notes];
export declare function guards_secret_places(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_secret_places_area(kingdom: Kingdom, s: SpecialPlace): [MapArea, Notes];
export declare function guards_secret_places_area(entry: number, kingdom: Kingdom, s: SpecialPlace): number | null;

export declare function why_secret_places_gold(kingdom: Kingdom, s: SpecialPlace): [Int | null, Notes];
export declare function guards_secret_places_gold(entry: number, kingdom: Kingdom, s: SpecialPlace): number | null;

export declare function why_secret_places_food(kingdom: Kingdom, s: SpecialPlace): [Int | null, Notes];
export declare function guards_secret_places_food(entry: number, kingdom: Kingdom, s: SpecialPlace): number | null;

export declare function why_shelf(kingdom: Kingdom, world: World): [ReadonlyArray<AlchemistItem>, Notes];
export declare function guards_shelf(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_shelf_ready(kingdom: Kingdom, i: AlchemistItem, world: World): [Int, Notes];
export declare function guards_shelf_ready(entry: number, kingdom: Kingdom, i: AlchemistItem, world: World): number | null;

export declare function why_hosts(kingdom: Kingdom, world: World): [ReadonlyArray<Group>, Notes];
export declare function guards_hosts(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_hosts_area(kingdom: Kingdom, g: Group): [MapArea | null, Notes];
export declare function guards_hosts_area(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_region(kingdom: Kingdom, g: Group): [Region | null, Notes];
export declare function guards_hosts_region(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_size(kingdom: Kingdom, g: Group): [HostSize, Notes];
export declare function guards_hosts_size(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_morale(kingdom: Kingdom, g: Group): [Int, Notes];
export declare function guards_hosts_morale(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_strength(kingdom: Kingdom, g: Group): [Int, Notes];
export declare function guards_hosts_strength(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_against_walls(kingdom: Kingdom, g: Group): [Int | null, Notes];
export declare function guards_hosts_against_walls(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_hunger(kingdom: Kingdom, g: Group): [Int | null, Notes];
export declare function guards_hosts_hunger(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_arrears(kingdom: Kingdom, g: Group): [Int | null, Notes];
export declare function guards_hosts_arrears(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_spells(kingdom: Kingdom, g: Group): [Int, Notes];
export declare function guards_hosts_spells(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_due_brigades(kingdom: Kingdom, world: World): [ReadonlyArray<Levy>, Notes];
export declare function guards_due_brigades(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_due_brigades_breed(kingdom: Kingdom, l_: Levy): [BrigadeType, Notes];
export declare function guards_due_brigades_breed(entry: number, kingdom: Kingdom, l_: Levy): number | null;

export declare function why_due_brigades_due(kingdom: Kingdom, l_: Levy): [Int, Notes];
export declare function guards_due_brigades_due(entry: number, kingdom: Kingdom, l_: Levy): number | null;

export declare function why_due_brigades_again(kingdom: Kingdom, l_: Levy): [boolean, Notes];
export declare function guards_due_brigades_again(entry: number, kingdom: Kingdom, l_: Levy): number | null;

export declare function why_due_brigades_group(kingdom: Kingdom, l_: Levy): [Group, Notes];
export declare function guards_due_brigades_group(entry: number, kingdom: Kingdom, l_: Levy): number | null;

export declare function why_ranks(kingdom: Kingdom, world: World): [ReadonlyArray<Brigade>, Notes];
export declare function guards_ranks(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_ranks_group(kingdom: Kingdom, b: Brigade, world: World): [Group | null, Notes];
export declare function guards_ranks_group(entry: number, kingdom: Kingdom, b: Brigade, world: World): number | null;

export declare function why_ranks_breed(kingdom: Kingdom, b: Brigade): [BrigadeType, Notes];
export declare function guards_ranks_breed(entry: number, kingdom: Kingdom, b: Brigade): number | null;

export declare function why_ranks_experience(kingdom: Kingdom, b: Brigade): [Experience, Notes];
export declare function guards_ranks_experience(entry: number, kingdom: Kingdom, b: Brigade): number | null;

export declare function why_ranks_attrition(kingdom: Kingdom, b: Brigade): [Int, Notes];
export declare function guards_ranks_attrition(entry: number, kingdom: Kingdom, b: Brigade): number | null;

export declare function why_chiefs(kingdom: Kingdom, world: World): [ReadonlyArray<Leader>, Notes];
export declare function guards_chiefs(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_chiefs_rank(kingdom: Kingdom, l_: Leader): [Rank, Notes];
export declare function guards_chiefs_rank(entry: number, kingdom: Kingdom, l_: Leader): number | null;

export declare function why_chiefs_group(kingdom: Kingdom, l_: Leader, world: World): [Group | null, Notes];
export declare function guards_chiefs_group(entry: number, kingdom: Kingdom, l_: Leader, world: World): number | null;

export declare function why_chiefs_captor(kingdom: Kingdom, l_: Leader): [Kingdom | null, Notes];
export declare function guards_chiefs_captor(entry: number, kingdom: Kingdom, l_: Leader): number | null;

export declare function why_own_navies(kingdom: Kingdom, world: World): [ReadonlyArray<Navy>, Notes];
export declare function guards_own_navies(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_own_navies_sea(kingdom: Kingdom, n: Navy): [Sea, Notes];
export declare function guards_own_navies_sea(entry: number, kingdom: Kingdom, n: Navy): number | null;

export declare function why_own_navies_fleets(kingdom: Kingdom, n: Navy): [Int, Notes];
export declare function guards_own_navies_fleets(entry: number, kingdom: Kingdom, n: Navy): number | null;

export declare function why_own_navies_quality(kingdom: Kingdom, n: Navy): [Int, Notes];
export declare function guards_own_navies_quality(entry: number, kingdom: Kingdom, n: Navy): number | null;

export declare function why_own_navies_naval_duty(kingdom: Kingdom, n: Navy): [NavalDuty, Notes];
export declare function guards_own_navies_naval_duty(entry: number, kingdom: Kingdom, n: Navy): number | null;

export declare function why_own_navies_refits(kingdom: Kingdom, n: Navy): [Int, Notes];
export declare function guards_own_navies_refits(entry: number, kingdom: Kingdom, n: Navy): number | null;

export declare function why_own_navies_cutter(kingdom: Kingdom, n: Navy): [string | null, Notes];
export declare function guards_own_navies_cutter(entry: number, kingdom: Kingdom, n: Navy): number | null;

export declare function why_sieges_in_sight(kingdom: Kingdom, world: World): [ReadonlyArray<Siege>, Notes];
export declare function guards_sieges_in_sight(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_sieges_in_sight_place(kingdom: Kingdom, s: Siege): [Place, Notes];
export declare function guards_sieges_in_sight_place(entry: number, kingdom: Kingdom, s: Siege): number | null;

export declare function why_sieges_in_sight_group(kingdom: Kingdom, s: Siege): [Group, Notes];
export declare function guards_sieges_in_sight_group(entry: number, kingdom: Kingdom, s: Siege): number | null;

export declare function why_sieges_in_sight_months_long(kingdom: Kingdom, s: Siege): [Int, Notes];
export declare function guards_sieges_in_sight_months_long(entry: number, kingdom: Kingdom, s: Siege): number | null;

export declare function why_people(kingdom: Kingdom, world: World): [ReadonlyArray<Figure>, Notes];
export declare function guards_people(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_people_rank(kingdom: Kingdom, f: Figure): [Rank, Notes];
export declare function guards_people_rank(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_people_place(kingdom: Kingdom, f: Figure): [Place | null, Notes];
export declare function guards_people_place(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_people_captor(kingdom: Kingdom, f: Figure): [Kingdom | null, Notes];
export declare function guards_people_captor(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_people_jailed(kingdom: Kingdom, f: Figure): [boolean | null, Notes];
export declare function guards_people_jailed(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_mages(kingdom: Kingdom, world: World): [ReadonlyArray<Wizard>, Notes];
export declare function guards_mages(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_mages_level(kingdom: Kingdom, w: Wizard): [Int, Notes];
export declare function guards_mages_level(entry: number, kingdom: Kingdom, w: Wizard): number | null;

export declare function why_mages_group(kingdom: Kingdom, w: Wizard): [Group | null, Notes];
export declare function guards_mages_group(entry: number, kingdom: Kingdom, w: Wizard): number | null;

export declare function why_mages_place(kingdom: Kingdom, w: Wizard): [Place | null, Notes];
export declare function guards_mages_place(entry: number, kingdom: Kingdom, w: Wizard): number | null;

export declare function why_mages_captor(kingdom: Kingdom, w: Wizard): [Kingdom | null, Notes];
export declare function guards_mages_captor(entry: number, kingdom: Kingdom, w: Wizard): number | null;

export declare function why_mages_next(kingdom: Kingdom, w: Wizard, world: World): [Int, Notes];
export declare function guards_mages_next(entry: number, kingdom: Kingdom, w: Wizard, world: World): number | null;

export declare function why_secret_service(kingdom: Kingdom, world: World): [ReadonlyArray<Agent>, Notes];
export declare function guards_secret_service(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_secret_service_level(kingdom: Kingdom, a: Agent): [Int, Notes];
export declare function guards_secret_service_level(entry: number, kingdom: Kingdom, a: Agent): number | null;

export declare function why_secret_service_place(kingdom: Kingdom, a: Agent): [Place | null, Notes];
export declare function guards_secret_service_place(entry: number, kingdom: Kingdom, a: Agent): number | null;

export declare function why_secret_service_duty(kingdom: Kingdom, a: Agent): [Duty, Notes];
export declare function guards_secret_service_duty(entry: number, kingdom: Kingdom, a: Agent): number | null;

export declare function why_secret_service_captor(kingdom: Kingdom, a: Agent): [Kingdom | null, Notes];
export declare function guards_secret_service_captor(entry: number, kingdom: Kingdom, a: Agent): number | null;

export declare function why_prisoners(kingdom: Kingdom, world: World): [ReadonlyArray<Figure>, Notes];
export declare function guards_prisoners(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_prisoners_rank(kingdom: Kingdom, f: Figure): [Rank, Notes];
export declare function guards_prisoners_rank(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_prisoners_kingdom(kingdom: Kingdom, f: Figure): [Kingdom | null, Notes];
export declare function guards_prisoners_kingdom(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_prisoners_captor(kingdom: Kingdom, f: Figure): [Kingdom | null, Notes];
export declare function guards_prisoners_captor(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_relics(kingdom: Kingdom, world: World): [ReadonlyArray<Artifact>, Notes];
export declare function guards_relics(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_relics_bearer(kingdom: Kingdom, a: Artifact, world: World): [Group | null, Notes];
export declare function guards_relics_bearer(entry: number, kingdom: Kingdom, a: Artifact, world: World): number | null;

export declare function why_relics_keeper(kingdom: Kingdom, a: Artifact, world: World): [Target | null, Notes];
export declare function guards_relics_keeper(entry: number, kingdom: Kingdom, a: Artifact, world: World): number | null;

export declare function why_relics_area(kingdom: Kingdom, a: Artifact, world: World): [MapArea | null, Notes];
export declare function guards_relics_area(entry: number, kingdom: Kingdom, a: Artifact, world: World): number | null;

export declare function why_standing_in_regions(kingdom: Kingdom): [ReadonlyArray<Region>, Notes];
export declare function guards_standing_in_regions(entry: number, kingdom: Kingdom): number | null;

export declare function why_standing_in_regions_reaction(kingdom: Kingdom, r: Region): [Reaction, Notes];
export declare function guards_standing_in_regions_reaction(entry: number, kingdom: Kingdom, r: Region): number | null;

export declare function why_standing_in_regions_hold(kingdom: Kingdom, r: Region): [Hold, Notes];
export declare function guards_standing_in_regions_hold(entry: number, kingdom: Kingdom, r: Region): number | null;

export declare function why_standing_in_regions_share(kingdom: Kingdom, r: Region): [Int, Notes];
export declare function guards_standing_in_regions_share(entry: number, kingdom: Kingdom, r: Region): number | null;

export declare function why_council_members(kingdom: Kingdom, world: World): [ReadonlyArray<Kingdom>, Notes];
export declare function guards_council_members(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_council_members_speaks(kingdom: Kingdom, k: Kingdom, world: World): [boolean, Notes];
export declare function guards_council_members_speaks(entry: number, kingdom: Kingdom, k: Kingdom, world: World): number | null;

export declare function why_council_issue(kingdom: Kingdom, world: World): [ReadonlyArray<Motion>, Notes];
export declare function guards_council_issue(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_council_issue_issue(kingdom: Kingdom, m: Motion): [Issue, Notes];
export declare function guards_council_issue_issue(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare function why_council_issue_concerned(kingdom: Kingdom, m: Motion): [Kingdom | null, Notes];
export declare function guards_council_issue_concerned(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare function why_council_issue_region(kingdom: Kingdom, m: Motion): [Region | null, Notes];
export declare function guards_council_issue_region(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare function why_council_issue_settlement(kingdom: Kingdom, m: Motion): [Settlement | null, Notes];
export declare function guards_council_issue_settlement(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare function why_council_issue_ballot(kingdom: Kingdom, m: Motion): [Ballot, Notes];
export declare function guards_council_issue_ballot(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare function why_charted(kingdom: Kingdom, world: World): [ReadonlyArray<Sighting>, Notes];
export declare function guards_charted(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_charted_place(kingdom: Kingdom, s: Sighting): [Place, Notes];
export declare function guards_charted_place(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_charted_area(kingdom: Kingdom, s: Sighting): [MapArea | null, Notes];
export declare function guards_charted_area(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_charted_owner(kingdom: Kingdom, s: Sighting): [Kingdom | null, Notes];
export declare function guards_charted_owner(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_charted_settlement(kingdom: Kingdom, s: Sighting): [Settlement, Notes];
export declare function guards_charted_settlement(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_charted_last_seen(kingdom: Kingdom, s: Sighting): [Int, Notes];
export declare function guards_charted_last_seen(entry: number, kingdom: Kingdom, s: Sighting): number | null;

export declare function why_unusual(kingdom: Kingdom, world: World): [ReadonlyArray<FoundEncounter>, Notes];
export declare function guards_unusual(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_unusual_area(kingdom: Kingdom, d: FoundEncounter): [MapArea, Notes];
export declare function guards_unusual_area(entry: number, kingdom: Kingdom, d: FoundEncounter): number | null;

export declare function why_unusual_quality(kingdom: Kingdom, d: FoundEncounter): [Quality, Notes];
export declare function guards_unusual_quality(entry: number, kingdom: Kingdom, d: FoundEncounter): number | null;

export declare function why_unusual_last_seen(kingdom: Kingdom, d: FoundEncounter): [Int, Notes];
export declare function guards_unusual_last_seen(entry: number, kingdom: Kingdom, d: FoundEncounter): number | null;

export declare function why_ore(kingdom: Kingdom, world: World): [ReadonlyArray<MapArea>, Notes];
export declare function guards_ore(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_ore_digging(kingdom: Kingdom, a: MapArea): [boolean, Notes];
export declare function guards_ore_digging(entry: number, kingdom: Kingdom, a: MapArea): number | null;

export declare function why_legends(kingdom: Kingdom): [ReadonlyArray<Artifact>, Notes];
export declare function guards_legends(entry: number, kingdom: Kingdom): number | null;

export declare function why_legends_sort(kingdom: Kingdom, a: Artifact): [ArtifactClass, Notes];
export declare function guards_legends_sort(entry: number, kingdom: Kingdom, a: Artifact): number | null;

export declare function why_legends_quality(kingdom: Kingdom, a: Artifact): [Quality, Notes];
export declare function guards_legends_quality(entry: number, kingdom: Kingdom, a: Artifact): number | null;

export declare function why_strategic_goals(kingdom: Kingdom, world: World): [ReadonlyArray<Objective>, Notes];
export declare function guards_strategic_goals(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_strategic_goals_code(kingdom: Kingdom, g: Objective): [string, Notes];
export declare function guards_strategic_goals_code(entry: number, kingdom: Kingdom, g: Objective): number | null;

export declare function why_strategic_goals_met(kingdom: Kingdom, g: Objective, world: World): [boolean, Notes];
export declare function guards_strategic_goals_met(entry: number, kingdom: Kingdom, g: Objective, world: World): number | null;

export declare function why_atlas(kingdom: Kingdom): [ReadonlyArray<MapArea>, Notes];
export declare function guards_atlas(entry: number, kingdom: Kingdom): number | null;

export declare function why_atlas_outline(kingdom: Kingdom, a: MapArea): [ReadonlyArray<Spot>, Notes];
export declare function guards_atlas_outline(entry: number, kingdom: Kingdom, a: MapArea): number | null;

export declare function why_atlas_terrain(kingdom: Kingdom, a: MapArea): [Terrain, Notes];
export declare function guards_atlas_terrain(entry: number, kingdom: Kingdom, a: MapArea): number | null;

export declare function why_marches_on_map(kingdom: Kingdom, world: World): [ReadonlyArray<Group>, Notes];
export declare function guards_marches_on_map(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_marches_on_map_camp(kingdom: Kingdom, g: Group): [MapArea, Notes];
export declare function guards_marches_on_map_camp(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_marches_on_map_area(kingdom: Kingdom, g: Group): [MapArea | null, Notes];
export declare function guards_marches_on_map_area(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare const $labels_rules_reports: { readonly [name: string]: readonly Label[] };
