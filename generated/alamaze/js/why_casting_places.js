/** The rules of casting_places with the notes that explain them, and what has to hold for each entry. */
import { $present } from "./runtime/numbers.js";
import { $any, $count } from "./runtime/lists.js";
import { SPELL_SINGULAR_SPELL, SPELL_TROOPS_NEEDED, leader_bonuses_bonus } from "./tables.js";
import { land_around } from "./rules_casting_eyes.js";
import { before_the_gates } from "./rules_conquest.js";
import { host_size } from "./rules_movement.js";
import { open_to_talk } from "./rules_politics.js";

function why_in_land_of(caster, place) {
  const notes = [];
  let place_region = place.region;
  if (place_region === null || place_region !== land_around(caster)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_in_land_of(entry, caster, place) {
  switch (entry) {
    case 0:
      if (!(place.region !== null)) return 0;
      if (!(place.region === land_around(caster))) return 1;
      break;
  }
  return -1;
}

function why_may_blast(caster, spell, place, kingdom, world) {
  const notes = [];
  let caster_group = caster.group;
  if (caster_group === null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (caster_group !== null) {
    if (SPELL_TROOPS_NEEDED[spell] !== null && $count(caster_group.brigades, null) < $present(SPELL_TROOPS_NEEDED[spell], "")) {
      notes.push([1, 0]);
      return [false, notes];
    }
    if (!before_the_gates(caster_group, place, kingdom, world)) {
      notes.push([2, 0]);
      return [false, notes];
    }
    if (SPELL_SINGULAR_SPELL[spell] && world.happened("blasted", "this", 0, caster_group, place)) {
      notes.push([3, 0]);
      return [false, notes];
    }
  }
  return [true, notes];
}

function guards_may_blast(entry, caster, spell, place, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_may_charm_gates(caster, place) {
  const notes = [];
  let caster_group = caster.group;
  if (caster_group === null || host_size(caster_group) <= 1 /* HOST_SIZE_PATROL */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (caster_group !== null && !$any(caster_group.leaders, (l_) => leader_bonuses_bonus(l_.rank) >= 10)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!open_to_talk(place)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_charm_gates(entry, caster, place) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_casting_places = {
  in_land_of: [{ verb: "holds", text: "", den: 1 }],
  may_blast: [{ verb: "needs", text: "the caster is with no group.", den: 1 }, { verb: "needs", text: "the spell takes a brigade beside the caster.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #155 \u2013 Meteor Strike\", line 5374" }, { verb: "needs", text: "the place is not where the caster is.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #155 \u2013 Meteor Strike\", line 5374" }, { verb: "needs", text: "the spell has fallen upon the place already, by the caster's group.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2327" }],
  may_charm_gates: [{ verb: "needs", text: "the caster is with no troops that could impress anybody.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #171 \u2013 Diplomacy\", line 5378" }, { verb: "needs", text: "It takes a leader of some rank to be heard.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#170 \u2013 Parley Popcenter\", line 4257" }, { verb: "needs", text: "the place listens to nobody: neither capitals nor walls out of legend do.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #171 \u2013 Diplomacy\", line 5378; \"Fortifications\", line 1155" }],
};

export { why_in_land_of, guards_in_land_of, why_may_blast, guards_may_blast, why_may_charm_gates, guards_may_charm_gates, $labels_rules_casting_places };
