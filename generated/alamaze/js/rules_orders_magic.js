/** The rules of orders_magic. */
import { $low } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";

function performs_rites(figure) {
  let figure_rank = figure.rank;
  if (figure_rank === 12 /* RANK_PRIESTESS */) {
    return true;
  }
  return figure_rank === 3 /* RANK_CONSUL */ && figure.kingdom !== null && ($low(figure.kingdom.privileges) & 8388608 /* PRIVILEGE_CONSUL_RITES */) !== 0;
}

function may_convert(kingdom, world) {
  return $count(world.agents, (a) => a.kingdom === kingdom && world.happened("converted", "this", 0, a)) < 2;
}

export { performs_rites, may_convert };
