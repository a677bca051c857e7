/** The rules of victory with the notes that explain them, and what has to hold for each entry. */
import { $has, $members } from "./runtime/numbers.js";
import { $all, $any, $sum } from "./runtime/lists.js";
import { HOMES_AREAS, HOMES_LOSER, HOMES_LOST, HOMES_MASTER } from "./tables.js";
import { hunters_allowed } from "./rules_hunt.js";
import { better_friend, fallen, friends_divided, greater_master, points_lost, points_won, shadow_divided } from "./rules_victory.js";

function why_fallen(prize, world) {
  const notes = [];
  if (!$all($members(HOMES_AREAS[prize]), (land) => $has(world.shadow_lands, land))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_fallen(entry, prize, world) {
  switch (entry) {
    case 0:
      if (!($all($members(HOMES_AREAS[prize]), (land) => $has(world.shadow_lands, land)))) return 0;
      break;
  }
  return -1;
}

function why_points_lost(chair, world) {
  const notes = [];
  let value = $sum([0 /* PRIZE_ROHAN_HOME */, 1 /* PRIZE_GONDOR_HOME */, 2 /* PRIZE_DWARVES_HOME */, 3 /* PRIZE_SHIRE_HOME */, 4 /* PRIZE_LORIEN_HOME */, 5 /* PRIZE_RIVENDELL_HOME */, 6 /* PRIZE_MIRKWOOD_HOME */], (p) => HOMES_LOSER[p] === chair && fallen(p, world), (p) => HOMES_LOST[p]);
  notes.push([0, value]);
  return [value, notes];
}

function guards_points_lost(entry, chair, world) {
  switch (entry) {
  }
  return -1;
}

function why_points_won(master, world) {
  const notes = [];
  let value = $sum([0 /* PRIZE_ROHAN_HOME */, 1 /* PRIZE_GONDOR_HOME */, 2 /* PRIZE_DWARVES_HOME */, 3 /* PRIZE_SHIRE_HOME */, 4 /* PRIZE_LORIEN_HOME */, 5 /* PRIZE_RIVENDELL_HOME */, 6 /* PRIZE_MIRKWOOD_HOME */], (p) => HOMES_MASTER[p] === master && fallen(p, world), (p) => HOMES_LOST[p]);
  notes.push([0, value]);
  return [value, notes];
}

function guards_points_won(entry, master, world) {
  switch (entry) {
  }
  return -1;
}

function why_better_friend(world) {
  const notes = [];
  if (points_lost(2 /* CHAIR_SECOND_CHAIR */, world) < points_lost(1 /* CHAIR_FIRST_CHAIR */, world)) {
    notes.push([0, 0]);
    return [2 /* CHAIR_SECOND_CHAIR */, notes];
  }
  notes.push([1, 0]);
  return [1 /* CHAIR_FIRST_CHAIR */, notes];
}

function guards_better_friend(entry, world) {
  switch (entry) {
    case 0:
      if (!(points_lost(2 /* CHAIR_SECOND_CHAIR */, world) < points_lost(1 /* CHAIR_FIRST_CHAIR */, world))) return 0;
      break;
  }
  return -1;
}

function why_greater_master(world) {
  const notes = [];
  if (points_won(0 /* MASTER_SAURON */, world) > points_won(1 /* MASTER_SARUMAN */, world)) {
    notes.push([0, 0]);
    return [0 /* MASTER_SAURON */, notes];
  }
  notes.push([1, 0]);
  return [1 /* MASTER_SARUMAN */, notes];
}

function guards_greater_master(entry, world) {
  switch (entry) {
    case 0:
      if (!(points_won(0 /* MASTER_SAURON */, world) > points_won(1 /* MASTER_SARUMAN */, world))) return 0;
      break;
  }
  return -1;
}

function why_friends_divided(world) {
  const notes = [];
  if (!$any(world.seats, (s) => s.chair === 2 /* CHAIR_SECOND_CHAIR */)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friends_divided(entry, world) {
  switch (entry) {
    case 0:
      if (!($any(world.seats, (s) => s.chair === 2 /* CHAIR_SECOND_CHAIR */))) return 0;
      break;
  }
  return -1;
}

function why_shadow_divided(world) {
  const notes = [];
  if (hunters_allowed(world) <= 1) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_shadow_divided(entry, world) {
  switch (entry) {
    case 0:
      if (!(hunters_allowed(world) > 1)) return 0;
      break;
  }
  return -1;
}

function why_wins(seat, world) {
  const notes = [];
  if (world.happened("ring_destroyed", "ever", 0) && seat.side === 0 /* SIDE_FREE */ && !friends_divided(world)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (world.happened("ring_destroyed", "ever", 0) && seat.side === 0 /* SIDE_FREE */ && seat.chair === better_friend(world)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (world.happened("ring_found", "ever", 0) && seat.side === 1 /* SIDE_SHADOW */ && !shadow_divided(world)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if (world.happened("ring_found", "ever", 0) && seat.side === 1 /* SIDE_SHADOW */ && seat.master === greater_master(world)) {
    notes.push([3, 0]);
    return [true, notes];
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_wins(entry, seat, world) {
  switch (entry) {
    case 0:
      if (!(world.happened("ring_destroyed", "ever", 0))) return 0;
      if (!(seat.side === 0 /* SIDE_FREE */)) return 1;
      if (!(!friends_divided(world))) return 2;
      break;
    case 1:
      if (!(world.happened("ring_destroyed", "ever", 0))) return 0;
      if (!(seat.side === 0 /* SIDE_FREE */)) return 1;
      if (!(seat.chair === better_friend(world))) return 2;
      break;
    case 2:
      if (!(world.happened("ring_found", "ever", 0))) return 0;
      if (!(seat.side === 1 /* SIDE_SHADOW */)) return 1;
      if (!(!shadow_divided(world))) return 2;
      break;
    case 3:
      if (!(world.happened("ring_found", "ever", 0))) return 0;
      if (!(seat.side === 1 /* SIDE_SHADOW */)) return 1;
      if (!(seat.master === greater_master(world))) return 2;
      break;
  }
  return -1;
}

const $labels_rules_victory = {
  fallen: [{ verb: "holds", text: "", den: 1 }],
  points_lost: [{ verb: "base", text: "homes that have fallen", den: 1 }],
  points_won: [{ verb: "base", text: "homes that have fallen", den: 1 }],
  better_friend: [{ verb: "case", text: "has lost less", den: 1 }, { verb: "otherwise", text: "has lost less, or as little", den: 1 }],
  greater_master: [{ verb: "case", text: "has won more", den: 1 }, { verb: "otherwise", text: "has won more, or as much", den: 1 }],
  friends_divided: [{ verb: "holds", text: "", den: 1 }],
  shadow_divided: [{ verb: "holds", text: "", den: 1 }],
  wins: [{ verb: "yes", text: "the ring is destroyed", den: 1 }, { verb: "yes", text: "the ring is destroyed, and no ally has lost less", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"7. Appendix: more than two players\", line 142" }, { verb: "yes", text: "the ring is taken", den: 1 }, { verb: "yes", text: "the ring is taken, and the other master has won no more", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"7. Appendix: more than two players\", line 143" }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_fallen, guards_fallen, why_points_lost, guards_points_lost, why_points_won, guards_points_won, why_better_friend, guards_better_friend, why_greater_master, guards_greater_master, why_friends_divided, guards_friends_divided, why_shadow_divided, guards_shadow_divided, why_wins, guards_wins, $labels_rules_victory };
