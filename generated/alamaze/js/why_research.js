/** The rules of research with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $low, $mul, $sub } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { PROWESS_ASSURED, PROWESS_COST, PROWESS_RITE } from "./tables.js";
import { assured_level, has_tower, next_level, studies_at } from "./rules_research.js";

function why_studies_at(caster, place) {
  const notes = [];
  let caster_kingdom = caster.kingdom;
  if (caster_kingdom === null || place.kingdom !== caster_kingdom) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (caster.place === place) {
    notes.push([1, 0]);
    return [true, notes];
  }
  let caster_group = caster.group;
  if (caster_group === null || caster_group.area === null || caster_group.area !== place.area) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_studies_at(entry, caster, place) {
  switch (entry) {
    case 0:
      if (!(caster.kingdom === null || place.kingdom !== caster.kingdom)) return 0;
      break;
    case 1:
      if (!(caster.place === place)) return 0;
      break;
    case 2:
      if (!(caster.group !== null)) return 0;
      if (!(caster.group.area !== null)) return 1;
      if (!(caster.group.area === place.area)) return 2;
      break;
  }
  return -1;
}

function why_next_level(caster) {
  const notes = [];
  let value = caster.level;
  notes.push([0, value]);
  notes.push([1, 1]);
  value = $add(value, 1);
  return [value, notes];
}

function guards_next_level(entry, caster) {
  switch (entry) {
  }
  return -1;
}

function why_research_cost(caster, world) {
  const notes = [];
  let value, amount, caster_kingdom_traits, amount_, amount_2;
  let caster_kingdom = caster.kingdom;
  if (caster_kingdom === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (caster_kingdom !== null) {
    value = $mul(PROWESS_COST[caster_kingdom.prowess], next_level(caster));
    notes.push([1, value]);
  } else {
    value = 0;
  }
  let caster_group = caster.group;
  if (caster_group !== null && ($low(caster_group.artifacts) & 67108864 /* ARTIFACT_STONE_OF_ALL_MINDS */) !== 0) {
    amount = $mul(next_level(caster), 2000);
    notes.push([2, $mul(amount, -1)]);
    value = $sub(value, amount);
  }
  if (caster_kingdom !== null) {
    caster_kingdom_traits = caster_kingdom.traits;
    if ((caster_kingdom_traits & 32 /* TRAIT_DEVOUT */) !== 0) {
      amount_ = $mul(next_level(caster), 1000);
      notes.push([3, amount_]);
      value = $add(value, amount_);
    }
    if ((caster_kingdom_traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      amount_2 = $mul(next_level(caster), 1000);
      notes.push([4, amount_2]);
      value = $add(value, amount_2);
    }
  }
  if (next_level(caster) === 3) {
    notes.push([5, 10000]);
    value = $add(value, 10000);
  }
  if (next_level(caster) === 5) {
    notes.push([6, 30000]);
    value = $add(value, 30000);
  }
  if (next_level(caster) === 7) {
    notes.push([7, 60000]);
    value = $add(value, 60000);
  }
  let share_ = 10;
  let towers = 0;
  let leader = -1;
  if (has_tower(caster, world) && next_level(caster) <= 5) {
    if (towers < 1) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      towers = 1;
      leader = 8;
    } else {
      notes.push([-9, 0]);
    }
  }
  if (leader >= 0) {
    notes.push([leader, $mul(value, $mul(towers, -1))]);
  }
  share_ = share_ - towers;
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 5), 10);
  notes.push([9, $sub($mul(value, 10), before)]);
  return [value, notes];
}

