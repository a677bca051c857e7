/** The rules of orders_priestess. */
import { $low } from "./runtime/numbers.js";

function performs_rites(figure) {
  let figure_rank = figure.rank;
  if (figure_rank === 12 /* RANK_PRIESTESS */) {
    return true;
  }
  return figure_rank === 3 /* RANK_CONSUL */ && figure.kingdom !== null && ($low(figure.kingdom.privileges) & 8388608 /* PRIVILEGE_CONSUL_RITES */) !== 0;
}

export { performs_rites };
