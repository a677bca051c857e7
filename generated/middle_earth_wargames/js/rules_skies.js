/** The rules of skies. */
import { $floorDiv, $present } from "./runtime/numbers.js";
import { $any, $lowest } from "./runtime/lists.js";
import { $spotsApart, $spotsNear } from "./runtime/geometry.js";
import { MISSILE_REACHES_REACH } from "./tables.js";
import { fallen_rider, may_attack_in_the_air, upward_reach } from "./rules_aerial.js";
import { higher, in_front_of, sees, within } from "./rules_field.js";
import { pace } from "./rules_movement.js";
import { lone_figure } from "./rules_muster.js";
import { is_the_king } from "./rules_vision.js";
import { gait_of } from "./rules_withdrawal.js";
import { light_bars } from "./rules_wizardry.js";
import { safe_from_eagles, steed_flight } from "./rules_wraiths.js";

function flyer_of(unit) {
  let unit_winged = unit.winged;
  if (unit_winged && is_the_king(unit)) {
    return 4 /* FLYER_WINGED_KING */;
  }
  if (unit_winged) {
    return 3 /* FLYER_WINGED_WRAITH */;
  }
  if (unit.chieftain === 22 /* CHIEFTAIN_GWAIHIR */) {
    return 2 /* FLYER_HERO_EAGLE */;
  }
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 9 /* STRUCK_GREAT_EAGLE */) {
    if (unit.men >= 2) {
      return 0 /* FLYER_EAGLE_PAIR */;
    }
    return 1 /* FLYER_LONE_EAGLE */;
  }
  return null;
}

function aloft(unit) {
  return unit.flight !== 2 /* FLIGHT_ON_THE_GROUND */;
}

function dazed(unit) {
  let unit_since_fall = unit.since_fall;
  return unit_since_fall !== null && fallen_rider(unit_since_fall) === 0 /* RIDER_PLIGHT_ONLY_DEFENDS */;
}

function flight_length(unit, world) {
  let value;
  let unit_winged = unit.winged;
  if (!unit_winged) {
    value = pace(unit, gait_of(unit), 0 /* GROUND_SORT_OPEN_GROUND */, world.sky_now, false);
  } else if (unit_winged) {
    value = steed_flight(false, unit.lands_now);
  } else {
    value = 0;
  }
  return value;
}

function still_enough(unit) {
  if (!unit.winged || !aloft(unit)) {
    return true;
  }
  return unit.flown_now <= steed_flight(true, unit.lands_now);
}

function among_friends(unit) {
  return $any(unit.friends_around, (f) => !lone_figure(f) && !aloft(f) && within(unit, f, 50));
}

function air_attack_reaches(unit, prey, world) {
  let flyer_of_ = flyer_of(unit);
  if (flyer_of_ === null || flyer_of(prey) === null) {
    return false;
  }
  if (unit.winged === prey.winged) {
    return false;
  }
  if (flyer_of_ === null || !may_attack_in_the_air($present(flyer_of_, ""), unit.flight)) {
    return false;
  }
  if (safe_from_eagles(prey.flight, among_friends(prey))) {
    return false;
  }
  let prey_stands_upon = prey.stands_upon;
  if (!$spotsNear(unit.stands_upon, prey_stands_upon, flight_length(unit, world))) {
    return false;
  }
  return !light_bars(unit, prey_stands_upon);
}

function attacks_in_the_air(unit) {
  let value = 2;
  if (flyer_of(unit) === 0 /* FLYER_EAGLE_PAIR */) {
    value = unit.men;
  }
  return $floorDiv(value, 2);
}

function strikes_back_in_the_air(prey) {
  return !prey.ordered_now && !prey.marched_now && prey.air_prey === null && !dazed(prey);
}

function may_be_shot_above(unit, missile, prey, world) {
  if (prey.flight !== 0 /* FLIGHT_FIGHTING_HEIGHT */) {
    return false;
  }
  if (!(typeof MISSILE_REACHES_REACH[missile] !== "string")) {
    return false;
  }
  if (!(typeof MISSILE_REACHES_REACH[missile] !== "string") || !$spotsNear(unit.stands_upon, prey.stands_upon, upward_reach(missile, higher(unit, prey, world)))) {
    return false;
  }
  if (!in_front_of(unit, prey)) {
    return false;
  }
  return sees(unit, prey, world);
}

function mark_above(unit, world) {
  let unit_missile_borne = unit.missile_borne;
  if (unit_missile_borne === null) {
    return null;
  }
  return $lowest(unit.foes_around, (f) => unit_missile_borne !== null && may_be_shot_above(unit, unit_missile_borne, f, world), (f) => [$spotsApart(unit.stands_upon, f.stands_upon)]);
}

export { flyer_of, aloft, dazed, flight_length, still_enough, among_friends, air_attack_reaches, attacks_in_the_air, strikes_back_in_the_air, may_be_shot_above, mark_above };
