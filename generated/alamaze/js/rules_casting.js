/** The rules of casting. */
import { $has, $members, $present, $sub } from "./runtime/numbers.js";
import { $any, $count } from "./runtime/lists.js";
import { SPELL_BENT, SPELL_FOLK, SPELL_FROZEN_OUT, SPELL_MOST_IN_GROUP, SPELL_OPENING_TURN, SPELL_SUMMONS } from "./tables.js";
import { brigades_of } from "./rules_brigades.js";
import { asleep, political } from "./rules_gates.js";
import { brigades_called, casting_level } from "./rules_magic.js";
import { seat } from "./rules_map.js";
import { in_irons } from "./rules_politics.js";

const $rules_casting_1 = new Set([11 /* RANK_FOOL */, 12 /* RANK_PRIESTESS */, 14 /* RANK_AGENT */, 15 /* RANK_FANATIC */]);

function least_power(spell, kingdom) {
  return casting_level(spell, kingdom.prowess, $has(kingdom.early_spells, spell));
}

function knows(kingdom, spell) {
  if ($count($members(SPELL_FOLK[spell]), null) === 0) {
    return true;
  }
  return $any($members(SPELL_FOLK[spell]), (k) => kingdom.began_as === k);
}

function can_cast(spell, caster, kingdom, world) {
  if (in_irons(caster)) {
    return false;
  }
  if (asleep(caster)) {
    return false;
  }
  if (caster.level < least_power(spell, kingdom)) {
    return false;
  }
  if (SPELL_FOLK[spell] !== 0 && !knows(kingdom, spell)) {
    return false;
  }
  if (SPELL_BENT[spell] !== null && !$has(kingdom.traits, $present(SPELL_BENT[spell], ""))) {
    return false;
  }
  if (SPELL_OPENING_TURN[spell] !== null && world.month < $present(SPELL_OPENING_TURN[spell], "")) {
    return false;
  }
  return !$has(world.variants, 0) || !SPELL_FROZEN_OUT[spell];
}

function is_at(caster, place) {
  let caster_place = caster.place;
  if (caster_place === place) {
    return true;
  }
  let caster_group = caster.group;
  if (caster_group !== null && caster_group.area !== null && caster_group.area === place.area) {
    return true;
  }
  return caster_place !== null && caster_place.area !== null && caster_place.area === place.area;
}

function called_in(group, spell, power) {
  let limit;
  let value = brigades_called(spell, power);
  if (value < 0) {
    value = 0;
  }
  if (SPELL_MOST_IN_GROUP[spell] !== null && SPELL_SUMMONS[spell] !== null) {
    limit = $sub($present(SPELL_MOST_IN_GROUP[spell], ""), brigades_of(group, $present(SPELL_SUMMONS[spell], "")));
    if (value > limit) {
      value = limit;
    }
  }
  return value;
}

function stands_at(caster) {
  let caster_group = caster.group;
  if (caster_group !== null) {
    return caster_group.area;
  }
  return seat(caster);
}

function is_envoy(target) {
  return $rules_casting_1.has(target.rank) || political(target);
}

export { least_power, knows, can_cast, is_at, called_in, stands_at, is_envoy };
