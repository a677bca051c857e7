/** The rules of hiring. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $extreme, $floorDiv, $larger, $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $count, $pick } from "./runtime/lists.js";
import { BUILDING_HIRE_DISCOUNT, HIRES_GOLD, TRAIT_MAIDEN_DISCOUNT } from "./tables.js";
import { below_marshal } from "./rules_after_battle.js";
import { hiring_price } from "./rules_realm.js";

function name_free(kingdom, called, world) {
  if ($any(world.figures, (f) => f.kingdom === kingdom && f.name === called)) {
    return false;
  }
  return !world.happened("buried", "ever", 0, kingdom, called);
}

function hiring_gold(kingdom, post, place) {
  let value = HIRES_GOLD[post];
  let share_ = 100;
  if (post === 4 /* POST_MAIDEN_POST */ && place !== null) {
    share_ = $sub(share_, $extreme($larger, [0, ...$pick($members(place.buildings), (b) => BUILDING_HIRE_DISCOUNT[b] !== null, (b) => $present(BUILDING_HIRE_DISCOUNT[b], ""))]));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("hiring_gold");
  }
  value = $mul(value, share_);
  let share_2 = 100;
  if (post === 4 /* POST_MAIDEN_POST */) {
    share_2 = $sub(share_2, $extreme($larger, [0, ...$pick($members(kingdom.traits), (t) => TRAIT_MAIDEN_DISCOUNT[t] !== null, (t) => $present(TRAIT_MAIDEN_DISCOUNT[t], ""))]));
  }
  if (share_2 < 0) {
    throw new TooMuchTaken("hiring_gold");
  }
  value = $mul(value, share_2);
  return $floorDiv(value + 5000, 10000);
}

function sees_no_visions(kingdom, world) {
  return !$any(world.figures, (f) => f.kingdom === kingdom && (f.rank === 12 /* RANK_PRIESTESS */ || f.rank === 13 /* RANK_MAIDEN */));
}

function hiring_fame(kingdom, post, place, world) {
  let value = hiring_price(kingdom, post);
  let share_ = 100;
  if (post === 4 /* POST_MAIDEN_POST */ && place !== null) {
    share_ = $sub(share_, $extreme($larger, [0, ...$pick($members(place.buildings), (b) => BUILDING_HIRE_DISCOUNT[b] !== null, (b) => $present(BUILDING_HIRE_DISCOUNT[b], ""))]));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("hiring_fame");
  }
  value = $mul(value, share_);
  let share_2 = 100;
  if (post === 4 /* POST_MAIDEN_POST */) {
    share_2 = $sub(share_2, $extreme($larger, [0, ...$pick($members(kingdom.traits), (t) => TRAIT_MAIDEN_DISCOUNT[t] !== null, (t) => $present(TRAIT_MAIDEN_DISCOUNT[t], ""))]));
  }
  if (share_2 < 0) {
    throw new TooMuchTaken("hiring_fame");
  }
  value = $mul(value, share_2);
  if (post === 4 /* POST_MAIDEN_POST */ && sees_no_visions(kingdom, world) && $any($members(kingdom.traits), (t) => TRAIT_MAIDEN_DISCOUNT[t] !== null)) {
    value = 0;
  }
  return $floorDiv(value, 10000);
}

function office(post) {
  if (post === 0 /* POST_AGENT_POST */ || post === 11 /* POST_HALFLING_AGENT */) {
    return 14 /* RANK_AGENT */;
  }
  if (post === 5 /* POST_FANATIC_POST */) {
    return 15 /* RANK_FANATIC */;
  }
  if (post === 1 /* POST_FOOL_POST */) {
    return 11 /* RANK_FOOL */;
  }
  if (post === 2 /* POST_AMBASSADOR_POST */) {
    return 10 /* RANK_AMBASSADOR */;
  }
  if (post === 3 /* POST_GOVERNOR_POST */) {
    return 9 /* RANK_GOVERNOR */;
  }
  if (post === 4 /* POST_MAIDEN_POST */) {
    return 13 /* RANK_MAIDEN */;
  }
  if (post === 7 /* POST_CENTURION_POST */) {
    return 25 /* RANK_CENTURION */;
  }
  if (post === 9 /* POST_HALFLING_MARSHAL */) {
    return 19 /* RANK_MARSHAL */;
  }
  if (post === 10 /* POST_HALFLING_WIZARD */) {
    return 26 /* RANK_WIZARD */;
  }
  return 27 /* RANK_ADEPT */;
}

function has_a_seat(group, post) {
  let office_ = office(post);
  if ((office_ === 26 /* RANK_WIZARD */ || office_ === 27 /* RANK_ADEPT */) && $count(group.wizards, null) < 3) {
    return true;
  }
  return office_ !== 26 /* RANK_WIZARD */ && office_ !== 27 /* RANK_ADEPT */ && $count(group.leaders, null) < 3;
}

function peers_of(kingdom, post, world) {
  let value;
  if (post === 9 /* POST_HALFLING_MARSHAL */) {
    value = $count(world.leaders, (l_) => l_.kingdom === kingdom && !below_marshal(l_));
  } else if (post === 10 /* POST_HALFLING_WIZARD */) {
    value = $count(world.wizards, (w) => w.kingdom === kingdom && w.level >= 2);
  } else if (post !== 9 /* POST_HALFLING_MARSHAL */ && post !== 10 /* POST_HALFLING_WIZARD */) {
    value = $count(world.agents, (a) => a.kingdom === kingdom && a.level >= 7);
  } else {
    value = 0;
  }
  return value;
}

export { name_free, hiring_gold, sees_no_visions, hiring_fame, office, has_a_seat, peers_of };
