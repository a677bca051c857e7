import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, AlchemistItem, Artifact, ArtifactClass, Ballot, BookedReason, Brigade, BrigadeType, Duty, Experience, Figure, FoundEncounter, Group, Hold, HostSize, Issue, Kingdom, Leader, Levy, MapArea, Motion, NavalDuty, Navy, Objective, Place, Quality, Rank, Reaction, Region, Sea, Season, Settlement, Siege, Sighting, SpecialPlace, Target, Terrain, Wizard } from "./kinds.js";

/** The next reinforcement. */
export declare function next_levy(kingdom: Kingdom, world: World): Levy | null;

/** The group in which a leader rides. */
export declare function led_by(leader: Leader, world: World): Group | null;

/** Month. In plain numbers. */
export declare function calendar_turn(kingdom: Kingdom, world: World): Int;

/** Season. */
export declare function calendar_season(kingdom: Kingdom, world: World): Season;

/** Turns until the season changes. In plain numbers. */
export declare function calendar_season_turns(kingdom: Kingdom, world: World): Int;

/** Commands that you may give. In commands. */
export declare function calendar_commands(kingdom: Kingdom): Int;

/** Standing commands at most. In commands. */
export declare function calendar_standing_commands(kingdom: Kingdom): Int;

/** Month of the next reinforcement. In plain numbers. */
export declare function calendar_reinforcement(kingdom: Kingdom, world: World): Int | null;

/** Treasury. In gold. */
export declare function treasury_gold(kingdom: Kingdom): Int;

/** Stores. In food. */
export declare function treasury_food(kingdom: Kingdom): Int;

/** Mithril. In mithril. */
export declare function treasury_mithril(kingdom: Kingdom): Int;

/** Gunpowder. In gunpowder. */
export declare function treasury_powder(kingdom: Kingdom): Int | null;

/** Influence. In steps of 1 100 influence. */
export declare function treasury_influence(kingdom: Kingdom): Int;

/** Sanctuary. */
export declare function treasury_sanctuary(kingdom: Kingdom): Place | null;

/** What came and what went in the month. */
export declare function ledger(kingdom: Kingdom, world: World): ReadonlyArray<BookedReason>;

/** Gold. In gold. */
export declare function ledger_gold(kingdom: Kingdom, h: BookedReason, world: World): Int;

/** Food. In food. */
export declare function ledger_food(kingdom: Kingdom, h: BookedReason, world: World): Int;

/** Mithril. In mithril. */
export declare function ledger_mithril(kingdom: Kingdom, h: BookedReason, world: World): Int;

/** Gunpowder. In gunpowder. */
export declare function ledger_powder(kingdom: Kingdom, h: BookedReason, world: World): Int | null;

/** The kingdom's population centers. */
export declare function realm_places(kingdom: Kingdom, world: World): ReadonlyArray<Place>;

/** Map area. */
export declare function realm_places_area(kingdom: Kingdom, p: Place): MapArea | null;

/** Region. */
export declare function realm_places_region(kingdom: Kingdom, p: Place): Region | null;

/** Size. */
export declare function realm_places_settlement(kingdom: Kingdom, p: Place): Settlement;

/** Census. In census. */
export declare function realm_places_census(kingdom: Kingdom, p: Place): Int;

/** Defense. In defense. */
export declare function realm_places_defense(kingdom: Kingdom, p: Place): Int;

/** Gold production. In gold. */
export declare function realm_places_gold_output(kingdom: Kingdom, p: Place): Int;

/** Food production. In food. */
export declare function realm_places_food_output(kingdom: Kingdom, p: Place): Int;

/** Hidden. */
export declare function realm_places_hidden(kingdom: Kingdom, p: Place): boolean;

/** Miners. In plain numbers. */
export declare function mines_miners(kingdom: Kingdom): Int;

/** Area. */
export declare function mines_area(kingdom: Kingdom): MapArea | null;

/** Special places of the kingdom. */
export declare function secret_places(kingdom: Kingdom, world: World): ReadonlyArray<SpecialPlace>;

