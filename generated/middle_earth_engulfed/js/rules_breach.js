/** The rules of breach. */
import { $present, $sub } from "./runtime/numbers.js";
import { PEOPLES_MASTER } from "./tables.js";

function protected_(land) {
  return land === 9 /* LAND_LORIEN */ || land === 4 /* LAND_RIVENDELL */ || land === 0 /* LAND_SHIRE */;
}

function closed(land, world) {
  if (!protected_(land)) {
    return false;
  }
  if (world.happened("protection_broken", "ever", 0, land, undefined)) {
    return false;
  }
  return world.ring_at !== land;
}

function protection_breaks(pips, dice) {
  let face = dice.throw("protection_breaks.face", 6, 1);
  return face > $sub(6, pips);
}

function hostile(seat, nation) {
  return nation.seat.side !== seat.side;
}

function let_in(seat, nation, world) {
  if (!hostile(seat, nation)) {
    return true;
  }
  if (nation.stage === 3 /* STAGE_ACTIVE */) {
    return true;
  }
  return world.happened("breach_declared", "this", 0, nation, seat);
}

function first_in(regiment, land, world) {
  if (!protected_(land) || world.ring_at === land) {
    return true;
  }
  if (regiment.seat.side === 0 /* SIDE_FREE */) {
    return true;
  }
  if (world.happened("broken_into", "ever", 0, land)) {
    return true;
  }
  let regiment_folk = regiment.folk;
  return PEOPLES_MASTER[regiment_folk] !== null && world.happened("protection_broken", "ever", 0, land, $present(PEOPLES_MASTER[regiment_folk], ""));
}

export { protected_, closed, protection_breaks, hostile, let_in, first_in };
