/** The rules of turn. */

function turn_rank(seat) {
  let value = 1;
  if (seat.side === 0 /* SIDE_FREE */) {
    value = value + 1;
  }
  return value;
}

export { turn_rank };
