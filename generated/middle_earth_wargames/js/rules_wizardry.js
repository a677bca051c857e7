/** The rules of wizardry. */
import { $add, $floorDiv, $larger, $mul, $present, $quotient, $root, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { $spotsApart, $spotsNear, $wayBetween } from "./runtime/geometry.js";
import { CHIEFTAIN_OWN_PEOPLE_ONLY, SPELL_GANDALFS_LETTER, SPELL_SPELL_REACH, SPELL_WITCH_KINGS_LETTER } from "./tables.js";
import { ranks_of, within } from "./rules_field.js";
import { file_width } from "./rules_fray.js";
import { hero, special_figure } from "./rules_leaders.js";
import { fighters } from "./rules_melee.js";
import { lone_figure } from "./rules_muster.js";
import { dazed, still_enough } from "./rules_skies.js";
import { lost_with_staff, spell_reaches } from "./rules_spells.js";
import { is_the_king } from "./rules_vision.js";
import { host_of } from "./rules_written.js";

function wizard_of(unit) {
  if (unit.chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */) {
    return 1 /* WIZARD_WITCH_KING */;
  }
  return 0 /* WIZARD_GANDALF */;
}

function wizards_of(warlord, world) {
  return $pick(host_of(warlord, world), (u) => u.chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */ || u.chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */, (u) => u);
}

function knows_spell(unit, spell) {
  let unit_chieftain = unit.chieftain;
  if (unit_chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */ && SPELL_GANDALFS_LETTER[spell] !== null) {
    return true;
  }
  return unit_chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */ && SPELL_WITCH_KINGS_LETTER[spell] !== null;
}

function can_cast(unit, spell) {
  if (unit.held_by !== null) {
    return false;
  }
  if (dazed(unit) || unit.moves_away !== null) {
    return false;
  }
  if (!still_enough(unit)) {
    return false;
  }
  if (!unit.has_its_staff && lost_with_staff(wizard_of(unit), spell)) {
    return false;
  }
  return knows_spell(unit, spell);
}

function spell_gets_to(caster, spell, prey) {
  return spell_reaches(spell, $wayBetween([caster.stands_upon], prey.footing));
}

function men_caught(unit, reach) {
  let value = $mul($mul($quotient($mul(reach, -2), file_width(unit), "men_caught"), -1), $smaller(ranks_of(unit), rank_room(reach)));
  let limit = $mul(unit.men, 2);
  if (value > limit) {
    value = limit;
  }
  return $mul($floorDiv($mul(value, -1), 2), -1);
}

function rank_room(reach) {
  let value = $mul(reach, 10);
  value = $mul($floorDiv($mul(value, -1), 127), -1);
  return $mul(value, 2);
}

function circle_of(spell) {
  let value = 0;
  if (SPELL_SPELL_REACH[spell] !== null) {
    value = $present(SPELL_SPELL_REACH[spell], "");
  }
  return value;
}

function dark_rider(unit) {
  if (is_the_king(unit)) {
    return 1 /* DARK_RIDER_BEAMED_KING */;
  }
  return 0 /* DARK_RIDER_BEAMED_WRAITH */;
}

function steps_east(one, other) {
  return $sub(other[0], one[0]);
}

function steps_south(one, other) {
  return $sub(other[1], one[1]);
}

function way_past(unit, aim, lamp) {
  let unit_stands_upon = unit.stands_upon;
  let value = $add($mul(steps_east(unit_stands_upon, lamp), steps_east(unit_stands_upon, aim)), $mul(steps_south(unit_stands_upon, lamp), steps_south(unit_stands_upon, aim)));
  let divisor = 1;
  divisor = $mul(divisor, $larger(1, $spotsApart(unit_stands_upon, aim)));
  return $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "way_past");
}

function depth_in_light(unit, aim, lamp, gap) {
  let value = $add($mul(gap, gap), $mul(way_past(unit, aim, lamp), way_past(unit, aim, lamp)));
  let unit_stands_upon = unit.stands_upon;
  value = $sub(value, $add($mul(steps_east(unit_stands_upon, lamp), steps_east(unit_stands_upon, lamp)), $mul(steps_south(unit_stands_upon, lamp), steps_south(unit_stands_upon, lamp))));
  if (value < 0) {
    value = 0;
  }
  return value;
}

function way_to_light(unit, aim) {
  let value = 2000;
  let unit_shuns = unit.shuns;
  if (unit_shuns !== null && way_past(unit, aim, unit_shuns.stands_upon) > 0 && depth_in_light(unit, aim, unit_shuns.stands_upon, unit.shuns_within) > 0) {
    value = way_to_circle(unit, aim, unit_shuns.stands_upon, unit.shuns_within);
  }
  return value;
}

function way_to_circle(unit, aim, lamp, gap) {
  let value = $sub(way_past(unit, aim, lamp), $root(depth_in_light(unit, aim, lamp, gap), 2, true));
  if (value < 0) {
    value = 0;
  }
  return value;
}

function light_bars(unit, aim) {
  return unit.shuns !== null && !$spotsNear(unit.stands_upon, aim, way_to_light(unit, aim));
}

function company_of(unit) {
  let unit_friends_around = unit.friends_around;
  if ($any(unit_friends_around, (f) => f.chieftain !== null && hero(f.chieftain) && within(unit, f, 25))) {
    return 1 /* COMPANION_HERO_COMPANION */;
  }
  let unit_chieftain = unit.chieftain;
  if (unit_chieftain !== null && CHIEFTAIN_OWN_PEOPLE_ONLY[unit_chieftain]) {
    return 2 /* COMPANION_HEREDITARY_COMPANION */;
  }
  if ($any(unit_friends_around, (f) => f.chieftain !== null && special_figure(f.chieftain) && within(unit, f, 25))) {
    return 3 /* COMPANION_SPECIAL_COMPANION */;
  }
  return 0 /* COMPANION_NO_COMPANION */;
}

function armed_men(unit) {
  let value = unit.men;
  value = $sub(value, unit.unarmed);
  if (value < 0) {
    value = 0;
  }
  return value;
}

function without_weapons(unit) {
  return unit.men > 0 && armed_men(unit) === 0;
}

function men_attacked(unit) {
  let value = fighters(unit);
  if (lone_figure(unit)) {
    value = 1;
  }
  return value;
}

function rest_of(unit) {
  if (unit.marched_now || unit.foe !== null) {
    return 1 /* RESTING_HALF_REST */;
  }
  return 0 /* RESTING_FULL_REST */;
}

export { wizard_of, wizards_of, knows_spell, can_cast, spell_gets_to, men_caught, rank_room, circle_of, dark_rider, steps_east, steps_south, way_past, depth_in_light, way_to_light, way_to_circle, light_bars, company_of, armed_men, without_weapons, men_attacked, rest_of };
