/** The rules of turn with the notes that explain them, and what has to hold for each entry. */

function why_turn_rank(seat) {
  const notes = [];
  notes.push([0, 1]);
  let value = 1;
  if (seat.side === 0 /* SIDE_FREE */) {
    notes.push([1, 1]);
    value = value + 1;
  }
  return [value, notes];
}

function guards_turn_rank(entry, seat) {
  switch (entry) {
    case 1:
      if (!(seat.side === 0 /* SIDE_FREE */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_turn = {
  turn_rank: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "after the Shadow", den: 1 }],
};

export { why_turn_rank, guards_turn_rank, $labels_rules_turn };