/** Map area. */
export declare function secret_places_area(kingdom: Kingdom, s: SpecialPlace): MapArea;

/** Gold. In gold. */
export declare function secret_places_gold(kingdom: Kingdom, s: SpecialPlace): Int | null;

/** Food. In food. */
export declare function secret_places_food(kingdom: Kingdom, s: SpecialPlace): Int | null;

/** What the alchemists have ready. */
export declare function shelf(kingdom: Kingdom, world: World): ReadonlyArray<AlchemistItem>;

/** Ready. In plain numbers. */
export declare function shelf_ready(kingdom: Kingdom, i: AlchemistItem, world: World): Int;

/** The kingdom's groups. */
export declare function hosts(kingdom: Kingdom, world: World): ReadonlyArray<Group>;

/** Map area. */
export declare function hosts_area(kingdom: Kingdom, g: Group): MapArea | null;

/** Region. */
export declare function hosts_region(kingdom: Kingdom, g: Group): Region | null;

/** Size. */
export declare function hosts_size(kingdom: Kingdom, g: Group): HostSize;

/** Morale. In percent. */
export declare function hosts_morale(kingdom: Kingdom, g: Group): Int;

/** Brigades. In plain numbers. */
export declare function hosts_strength(kingdom: Kingdom, g: Group): Int;

/** Value against population centers. In strength. */
export declare function hosts_against_walls(kingdom: Kingdom, g: Group): Int | null;

/** Turns without food. In plain numbers. */
export declare function hosts_hunger(kingdom: Kingdom, g: Group): Int | null;

/** Turns without pay. In plain numbers. */
export declare function hosts_arrears(kingdom: Kingdom, g: Group): Int | null;

/** Spells ready for battle. In plain numbers. */
export declare function hosts_spells(kingdom: Kingdom, g: Group): Int;

/** Brigades that are due at the capital. */
export declare function due_brigades(kingdom: Kingdom, world: World): ReadonlyArray<Levy>;

/** Brigade. */
export declare function due_brigades_breed(kingdom: Kingdom, l_: Levy): BrigadeType;

/** Turn in which it arrives. In plain numbers. */
export declare function due_brigades_due(kingdom: Kingdom, l_: Levy): Int;

/** Comes again every 5 turns. */
export declare function due_brigades_again(kingdom: Kingdom, l_: Levy): boolean;

/** Group. */
export declare function due_brigades_group(kingdom: Kingdom, l_: Levy): Group;

/** The kingdom's brigades. */
export declare function ranks(kingdom: Kingdom, world: World): ReadonlyArray<Brigade>;

/** Group. */
export declare function ranks_group(kingdom: Kingdom, b: Brigade, world: World): Group | null;

/** Breed. */
export declare function ranks_breed(kingdom: Kingdom, b: Brigade): BrigadeType;

/** Experience. */
export declare function ranks_experience(kingdom: Kingdom, b: Brigade): Experience;

/** Attrition. In percent. */
export declare function ranks_attrition(kingdom: Kingdom, b: Brigade): Int;

/** The kingdom's leaders. */
export declare function chiefs(kingdom: Kingdom, world: World): ReadonlyArray<Leader>;

/** Rank. */
export declare function chiefs_rank(kingdom: Kingdom, l_: Leader): Rank;

/** Group. */
export declare function chiefs_group(kingdom: Kingdom, l_: Leader, world: World): Group | null;

/** In the prison of. */
export declare function chiefs_captor(kingdom: Kingdom, l_: Leader): Kingdom | null;

/** The kingdom's navies. */
export declare function own_navies(kingdom: Kingdom, world: World): ReadonlyArray<Navy>;

/** Sea. */
export declare function own_navies_sea(kingdom: Kingdom, n: Navy): Sea;

/** Fleets. In fleets. */
export declare function own_navies_fleets(kingdom: Kingdom, n: Navy): Int;

/** Quality. In steps of 1 10 naval quality. */
export declare function own_navies_quality(kingdom: Kingdom, n: Navy): Int;

