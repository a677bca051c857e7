/** The rules of research. */
import { $add, $floorDiv, $low, $mul, $sub } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { PROWESS_ASSURED, PROWESS_COST, PROWESS_RITE } from "./tables.js";

function studies_at(caster, place) {
  let caster_kingdom = caster.kingdom;
  if (caster_kingdom === null || place.kingdom !== caster_kingdom) {
    return false;
  }
  if (caster.place === place) {
    return true;
  }
  let caster_group = caster.group;
  return caster_group !== null && caster_group.area !== null && caster_group.area === place.area;
}

function next_level(caster) {
  let value = caster.level;
  return $add(value, 1);
}

function research_cost(caster, world) {
  let value, caster_kingdom_traits;
  let caster_kingdom = caster.kingdom;
  if (caster_kingdom === null) {
    value = 0;
  } else {
    value = $mul(PROWESS_COST[caster_kingdom.prowess], next_level(caster));
  }
  let caster_group = caster.group;
  if (caster_group !== null && ($low(caster_group.artifacts) & 67108864 /* ARTIFACT_STONE_OF_ALL_MINDS */) !== 0) {
    value = $sub(value, $mul(next_level(caster), 2000));
  }
  if (caster_kingdom !== null) {
    caster_kingdom_traits = caster_kingdom.traits;
    if ((caster_kingdom_traits & 32 /* TRAIT_DEVOUT */) !== 0) {
      value = $add(value, $mul(next_level(caster), 1000));
    }
    if ((caster_kingdom_traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      value = $add(value, $mul(next_level(caster), 1000));
    }
  }
  let next_level_ = next_level(caster);
  if (next_level_ === 3) {
    value = $add(value, 10000);
  }
  if (next_level_ === 5) {
    value = $add(value, 30000);
  }
  if (next_level_ === 7) {
    value = $add(value, 60000);
  }
  let share_ = 10;
  if (next_level_ <= 5 && has_tower(caster, world)) {
    share_ = share_ - 1;
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 5), 10);
}

function assured_level(caster) {
  let value;
  let caster_kingdom = caster.kingdom;
  if (caster_kingdom === null) {
    value = 0;
  } else {
    value = PROWESS_ASSURED[caster_kingdom.prowess];
  }
  if (caster_kingdom !== null && caster_kingdom.undying !== 0) {
    value = value + 2;
  }
  return value;
}

function research_chance(caster) {
  let value = 100;
  let next_level_ = next_level(caster);
  let assured_level_ = assured_level(caster);
  if (next_level_ > assured_level_) {
    value = $floorDiv(value, 2);
  }
  if (next_level_ > assured_level_ + 1) {
    value = $floorDiv(value, 2);
  }
  if (next_level_ <= assured_level_ + 2) {
    value = $mul(value, 2);
  }
  if (next_level_ <= assured_level_ + 3) {
    value = $mul(value, 2);
  }
  if (next_level_ <= assured_level_ + 4) {
    value = $mul(value, 2);
  }
  return $floorDiv(value + 4, 8);
}

function rite_chance(caster) {
  let value;
  let caster_kingdom = caster.kingdom;
  if (caster_kingdom === null) {
    value = 0;
  } else {
    value = PROWESS_RITE[caster_kingdom.prowess];
  }
  return value;
}

function has_tower(caster, world) {
  return $any(world.places, (p) => ((p.buildings & 8192 /* BUILDING_WIZARD_TOWER */) !== 0 || (p.buildings & 16384 /* BUILDING_GREAT_MAGE_TOWER */) !== 0) && studies_at(caster, p));
}

function may_research(caster, world) {
  if (caster.undead && (caster.study_limit === null || caster.level >= caster.study_limit)) {
    return false;
  }
  let caster_level = caster.level;
  if (caster_level < 1) {
    return false;
  }
  if (!$any(world.places, (p) => studies_at(caster, p))) {
    return false;
  }
  return caster_level < 5 || has_tower(caster, world);
}

function may_undergo_rite(caster) {
  return caster.level === 0;
}

export { studies_at, next_level, research_cost, assured_level, research_chance, rite_chance, has_tower, may_research, may_undergo_rite };
