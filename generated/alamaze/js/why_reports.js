/** The rules of reports with the notes that explain them, and what has to hold for each entry. */
import { $count, $pick } from "./runtime/lists.js";

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

const $labels_rules_reports = {
  treasury_gold: [{ verb: "otherwise", text: "", den: 1 }],
  treasury_food: [{ verb: "otherwise", text: "", den: 1 }],
  treasury_mithril: [{ verb: "otherwise", text: "", den: 1 }],
  treasury_powder: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  treasury_influence: [{ verb: "otherwise", text: "", den: 1 }],
  hosts: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_region: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_morale: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_strength: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_hunger: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hosts_arrears: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hosts_spells: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service_level: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service_place: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service_duty: [{ verb: "otherwise", text: "", den: 1 }],
  secret_service_captor: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_treasury_gold, guards_treasury_gold, why_treasury_food, guards_treasury_food, why_treasury_mithril, guards_treasury_mithril, why_treasury_powder, guards_treasury_powder, why_treasury_influence, guards_treasury_influence, why_hosts, guards_hosts, why_hosts_region, guards_hosts_region, why_hosts_morale, guards_hosts_morale, why_hosts_strength, guards_hosts_strength, why_hosts_hunger, guards_hosts_hunger, why_hosts_arrears, guards_hosts_arrears, why_hosts_spells, guards_hosts_spells, why_secret_service, guards_secret_service, why_secret_service_level, guards_secret_service_level, why_secret_service_place, guards_secret_service_place, why_secret_service_duty, guards_secret_service_duty, why_secret_service_captor, guards_secret_service_captor, $labels_rules_reports };
