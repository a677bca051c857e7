/** The rules of fire with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { $contains } from "./runtime/lists.js";
import { DOUSING_FACES_FACES, FIRE_FACES_BRANDS, FIRE_FACES_FACES, burning_times_lasts } from "./tables.js";

function why_brands_made(figures) {
  const notes = [];
  let value = figures;
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 5);
  notes.push([1, $sub($mul(value, 5), before)]);
  return [value, notes];
}

function guards_brands_made(entry, figures) {
  switch (entry) {
  }
  return -1;
}

function why_brand_is_ready(figures, moves_spent) {
  const notes = [];
  if (figures < 5) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (moves_spent < 8) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_brand_is_ready(entry, figures, moves_spent) {
  switch (entry) {
  }
  return -1;
}

function why_kindled(kindling, brands, wind, dice) {
  const notes = [];
  let face = dice.throw("kindled.face", 6, 1);
  notes.push([0, face]);
  if (brands < FIRE_FACES_BRANDS[kindling]) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (wind === 2 /* GUST_STORM_WIND */) {
    notes.push([2, 0]);
    return [$contains(FIRE_FACES_FACES[kindling], face - 1), notes];
  }
  notes.push([3, 0]);
  return [$contains(FIRE_FACES_FACES[kindling], face), notes];
}

function guards_kindled(entry, kindling, brands, wind) {
  switch (entry) {
    case 1:
      if (!(brands < FIRE_FACES_BRANDS[kindling])) return 0;
      break;
    case 2:
      if (!(wind === 2 /* GUST_STORM_WIND */)) return 0;
      break;
    case 3: return null;
  }
  return -1;
}

function why_doused(kindling, helpers, water, dice) {
  const notes = [];
  let face = dice.throw("doused.face", 6, 1);
  notes.push([0, face]);
  if (helpers < 5) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!water) {
    notes.push([2, 0]);
    return [false, notes];
  }
  notes.push([3, 0]);
  return [$contains(DOUSING_FACES_FACES[kindling], face), notes];
}

function guards_doused(entry, kindling, helpers, water) {
  switch (entry) {
    case 1:
      if (!(helpers < 5)) return 0;
      break;
    case 2:
      if (!(!water)) return 0;
      break;
    case 3: return null;
  }
  return -1;
}

