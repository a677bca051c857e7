/** The rules of reports. */
import { $members } from "./runtime/numbers.js";
import { $count, $pick } from "./runtime/lists.js";
import { ARTIFACT_QUALITY, ARTIFACT_SORT } from "./tables.js";
import { of_the_court } from "./rules_gates.js";
import { host_size } from "./rules_movement.js";
import { in_irons } from "./rules_politics.js";
import { hold, mood, share } from "./rules_realm.js";
import { wall_worth } from "./rules_sieges.js";

function treasury_gold(kingdom) {
  return kingdom.gold;
}

function treasury_food(kingdom) {
  return kingdom.food;
}

function treasury_mithril(kingdom) {
  return kingdom.mithril;
}

function treasury_powder(kingdom) {
  let kingdom_powder = kingdom.powder;
  if (kingdom_powder > 0) {
    return kingdom_powder;
  }
  return null;
}

function treasury_influence(kingdom) {
  return kingdom.influence;
}

function treasury_sanctuary(kingdom) {
  let kingdom_sanctuary = kingdom.sanctuary;
  if (kingdom_sanctuary !== null) {
    return kingdom_sanctuary;
  }
  return null;
}

function hosts(kingdom, world) {
  return $pick(world.groups, (g) => g.kingdom === kingdom, null);
}

function hosts_area(kingdom, g) {
  return g.area;
}

function hosts_region(kingdom, g) {
  return g.region;
}

function hosts_size(kingdom, g) {
  return host_size(g);
}

function hosts_morale(kingdom, g) {
  return g.morale;
}

function hosts_strength(kingdom, g) {
  return $count(g.brigades, null);
}

function hosts_against_walls(kingdom, g) {
  if (host_size(g) > 1 /* HOST_SIZE_PATROL */) {
    return wall_worth(g);
  }
  return null;
}

function hosts_hunger(kingdom, g) {
  let g_hunger = g.hunger;
  if (g_hunger > 0) {
    return g_hunger;
  }
  return null;
}

function hosts_arrears(kingdom, g) {
  let g_arrears = g.arrears;
  if (g_arrears > 0) {
    return g_arrears;
  }
  return null;
}

function hosts_spells(kingdom, g) {
  return $count(g.prepared, null);
}

function secret_service(kingdom, world) {
  return $pick(world.agents, (a) => a.kingdom === kingdom, null);
}

function secret_service_level(kingdom, a) {
  return a.level;
}

function secret_service_place(kingdom, a) {
  return a.place;
}

function secret_service_duty(kingdom, a) {
  return a.duty;
}

function secret_service_captor(kingdom, a) {
  let a_captor = a.captor;
  if (a_captor !== null) {
    return a_captor;
  }
  return null;
}

function realm_places(kingdom, world) {
  return $pick(world.places, (p) => p.kingdom === kingdom, null);
}

function realm_places_area(kingdom, p) {
  return p.area;
}

function realm_places_region(kingdom, p) {
  return p.region;
}

function realm_places_settlement(kingdom, p) {
  return p.settlement;
}

function realm_places_census(kingdom, p) {
  return p.census;
}

function realm_places_defense(kingdom, p) {
  return p.defense;
}

function realm_places_gold_output(kingdom, p) {
  return p.gold_output;
}

function realm_places_food_output(kingdom, p) {
  return p.food_output;
}

function realm_places_hidden(kingdom, p) {
  return p.hidden;
}

function people(kingdom, world) {
  return $pick(world.figures, (f) => f.kingdom === kingdom && f.rank !== 14 /* RANK_AGENT */ && f.rank !== 15 /* RANK_FANATIC */ && of_the_court(f), null);
}

function people_rank(kingdom, f) {
  return f.rank;
}

function people_place(kingdom, f) {
  return f.place;
}

function people_captor(kingdom, f) {
  let f_captor = f.captor;
  if (f_captor !== null) {
    return f_captor;
  }
  return null;
}

function people_jailed(kingdom, f) {
  if (f.captor === null && in_irons(f)) {
    return in_irons(f);
  }
  return null;
}

function prisoners(kingdom, world) {
  return $pick(world.figures, (f) => f.captor === kingdom, null);
}

function prisoners_rank(kingdom, f) {
  return f.rank;
}

function prisoners_kingdom(kingdom, f) {
  return f.kingdom;
}

function prisoners_captor(kingdom, f) {
  return f.captor;
}

function standing_in_regions(kingdom) {
  return $pick([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], null, null);
}

function standing_in_regions_reaction(kingdom, r) {
  return mood(kingdom, r);
}

function standing_in_regions_hold(kingdom, r) {
  return hold(kingdom, r);
}

function standing_in_regions_share(kingdom, r) {
  return share(kingdom, r);
}

function legends(kingdom) {
  return $pick($members(kingdom.foreknown), null, null);
}

function legends_sort(kingdom, a) {
  return ARTIFACT_SORT[a];
}

function legends_quality(kingdom, a) {
  return ARTIFACT_QUALITY[a];
}

export { treasury_gold, treasury_food, treasury_mithril, treasury_powder, treasury_influence, treasury_sanctuary, hosts, hosts_area, hosts_region, hosts_size, hosts_morale, hosts_strength, hosts_against_walls, hosts_hunger, hosts_arrears, hosts_spells, secret_service, secret_service_level, secret_service_place, secret_service_duty, secret_service_captor, realm_places, realm_places_area, realm_places_region, realm_places_settlement, realm_places_census, realm_places_defense, realm_places_gold_output, realm_places_food_output, realm_places_hidden, people, people_rank, people_place, people_captor, people_jailed, prisoners, prisoners_rank, prisoners_kingdom, prisoners_captor, standing_in_regions, standing_in_regions_reaction, standing_in_regions_hold, standing_in_regions_share, legends, legends_sort, legends_quality };
