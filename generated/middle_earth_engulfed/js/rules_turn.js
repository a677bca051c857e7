/** The rules of turn. */
import { $add } from "./runtime/numbers.js";

function turn_rank(seat) {
  let value = 1;
  if (seat.side === 0 /* SIDE_FREE */) {
    value = $add(value, 1);
  }
  return value;
}

export { turn_rank };
