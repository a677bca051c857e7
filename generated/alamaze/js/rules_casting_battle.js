/** The rules of casting_battle. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $extreme, $floorDiv, $has, $larger, $low, $mul, $present, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { ARTIFACT_EVERY_BATTLE, ARTIFACT_SORT, SPELL_BLUNTED_SHARE, SPELL_BRAVED_BY, SPELL_COUNTERED, SPELL_LEAST_KILLED, SPELL_LOSSES, SPELL_MORE_OF_AN_ARMY, SPELL_MOST_KILLED, SPELL_SPELL_CAP, SPELL_TIERS_LATER } from "./tables.js";
import { death_ward } from "./rules_abilities.js";
import { brigades_of, flying } from "./rules_brigades.js";
import { shielding } from "./rules_combat.js";
import { felling_chance, leader_level, losses_dealt } from "./rules_magic.js";
import { host_size } from "./rules_movement.js";

function comes_to(cast_, host, foe, town) {
  if (cast_.unravelled) {
    return false;
  }
  let cast_caster = cast_.caster;
  if (cast_caster !== null && !$any(host.wizards, (w) => w === cast_caster)) {
    return false;
  }
  let cast_foe = cast_.foe;
  if (cast_foe === null && cast_.town === null) {
    return true;
  }
  return foe !== null && cast_foe === foe || town !== null && cast_.town === town;
}

function cast_before(caster, kingdom, spell, foe, town, world) {
  return $any(world.groups, (g) => g.kingdom === kingdom && (caster.group === g && $any(g.prepared, (c) => c.spell === spell && c.foe === foe && c.town === town && !c.of_a_greater)));
}

function sheltered(host, from_whom) {
  return $any(host.prepared, (c) => c.spell === 17 /* SPELL_PROTECT_HEROES_AND_WIZARDS */ && comes_to(c, host, from_whom, null));
}

function stun_chance(spell, power, rank, safe) {
  let value = felling_chance(spell, power, leader_level(rank));
  let share_ = 100;
  if (safe && ($low(SPELL_COUNTERED[spell]) & 131072 /* SPELL_PROTECT_HEROES_AND_WIZARDS */) !== 0) {
    share_ = share_ - 100;
  }
  if (safe && SPELL_BLUNTED_SHARE[spell] !== null) {
    share_ = $sub(share_, $present(SPELL_BLUNTED_SHARE[spell], ""));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("stun_chance");
  }
  value = $mul(value, share_);
  value = $floorDiv($add(value, 50), 100);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function slaying_chance(spell, power, victim, kingdom, safe) {
  let value = felling_chance(spell, power, victim);
  if ((kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    value = value - 15;
  }
  let share_ = 100;
  share_ = share_ - death_ward(kingdom);
  if (safe && ($low(SPELL_COUNTERED[spell]) & 131072 /* SPELL_PROTECT_HEROES_AND_WIZARDS */) !== 0) {
    share_ = share_ - 100;
  }
  if (share_ < 0) {
    throw new TooMuchTaken("slaying_chance");
  }
  value = $mul(value, share_);
  value = $floorDiv(value + 50, 100);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function bodies_raised(side, enemy) {
  let value = 0;
  if ($any(side.casts, (c) => SPELL_SPELL_CAP[c.spell] !== null)) {
    value = $add(value, enemy.brigades_lost);
  }
  let limit = $larger(0, $sub(5, brigades_of(side.group, 102 /* BRIGADE_TYPE_ZOMBIES */)));
  if (value > limit) {
    value = limit;
  }
  return value;
}

function goes_cold(artifact) {
  return ARTIFACT_SORT[artifact] === 3 /* ARTIFACT_CLASS_WEAPON */ || ARTIFACT_EVERY_BATTLE[artifact];
}

function walled_off(attacker, foe) {
  if (flying(attacker)) {
    return false;
  }
  if ($any(foe.prepared, (c) => SPELL_LOSSES[c.spell] !== null && comes_to(c, foe, attacker, null))) {
    return true;
  }
  return !flying(foe) && $any(attacker.prepared, (c) => SPELL_LOSSES[c.spell] !== null && comes_to(c, attacker, foe, null));
}

function kept_apart(attacker, foe, plan, world) {
  if (plan === 3 /* TACTIC_DETERMINED */) {
    return false;
  }
  if ($any(world.challenges, (c) => c.attacker === foe && c.foe === attacker && c.plan === 3 /* TACTIC_DETERMINED */)) {
    return false;
  }
  return walled_off(attacker, foe);
}

function crossing_losses(side, enemy, world) {
  let value;
  if (side.attacking && !flying(side.group)) {
    value = $smaller(100, $add($extreme($larger, [0, ...$pick(enemy.casts, (c) => $has(SPELL_BRAVED_BY[c.spell], side.ordered), (c) => losses_dealt(c.spell, world))]), $extreme($larger, [0, ...$pick(side.casts, (c) => $has(SPELL_BRAVED_BY[c.spell], side.ordered), (c) => losses_dealt(c.spell, world))])));
  } else {
    value = 0;
  }
  let share_ = 100;
  share_ = $sub(share_, $smaller(100, shielding(side)));
  if (share_ < 0) {
    throw new TooMuchTaken("crossing_losses");
  }
  value = $mul(value, share_);
  value = $floorDiv($add(value, 50), 100);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function brigades_reaped(spell, kingdom, foe) {
  let value;
  if (SPELL_LEAST_KILLED[spell] === null || SPELL_MOST_KILLED[spell] === null) {
    value = 0;
  } else {
    value = $larger($present(SPELL_LEAST_KILLED[spell], ""), $smaller($present(SPELL_MOST_KILLED[spell], ""), $floorDiv($sub($add($present(SPELL_LEAST_KILLED[spell], ""), $present(SPELL_MOST_KILLED[spell], "")), $mul(SPELL_TIERS_LATER[kingdom.prowess], 2)), 2)));
  }
  if (SPELL_MORE_OF_AN_ARMY[spell] !== null && host_size(foe) === 5 /* HOST_SIZE_ARMY_GROUP */) {
    value = $add(value, $present(SPELL_MORE_OF_AN_ARMY[spell], ""));
  }
  return value;
}

export { comes_to, cast_before, sheltered, stun_chance, slaying_chance, bodies_raised, goes_cold, walled_off, kept_apart, crossing_losses, brigades_reaped };