/** What it does. */
export declare function own_navies_naval_duty(kingdom: Kingdom, n: Navy): NavalDuty;

/** Sea enhancements. */
export declare function own_navies_refits(kingdom: Kingdom, n: Navy): Int;

/** Elite ship. */
export declare function own_navies_cutter(kingdom: Kingdom, n: Navy): string | null;

/** Sieges that the kingdom lays or suffers. */
export declare function sieges_in_sight(kingdom: Kingdom, world: World): ReadonlyArray<Siege>;

/** Population center. */
export declare function sieges_in_sight_place(kingdom: Kingdom, s: Siege): Place;

/** Besieger. */
export declare function sieges_in_sight_group(kingdom: Kingdom, s: Siege): Group;

/** Turns in a row. In plain numbers. */
export declare function sieges_in_sight_months_long(kingdom: Kingdom, s: Siege): Int;

/** The kingdom's people at court and abroad. */
export declare function people(kingdom: Kingdom, world: World): ReadonlyArray<Figure>;

/** Rank. */
export declare function people_rank(kingdom: Kingdom, f: Figure): Rank;

/** Place. */
export declare function people_place(kingdom: Kingdom, f: Figure): Place | null;

/** In the prison of. */
export declare function people_captor(kingdom: Kingdom, f: Figure): Kingdom | null;

/** Arrested where nobody rules. */
export declare function people_jailed(kingdom: Kingdom, f: Figure): boolean | null;

/** The kingdom's wizards. */
export declare function mages(kingdom: Kingdom, world: World): ReadonlyArray<Wizard>;

/** Level. In levels. */
export declare function mages_level(kingdom: Kingdom, w: Wizard): Int;

/** Group. */
export declare function mages_group(kingdom: Kingdom, w: Wizard): Group | null;

/** Place. */
export declare function mages_place(kingdom: Kingdom, w: Wizard): Place | null;

/** In the prison of. */
export declare function mages_captor(kingdom: Kingdom, w: Wizard): Kingdom | null;

/** What the next level costs. In gold. */
export declare function mages_next(kingdom: Kingdom, w: Wizard, world: World): Int;

/** The kingdom's agents. */
export declare function secret_service(kingdom: Kingdom, world: World): ReadonlyArray<Agent>;

/** Level. In levels. */
export declare function secret_service_level(kingdom: Kingdom, a: Agent): Int;

/** Place. */
export declare function secret_service_place(kingdom: Kingdom, a: Agent): Place | null;

/** Duty. */
export declare function secret_service_duty(kingdom: Kingdom, a: Agent): Duty;

/** In the prison of. */
export declare function secret_service_captor(kingdom: Kingdom, a: Agent): Kingdom | null;

/** The kingdom's prisoners. */
export declare function prisoners(kingdom: Kingdom, world: World): ReadonlyArray<Figure>;

/** Rank. */
export declare function prisoners_rank(kingdom: Kingdom, f: Figure): Rank;

/** Of. */
export declare function prisoners_kingdom(kingdom: Kingdom, f: Figure): Kingdom | null;

/** Held by. */
export declare function prisoners_captor(kingdom: Kingdom, f: Figure): Kingdom | null;

/** Artifacts of the kingdom. */
export declare function relics(kingdom: Kingdom, world: World): ReadonlyArray<Artifact>;

/** Group. */
export declare function relics_bearer(kingdom: Kingdom, a: Artifact, world: World): Group | null;

/** With whom or where. */
export declare function relics_keeper(kingdom: Kingdom, a: Artifact, world: World): Target | null;

/** Map area. */
export declare function relics_area(kingdom: Kingdom, a: Artifact, world: World): MapArea | null;

/** What the regions think of the kingdom. */
export declare function standing_in_regions(kingdom: Kingdom): ReadonlyArray<Region>;

/** Reaction. */
export declare function standing_in_regions_reaction(kingdom: Kingdom, r: Region): Reaction;

/** Regional influence. */
export declare function standing_in_regions_hold(kingdom: Kingdom, r: Region): Hold;

