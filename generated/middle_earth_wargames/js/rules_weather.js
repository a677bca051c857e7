/** The rules of weather. */
import { TROOP_RACE, season_skies_sky, wind_quarters_quarter } from "./tables.js";
import { twenty_sided } from "./rules_magic.js";

function todays_sky(season, dice) {
  let score = twenty_sided(dice);
  return season_skies_sky(season, score);
}

function pace_under(sky, endless_rain) {
  if (sky === 0 /* SKY_SNOWFALL */) {
    return 50;
  }
  if (sky === 1 /* SKY_STORMY_RAIN */) {
    return 75;
  }
  if (sky === 2 /* SKY_RAINFALL */ && endless_rain) {
    return 50;
  }
  return 100;
}

function sight_under(sky, race) {
  if (sky === 0 /* SKY_SNOWFALL */) {
    if (race === 4 /* RACE_ELF */) {
      return 50;
    }
    return 25;
  }
  if (sky === 1 /* SKY_STORMY_RAIN */ && race !== 4 /* RACE_ELF */) {
    return 75;
  }
  return 100;
}

function longer_rest(sky) {
  if (sky === 4 /* SKY_HOT_SKY */) {
    return 4;
  }
  return 0;
}

function too_bright(unit, sky, world) {
  if (world.at_night || world.under_ground) {
    return false;
  }
  let unit_troop = unit.troop;
  return (TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && (sky === 3 /* SKY_FAIR_SKY */ || sky === 4 /* SKY_HOT_SKY */);
}

function strength_of_wind(dice) {
  let the_throw = dice.throw("strength_of_wind.1", 6, 1);
  if (the_throw === 1) {
    return 0 /* GUST_LIGHT_BREEZE */;
  }
  if (2 <= the_throw && the_throw <= 5) {
    return 1 /* GUST_FRESH_WIND */;
  }
  return 2 /* GUST_STORM_WIND */;
}

function source_of_wind(dice) {
  let score = twenty_sided(dice);
  return wind_quarters_quarter(score);
}

export { todays_sky, pace_under, sight_under, longer_rest, too_bright, strength_of_wind, source_of_wind };
