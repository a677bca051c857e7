/** The rules of hunt with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $has, $members, $mul, $place, $smaller, $sub } from "./runtime/numbers.js";
import { $count, $lowest, $pick } from "./runtime/lists.js";
import { CARD_CONCEALMENT, HUNT_EFFECTS_EFFECT } from "./tables.js";
import { company_size } from "./rules_company.js";
import { area_maximum, area_peril } from "./rules_fellowship.js";
import { counting_power, lost_homes, permissible_power, tie_rank } from "./rules_hunt.js";
import { one_die } from "./rules_readiness.js";
import { fallen } from "./rules_victory.js";

function why_hunters_allowed(world) {
  const notes = [];
  notes.push([0, 1]);
  let value = 1;
  if ($has(world.variants, 0)) {
    notes.push([1, 2 - value]);
    value = 2;
  }
  if ($has(world.variants, 1)) {
    notes.push([2, 2 - value]);
    value = 2;
  }
  return [value, notes];
}

function guards_hunters_allowed(entry, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 0))) return 0;
      break;
    case 2:
      if (!($has(world.variants, 1))) return 0;
      break;
  }
  return -1;
}

function why_permissible_power(world) {
  const notes = [];
  let amount;
  let value = $smaller(area_maximum(world.ring_at), $mul(company_size(world), 2));
  notes.push([0, value]);
  let amount_ = $mul(lost_homes(world), 2);
  notes.push([1, amount_]);
  value = $add(value, amount_);
  for (const c of $members(world.in_force)) {
    amount = CARD_CONCEALMENT[c];
    notes.push([2, $mul(amount, -1)]);
    value = $sub(value, amount);
  }
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_permissible_power(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_lost_homes(world) {
  const notes = [];
  let value = $count([0 /* PRIZE_ROHAN_HOME */, 1 /* PRIZE_GONDOR_HOME */, 2 /* PRIZE_DWARVES_HOME */, 3 /* PRIZE_SHIRE_HOME */, 4 /* PRIZE_LORIEN_HOME */, 5 /* PRIZE_RIVENDELL_HOME */, 6 /* PRIZE_MIRKWOOD_HOME */], (p) => fallen(p, world));
  notes.push([0, value]);
  return [value, notes];
}

function guards_lost_homes(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_counting_power(bid, world) {
  const notes = [];
  let value = bid;
  notes.push([0, value]);
  let limit = permissible_power(world);
  if (value > limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_counting_power(entry, bid, world) {
  switch (entry) {
  }
  return -1;
}

function why_lost_power(bid, world) {
  const notes = [];
  let value = bid;
  notes.push([0, value]);
  let amount = counting_power(bid, world);
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  return [value, notes];
}

function guards_lost_power(entry, bid, world) {
  switch (entry) {
  }
  return -1;
}

function why_hunt_score(bid, world, dice) {
  const notes = [];
  let amount;
  let value = one_die(dice);
  notes.push([0, value]);
  value = $mul(value, 2);
  let amount_ = counting_power(bid, world);
  notes.push([1, amount_]);
  value = $add(value, amount_);
  let amount_2 = $mul(area_peril(world.ring_at), 2);
  notes.push([2, amount_2]);
  value = $add(value, amount_2);
  if (world.walked > 1) {
    amount = $mul($sub(world.walked, 1), 2);
    notes.push([3, amount]);
    value = $add(value, amount);
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([4, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_hunt_score(entry, bid, world) {
  switch (entry) {
    case 3:
      if (!(world.walked > 1)) return 0;
      break;
  }
  return -1;
}

function why_hunter(world) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(world.commitments, null, (c) => [$sub(0, c.power), tie_rank(c.seat)]), notes];
}

function guards_hunter(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_tie_rank(seat) {
  const notes = [];
  notes.push([0, 2]);
  let value = 2;
  if (seat.master === 1 /* MASTER_SARUMAN */) {
    notes.push([1, 1 - value]);
    value = 1;
  }
  return [value, notes];
}

function guards_tie_rank(entry, seat) {
  switch (entry) {
    case 1:
      if (!(seat.master === 1 /* MASTER_SARUMAN */)) return 0;
      break;
  }
  return -1;
}

function why_hunt_effect(score) {
  const notes = [];
  notes.push([0, 0]);
  return [HUNT_EFFECTS_EFFECT[$place(score, 6, 9)], notes];
}

function guards_hunt_effect(entry, score) {
  switch (entry) {
  }
  return -1;
}

function why_committed_power(seat, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.commitments, (c) => c.seat === seat, null), notes];
}

function guards_committed_power(entry, seat, world) {
  switch (entry) {
  }
  return -1;
}

function why_committed_power_power(seat, c) {
  const notes = [];
  notes.push([0, 0]);
  return [c.power, notes];
}

function guards_committed_power_power(entry, seat, c) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_hunt = {
  hunters_allowed: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "each player of the Shadow may commit power", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"7. Appendix: more than two players\", line 144", source: "players" }, { verb: "set to", text: "each player of the Shadow may commit power", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"7. Appendix: more than two players\", line 144", source: "players" }],
  permissible_power: [{ verb: "base", text: "the lower of the area's maximum and the company's size", den: 2 }, { verb: "add", text: "homes that have fallen", den: 2 }, { verb: "subtract", text: "Avoidance", den: 2, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"3. The Fellowship of the Ring\", line 87" }, { verb: "at least", text: "no less than nothing", den: 2 }],
  lost_homes: [{ verb: "base", text: "", den: 1 }],
  counting_power: [{ verb: "base", text: "", den: 2 }, { verb: "at most", text: "what is permissible", den: 2 }],
  lost_power: [{ verb: "base", text: "", den: 2 }, { verb: "subtract", text: "what counts", den: 2 }],
  hunt_score: [{ verb: "throw", text: "", den: 1 }, { verb: "add", text: "power that counts", den: 2 }, { verb: "add", text: "what else is abroad", den: 2 }, { verb: "add", text: "haste", den: 2 }, { verb: "round", text: "a part of a power is no pip", den: 2 }],
  hunter: [{ verb: "otherwise", text: "", den: 1 }],
  tie_rank: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "Saruman rolls", den: 1 }],
  hunt_effect: [{ verb: "otherwise", text: "", den: 1 }],
  committed_power: [{ verb: "otherwise", text: "", den: 1 }],
  committed_power_power: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_hunters_allowed, guards_hunters_allowed, why_permissible_power, guards_permissible_power, why_lost_homes, guards_lost_homes, why_counting_power, guards_counting_power, why_lost_power, guards_lost_power, why_hunt_score, guards_hunt_score, why_hunter, guards_hunter, why_tie_rank, guards_tie_rank, why_hunt_effect, guards_hunt_effect, why_committed_power, guards_committed_power, why_committed_power_power, guards_committed_power_power, $labels_rules_hunt };
