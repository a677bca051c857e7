/** The rules of reports. */
import { $count, $pick } from "./runtime/lists.js";

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

function hosts(kingdom, world) {
  return $pick(world.groups, (g) => g.kingdom === kingdom, null);
}

function hosts_region(kingdom, g) {
  return g.region;
}

function hosts_morale(kingdom, g) {
  return g.morale;
}

function hosts_strength(kingdom, g) {
  return $count(g.brigades, null);
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

export { treasury_gold, treasury_food, treasury_mithril, treasury_powder, treasury_influence, hosts, hosts_region, hosts_morale, hosts_strength, hosts_hunger, hosts_arrears, hosts_spells, secret_service, secret_service_level, secret_service_place, secret_service_duty, secret_service_captor };
