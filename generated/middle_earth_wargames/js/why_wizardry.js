/** The rules of wizardry with the notes that explain them, and what has to hold for each entry. */
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
import { armed_men, depth_in_light, knows_spell, rank_room, steps_east, steps_south, way_past, way_to_circle, way_to_light, wizard_of } from "./rules_wizardry.js";
import { host_of } from "./rules_written.js";

function why_wizard_of(unit) {
  const notes = [];
  if (unit.chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */) {
    notes.push([0, 0]);
    return [1 /* WIZARD_WITCH_KING */, notes];
  }
  notes.push([1, 0]);
  return [0 /* WIZARD_GANDALF */, notes];
}

function guards_wizard_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */)) return 0;
      break;
  }
  return -1;
}

function why_wizards_of(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(host_of(warlord, world), (u) => u.chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */ || u.chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */, (u) => u), notes];
}

function guards_wizards_of(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_knows_spell(unit, spell) {
  const notes = [];
  let unit_chieftain = unit.chieftain;
  if (unit_chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */ && SPELL_GANDALFS_LETTER[spell] !== null) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (unit_chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */ && SPELL_WITCH_KINGS_LETTER[spell] !== null) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_knows_spell(entry, unit, spell) {
  switch (entry) {
    case 0:
      if (!(unit.chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */)) return 0;
      if (!(SPELL_GANDALFS_LETTER[spell] !== null)) return 1;
      break;
    case 1:
      if (!(unit.chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */)) return 0;
      if (!(SPELL_WITCH_KINGS_LETTER[spell] !== null)) return 1;
      break;
  }
  return -1;
}

function why_can_cast(unit, spell) {
  const notes = [];
  if (unit.held_by !== null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (dazed(unit) || unit.moves_away !== null) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!still_enough(unit)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (!unit.has_its_staff && lost_with_staff(wizard_of(unit), spell)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (!knows_spell(unit, spell)) {
    notes.push([4, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_can_cast(entry, unit, spell) {
  switch (entry) {
    case 0:
      if (!(unit.held_by !== null)) return 0;
      break;
    case 1:
      if (!(dazed(unit) || unit.moves_away !== null)) return 0;
      break;
    case 2:
      if (!(!still_enough(unit))) return 0;
      break;
    case 3:
      if (!(!unit.has_its_staff)) return 0;
      if (!(lost_with_staff(wizard_of(unit), spell))) return 1;
      break;
    case 4:
      if (!(knows_spell(unit, spell))) return 0;
      break;
  }
  return -1;
}

function why_spell_gets_to(caster, spell, prey) {
  const notes = [];
  if (!spell_reaches(spell, $wayBetween([caster.stands_upon], prey.footing))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_spell_gets_to(entry, caster, spell, prey) {
  switch (entry) {
    case 0:
      if (!(spell_reaches(spell, $wayBetween([caster.stands_upon], prey.footing)))) return 0;
      break;
  }
  return -1;
}

function why_men_caught(unit, reach) {
  const notes = [];
  let value = $mul($mul($quotient($mul(reach, -2), file_width(unit), "men_caught"), -1), $smaller(ranks_of(unit), rank_room(reach)));
  notes.push([0, value]);
  let limit = $mul(unit.men, 2);
  if (value > limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 2), -1);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_men_caught(entry, unit, reach) {
  switch (entry) {
  }
  return -1;
}

function why_rank_room(reach) {
  const notes = [];
  let value = $mul(reach, 10);
  notes.push([0, value]);
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 127), -1);
  notes.push([1, $sub($mul(value, 127), before)]);
  value = $mul(value, 2);
  return [value, notes];
}

function guards_rank_room(entry, reach) {
  switch (entry) {
  }
  return -1;
}

function why_circle_of(spell) {
  const notes = [];
  let new_;
  notes.push([0, 0]);
  let value = 0;
  if (SPELL_SPELL_REACH[spell] !== null) {
    new_ = $present(SPELL_SPELL_REACH[spell], "");
    notes.push([1, $sub(new_, value)]);
    value = new_;
  }
  return [value, notes];
}

function guards_circle_of(entry, spell) {
  switch (entry) {
    case 1:
      if (!(SPELL_SPELL_REACH[spell] !== null)) return 0;
      break;
  }
  return -1;
}

function why_dark_rider(unit) {
  const notes = [];
  if (is_the_king(unit)) {
    notes.push([0, 0]);
    return [1 /* DARK_RIDER_BEAMED_KING */, notes];
  }
  notes.push([1, 0]);
  return [0 /* DARK_RIDER_BEAMED_WRAITH */, notes];
}

function guards_dark_rider(entry, unit) {
  switch (entry) {
    case 0:
      if (!(is_the_king(unit))) return 0;
      break;
  }
  return -1;
}

function why_steps_east(one, other) {
  const notes = [];
  notes.push([0, 0]);
  return [$sub(other[0], one[0]), notes];
}

function guards_steps_east(entry, one, other) {
  switch (entry) {
  }
  return -1;
}

function why_steps_south(one, other) {
  const notes = [];
  notes.push([0, 0]);
  return [$sub(other[1], one[1]), notes];
}

function guards_steps_south(entry, one, other) {
  switch (entry) {
  }
  return -1;
}

function why_way_past(unit, aim, lamp) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let unit_stands_upon = unit.stands_upon;
  let amount = $add($mul(steps_east(unit_stands_upon, lamp), steps_east(unit_stands_upon, aim)), $mul(steps_south(unit_stands_upon, lamp), steps_south(unit_stands_upon, aim)));
  notes.push([1, amount]);
  value = $add(value, amount);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 2;
  divisor = $mul(divisor, $larger(1, $spotsApart(unit_stands_upon, aim)));
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "way_past");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([3, $sub(value, before)]);
  }
  return [value, notes];
}

function guards_way_past(entry, unit, aim, lamp) {
  switch (entry) {
  }
  return -1;
}

function why_depth_in_light(unit, aim, lamp, gap) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let amount = $add($mul(gap, gap), $mul(way_past(unit, aim, lamp), way_past(unit, aim, lamp)));
  notes.push([1, amount]);
  value = $add(value, amount);
  let unit_stands_upon = unit.stands_upon;
  let amount_ = $add($mul(steps_east(unit_stands_upon, lamp), steps_east(unit_stands_upon, lamp)), $mul(steps_south(unit_stands_upon, lamp), steps_south(unit_stands_upon, lamp)));
  notes.push([2, $mul(amount_, -1)]);
  value = $sub(value, amount_);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_depth_in_light(entry, unit, aim, lamp, gap) {
  switch (entry) {
  }
  return -1;
}

function why_way_to_light(unit, aim) {
  const notes = [];
  let new_;
  notes.push([0, 2000]);
  let value = 2000;
  let unit_shuns = unit.shuns;
  if (unit_shuns !== null && way_past(unit, aim, unit_shuns.stands_upon) > 0 && depth_in_light(unit, aim, unit_shuns.stands_upon, unit.shuns_within) > 0) {
    new_ = way_to_circle(unit, aim, unit_shuns.stands_upon, unit.shuns_within);
    notes.push([1, $sub(new_, value)]);
    value = new_;
  }
  return [value, notes];
}

function guards_way_to_light(entry, unit, aim) {
  switch (entry) {
    case 1:
      if (!(unit.shuns !== null)) return 0;
      if (!(way_past(unit, aim, unit.shuns.stands_upon) > 0)) return 1;
      if (!(depth_in_light(unit, aim, unit.shuns.stands_upon, unit.shuns_within) > 0)) return 2;
      break;
  }
  return -1;
}

function why_way_to_circle(unit, aim, lamp, gap) {
  const notes = [];
  let value = $sub(way_past(unit, aim, lamp), $root(depth_in_light(unit, aim, lamp, gap), 2, true));
  notes.push([0, value]);
  if (value < 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_way_to_circle(entry, unit, aim, lamp, gap) {
  switch (entry) {
  }
  return -1;
}

function why_light_bars(unit, aim) {
  const notes = [];
  if (unit.shuns === null || $spotsNear(unit.stands_upon, aim, way_to_light(unit, aim))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_light_bars(entry, unit, aim) {
  switch (entry) {
    case 0:
      if (!(unit.shuns !== null)) return 0;
      if (!(!$spotsNear(unit.stands_upon, aim, way_to_light(unit, aim)))) return 1;
      break;
  }
  return -1;
}

function why_company_of(unit) {
  const notes = [];
  let unit_friends_around = unit.friends_around;
  if ($any(unit_friends_around, (f) => f.chieftain !== null && hero(f.chieftain) && within(unit, f, 25))) {
    notes.push([0, 0]);
    return [1 /* COMPANION_HERO_COMPANION */, notes];
  }
  let unit_chieftain = unit.chieftain;
  if (unit_chieftain !== null && CHIEFTAIN_OWN_PEOPLE_ONLY[unit_chieftain]) {
    notes.push([1, 0]);
    return [2 /* COMPANION_HEREDITARY_COMPANION */, notes];
  }
  if ($any(unit_friends_around, (f) => f.chieftain !== null && special_figure(f.chieftain) && within(unit, f, 25))) {
    notes.push([2, 0]);
    return [3 /* COMPANION_SPECIAL_COMPANION */, notes];
  }
  notes.push([3, 0]);
  return [0 /* COMPANION_NO_COMPANION */, notes];
}

function guards_company_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!($any(unit.friends_around, (f) => f.chieftain !== null && hero(f.chieftain) && within(unit, f, 25)))) return 0;
      break;
    case 1:
      if (!(unit.chieftain !== null)) return 0;
      if (!(CHIEFTAIN_OWN_PEOPLE_ONLY[unit.chieftain])) return 1;
      break;
    case 2:
      if (!($any(unit.friends_around, (f) => f.chieftain !== null && special_figure(f.chieftain) && within(unit, f, 25)))) return 0;
      break;
  }
  return -1;
}

function why_armed_men(unit) {
  const notes = [];
  let value = unit.men;
  notes.push([0, value]);
  let amount = unit.unarmed;
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_armed_men(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_without_weapons(unit) {
  const notes = [];
  if (unit.men <= 0 || armed_men(unit) !== 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_without_weapons(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.men > 0)) return 0;
      if (!(armed_men(unit) === 0)) return 1;
      break;
  }
  return -1;
}

function why_men_attacked(unit) {
  const notes = [];
  let value = fighters(unit);
  notes.push([0, value]);
  if (lone_figure(unit)) {
    notes.push([1, $sub(1, value)]);
    value = 1;
  }
  return [value, notes];
}

function guards_men_attacked(entry, unit) {
  switch (entry) {
    case 1:
      if (!(lone_figure(unit))) return 0;
      break;
  }
  return -1;
}

function why_rest_of(unit) {
  const notes = [];
  if (unit.marched_now || unit.foe !== null) {
    notes.push([0, 0]);
    return [1 /* RESTING_HALF_REST */, notes];
  }
  notes.push([1, 0]);
  return [0 /* RESTING_FULL_REST */, notes];
}

function guards_rest_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.marched_now || unit.foe !== null)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_wizardry = {
  wizard_of: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  wizards_of: [{ verb: "otherwise", text: "", den: 1 }],
  knows_spell: [{ verb: "yes", text: "on Gandalf's chart", den: 1 }, { verb: "yes", text: "on the Witch-King's chart", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  can_cast: [{ verb: "no", text: "held in another's will", den: 1 }, { verb: "no", text: "fallen, or beaten", den: 1 }, { verb: "no", text: "its steed has flown too far to stand still", den: 1 }, { verb: "no", text: "its staff is broken", den: 1 }, { verb: "holds", text: "", den: 1 }],
  spell_gets_to: [{ verb: "holds", text: "", den: 1 }],
  men_caught: [{ verb: "base", text: "", den: 2 }, { verb: "at most", text: "no more than there are", den: 2 }, { verb: "round", text: "", den: 2 }],
  rank_room: [{ verb: "base", text: "", den: 127 }, { verb: "round", text: "", den: 127 }],
  circle_of: [{ verb: "base", text: "no reach is given", den: 1 }, { verb: "set to", text: "the spell", den: 1 }],
  dark_rider: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  steps_east: [{ verb: "otherwise", text: "", den: 1 }],
  steps_south: [{ verb: "otherwise", text: "", den: 1 }],
  way_past: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "", den: 1 }, { verb: "divide by", text: "", den: 1 }, { verb: "round", text: "", den: 1 }],
  depth_in_light: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "", den: 1 }, { verb: "subtract", text: "", den: 1 }, { verb: "at least", text: "", den: 1 }],
  way_to_light: [{ verb: "base", text: "out of the light", den: 1 }, { verb: "set to", text: "toward the wizard", den: 1 }],
  way_to_circle: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "", den: 1 }],
  light_bars: [{ verb: "holds", text: "", den: 1 }],
  company_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  armed_men: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "those who have dropped them", den: 1 }, { verb: "at least", text: "", den: 1 }],
  without_weapons: [{ verb: "holds", text: "", den: 1 }],
  men_attacked: [{ verb: "base", text: "each attacks a man", den: 1 }, { verb: "set to", text: "a hero has a single opponent", den: 1 }],
  rest_of: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_wizard_of, guards_wizard_of, why_wizards_of, guards_wizards_of, why_knows_spell, guards_knows_spell, why_can_cast, guards_can_cast, why_spell_gets_to, guards_spell_gets_to, why_men_caught, guards_men_caught, why_rank_room, guards_rank_room, why_circle_of, guards_circle_of, why_dark_rider, guards_dark_rider, why_steps_east, guards_steps_east, why_steps_south, guards_steps_south, why_way_past, guards_way_past, why_depth_in_light, guards_depth_in_light, why_way_to_light, guards_way_to_light, why_way_to_circle, guards_way_to_circle, why_light_bars, guards_light_bars, why_company_of, guards_company_of, why_armed_men, guards_armed_men, why_without_weapons, guards_without_weapons, why_men_attacked, guards_men_attacked, why_rest_of, guards_rest_of, $labels_rules_wizardry };
