/** The rules of walls. */
import { $FLOOR, $add, $floorDiv, $has, $members, $mul, $present, $quotient } from "./runtime/numbers.js";
import { $any, $count } from "./runtime/lists.js";
import { ARTIFACT_ADDS_DEFENSE, BUILDING_TOUGHNESS, SURGE_RIPOSTE, seizures_defense } from "./tables.js";
import { flying } from "./rules_brigades.js";
import { controls } from "./rules_realm.js";

function lies_in(artifact, place, world) {
  if ($any(world.kingdoms, (k) => k.capital === place && $has(k.regalia, artifact))) {
    return true;
  }
  return $any(world.targets, (t) => t.place === place && $has(t.artifacts, artifact));
}

function manned_walls(place, world) {
  let place_kingdom_traits, place_region;
  let value = place.defense;
  for (const a of [0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */]) {
    if (ARTIFACT_ADDS_DEFENSE[a] !== null && lies_in(a, place, world)) {
      value = $add(value, $present(ARTIFACT_ADDS_DEFENSE[a], ""));
    }
  }
  let share_ = 20;
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    place_kingdom_traits = place_kingdom.traits;
    if ((place_kingdom_traits & 2686451728) !== 0) {
      if ((place_kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
        share_ = share_ + 2;
      }
      if ((place_kingdom_traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
        share_ = share_ + 2;
      }
      if ((place_kingdom_traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0) {
        share_ = share_ + 2;
      }
      if ((place_kingdom_traits & 16 /* TRAIT_CUNNING */) !== 0) {
        share_ = share_ + 2;
      }
    }
    place_region = place.region;
    if (place_region !== null && controls(place_kingdom, place_region)) {
      share_ = share_ + 2;
    }
    if (place_kingdom.capital === place) {
      share_ = share_ + 5;
    }
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 10), 20);
}

function walls_value(place, seizure, world) {
  let value = manned_walls(place, world);
  value = $mul(value, seizures_defense(seizure));
  return $floorDiv($add(value, 50), 100);
}

function walls_riposte(place, seizure, surge, world) {
  let value = walls_value(place, seizure, world);
  value = $mul(value, SURGE_RIPOSTE[surge]);
  return $floorDiv($add(value, 50), 100);
}

function walls_shelter(place) {
  let amount;
  let value = 150;
  let forts = $FLOOR;
  for (const b of $members(place.buildings)) {
    if (BUILDING_TOUGHNESS[b] !== null) {
      amount = $present(BUILDING_TOUGHNESS[b], "");
      if (forts < amount) {
        forts = amount;
      }
    }
  }
  if (forts > $FLOOR) {
    value = $add(value, forts);
  }
  return value;
}

function damage_taken(damage, shelter) {
  let value = damage;
  let divisor = 1;
  if (shelter > 0) {
    divisor = $mul(divisor, shelter);
    value = $mul(value, 100);
  }
  return $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "damage_taken");
}

function walls_luck() {
  return 15;
}

function storming_gain(group) {
  let value = 0;
  if (flying(group)) {
    value = value + 20;
  }
  let group_brigades = group.brigades;
  value = $add(value, $mul($count(group_brigades, (b) => b.breed === 88 /* BRIGADE_TYPE_TROLLS */), 10));
  if ((group.kingdom.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0 && $any(group_brigades, (b) => b.breed === 97 /* BRIGADE_TYPE_WAR_MACHINES */)) {
    value = $add(value, 15);
  }
  return value;
}

function siege_length(besieger, town) {
  if ((besieger.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0 && town) {
    return 2;
  }
  return 3;
}

function siege_captives(besieger, fallen) {
  let value = 30;
  if (fallen) {
    value = 50;
  }
  if ((besieger.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0) {
    value = value + 20;
  }
  return value;
}

export { lies_in, manned_walls, walls_value, walls_riposte, walls_shelter, damage_taken, walls_luck, storming_gain, siege_length, siege_captives };
