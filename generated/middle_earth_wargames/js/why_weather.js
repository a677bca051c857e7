/** The rules of weather with the notes that explain them, and what has to hold for each entry. */
import { TROOP_RACE, season_skies_sky, wind_quarters_quarter } from "./tables.js";
import { twenty_sided } from "./rules_magic.js";

function why_todays_sky(season, dice) {
  const notes = [];
  let score = twenty_sided(dice);
  notes.push([0, score]);
  notes.push([1, 0]);
  return [season_skies_sky(season, score), notes];
}

function guards_todays_sky(entry, season) {
  switch (entry) {
  }
  return -1;
}

function why_pace_under(sky, endless_rain) {
  const notes = [];
  if (sky === 0 /* SKY_SNOWFALL */) {
    notes.push([0, 0]);
    return [50, notes];
  }
  if (sky === 1 /* SKY_STORMY_RAIN */) {
    notes.push([1, 0]);
    return [75, notes];
  }
  if (sky === 2 /* SKY_RAINFALL */ && endless_rain) {
    notes.push([2, 0]);
    return [50, notes];
  }
  notes.push([3, 0]);
  return [100, notes];
}

function guards_pace_under(entry, sky, endless_rain) {
  switch (entry) {
    case 0:
      if (!(sky === 0 /* SKY_SNOWFALL */)) return 0;
      break;
    case 1:
      if (!(sky === 1 /* SKY_STORMY_RAIN */)) return 0;
      break;
    case 2:
      if (!(sky === 2 /* SKY_RAINFALL */)) return 0;
      if (!(endless_rain)) return 1;
      break;
  }
  return -1;
}

function why_sight_under(sky, race) {
  const notes = [];
  if (sky === 0 /* SKY_SNOWFALL */) {
    if (race === 4 /* RACE_ELF */) {
      notes.push([0, 0]);
      return [50, notes];
    }
    notes.push([1, 0]);
    return [25, notes];
  }
  if (sky === 1 /* SKY_STORMY_RAIN */ && race !== 4 /* RACE_ELF */) {
    notes.push([2, 0]);
    return [75, notes];
  }
  notes.push([3, 0]);
  return [100, notes];
}

function guards_sight_under(entry, sky, race) {
  switch (entry) {
    case 0:
      if (!(sky === 0 /* SKY_SNOWFALL */)) return 0;
      if (!(race === 4 /* RACE_ELF */)) return 1;
      break;
    case 1:
      if (!(sky === 0 /* SKY_SNOWFALL */)) return 0;
      break;
    case 2:
      if (!(sky === 1 /* SKY_STORMY_RAIN */)) return 0;
      if (!(race !== 4 /* RACE_ELF */)) return 1;
      break;
  }
  return -1;
}

function why_longer_rest(sky) {
  const notes = [];
  if (sky === 4 /* SKY_HOT_SKY */) {
    notes.push([0, 0]);
    return [4, notes];
  }
  notes.push([1, 0]);
  return [0, notes];
}

function guards_longer_rest(entry, sky) {
  switch (entry) {
    case 0:
      if (!(sky === 4 /* SKY_HOT_SKY */)) return 0;
      break;
  }
  return -1;
}

function why_too_bright(unit, sky, world) {
  const notes = [];
  if (world.at_night || world.under_ground) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let unit_troop = unit.troop;
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && (sky === 3 /* SKY_FAIR_SKY */ || sky === 4 /* SKY_HOT_SKY */)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_too_bright(entry, unit, sky, world) {
  switch (entry) {
    case 0:
      if (!(world.at_night || world.under_ground)) return 0;
      break;
    case 1:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(sky === 3 /* SKY_FAIR_SKY */ || sky === 4 /* SKY_HOT_SKY */)) return 1;
      break;
  }
  return -1;
}

function why_strength_of_wind(dice) {
  const notes = [];
  let the_throw = dice.throw("strength_of_wind.1", 6, 1);
  notes.push([0, the_throw]);
  if (the_throw === 1) {
    notes.push([1, 0]);
    return [0 /* GUST_LIGHT_BREEZE */, notes];
  }
  if (2 <= the_throw && the_throw <= 5) {
    notes.push([2, 0]);
    return [1 /* GUST_FRESH_WIND */, notes];
  }
  notes.push([3, 0]);
  return [2 /* GUST_STORM_WIND */, notes];
}

function guards_strength_of_wind(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
    case 3: return null;
  }
  return -1;
}

function why_source_of_wind(dice) {
  const notes = [];
  let score = twenty_sided(dice);
  notes.push([0, score]);
  notes.push([1, 0]);
  return [wind_quarters_quarter(score), notes];
}

function guards_source_of_wind(entry) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_weather = {
  todays_sky: [{ verb: "thrown", text: "the die of many sides", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  pace_under: [{ verb: "case", text: "snow", den: 1 }, { verb: "case", text: "stormy rain", den: 1 }, { verb: "case", text: "rain without end", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  sight_under: [{ verb: "case", text: "elves in snow", den: 1 }, { verb: "case", text: "snow", den: 1 }, { verb: "case", text: "stormy rain", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  longer_rest: [{ verb: "case", text: "the heat", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  too_bright: [{ verb: "no", text: "no sun shines there", den: 1, cites: "ruling \"Whether orcs fight by night and under the ground, whatever the weather is\"" }, { verb: "yes", text: "orcs by day", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  strength_of_wind: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  source_of_wind: [{ verb: "thrown", text: "the die of many sides", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_todays_sky, guards_todays_sky, why_pace_under, guards_pace_under, why_sight_under, guards_sight_under, why_longer_rest, guards_longer_rest, why_too_bright, guards_too_bright, why_strength_of_wind, guards_strength_of_wind, why_source_of_wind, guards_source_of_wind, $labels_rules_weather };
