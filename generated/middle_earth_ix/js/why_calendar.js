/** The rules of calendar with the notes that explain them, and what has to hold for each entry. */
import { $has } from "./runtime/numbers.js";
import { $all, $any, $count } from "./runtime/lists.js";
import { centres_of, centres_to_win, has_won, plays, units_of } from "./rules_calendar.js";

function why_season_of_moves(world) {
  const notes = [];
  if (world.phase !== 0 /* PHASE_SPRING_MOVES */ && world.phase !== 2 /* PHASE_AUTUMN_MOVES */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_season_of_moves(entry, world) {
  switch (entry) {
    case 0:
      if (!(world.phase === 0 /* PHASE_SPRING_MOVES */ || world.phase === 2 /* PHASE_AUTUMN_MOVES */)) return 0;
      break;
  }
  return -1;
}

function why_season_of_retreats(world) {
  const notes = [];
  if (world.phase !== 1 /* PHASE_SPRING_RETREATS */ && world.phase !== 3 /* PHASE_AUTUMN_RETREATS */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_season_of_retreats(entry, world) {
  switch (entry) {
    case 0:
      if (!(world.phase === 1 /* PHASE_SPRING_RETREATS */ || world.phase === 3 /* PHASE_AUTUMN_RETREATS */)) return 0;
      break;
  }
  return -1;
}

function why_season_of_builds(world) {
  const notes = [];
  if (world.phase !== 4 /* PHASE_WINTER */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_season_of_builds(entry, world) {
  switch (entry) {
    case 0:
      if (!(world.phase === 4 /* PHASE_WINTER */)) return 0;
      break;
  }
  return -1;
}

function why_centres_of(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$count(world.provinces, (place) => place.supply_centre && place.owner === power), notes];
}

function guards_centres_of(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_units_of(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$count(world.pieces, (unit) => unit.owner === power), notes];
}

function guards_units_of(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_centres_to_win(power, world) {
  const notes = [];
  notes.push([0, 18]);
  let value = 18;
  let power_folk = power.folk;
  if (power_folk === 0 /* FOLK_ANGMAR */) {
    notes.push([1, 24 - value]);
    value = 24;
  }
  if (power_folk !== 0 /* FOLK_ANGMAR */) {
    notes.push([2, 19 - value]);
    value = 19;
  }
  if ($has(world.variants, 6) && value > 17) {
    notes.push([3, 17 - value]);
    value = 17;
  }
  if ($has(world.variants, 7) && value > 17) {
    notes.push([4, 17 - value]);
    value = 17;
  }
  return [value, notes];
}

function guards_centres_to_win(entry, power, world) {
  switch (entry) {
    case 1:
      if (!(power.folk === 0 /* FOLK_ANGMAR */)) return 0;
      break;
    case 2:
      if (!(power.folk !== 0 /* FOLK_ANGMAR */)) return 0;
      break;
    case 3:
      if (!($has(world.variants, 6))) return 0;
      break;
    case 4:
      if (!($has(world.variants, 7))) return 0;
      break;
  }
  return -1;
}

function why_has_won(power, world) {
  const notes = [];
  if (centres_of(power, world) < centres_to_win(power, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_won(entry, power, world) {
  switch (entry) {
    case 0:
      if (!(centres_of(power, world) >= centres_to_win(power, world))) return 0;
      break;
  }
  return -1;
}

function why_decided(world) {
  const notes = [];
  if (!$any(world.powers, (power) => has_won(power, world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_decided(entry, world) {
  switch (entry) {
    case 0:
      if (!($any(world.powers, (power) => has_won(power, world)))) return 0;
      break;
  }
  return -1;
}

function why_draw_agreed(world) {
  const notes = [];
  if (!$all(world.powers, (power) => !(plays(power, world) && !power.leaderless) || power.for_draw)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_draw_agreed(entry, world) {
  switch (entry) {
    case 0:
      if (!($all(world.powers, (power) => !(plays(power, world) && !power.leaderless) || power.for_draw))) return 0;
      break;
  }
  return -1;
}

function why_plays(power, world) {
  const notes = [];
  if (units_of(power, world) <= 0 && centres_of(power, world) <= 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_plays(entry, power, world) {
  switch (entry) {
    case 0:
      if (!(units_of(power, world) > 0 || centres_of(power, world) > 0)) return 0;
      break;
  }
  return -1;
}

function why_has_to_adjust(power, world) {
  const notes = [];
  if (centres_of(power, world) === units_of(power, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_to_adjust(entry, power, world) {
  switch (entry) {
    case 0:
      if (!(centres_of(power, world) !== units_of(power, world))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_calendar = {
  season_of_moves: [{ verb: "holds", text: "", den: 1 }],
  season_of_retreats: [{ verb: "holds", text: "", den: 1 }],
  season_of_builds: [{ verb: "holds", text: "", den: 1 }],
  centres_of: [{ verb: "otherwise", text: "", den: 1 }],
  units_of: [{ verb: "otherwise", text: "", den: 1 }],
  centres_to_win: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "the Witch-king needs more", den: 1, cites: "Middle Earth IX (ta0605) and X (ta07/05), the variants' rules, \"MIDDLE EARTH IX\", lines 115-117", source: "powers" }, { verb: "set to", text: "a majority of them", den: 1, cites: "Middle Earth IX (ta0605) and X (ta07/05), the variants' rules, \"MIDDLE EARTH IX\", lines 115-117", source: "powers" }, { verb: "at most", text: "fewer centres on the board", den: 1, source: "powers" }, { verb: "at most", text: "fewer centres on the board", den: 1, source: "powers" }],
  has_won: [{ verb: "holds", text: "", den: 1 }],
  decided: [{ verb: "holds", text: "", den: 1 }],
  draw_agreed: [{ verb: "holds", text: "", den: 1 }],
  plays: [{ verb: "holds", text: "", den: 1 }],
  has_to_adjust: [{ verb: "holds", text: "", den: 1 }],
};

export { why_season_of_moves, guards_season_of_moves, why_season_of_retreats, guards_season_of_retreats, why_season_of_builds, guards_season_of_builds, why_centres_of, guards_centres_of, why_units_of, guards_units_of, why_centres_to_win, guards_centres_to_win, why_has_won, guards_has_won, why_decided, guards_decided, why_draw_agreed, guards_draw_agreed, why_plays, guards_plays, why_has_to_adjust, guards_has_to_adjust, $labels_rules_calendar };
