/** The rules of walls with the notes that explain them, and what has to hold for each entry. */
import { $FLOOR, $add, $floorDiv, $has, $members, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $any, $count } from "./runtime/lists.js";
import { ARTIFACT_ADDS_DEFENSE, BUILDING_TOUGHNESS, SURGE_RIPOSTE, seizures_defense } from "./tables.js";
import { flying } from "./rules_brigades.js";
import { controls } from "./rules_realm.js";
import { lies_in, manned_walls, walls_value } from "./rules_walls.js";

function why_lies_in(artifact, place, world) {
  const notes = [];
  if ($any(world.kingdoms, (k) => k.capital === place && $has(k.regalia, artifact))) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!$any(world.targets, (t) => t.place === place && $has(t.artifacts, artifact))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_lies_in(entry, artifact, place, world) {
  switch (entry) {
    case 0:
      if (!($any(world.kingdoms, (k) => k.capital === place && $has(k.regalia, artifact)))) return 0;
      break;
    case 1:
      if (!($any(world.targets, (t) => t.place === place && $has(t.artifacts, artifact)))) return 0;
      break;
  }
  return -1;
}

function why_manned_walls(place, world) {
  const notes = [];
  let amount, place_kingdom_traits, place_region;
  let value = place.defense;
  notes.push([0, value]);
  for (const a of [0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */]) {
    if (ARTIFACT_ADDS_DEFENSE[a] !== null && lies_in(a, place, world)) {
      amount = $present(ARTIFACT_ADDS_DEFENSE[a], "");
      notes.push([1, amount]);
      value = $add(value, amount);
    }
  }
  let share_ = 20;
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    place_kingdom_traits = place_kingdom.traits;
    if ((place_kingdom_traits & 2686451728) !== 0) {
      if ((place_kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
        notes.push([2, $mul(value, 2)]);
        share_ = share_ + 2;
      }
      if ((place_kingdom_traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
        notes.push([3, $mul(value, 2)]);
        share_ = share_ + 2;
      }
      if ((place_kingdom_traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0) {
        notes.push([4, $mul(value, 2)]);
        share_ = share_ + 2;
      }
      if ((place_kingdom_traits & 16 /* TRAIT_CUNNING */) !== 0) {
        notes.push([5, $mul(value, 2)]);
        share_ = share_ + 2;
      }
    }
    place_region = place.region;
    if (place_region !== null && controls(place_kingdom, place_region)) {
      notes.push([6, $mul(value, 2)]);
      share_ = share_ + 2;
    }
    if (place_kingdom.capital === place) {
      notes.push([7, $mul(value, 5)]);
      share_ = share_ + 5;
    }
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 10), 20);
  notes.push([8, $sub($mul(value, 20), before)]);
  return [value, notes];
}

function guards_manned_walls(entry, place, world) {
  switch (entry) {
    case 2:
      if (!(place.kingdom !== null)) return 0;
      if (!((place.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) return 1;
      break;
    case 3:
      if (!(place.kingdom !== null)) return 0;
      if (!((place.kingdom.traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0)) return 1;
      break;
    case 4:
      if (!(place.kingdom !== null)) return 0;
      if (!((place.kingdom.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0)) return 1;
      break;
    case 5:
      if (!(place.kingdom !== null)) return 0;
      if (!((place.kingdom.traits & 16 /* TRAIT_CUNNING */) !== 0)) return 1;
      break;
    case 6:
      if (!(place.kingdom !== null)) return 0;
      if (!(place.region !== null)) return 1;
      if (!(controls(place.kingdom, place.region))) return 2;
      break;
    case 7:
      if (!(place.kingdom !== null)) return 0;
      if (!(place.kingdom.capital === place)) return 1;
      break;
  }
  return -1;
}

function why_walls_value(place, seizure, world) {
  const notes = [];
  let value = manned_walls(place, world);
  notes.push([0, value]);
  let times = seizures_defense(seizure);
  notes.push([1, $mul(value, times - 100)]);
  value = $mul(value, times);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_walls_value(entry, place, seizure, world) {
  switch (entry) {
  }
  return -1;
}

function why_walls_riposte(place, seizure, surge, world) {
  const notes = [];
  let value = walls_value(place, seizure, world);
  notes.push([0, value]);
  let times = SURGE_RIPOSTE[surge];
  notes.push([1, $mul(value, times - 100)]);
  value = $mul(value, times);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_walls_riposte(entry, place, seizure, surge, world) {
  switch (entry) {
  }
  return -1;
}

function why_walls_shelter(place) {
  const notes = [];
  let amount;
  notes.push([0, 3]);
  let value = 150;
  let forts = $FLOOR;
  let leader = -1;
  for (const b of $members(place.buildings)) {
    if (BUILDING_TOUGHNESS[b] !== null) {
      amount = $present(BUILDING_TOUGHNESS[b], "");
      if (forts < amount) {
        if (leader >= 0) {
          notes.push([-1 - leader, 0]);
        }
        forts = amount;
        leader = 1;
      } else {
        notes.push([-2, 0]);
      }
    }
  }
  if (forts > $FLOOR) {
    if (leader >= 0) {
      notes.push([leader, forts]);
    }
    value = $add(value, forts);
  }
  return [value, notes];
}

function guards_walls_shelter(entry, place) {
  switch (entry) {
  }
  return -1;
}

function why_damage_taken(damage, shelter) {
  const notes = [];
  let value = damage;
  notes.push([0, value]);
  let before = value;
  let divider = -1;
  let divisor = 1;
  if (shelter > 0) {
    divider = 1;
    divisor = $mul(divisor, shelter);
    value = $mul(value, 100);
  }
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "damage_taken");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([2, $sub(value, before)]);
  }
  return [value, notes];
}

function guards_damage_taken(entry, damage, shelter) {
  switch (entry) {
    case 1:
      if (!(shelter > 0)) return 0;
      break;
  }
  return -1;
}

function why_walls_luck() {
  const notes = [];
  notes.push([0, 15]);
  let value = 15;
  return [value, notes];
}

function guards_walls_luck(entry) {
  switch (entry) {
  }
  return -1;
}

function why_storming_gain(group) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if (flying(group)) {
    notes.push([1, 20]);
    value = value + 20;
  }
  let group_brigades = group.brigades;
  let amount = $mul($count(group_brigades, (b) => b.breed === 88 /* BRIGADE_TYPE_TROLLS */), 10);
  notes.push([2, amount]);
  value = $add(value, amount);
  if ((group.kingdom.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0 && $any(group_brigades, (b) => b.breed === 97 /* BRIGADE_TYPE_WAR_MACHINES */)) {
    notes.push([3, 15]);
    value = $add(value, 15);
  }
  return [value, notes];
}

function guards_storming_gain(entry, group) {
  switch (entry) {
    case 1:
      if (!(flying(group))) return 0;
      break;
    case 3:
      if (!((group.kingdom.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0)) return 0;
      if (!($any(group.brigades, (b) => b.breed === 97 /* BRIGADE_TYPE_WAR_MACHINES */))) return 1;
      break;
  }
  return -1;
}

function why_siege_length(besieger, town) {
  const notes = [];
  if ((besieger.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0 && town) {
    notes.push([0, 0]);
    return [2, notes];
  }
  notes.push([1, 0]);
  return [3, notes];
}

function guards_siege_length(entry, besieger, town) {
  switch (entry) {
    case 0:
      if (!((besieger.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0)) return 0;
      if (!(town)) return 1;
      break;
  }
  return -1;
}

function why_siege_captives(besieger, fallen) {
  const notes = [];
  notes.push([0, 30]);
  let value = 30;
  if (fallen) {
    notes.push([1, 50 - value]);
    value = 50;
  }
  if ((besieger.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0) {
    notes.push([2, 20]);
    value = value + 20;
  }
  return [value, notes];
}

function guards_siege_captives(entry, besieger, fallen) {
  switch (entry) {
    case 1:
      if (!(fallen)) return 0;
      break;
    case 2:
      if (!((besieger.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_walls = {
  lies_in: [{ verb: "yes", text: "at the ruler's court", den: 1 }, { verb: "holds", text: "with somebody who stays there", den: 1 }],
  manned_walls: [{ verb: "base", text: "its defense", den: 1 }, { verb: "add", text: "a horn on the wall", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5818" }, { verb: "increase by", text: "Stalwart", den: 20 }, { verb: "increase by", text: "Military Tradition", den: 20 }, { verb: "increase by", text: "Siege Engineering", den: 20 }, { verb: "increase by", text: "Cunning", den: 20 }, { verb: "increase by", text: "control of the region", den: 20 }, { verb: "increase by", text: "the capital", den: 20 }, { verb: "round", text: "whole points", den: 20, cites: "ruling \"What happens to fractions\"" }],
  walls_value: [{ verb: "base", text: "its walls and who holds them", den: 1 }, { verb: "times", text: "what they have to lose", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  walls_riposte: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "the stage's share", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  walls_shelter: [{ verb: "base", text: "walls, as a rule", den: 2 }, { verb: "add", text: "its fortification", den: 100, cites: "ruling \"Whether fortifications add to the loss divider\"" }],
  damage_taken: [{ verb: "base", text: "", den: 1 }, { verb: "divide by", text: "the loss divider", den: 1 }, { verb: "round", text: "whole points", den: 1, cites: "ruling \"What happens to fractions\"" }],
  walls_luck: [{ verb: "base", text: "", den: 1 }],
  storming_gain: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "over the walls", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Movement\", line 1983" }, { verb: "add", text: "trolls", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Brigade Special Abilities\", line 4039" }, { verb: "add", text: "engines of war", den: 1, source: "Siege Engineering (trait)" }],
  siege_length: [{ verb: "otherwise", text: "engineers before a town", den: 1, source: "Siege Engineering (trait)" }, { verb: "otherwise", text: "", den: 1 }],
  siege_captives: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "the siege has succeeded", den: 1 }, { verb: "add", text: "engineers", den: 1, source: "Siege Engineering (trait)" }],
};

export { why_lies_in, guards_lies_in, why_manned_walls, guards_manned_walls, why_walls_value, guards_walls_value, why_walls_riposte, guards_walls_riposte, why_walls_shelter, guards_walls_shelter, why_damage_taken, guards_damage_taken, why_walls_luck, guards_walls_luck, why_storming_gain, guards_storming_gain, why_siege_length, guards_siege_length, why_siege_captives, guards_siege_captives, $labels_rules_walls };
