/** The rules of calendar. */
import { $has } from "./runtime/numbers.js";
import { $all, $any, $count } from "./runtime/lists.js";

function season_of_moves(world) {
  return world.phase === 0 /* PHASE_SPRING_MOVES */ || world.phase === 2 /* PHASE_AUTUMN_MOVES */;
}

function season_of_retreats(world) {
  return world.phase === 1 /* PHASE_SPRING_RETREATS */ || world.phase === 3 /* PHASE_AUTUMN_RETREATS */;
}

function season_of_builds(world) {
  return world.phase === 4 /* PHASE_WINTER */;
}

function centres_of(power, world) {
  return $count(world.provinces, (place) => place.supply_centre && place.owner === power);
}

function units_of(power, world) {
  return $count(world.pieces, (unit) => unit.owner === power);
}

function centres_to_win(power, world) {
  let value = 18;
  let power_folk = power.folk;
  if (power_folk === 0 /* FOLK_ANGMAR */) {
    value = 24;
  }
  if (power_folk !== 0 /* FOLK_ANGMAR */) {
    value = 19;
  }
  if ($has(world.variants, 6) && value > 17) {
    value = 17;
  }
  if ($has(world.variants, 7) && value > 17) {
    value = 17;
  }
  return value;
}

function has_won(power, world) {
  return centres_of(power, world) >= centres_to_win(power, world);
}

function decided(world) {
  return $any(world.powers, (power) => has_won(power, world));
}

function draw_agreed(world) {
  return $all(world.powers, (power) => !(!power.leaderless && plays(power, world)) || power.for_draw);
}

function plays(power, world) {
  return units_of(power, world) > 0 || centres_of(power, world) > 0;
}

function has_to_adjust(power, world) {
  return centres_of(power, world) !== units_of(power, world);
}

export { season_of_moves, season_of_retreats, season_of_builds, centres_of, units_of, centres_to_win, has_won, decided, draw_agreed, plays, has_to_adjust };
