/** The rules of orders_travel with the notes that explain them, and what has to hold for each entry. */
import { $members, $present, $sub } from "./runtime/numbers.js";
import { $all, $any, $contains, $isLinked, $pick } from "./runtime/lists.js";
import { GROUP_SIZES_BLOCKS, MAP_AREA_NEAR, emissaries_gold } from "./tables.js";
import { guise } from "./rules_marching.js";
import { host_size } from "./rules_movement.js";

const $why_orders_travel_1 = new Set([4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */, 3 /* RANK_CONSUL */, 14 /* RANK_AGENT */, 15 /* RANK_FANATIC */, 12 /* RANK_PRIESTESS */]);
const $why_orders_travel_2 = new Set([4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);
const $why_orders_travel_3 = new Set([53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 62 /* ARTIFACT_SCRYING_MIRROR */]);

function why_travels(figure) {
  const notes = [];
  if (!$why_orders_travel_1.has(figure.rank)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_travels(entry, figure) {
  switch (entry) {
    case 0:
      if (!($why_orders_travel_1.has(figure.rank))) return 0;
      break;
  }
  return -1;
}

function why_travel_price(rank) {
  const notes = [];
  let value;
  if (!$why_orders_travel_2.has(rank) || emissaries_gold(rank) === null) {
    notes.push([0, 0]);
    value = 0;
  } else if ($why_orders_travel_2.has(rank) && emissaries_gold(rank) !== null) {
    value = $present(emissaries_gold(rank), "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if (rank === 3 /* RANK_CONSUL */) {
    notes.push([2, $sub(2000, value)]);
    value = 2000;
  }
  return [value, notes];
}

function guards_travel_price(entry, rank) {
  switch (entry) {
    case 0:
      if (!(!$why_orders_travel_2.has(rank) || emissaries_gold(rank) === null)) return 0;
      break;
    case 1:
      if (!($why_orders_travel_2.has(rank))) return 0;
      if (!(emissaries_gold(rank) !== null)) return 1;
      break;
    case 2:
      if (!(rank === 3 /* RANK_CONSUL */)) return 0;
      if (!(true)) return 1;
      break;
  }
  return -1;
}

function why_kept_out(figure, town, world) {
  const notes = [];
  let figure_rank = figure.rank;
  if (figure_rank === 14 /* RANK_AGENT */ || figure_rank === 15 /* RANK_FANATIC */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let town_area = town.area;
  if (town_area === null || !$any(world.groups, (g) => g.area === town_area && g.kingdom !== figure.kingdom && guise(g, world) === 0 /* HOST_STATE_PLAIN_SIGHT */ && GROUP_SIZES_BLOCKS[host_size(g)] && (figure.kingdom === null || !$contains(figure.kingdom.allies, g.kingdom)))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_kept_out(entry, figure, town, world) {
  switch (entry) {
    case 0:
      if (!(figure.rank === 14 /* RANK_AGENT */ || figure.rank === 15 /* RANK_FANATIC */)) return 0;
      break;
    case 1:
      if (!(town.area !== null)) return 0;
      if (!($any(world.groups, (g) => g.area === town.area && g.kingdom !== figure.kingdom && guise(g, world) === 0 /* HOST_STATE_PLAIN_SIGHT */ && GROUP_SIZES_BLOCKS[host_size(g)] && (figure.kingdom === null || !$contains(figure.kingdom.allies, g.kingdom))))) return 1;
      break;
  }
  return -1;
}

function why_side_by_side(grounds) {
  const notes = [];
  if (!$any(grounds, (one) => $all(grounds, (other) => $isLinked(one, [other], grounds, (x) => $pick($members(MAP_AREA_NEAR[x]), null, null))))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_side_by_side(entry, grounds) {
  switch (entry) {
    case 0:
      if (!($any(grounds, (one) => $all(grounds, (other) => $isLinked(one, [other], grounds, (x) => $pick($members(MAP_AREA_NEAR[x]), null, null)))))) return 0;
      break;
  }
  return -1;
}

function why_has_stone(kingdom) {
  const notes = [];
  if (!$any($members(kingdom.regalia), (a) => $why_orders_travel_3.has(a))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_stone(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!($any($members(kingdom.regalia), (a) => $why_orders_travel_3.has(a)))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_travel = {
  travels: [{ verb: "holds", text: "rank", den: 1 }],
  travel_price: [{ verb: "base", text: "no title, no train", den: 1 }, { verb: "base", text: "what the title costs", den: 1 }, { verb: "set to", text: "a Consul travels light", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Ancient Ones\", line 2750", source: "orders travel" }],
  kept_out: [{ verb: "no", text: "slips past", den: 1, cites: "ruling \"Whom a foreign group keeps out of a population center\"" }, { verb: "holds", text: "a foreign host", den: 1 }],
  side_by_side: [{ verb: "holds", text: "each beside another", den: 1 }],
  has_stone: [{ verb: "holds", text: "a Palantir, or the Mirror", den: 1 }],
};

export { why_travels, guards_travels, why_travel_price, guards_travel_price, why_kept_out, guards_kept_out, why_side_by_side, guards_side_by_side, why_has_stone, guards_has_stone, $labels_rules_orders_travel };
