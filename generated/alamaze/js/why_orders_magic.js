/** The rules of orders_magic with the notes that explain them, and what has to hold for each entry. */
import { $low } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";

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

function why_may_convert(kingdom, world) {
  const notes = [];
  if ($count(world.agents, (a) => a.kingdom === kingdom && world.happened("converted", "this", 0, a)) >= 2) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_convert(entry, kingdom, world) {
  switch (entry) {
    case 0:
      if (!($count(world.agents, (a) => a.kingdom === kingdom && world.happened("converted", "this", 0, a)) < 2)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_magic = {
  performs_rites: [{ verb: "yes", text: "a High Priestess", den: 1 }, { verb: "yes", text: "a Consul", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Ancient Ones\", line 2751" }, { verb: "otherwise", text: "", den: 1 }],
  may_convert: [{ verb: "holds", text: "", den: 1 }],
};

export { why_performs_rites, guards_performs_rites, why_may_convert, guards_may_convert, $labels_rules_orders_magic };
