/** The rules of victory. */
import { $has, $members } from "./runtime/numbers.js";
import { $all, $any, $sum } from "./runtime/lists.js";
import { HOMES_AREAS, HOMES_LOSER, HOMES_LOST, HOMES_MASTER } from "./tables.js";
import { hunters_allowed } from "./rules_hunt.js";

function fallen(prize, world) {
  return $all($members(HOMES_AREAS[prize]), (land) => $has(world.shadow_lands, land));
}

function points_lost(chair, world) {
  return $sum([0 /* PRIZE_ROHAN_HOME */, 1 /* PRIZE_GONDOR_HOME */, 2 /* PRIZE_DWARVES_HOME */, 3 /* PRIZE_SHIRE_HOME */, 4 /* PRIZE_LORIEN_HOME */, 5 /* PRIZE_RIVENDELL_HOME */, 6 /* PRIZE_MIRKWOOD_HOME */], (p) => HOMES_LOSER[p] === chair && fallen(p, world), (p) => HOMES_LOST[p]);
}

function points_won(master, world) {
  return $sum([0 /* PRIZE_ROHAN_HOME */, 1 /* PRIZE_GONDOR_HOME */, 2 /* PRIZE_DWARVES_HOME */, 3 /* PRIZE_SHIRE_HOME */, 4 /* PRIZE_LORIEN_HOME */, 5 /* PRIZE_RIVENDELL_HOME */, 6 /* PRIZE_MIRKWOOD_HOME */], (p) => HOMES_MASTER[p] === master && fallen(p, world), (p) => HOMES_LOST[p]);
}

function better_friend(world) {
  if (points_lost(2 /* CHAIR_SECOND_CHAIR */, world) < points_lost(1 /* CHAIR_FIRST_CHAIR */, world)) {
    return 2 /* CHAIR_SECOND_CHAIR */;
  }
  return 1 /* CHAIR_FIRST_CHAIR */;
}

function greater_master(world) {
  if (points_won(0 /* MASTER_SAURON */, world) > points_won(1 /* MASTER_SARUMAN */, world)) {
    return 0 /* MASTER_SAURON */;
  }
  return 1 /* MASTER_SARUMAN */;
}

function friends_divided(world) {
  return $any(world.seats, (s) => s.chair === 2 /* CHAIR_SECOND_CHAIR */);
}

function shadow_divided(world) {
  return hunters_allowed(world) > 1;
}

function wins(seat, world) {
  if (world.happened("ring_destroyed", "ever", 0) && seat.side === 0 /* SIDE_FREE */ && !friends_divided(world)) {
    return true;
  }
  if (world.happened("ring_destroyed", "ever", 0) && seat.side === 0 /* SIDE_FREE */ && seat.chair === better_friend(world)) {
    return true;
  }
  if (world.happened("ring_found", "ever", 0) && seat.side === 1 /* SIDE_SHADOW */ && !shadow_divided(world)) {
    return true;
  }
  return world.happened("ring_found", "ever", 0) && seat.side === 1 /* SIDE_SHADOW */ && seat.master === greater_master(world);
}

export { fallen, points_lost, points_won, better_friend, greater_master, friends_divided, shadow_divided, wins };
