/** The rules of casting_places. */
import { $present } from "./runtime/numbers.js";
import { $any, $count } from "./runtime/lists.js";
import { SPELL_SINGULAR_SPELL, SPELL_TROOPS_NEEDED, leader_bonuses_bonus } from "./tables.js";
import { land_around } from "./rules_casting_eyes.js";
import { before_the_gates } from "./rules_conquest.js";
import { host_size } from "./rules_movement.js";
import { open_to_talk } from "./rules_politics.js";

function in_land_of(caster, place) {
  let place_region = place.region;
  return place_region !== null && place_region === land_around(caster);
}

function may_blast(caster, spell, place, kingdom, world) {
  let caster_group = caster.group;
  if (caster_group === null) {
    return false;
  }
  if (caster_group !== null) {
    if (SPELL_TROOPS_NEEDED[spell] !== null && $count(caster_group.brigades, null) < $present(SPELL_TROOPS_NEEDED[spell], "")) {
      return false;
    }
    if (!before_the_gates(caster_group, place, kingdom, world)) {
      return false;
    }
  }
  return caster_group === null || !SPELL_SINGULAR_SPELL[spell] || !world.happened("blasted", "this", 0, caster_group, place);
}

function may_charm_gates(caster, place) {
  let caster_group = caster.group;
  if (caster_group === null || host_size(caster_group) <= 1 /* HOST_SIZE_PATROL */) {
    return false;
  }
  if (caster_group !== null && !$any(caster_group.leaders, (l_) => leader_bonuses_bonus(l_.rank) >= 10)) {
    return false;
  }
  return open_to_talk(place);
}

export { in_land_of, may_blast, may_charm_gates };
