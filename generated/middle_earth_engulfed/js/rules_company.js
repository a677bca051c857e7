/** The rules of company. */
import { $add } from "./runtime/numbers.js";
import { $first, $pick } from "./runtime/lists.js";
import { keeps_ring, stretch } from "./rules_fellowship.js";

function company_size(world) {
  let value = 0;
  for (const i of world.individuals) {
    if (i.travels) {
      value = $add(value, 1);
    }
  }
  return value;
}

function may_join(individual, world) {
  if (individual.travels) {
    return false;
  }
  if (individual.place !== world.ring_at) {
    return false;
  }
  if (individual.seat.side !== 0 /* SIDE_FREE */ || individual.hero === 7 /* HERO_GOLLUM */) {
    return false;
  }
  if (stretch(world) > 1 /* ROAD_REACHED_HAVEN */) {
    return false;
  }
  let individual_hero = individual.hero;
  return individual_hero === 2 /* HERO_GANDALF */ || individual_hero === 3 /* HERO_ARAGORN */ || stretch(world) === 1 /* ROAD_REACHED_HAVEN */;
}

function may_leave(individual, world) {
  if (!individual.travels) {
    return false;
  }
  let individual_hero = individual.hero;
  if (individual_hero === 0 /* HERO_FRODO_SAM */ || individual_hero === 7 /* HERO_GOLLUM */) {
    return false;
  }
  if (individual_hero === 1 /* HERO_MERRY_PIPPIN */ && world.happened("scattered", "ever", 0)) {
    return false;
  }
  if ((individual_hero === 2 /* HERO_GANDALF */ || individual_hero === 3 /* HERO_ARAGORN */) && stretch(world) <= 1 /* ROAD_REACHED_HAVEN */) {
    return true;
  }
  return stretch(world) === 1 /* ROAD_REACHED_HAVEN */;
}

function may_scatter(world) {
  if (world.happened("scattered", "ever", 0)) {
    return false;
  }
  if (world.gollum_joined) {
    return false;
  }
  return stretch(world) > 1 /* ROAD_REACHED_HAVEN */;
}

function gollum_may_come(world) {
  if (world.gollum_joined) {
    return false;
  }
  if (stretch(world) <= 1 /* ROAD_REACHED_HAVEN */) {
    return false;
  }
  return company_size(world) === 1;
}

function gollum_comes(dice) {
  let face = dice.throw("gollum_comes.face", 6, 1);
  return 4 <= face && face <= 6;
}

function leave_takers(seat, world) {
  return $pick(world.individuals, (i) => i.seat === seat && may_leave(i, world), null);
}

function newcomers(seat, world) {
  return $pick(world.individuals, (i) => i.seat === seat && may_join(i, world), null);
}

function ring_keeper(world) {
  return $first(world.seats, (s) => keeps_ring(s, world));
}

export { company_size, may_join, may_leave, may_scatter, gollum_may_come, gollum_comes, leave_takers, newcomers, ring_keeper };