function why_trees_burnt(wind) {
  const notes = [];
  let value;
  if (wind !== 2 /* GUST_STORM_WIND */) {
    notes.push([0, 5]);
    value = 5;
  } else if (wind === 2 /* GUST_STORM_WIND */) {
    notes.push([1, 7]);
    value = 7;
  } else {
    value = 0;
  }
  if (wind === 0 /* GUST_LIGHT_BREEZE */) {
    notes.push([2, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  return [value, notes];
}

function guards_trees_burnt(entry, wind) {
  switch (entry) {
    case 0:
      if (!(wind !== 2 /* GUST_STORM_WIND */)) return 0;
      break;
    case 1:
      if (!(wind === 2 /* GUST_STORM_WIND */)) return 0;
      break;
    case 2:
      if (!(wind === 0 /* GUST_LIGHT_BREEZE */)) return 0;
      break;
  }
  return -1;
}

function why_burning_time(kindling, wind) {
  const notes = [];
  let value = burning_times_lasts(kindling);
  notes.push([0, value]);
  if (wind === 0 /* GUST_LIGHT_BREEZE */) {
    notes.push([1, value]);
    value = $mul(value, 2);
  }
  if (wind === 2 /* GUST_STORM_WIND */) {
    notes.push([2, $mul(value, -1)]);
    value = $mul(value, 2);
  } else {
    value = $mul(value, 3);
  }
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 12), -1);
  notes.push([3, $mul(value, 12) - before]);
  value = $mul(value, 4);
  return [value, notes];
}

function guards_burning_time(entry, kindling, wind) {
  switch (entry) {
    case 1:
      if (!(wind === 0 /* GUST_LIGHT_BREEZE */)) return 0;
      break;
    case 2:
      if (!(wind === 2 /* GUST_STORM_WIND */)) return 0;
      break;
  }
  return -1;
}

function why_fire_spreads_to(quarter) {
  const notes = [];
  if (quarter === 0 /* WIND_QUARTER_FROM_NORTH */) {
    notes.push([0, 0]);
    return [1 /* WIND_QUARTER_FROM_SOUTH */, notes];
  }
  if (quarter === 1 /* WIND_QUARTER_FROM_SOUTH */) {
    notes.push([1, 0]);
    return [0 /* WIND_QUARTER_FROM_NORTH */, notes];
  }
  if (quarter === 2 /* WIND_QUARTER_FROM_EAST */) {
    notes.push([2, 0]);
    return [3 /* WIND_QUARTER_FROM_WEST */, notes];
  }
  if (quarter === 3 /* WIND_QUARTER_FROM_WEST */) {
    notes.push([3, 0]);
    return [2 /* WIND_QUARTER_FROM_EAST */, notes];
  }
  if (quarter === 4 /* WIND_QUARTER_FROM_NORTH_WEST */) {
    notes.push([4, 0]);
    return [7 /* WIND_QUARTER_FROM_SOUTH_EAST */, notes];
  }
  if (quarter === 5 /* WIND_QUARTER_FROM_SOUTH_WEST */) {
    notes.push([5, 0]);
    return [6 /* WIND_QUARTER_FROM_NORTH_EAST */, notes];
  }
  if (quarter === 6 /* WIND_QUARTER_FROM_NORTH_EAST */) {
    notes.push([6, 0]);
    return [5 /* WIND_QUARTER_FROM_SOUTH_WEST */, notes];
  }
  notes.push([7, 0]);
  return [4 /* WIND_QUARTER_FROM_NORTH_WEST */, notes];
}

function guards_fire_spreads_to(entry, quarter) {
  switch (entry) {
    case 0:
      if (!(quarter === 0 /* WIND_QUARTER_FROM_NORTH */)) return 0;
      break;
    case 1:
      if (!(quarter === 1 /* WIND_QUARTER_FROM_SOUTH */)) return 0;
      break;
    case 2:
      if (!(quarter === 2 /* WIND_QUARTER_FROM_EAST */)) return 0;
      break;
    case 3:
      if (!(quarter === 3 /* WIND_QUARTER_FROM_WEST */)) return 0;
      break;
    case 4:
      if (!(quarter === 4 /* WIND_QUARTER_FROM_NORTH_WEST */)) return 0;
      break;
    case 5:
      if (!(quarter === 5 /* WIND_QUARTER_FROM_SOUTH_WEST */)) return 0;
      break;
    case 6:
      if (!(quarter === 6 /* WIND_QUARTER_FROM_NORTH_EAST */)) return 0;
      break;
    case 7:
      if (!(quarter === 7 /* WIND_QUARTER_FROM_SOUTH_EAST */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_fire = {
  brands_made: [{ verb: "base", text: "", den: 5 }, { verb: "round", text: "", den: 5 }],
  brand_is_ready: [{ verb: "needs", text: "More hands are needed.", den: 1 }, { verb: "needs", text: "It takes longer.", den: 1 }],
  kindled: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "too few brands", den: 1 }, { verb: "case", text: "a storm blows it out", den: 1, cites: "ruling \"What a storm takes from the chance of lighting a fire\"" }, { verb: "otherwise", text: "", den: 1 }],
  doused: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "too few hands", den: 1 }, { verb: "case", text: "no water", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  trees_burnt: [{ verb: "base", text: "a wood on fire", den: 1 }, { verb: "base", text: "in windy conditions", den: 1, cites: "ruling \"When woods burn in windy conditions\"" }, { verb: "times", text: "hardly any wind", den: 2 }],
  burning_time: [{ verb: "base", text: "", den: 4 }, { verb: "times", text: "it burns slowly", den: 4 }, { verb: "times", text: "it burns faster", den: 12 }, { verb: "round", text: "", den: 12 }],
  fire_spreads_to: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
};

export { why_brands_made, guards_brands_made, why_brand_is_ready, guards_brand_is_ready, why_kindled, guards_kindled, why_doused, guards_doused, why_trees_burnt, guards_trees_burnt, why_burning_time, guards_burning_time, why_fire_spreads_to, guards_fire_spreads_to, $labels_rules_fire };
