/** The rules of seapower. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $larger, $members, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { SEA_ENCOUNTERS_CHANCE, TRAIT_QUIET_SAILING } from "./tables.js";

function first_fleets(built) {
  return $mul(built, 8000);
}

function fleet_price_paid(paid) {
  let value = paid;
  if (value < 4000) {
    value = 4000;
  } else if (value > 16000) {
    value = 16000;
  }
  return value;
}

function new_quality(initial, paid) {
  let value = initial;
  value = $mul(value, 100);
  value = $add(value, fleet_price_paid(paid) - 8000);
  value = $floorDiv($add($mul(value, 10), 500), 1000);
  if (value < 40) {
    value = 40;
  } else if (value > 160) {
    value = 160;
  }
  return value;
}

function sea_quality(old, quality, built, made) {
  let value = $mul(quality, old);
  value = $add(value, $mul(made, built));
  let divisor = 1;
  divisor = $mul(divisor, $larger(1, $add(old, built)));
  return $quotient($add($mul(value, 20), $mul(divisor, 10)), $mul(divisor, 20), "sea_quality");
}

function fleet_sale(sold, quality) {
  let value = $mul($mul(quality, 100), sold);
  return $floorDiv(value, 2);
}

function merchant_gold(sent) {
  return $mul(sent, 1500);
}

function interdiction(hunter, other, prey, refits) {
  let value = SEA_ENCOUNTERS_CHANCE[prey];
  let hunter_traits = hunter.traits;
  if ((hunter_traits & 134217728 /* TRAIT_SEAFARING */) !== 0 && value < 80) {
    value = 80;
  }
  if (prey === 3 /* QUARRY_OTHER_PATROL */ && (hunter_traits & 134217728 /* TRAIT_SEAFARING */) !== 0 && (other.traits & 134217728 /* TRAIT_SEAFARING */) !== 0 && value < 100) {
    value = 100;
  }
  if ((refits & 32 /* REFIT_SPYGLASS */) !== 0) {
    value = value + 10;
  }
  let share_ = 100;
  if (prey === 0 /* QUARRY_PASSAGE */ || prey === 1 /* QUARRY_SCOUT_PASSAGE */) {
    for (const t of $members(other.traits)) {
      if (TRAIT_QUIET_SAILING[t] !== null) {
        share_ = $sub(share_, $present(TRAIT_QUIET_SAILING[t], ""));
      }
    }
  }
  if (share_ < 0) {
    throw new TooMuchTaken("interdiction");
  }
  value = $mul(value, share_);
  if (prey !== 1 /* QUARRY_SCOUT_PASSAGE */ || !((other.traits & 134217728 /* TRAIT_SEAFARING */) !== 0)) {
    value = $mul(value, 2);
  }
  value = $floorDiv($add(value, 100), 200);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

export { first_fleets, fleet_price_paid, new_quality, sea_quality, fleet_sale, merchant_gold, interdiction };
