/** The rules of orders_travel. */
import { $members, $present } from "./runtime/numbers.js";
import { $all, $any, $contains, $isLinked, $pick } from "./runtime/lists.js";
import { GROUP_SIZES_BLOCKS, MAP_AREA_NEAR, emissaries_gold } from "./tables.js";
import { guise } from "./rules_marching.js";
import { host_size } from "./rules_movement.js";

const $rules_orders_travel_1 = new Set([4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */, 3 /* RANK_CONSUL */, 14 /* RANK_AGENT */, 15 /* RANK_FANATIC */, 12 /* RANK_PRIESTESS */]);
const $rules_orders_travel_2 = new Set([4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);
const $rules_orders_travel_3 = new Set([53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 62 /* ARTIFACT_SCRYING_MIRROR */]);

function travels(figure) {
  return $rules_orders_travel_1.has(figure.rank);
}

function travel_price(rank) {
  let value;
  if (!$rules_orders_travel_2.has(rank) || emissaries_gold(rank) === null) {
    value = 0;
  } else {
    value = $present(emissaries_gold(rank), "");
  }
  if (rank === 3 /* RANK_CONSUL */) {
    value = 2000;
  }
  return value;
}

function kept_out(figure, town, world) {
  let figure_rank = figure.rank;
  if (figure_rank === 14 /* RANK_AGENT */ || figure_rank === 15 /* RANK_FANATIC */) {
    return false;
  }
  let town_area = town.area;
  return town_area !== null && $any(world.groups, (g) => g.area === town_area && g.kingdom !== figure.kingdom && guise(g, world) === 0 /* HOST_STATE_PLAIN_SIGHT */ && GROUP_SIZES_BLOCKS[host_size(g)] && (figure.kingdom === null || !$contains(figure.kingdom.allies, g.kingdom)));
}

function side_by_side(grounds) {
  return $any(grounds, (one) => $all(grounds, (other) => $isLinked(one, [other], grounds, (x) => $pick($members(MAP_AREA_NEAR[x]), null, null))));
}

function has_stone(kingdom) {
  return $any($members(kingdom.regalia), (a) => $rules_orders_travel_3.has(a));
}

export { travels, travel_price, kept_out, side_by_side, has_stone };
