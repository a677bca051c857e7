/** The rules of map. */
import { $larger, $members, $mul } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { MAP_AREA_ACROSS, MAP_AREA_DOWN, MAP_AREA_NEAR, MAP_AREA_TERRAIN } from "./tables.js";

function gap(one, other) {
  let value = $larger(MAP_AREA_DOWN[one] - MAP_AREA_DOWN[other], MAP_AREA_DOWN[other] - MAP_AREA_DOWN[one]);
  let limit = $larger(MAP_AREA_ACROSS[one] - MAP_AREA_ACROSS[other], MAP_AREA_ACROSS[other] - MAP_AREA_ACROSS[one]);
  if (value < limit) {
    value = limit;
  }
  return value;
}

function coastal(area) {
  return MAP_AREA_TERRAIN[area] !== 0 /* TERRAIN_SEA */ && $any($members(MAP_AREA_NEAR[area]), (beside_) => MAP_AREA_TERRAIN[beside_] === 0 /* TERRAIN_SEA */);
}

function within_reach(here, there, reach_) {
  return here === null || there === null || gap(here, there) <= reach_;
}

function seat(figure) {
  let figure_place = figure.place;
  if (figure_place !== null) {
    return figure_place.area;
  }
  return null;
}

function knows_of(kingdom, place, world) {
  if (!place.hidden) {
    return true;
  }
  if (place.kingdom === kingdom) {
    return true;
  }
  return $any(world.sightings, (s) => s.kingdom === kingdom && s.place === place);
}

function square(area) {
  return [[$mul(MAP_AREA_ACROSS[area], 10) - 10, $mul(MAP_AREA_DOWN[area], 10) - 10], [$mul(MAP_AREA_ACROSS[area], 10), $mul(MAP_AREA_DOWN[area], 10) - 10], [$mul(MAP_AREA_ACROSS[area], 10), $mul(MAP_AREA_DOWN[area], 10)], [$mul(MAP_AREA_ACROSS[area], 10) - 10, $mul(MAP_AREA_DOWN[area], 10)]];
}

export { gap, coastal, within_reach, seat, knows_of, square };
