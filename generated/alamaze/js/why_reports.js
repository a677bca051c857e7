/** The rules of reports with the notes that explain them, and what has to hold for each entry. */
import { $members } from "./runtime/numbers.js";
import { $count, $pick } from "./runtime/lists.js";
import { ARTIFACT_QUALITY, ARTIFACT_SORT } from "./tables.js";
import { of_the_court } from "./rules_gates.js";
import { host_size } from "./rules_movement.js";
import { in_irons } from "./rules_politics.js";
import { hold, mood, share } from "./rules_realm.js";
import { wall_worth } from "./rules_sieges.js";

function why_treasury_gold(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  return [kingdom.gold, notes];
}

function guards_treasury_gold(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_treasury_food(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  return [kingdom.food, notes];
}

function guards_treasury_food(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_treasury_mithril(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  return [kingdom.mithril, notes];
}

function guards_treasury_mithril(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_treasury_powder(kingdom) {
  const notes = [];
  let kingdom_powder = kingdom.powder;
  if (kingdom_powder > 0) {
    notes.push([0, 0]);
    return [kingdom_powder, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_treasury_powder(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!(kingdom.powder > 0)) return 0;
      break;
  }
  return -1;
}

function why_treasury_influence(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  return [kingdom.influence, notes];
}

function guards_treasury_influence(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_treasury_sanctuary(kingdom) {
  const notes = [];
  let kingdom_sanctuary = kingdom.sanctuary;
  if (kingdom_sanctuary !== null) {
    notes.push([0, 0]);
    return [kingdom_sanctuary, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_treasury_sanctuary(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!(kingdom.sanctuary !== null)) return 0;
      break;
  }
  return -1;
}

function why_hosts(kingdom, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.groups, (g) => g.kingdom === kingdom, null), notes];
}

function guards_hosts(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_area(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return [g.area, notes];
}

function guards_hosts_area(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_region(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return [g.region, notes];
}

function guards_hosts_region(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_size(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return [host_size(g), notes];
}

function guards_hosts_size(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_morale(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return [g.morale, notes];
}

function guards_hosts_morale(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_strength(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return [$count(g.brigades, null), notes];
}

function guards_hosts_strength(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_against_walls(kingdom, g) {
  const notes = [];
  if (host_size(g) > 1 /* HOST_SIZE_PATROL */) {
    notes.push([0, 0]);
    return [wall_worth(g), notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_hosts_against_walls(entry, kingdom, g) {
  switch (entry) {
    case 0:
      if (!(host_size(g) > 1 /* HOST_SIZE_PATROL */)) return 0;
      break;
  }
  return -1;
}

function why_hosts_hunger(kingdom, g) {
  const notes = [];
  let g_hunger = g.hunger;
  if (g_hunger > 0) {
    notes.push([0, 0]);
    return [g_hunger, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_hosts_hunger(entry, kingdom, g) {
  switch (entry) {
    case 0:
      if (!(g.hunger > 0)) return 0;
      break;
  }
  return -1;
}

function why_hosts_arrears(kingdom, g) {
  const notes = [];
  let g_arrears = g.arrears;
  if (g_arrears > 0) {
    notes.push([0, 0]);
    return [g_arrears, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_hosts_arrears(entry, kingdom, g) {
  switch (entry) {
    case 0:
      if (!(g.arrears > 0)) return 0;
      break;
  }
  return -1;
}

function why_hosts_spells(kingdom, g) {
  const notes = [];
  notes.push([0, 0]);
  return [$count(g.prepared, null), notes];
}

function guards_hosts_spells(entry, kingdom, g) {
  switch (entry) {
  }
  return -1;
}

function why_secret_service(kingdom, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.agents, (a) => a.kingdom === kingdom, null), notes];
}

function guards_secret_service(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_secret_service_level(kingdom, a) {
  const notes = [];
  notes.push([0, 0]);
  return [a.level, notes];
}

function guards_secret_service_level(entry, kingdom, a) {
  switch (entry) {
  }
  return -1;
}

function why_secret_service_place(kingdom, a) {
  const notes = [];
  notes.push([0, 0]);
  return [a.place, notes];
}

function guards_secret_service_place(entry, kingdom, a) {
  switch (entry) {
  }
  return -1;
}

function why_secret_service_duty(kingdom, a) {
  const notes = [];
  notes.push([0, 0]);
  return [a.duty, notes];
}

function guards_secret_service_duty(entry, kingdom, a) {
  switch (entry) {
  }
  return -1;
}

function why_secret_service_captor(kingdom, a) {
  const notes = [];
  let a_captor = a.captor;
  if (a_captor !== null) {
    notes.push([0, 0]);
    return [a_captor, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_secret_service_captor(entry, kingdom, a) {
  switch (entry) {
    case 0:
      if (!(a.captor !== null)) return 0;
      break;
  }
  return -1;
}

function why_realm_places(kingdom, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.places, (p) => p.kingdom === kingdom, null), notes];
}

function guards_realm_places(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_realm_places_area(kingdom, p) {
  const notes = [];
  notes.push([0, 0]);
  return [p.area, notes];
}

function guards_realm_places_area(entry, kingdom, p) {
  switch (entry) {
  }
  return -1;
}

function why_realm_places_region(kingdom, p) {
  const notes = [];
  notes.push([0, 0]);
  return [p.region, notes];
}

function guards_realm_places_region(entry, kingdom, p) {
  switch (entry) {
  }
  return -1;
}

function why_realm_places_settlement(kingdom, p) {
  const notes = [];
  notes.push([0, 0]);
  return [p.settlement, notes];
}

function guards_realm_places_settlement(entry, kingdom, p) {
  switch (entry) {
  }
  return -1;
}

function why_realm_places_census(kingdom, p) {
  const notes = [];
  notes.push([0, 0]);
  return [p.census, notes];
}

function guards_realm_places_census(entry, kingdom, p) {
  switch (entry) {
  }
  return -1;
}

function why_realm_places_defense(kingdom, p) {
  const notes = [];
  notes.push([0, 0]);
  return [p.defense, notes];
}

function guards_realm_places_defense(entry, kingdom, p) {
  switch (entry) {
  }
  return -1;
}

function why_realm_places_gold_output(kingdom, p) {
  const notes = [];
  notes.push([0, 0]);
  return [p.gold_output, notes];
}

function guards_realm_places_gold_output(entry, kingdom, p) {
  switch (entry) {
  }
  return -1;
}

function why_realm_places_food_output(kingdom, p) {
  const notes = [];
  notes.push([0, 0]);
  return [p.food_output, notes];
}

function guards_realm_places_food_output(entry, kingdom, p) {
  switch (entry) {
  }
  return -1;
}

function why_realm_places_hidden(kingdom, p) {
  const notes = [];
  notes.push([0, 0]);
  return [p.hidden, notes];
}

function guards_realm_places_hidden(entry, kingdom, p) {
  switch (entry) {
    case 0:
      if (!(p.hidden)) return 0;
      break;
  }
  return -1;
}

function why_people(kingdom, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.figures, (f) => f.kingdom === kingdom && of_the_court(f) && f.rank !== 14 /* RANK_AGENT */ && f.rank !== 15 /* RANK_FANATIC */, null), notes];
}

function guards_people(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_people_rank(kingdom, f) {
  const notes = [];
  notes.push([0, 0]);
  return [f.rank, notes];
}

function guards_people_rank(entry, kingdom, f) {
  switch (entry) {
  }
  return -1;
}

function why_people_place(kingdom, f) {
  const notes = [];
  notes.push([0, 0]);
  return [f.place, notes];
}

function guards_people_place(entry, kingdom, f) {
  switch (entry) {
  }
  return -1;
}

function why_people_captor(kingdom, f) {
  const notes = [];
  let f_captor = f.captor;
  if (f_captor !== null) {
    notes.push([0, 0]);
    return [f_captor, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_people_captor(entry, kingdom, f) {
  switch (entry) {
    case 0:
      if (!(f.captor !== null)) return 0;
      break;
  }
  return -1;
}

function why_people_jailed(kingdom, f) {
  const notes = [];
  if (in_irons(f) && f.captor === null) {
    notes.push([0, 0]);
    return [in_irons(f), notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_people_jailed(entry, kingdom, f) {
  switch (entry) {
    case 0:
      if (!(in_irons(f))) return 0;
      if (!(f.captor === null)) return 1;
      break;
  }
  return -1;
}

function why_prisoners(kingdom, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.figures, (f) => f.captor === kingdom, null), notes];
}

function guards_prisoners(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_prisoners_rank(kingdom, f) {
  const notes = [];
  notes.push([0, 0]);
  return [f.rank, notes];
}

function guards_prisoners_rank(entry, kingdom, f) {
  switch (entry) {
  }
  return -1;
}

function why_prisoners_kingdom(kingdom, f) {
  const notes = [];
  notes.push([0, 0]);
  return [f.kingdom, notes];
}

function guards_prisoners_kingdom(entry, kingdom, f) {
  switch (entry) {
  }
  return -1;
}

function why_prisoners_captor(kingdom, f) {
  const notes = [];
  notes.push([0, 0]);
  return [f.captor, notes];
}

function guards_prisoners_captor(entry, kingdom, f) {
  switch (entry) {
  }
  return -1;
}

function why_standing_in_regions(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], null, null), notes];
}

function guards_standing_in_regions(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_standing_in_regions_reaction(kingdom, r) {
  const notes = [];
  notes.push([0, 0]);
  return [mood(kingdom, r), notes];
}

function guards_standing_in_regions_reaction(entry, kingdom, r) {
  switch (entry) {
  }
  return -1;
}

function why_standing_in_regions_hold(kingdom, r) {
  const notes = [];
  notes.push([0, 0]);
  return [hold(kingdom, r), notes];
}

function guards_standing_in_regions_hold(entry, kingdom, r) {
  switch (entry) {
  }
  return -1;
}

function why_standing_in_regions_share(kingdom, r) {
  const notes = [];
  notes.push([0, 0]);
  return [share(kingdom, r), notes];
}

function guards_standing_in_regions_share(entry, kingdom, r) {
  switch (entry) {
  }
  return -1;
}

function why_legends(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick($members(kingdom.foreknown), null, null), notes];
}

function guards_legends(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_legends_sort(kingdom, a) {
  const notes = [];
  notes.push([0, 0]);
  return [ARTIFACT_SORT[a], notes];
}

function guards_legends_sort(entry, kingdom, a) {
  switch (entry) {
  }
  return -1;
}

function why_legends_quality(kingdom, a) {
  const notes = [];
  notes.push([0, 0]);
  return [ARTIFACT_QUALITY[a], notes];
}

function guards_legends_quality(entry, kingdom, a) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_reports = {
  treasury_gold: [{ verb: "otherwise", text: "", den: 1 }],
  treasury_food: [{ verb: "otherwise", text: "", den: 1 }],
  treasury_mithril: [{ verb: "otherwise", text: "", den: 1 }],
  treasury_powder: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  treasury_influence: [{ verb: "otherwise", text: "", den: 1 }],
  treasury_sanctuary: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hosts: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_area: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_region: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_size: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_morale: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_strength: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_against_walls: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hosts_hunger: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hosts_arrears: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hosts_spells: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service_level: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service_place: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service_duty: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service_captor: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  realm_places: [{ verb: "otherwise", text: "", den: 1 }],
  realm_places_area: [{ verb: "otherwise", text: "", den: 1 }],
  realm_places_region: [{ verb: "otherwise", text: "", den: 1 }],
  realm_places_settlement: [{ verb: "otherwise", text: "", den: 1 }],
  realm_places_census: [{ verb: "otherwise", text: "", den: 1 }],
  realm_places_defense: [{ verb: "otherwise", text: "", den: 1 }],
  realm_places_gold_output: [{ verb: "otherwise", text: "", den: 1 }],
  realm_places_food_output: [{ verb: "otherwise", text: "", den: 1 }],
  realm_places_hidden: [{ verb: "otherwise", text: "", den: 1 }],
  people: [{ verb: "otherwise", text: "", den: 1 }],
  people_rank: [{ verb: "otherwise", text: "", den: 1 }],
  people_place: [{ verb: "otherwise", text: "", den: 1 }],
  people_captor: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  people_jailed: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  prisoners: [{ verb: "otherwise", text: "", den: 1 }],
  prisoners_rank: [{ verb: "otherwise", text: "", den: 1 }],
  prisoners_kingdom: [{ verb: "otherwise", text: "", den: 1 }],
  prisoners_captor: [{ verb: "otherwise", text: "", den: 1 }],
  standing_in_regions: [{ verb: "otherwise", text: "", den: 1 }],
  standing_in_regions_reaction: [{ verb: "otherwise", text: "", den: 1 }],
  standing_in_regions_hold: [{ verb: "otherwise", text: "", den: 1 }],
  standing_in_regions_share: [{ verb: "otherwise", text: "", den: 1 }],
  legends: [{ verb: "otherwise", text: "", den: 1 }],
  legends_sort: [{ verb: "otherwise", text: "", den: 1 }],
  legends_quality: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_treasury_gold, guards_treasury_gold, why_treasury_food, guards_treasury_food, why_treasury_mithril, guards_treasury_mithril, why_treasury_powder, guards_treasury_powder, why_treasury_influence, guards_treasury_influence, why_treasury_sanctuary, guards_treasury_sanctuary, why_hosts, guards_hosts, why_hosts_area, guards_hosts_area, why_hosts_region, guards_hosts_region, why_hosts_size, guards_hosts_size, why_hosts_morale, guards_hosts_morale, why_hosts_strength, guards_hosts_strength, why_hosts_against_walls, guards_hosts_against_walls, why_hosts_hunger, guards_hosts_hunger, why_hosts_arrears, guards_hosts_arrears, why_hosts_spells, guards_hosts_spells, why_secret_service, guards_secret_service, why_secret_service_level, guards_secret_service_level, why_secret_service_place, guards_secret_service_place, why_secret_service_duty, guards_secret_service_duty, why_secret_service_captor, guards_secret_service_captor, why_realm_places, guards_realm_places, why_realm_places_area, guards_realm_places_area, why_realm_places_region, guards_realm_places_region, why_realm_places_settlement, guards_realm_places_settlement, why_realm_places_census, guards_realm_places_census, why_realm_places_defense, guards_realm_places_defense, why_realm_places_gold_output, guards_realm_places_gold_output, why_realm_places_food_output, guards_realm_places_food_output, why_realm_places_hidden, guards_realm_places_hidden, why_people, guards_people, why_people_rank, guards_people_rank, why_people_place, guards_people_place, why_people_captor, guards_people_captor, why_people_jailed, guards_people_jailed, why_prisoners, guards_prisoners, why_prisoners_rank, guards_prisoners_rank, why_prisoners_kingdom, guards_prisoners_kingdom, why_prisoners_captor, guards_prisoners_captor, why_standing_in_regions, guards_standing_in_regions, why_standing_in_regions_reaction, guards_standing_in_regions_reaction, why_standing_in_regions_hold, guards_standing_in_regions_hold, why_standing_in_regions_share, guards_standing_in_regions_share, why_legends, guards_legends, why_legends_sort, guards_legends_sort, why_legends_quality, guards_legends_quality, $labels_rules_reports };
