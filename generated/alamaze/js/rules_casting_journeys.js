/** The rules of casting_journeys. */
import { $has, $present } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { MAP_AREA_TERRAIN, SPELL_BARRED_BY, SPELL_BIGGEST_GROUP, SPELL_SHUNNED } from "./tables.js";

function carried_by_magic(caster, spell, world) {
  let caster_group = caster.group;
  if (caster_group === null) {
    return false;
  }
  if (caster_group !== null) {
    if (SPELL_BIGGEST_GROUP[spell] !== null && $count(caster_group.brigades, null) > $present(SPELL_BIGGEST_GROUP[spell], "")) {
      return false;
    }
    if (world.happened("marched", "this", 0, caster_group)) {
      return false;
    }
    if (world.happened("wintering", "this", 0, caster_group)) {
      return false;
    }
  }
  return caster_group === null || SPELL_BARRED_BY[spell] === null || !world.happened("rested", "this", 0, caster_group);
}

function may_land(spell, goal, world) {
  if ($has(world.variants, 0) && MAP_AREA_TERRAIN[goal] === 0 /* TERRAIN_SEA */) {
    return true;
  }
  return !$has(SPELL_SHUNNED[spell], MAP_AREA_TERRAIN[goal]);
}

export { carried_by_magic, may_land };
