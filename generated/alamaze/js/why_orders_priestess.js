/** The rules of orders_priestess with the notes that explain them, and what has to hold for each entry. */
import { $low } from "./runtime/numbers.js";

function why_performs_rites(figure) {
  const notes = [];
  let figure_rank = figure.rank;
  if (figure_rank === 12 /* RANK_PRIESTESS */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (figure_rank === 3 /* RANK_CONSUL */ && figure.kingdom !== null && ($low(figure.kingdom.privileges) & 8388608 /* PRIVILEGE_CONSUL_RITES */) !== 0) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_performs_rites(entry, figure) {
  switch (entry) {
    case 0:
      if (!(figure.rank === 12 /* RANK_PRIESTESS */)) return 0;
      break;
    case 1:
      if (!(figure.rank === 3 /* RANK_CONSUL */)) return 0;
      if (!(figure.kingdom !== null)) return 1;
      if (!(($low(figure.kingdom.privileges) & 8388608 /* PRIVILEGE_CONSUL_RITES */) !== 0)) return 2;
      break;
  }
  return -1;
}

const $labels_rules_orders_priestess = {
  performs_rites: [{ verb: "yes", text: "a High Priestess", den: 1 }, { verb: "yes", text: "a Consul", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Ancient Ones\", line 2751" }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_performs_rites, guards_performs_rites, $labels_rules_orders_priestess };
