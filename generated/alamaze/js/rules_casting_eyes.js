/** The rules of casting_eyes. */
import { $any } from "./runtime/lists.js";

function by_a_wolf(target, world) {
  return $any(world.camp_wolves, (w) => $any(w.group.leaders, (l_) => l_ === target) || $any(w.group.wizards, (m) => m === target));
}

function land_around(caster) {
  let caster_group = caster.group;
  if (caster_group !== null) {
    return caster_group.region;
  }
  let caster_place = caster.place;
  if (caster_place !== null) {
    return caster_place.region;
  }
  return null;
}

function kept_from_seekers(target) {
  if ((target.effects & 1 /* EFFECT_WARDED */) !== 0) {
    return true;
  }
  let target_place = target.place;
  return target_place !== null && target_place.hidden && target_place.sanctuary_of === null;
}

export { by_a_wolf, land_around, kept_from_seekers };
