/** The rules of wraiths. */
import { $floorDiv, $smaller } from "./runtime/numbers.js";

function darts_thrown(darts_wanted, darts_left) {
  let value = $smaller(darts_wanted, darts_left);
  if (value > 10) {
    value = 10;
  }
  return value;
}

function dart_hits(dice) {
  let face = dice.throw("dart_hits.face", 6, 1);
  let twin = dice.throw("dart_hits.twin", [2, 3, 3, 4, 4, 5], 1);
  return face === twin;
}

function dart_kills(saving_throw, dice) {
  let face = dice.throw("dart_kills.face", 6, 1);
  if (!saving_throw) {
    return true;
  }
  return face <= 3;
}

function darts_replenished(moves_there, host_engaged) {
  if (host_engaged) {
    return false;
  }
  return moves_there >= 12;
}

function steed_flight(casting, landing) {
  let value = 2000;
  if (casting) {
    value = $floorDiv(value, 2);
  }
  if (landing) {
    value = value - 500;
  }
  return value;
}

function safe_from_eagles(flight, among_friends_) {
  return flight === 2 /* FLIGHT_ON_THE_GROUND */ && among_friends_;
}

function wraith_may_return(moves_away) {
  return moves_away >= 12;
}

export { darts_thrown, dart_hits, dart_kills, darts_replenished, steed_flight, safe_from_eagles, wraith_may_return };
