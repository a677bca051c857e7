import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Artifact, ArtifactClass, Duty, Figure, Group, Hold, HostSize, Kingdom, MapArea, Place, Quality, Rank, Reaction, Region, Settlement } from "./kinds.js";

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

export declare function why_prisoners(kingdom: Kingdom, world: World): [ReadonlyArray<Figure>, Notes];
export declare function guards_prisoners(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_prisoners_rank(kingdom: Kingdom, f: Figure): [Rank, Notes];
export declare function guards_prisoners_rank(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_prisoners_kingdom(kingdom: Kingdom, f: Figure): [Kingdom | null, Notes];
export declare function guards_prisoners_kingdom(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_prisoners_captor(kingdom: Kingdom, f: Figure): [Kingdom | null, Notes];
export declare function guards_prisoners_captor(entry: number, kingdom: Kingdom, f: Figure): number | null;

export declare function why_standing_in_regions(kingdom: Kingdom): [ReadonlyArray<Region>, Notes];
export declare function guards_standing_in_regions(entry: number, kingdom: Kingdom): number | null;

export declare function why_standing_in_regions_reaction(kingdom: Kingdom, r: Region): [Reaction, Notes];
export declare function guards_standing_in_regions_reaction(entry: number, kingdom: Kingdom, r: Region): number | null;

export declare function why_standing_in_regions_hold(kingdom: Kingdom, r: Region): [Hold, Notes];
export declare function guards_standing_in_regions_hold(entry: number, kingdom: Kingdom, r: Region): number | null;

export declare function why_standing_in_regions_share(kingdom: Kingdom, r: Region): [Int, Notes];
export declare function guards_standing_in_regions_share(entry: number, kingdom: Kingdom, r: Region): number | null;

export declare function why_legends(kingdom: Kingdom): [ReadonlyArray<Artifact>, Notes];
export declare function guards_legends(entry: number, kingdom: Kingdom): number | null;

export declare function why_legends_sort(kingdom: Kingdom, a: Artifact): [ArtifactClass, Notes];
export declare function guards_legends_sort(entry: number, kingdom: Kingdom, a: Artifact): number | null;

export declare function why_legends_quality(kingdom: Kingdom, a: Artifact): [Quality, Notes];
export declare function guards_legends_quality(entry: number, kingdom: Kingdom, a: Artifact): number | null;

export declare const $labels_rules_reports: { readonly [name: string]: readonly Label[] };
