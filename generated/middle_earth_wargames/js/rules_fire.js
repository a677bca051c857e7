/** The rules of fire. */
import { $floorDiv, $mul } from "./runtime/numbers.js";
import { $contains } from "./runtime/lists.js";
import { DOUSING_FACES_FACES, FIRE_FACES_BRANDS, FIRE_FACES_FACES, burning_times_lasts } from "./tables.js";

function brands_made(figures) {
  let value = figures;
  return $floorDiv(value, 5);
}

function brand_is_ready(figures, moves_spent) {
  if (figures < 5) {
    return false;
  }
  return moves_spent >= 8;
}

function kindled(kindling, brands, wind, dice) {
  let face = dice.throw("kindled.face", 6, 1);
  if (brands < FIRE_FACES_BRANDS[kindling]) {
    return false;
  }
  if (wind === 2 /* GUST_STORM_WIND */) {
    return $contains(FIRE_FACES_FACES[kindling], face - 1);
  }
  return $contains(FIRE_FACES_FACES[kindling], face);
}

function doused(kindling, helpers, water, dice) {
  let face = dice.throw("doused.face", 6, 1);
  if (helpers < 5) {
    return false;
  }
  if (!water) {
    return false;
  }
  return $contains(DOUSING_FACES_FACES[kindling], face);
}

function trees_burnt(wind) {
  let value;
  if (wind !== 2 /* GUST_STORM_WIND */) {
    value = 5;
  } else {
    value = 7;
  }
  if (wind !== 0 /* GUST_LIGHT_BREEZE */) {
    value = $mul(value, 2);
  }
  return value;
}

function burning_time(kindling, wind) {
  let value = burning_times_lasts(kindling);
  if (wind === 0 /* GUST_LIGHT_BREEZE */) {
    value = $mul(value, 2);
  }
  if (wind === 2 /* GUST_STORM_WIND */) {
    value = $mul(value, 2);
  } else {
    value = $mul(value, 3);
  }
  value = $mul($floorDiv($mul(value, -1), 12), -1);
  return $mul(value, 4);
}

function fire_spreads_to(quarter) {
  if (quarter === 0 /* WIND_QUARTER_FROM_NORTH */) {
    return 1 /* WIND_QUARTER_FROM_SOUTH */;
  }
  if (quarter === 1 /* WIND_QUARTER_FROM_SOUTH */) {
    return 0 /* WIND_QUARTER_FROM_NORTH */;
  }
  if (quarter === 2 /* WIND_QUARTER_FROM_EAST */) {
    return 3 /* WIND_QUARTER_FROM_WEST */;
  }
  if (quarter === 3 /* WIND_QUARTER_FROM_WEST */) {
    return 2 /* WIND_QUARTER_FROM_EAST */;
  }
  if (quarter === 4 /* WIND_QUARTER_FROM_NORTH_WEST */) {
    return 7 /* WIND_QUARTER_FROM_SOUTH_EAST */;
  }
  if (quarter === 5 /* WIND_QUARTER_FROM_SOUTH_WEST */) {
    return 6 /* WIND_QUARTER_FROM_NORTH_EAST */;
  }
  if (quarter === 6 /* WIND_QUARTER_FROM_NORTH_EAST */) {
    return 5 /* WIND_QUARTER_FROM_SOUTH_WEST */;
  }
  return 4 /* WIND_QUARTER_FROM_NORTH_WEST */;
}

export { brands_made, brand_is_ready, kindled, doused, trees_burnt, burning_time, fire_spreads_to };
