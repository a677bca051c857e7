/** The rules of casting_journeys with the notes that explain them, and what has to hold for each entry. */
import { $has, $present } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { MAP_AREA_TERRAIN, SPELL_BARRED_BY, SPELL_BIGGEST_GROUP, SPELL_SHUNNED } from "./tables.js";

function why_carried_by_magic(caster, spell, world) {
  const notes = [];
  let caster_group = caster.group;
  if (caster_group === null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (caster_group !== null) {
    if (SPELL_BIGGEST_GROUP[spell] !== null && $count(caster_group.brigades, null) > $present(SPELL_BIGGEST_GROUP[spell], "")) {
      notes.push([1, 0]);
      return [false, notes];
    }
    if (world.happened("marched", "this", 0, caster_group)) {
      notes.push([2, 0]);
      return [false, notes];
    }
    if (world.happened("wintering", "this", 0, caster_group)) {
      notes.push([3, 0]);
      return [false, notes];
    }
    if (SPELL_BARRED_BY[spell] !== null && world.happened("rested", "this", 0, caster_group)) {
      notes.push([4, 0]);
      return [false, notes];
    }
  }
  return [true, notes];
}

function guards_carried_by_magic(entry, caster, spell, world) {
  switch (entry) {
  }
  return -1;
}

function why_may_land(spell, goal, world) {
  const notes = [];
  if ($has(world.variants, 0) && MAP_AREA_TERRAIN[goal] === 0 /* TERRAIN_SEA */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($has(SPELL_SHUNNED[spell], MAP_AREA_TERRAIN[goal])) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_land(entry, spell, goal, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 0))) return 0;
      if (!(MAP_AREA_TERRAIN[goal] === 0 /* TERRAIN_SEA */)) return 1;
      break;
    case 1:
      if (!(!$has(SPELL_SHUNNED[spell], MAP_AREA_TERRAIN[goal]))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_casting_journeys = {
  carried_by_magic: [{ verb: "needs", text: "the caster is with no group that the spell could carry.", den: 1 }, { verb: "needs", text: "the caster's group is too large for the spell.", den: 1 }, { verb: "needs", text: "the caster's group has marched already.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #850 \u2013 Teleport Brigade\", line 5614" }, { verb: "needs", text: "the caster's group is in its winter camp.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#194 \u2013 Wintering Group\", line 4271" }, { verb: "needs", text: "the caster's group has rested, and no magic moves it this turn.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#745 \u2013 Rest Group\", line 4866" }],
  may_land: [{ verb: "yes", text: "the seas are frozen", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 819", source: "ice age" }, { verb: "holds", text: "", den: 1 }],
};

export { why_carried_by_magic, guards_carried_by_magic, why_may_land, guards_may_land, $labels_rules_casting_journeys };