function guards_research_cost(entry, caster, world) {
  switch (entry) {
    case 0:
      if (!(caster.kingdom === null)) return 0;
      break;
    case 1:
      if (!(caster.kingdom !== null)) return 0;
      break;
    case 2:
      if (!(caster.group !== null && ($low(caster.group.artifacts) & 67108864 /* ARTIFACT_STONE_OF_ALL_MINDS */) !== 0)) return 0;
      break;
    case 3:
      if (!(caster.kingdom !== null && (caster.kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0)) return 0;
      break;
    case 4:
      if (!(caster.kingdom !== null && (caster.kingdom.traits & 8388608 /* TRAIT_ORDER */) !== 0)) return 0;
      break;
    case 5:
      if (!(next_level(caster) === 3)) return 0;
      break;
    case 6:
      if (!(next_level(caster) === 5)) return 0;
      break;
    case 7:
      if (!(next_level(caster) === 7)) return 0;
      break;
    case 8:
      if (!(has_tower(caster, world))) return 0;
      if (!(next_level(caster) <= 5)) return 1;
      break;
  }
  return -1;
}

function why_assured_level(caster) {
  const notes = [];
  let value;
  let caster_kingdom = caster.kingdom;
  if (caster_kingdom === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (caster_kingdom !== null) {
    value = PROWESS_ASSURED[caster_kingdom.prowess];
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if (caster_kingdom !== null && caster_kingdom.undying !== 0) {
    notes.push([2, 2]);
    value = value + 2;
  }
  return [value, notes];
}

function guards_assured_level(entry, caster) {
  switch (entry) {
    case 0:
      if (!(caster.kingdom === null)) return 0;
      break;
    case 1:
      if (!(caster.kingdom !== null)) return 0;
      break;
    case 2:
      if (!(caster.kingdom !== null)) return 0;
      if (!(caster.kingdom.undying !== 0)) return 1;
      break;
  }
  return -1;
}

function why_research_chance(caster) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  if (next_level(caster) > assured_level(caster)) {
    notes.push([1, $mul($floorDiv(value, 2), -1)]);
    value = $floorDiv(value, 2);
  }
  if (next_level(caster) > assured_level(caster) + 1) {
    notes.push([2, $mul($floorDiv(value, 2), -1)]);
    value = $floorDiv(value, 2);
  }
  if (next_level(caster) > assured_level(caster) + 2) {
    notes.push([3, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  if (next_level(caster) > assured_level(caster) + 3) {
    notes.push([4, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  if (next_level(caster) > assured_level(caster) + 4) {
    notes.push([5, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv(value + 4, 8);
  notes.push([6, $mul(value, 8) - before]);
  return [value, notes];
}

function guards_research_chance(entry, caster) {
  switch (entry) {
    case 1:
      if (!(next_level(caster) > assured_level(caster))) return 0;
      break;
    case 2:
      if (!(next_level(caster) > assured_level(caster) + 1)) return 0;
      break;
    case 3:
      if (!(next_level(caster) > assured_level(caster) + 2)) return 0;
      break;
    case 4:
      if (!(next_level(caster) > assured_level(caster) + 3)) return 0;
      break;
    case 5:
      if (!(next_level(caster) > assured_level(caster) + 4)) return 0;
      break;
  }
  return -1;
}

function why_rite_chance(caster) {
  const notes = [];
  let value;
  let caster_kingdom = caster.kingdom;
  if (caster_kingdom === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (caster_kingdom !== null) {
    value = PROWESS_RITE[caster_kingdom.prowess];
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_rite_chance(entry, caster) {
  switch (entry) {
    case 0:
      if (!(caster.kingdom === null)) return 0;
      break;
    case 1:
      if (!(caster.kingdom !== null)) return 0;
      break;
  }
  return -1;
}

function why_has_tower(caster, world) {
  const notes = [];
  if (!$any(world.places, (p) => ((p.buildings & 8192 /* BUILDING_WIZARD_TOWER */) !== 0 || (p.buildings & 16384 /* BUILDING_GREAT_MAGE_TOWER */) !== 0) && studies_at(caster, p))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_tower(entry, caster, world) {
  switch (entry) {
    case 0:
      if (!($any(world.places, (p) => ((p.buildings & 8192 /* BUILDING_WIZARD_TOWER */) !== 0 || (p.buildings & 16384 /* BUILDING_GREAT_MAGE_TOWER */) !== 0) && studies_at(caster, p)))) return 0;
      break;
  }
  return -1;
}

function why_may_research(caster, world) {
  const notes = [];
  if (caster.undead && (caster.study_limit === null || caster.level >= caster.study_limit)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let caster_level = caster.level;
  if (caster_level < 1) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!$any(world.places, (p) => studies_at(caster, p))) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (caster_level >= 5 && !has_tower(caster, world)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_research(entry, caster, world) {
  switch (entry) {
  }
  return -1;
}

function why_may_undergo_rite(caster) {
  const notes = [];
  if (caster.level !== 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_undergo_rite(entry, caster) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_research = {
  studies_at: [{ verb: "no", text: "not a place of its kingdom", den: 1 }, { verb: "yes", text: "at home there", den: 1 }, { verb: "holds", text: "its group stands there", den: 1 }],
  next_level: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "step by step", den: 1 }],
  research_cost: [{ verb: "base", text: "a wizard without a kingdom has nobody to pay for", den: 1 }, { verb: "base", text: "study", den: 1 }, { verb: "subtract", text: "stone", den: 1, source: "Stone of All Minds (artifact)" }, { verb: "add", text: "scruples", den: 1, cites: "ruling \"Whether the Devout pay their surcharge once or for every level\"", source: "Devout (trait)" }, { verb: "add", text: "permits", den: 1, source: "Order (trait)" }, { verb: "add", text: "the costly step", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2311" }, { verb: "add", text: "fifth level", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2312" }, { verb: "add", text: "seventh level", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2313" }, { verb: "reduce by", text: "tower", den: 10, cites: "ruling \"Whether a tower's discount covers the thresholds\"", source: "research" }, { verb: "round", text: "whole coins", den: 10, cites: "ruling \"What happens to fractions\"" }],
  assured_level: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "add", text: "an Immortal's presence", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Immortality\", line 1574" }],
  research_chance: [{ verb: "base", text: "assured", den: 1 }, { verb: "times", text: "beyond what is assured", den: 1 }, { verb: "times", text: "further beyond", den: 1 }, { verb: "times", text: "and further", den: 2 }, { verb: "times", text: "where few have been", den: 4 }, { verb: "times", text: "where nobody has been", den: 8 }, { verb: "round", text: "whole points", den: 8, cites: "ruling \"What happens to fractions\"" }],
  rite_chance: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "trial by fire", den: 1 }],
  has_tower: [{ verb: "holds", text: "", den: 1 }],
  may_research: [{ verb: "needs", text: "the caster has given up growth with life.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #870 \u2013 Wraith Form\", line 5682; \"Spell #871 \u2013 Transform to Lich\", line 5686" }, { verb: "needs", text: "the caster must first pass the Rite of the Magi.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2317" }, { verb: "needs", text: "the caster needs a population center of the caster's kingdom to study in.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #799 \u2013 Magic Research\", line 5566" }, { verb: "needs", text: "the caster needs a Wizard Tower for higher studies.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2317; \"#799 \u2013 Magical Research\", line 4932" }],
  may_undergo_rite: [{ verb: "needs", text: "Only adepts undergo the rite.", den: 1 }],
};

export { why_studies_at, guards_studies_at, why_next_level, guards_next_level, why_research_cost, guards_research_cost, why_assured_level, guards_assured_level, why_research_chance, guards_research_chance, why_rite_chance, guards_rite_chance, why_has_tower, guards_has_tower, why_may_research, guards_may_research, why_may_undergo_rite, guards_may_undergo_rite, $labels_rules_research };