/** Share. In percent. */
export declare function standing_in_regions_share(kingdom: Kingdom, r: Region): Int;

/** Who sits on the High Council. */
export declare function council_members(kingdom: Kingdom, world: World): ReadonlyArray<Kingdom>;

/** Lays the issue before it. */
export declare function council_members_speaks(kingdom: Kingdom, k: Kingdom, world: World): boolean;

/** What the High Council votes on. */
export declare function council_issue(kingdom: Kingdom, world: World): ReadonlyArray<Motion>;

/** Issue. */
export declare function council_issue_issue(kingdom: Kingdom, m: Motion): Issue;

/** Ruler whom it is about. */
export declare function council_issue_concerned(kingdom: Kingdom, m: Motion): Kingdom | null;

/** Region where. */
export declare function council_issue_region(kingdom: Kingdom, m: Motion): Region | null;

/** Size of the population centers. */
export declare function council_issue_settlement(kingdom: Kingdom, m: Motion): Settlement | null;

/** Ballot. */
export declare function council_issue_ballot(kingdom: Kingdom, m: Motion): Ballot;

/** Population centers that the kingdom has seen. */
export declare function charted(kingdom: Kingdom, world: World): ReadonlyArray<Sighting>;

/** Population center. */
export declare function charted_place(kingdom: Kingdom, s: Sighting): Place;

/** Map area. */
export declare function charted_area(kingdom: Kingdom, s: Sighting): MapArea | null;

/** Ruled by. */
export declare function charted_owner(kingdom: Kingdom, s: Sighting): Kingdom | null;

/** Size. */
export declare function charted_settlement(kingdom: Kingdom, s: Sighting): Settlement;

/** Seen in month. In plain numbers. */
export declare function charted_last_seen(kingdom: Kingdom, s: Sighting): Int;

/** Unusual encounters that the kingdom has found. */
export declare function unusual(kingdom: Kingdom, world: World): ReadonlyArray<FoundEncounter>;

/** Map area. */
export declare function unusual_area(kingdom: Kingdom, d: FoundEncounter): MapArea;

/** Category. */
export declare function unusual_quality(kingdom: Kingdom, d: FoundEncounter): Quality;

/** Seen in month. In plain numbers. */
export declare function unusual_last_seen(kingdom: Kingdom, d: FoundEncounter): Int;

/** Where there is ore. */
export declare function ore(kingdom: Kingdom, world: World): ReadonlyArray<MapArea>;

/** Our miners are there. */
export declare function ore_digging(kingdom: Kingdom, a: MapArea): boolean;

/** Artifacts of which the kingdom has heard. */
export declare function legends(kingdom: Kingdom): ReadonlyArray<Artifact>;

/** Class. */
export declare function legends_sort(kingdom: Kingdom, a: Artifact): ArtifactClass;

/** Quality. */
export declare function legends_quality(kingdom: Kingdom, a: Artifact): Quality;

/** The kingdom's early goals. */
export declare function strategic_goals(kingdom: Kingdom, world: World): ReadonlyArray<Objective>;

/** Code. */
export declare function strategic_goals_code(kingdom: Kingdom, g: Objective): string;

/** Reached. */
export declare function strategic_goals_met(kingdom: Kingdom, g: Objective, world: World): boolean;

/** The map of Alamaze. */
export declare function atlas(kingdom: Kingdom): ReadonlyArray<MapArea>;

/** Outline. */
export declare function atlas_outline(kingdom: Kingdom, a: MapArea): ReadonlyArray<Spot>;

/** Ground. */
export declare function atlas_terrain(kingdom: Kingdom, a: MapArea): Terrain;

/** Where the kingdom's groups have marched. */
export declare function marches_on_map(kingdom: Kingdom, world: World): ReadonlyArray<Group>;

/** Where it stood when the month's marches began. */
export declare function marches_on_map_camp(kingdom: Kingdom, g: Group): MapArea;

/** Map area. */
export declare function marches_on_map_area(kingdom: Kingdom, g: Group): MapArea | null;
