/** The rules of casting_battle with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $extreme, $floorDiv, $has, $larger, $low, $mul, $present, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { ARTIFACT_EVERY_BATTLE, ARTIFACT_SORT, SPELL_BLUNTED_SHARE, SPELL_BRAVED_BY, SPELL_COUNTERED, SPELL_LEAST_KILLED, SPELL_LOSSES, SPELL_MORE_OF_AN_ARMY, SPELL_MOST_KILLED, SPELL_SPELL_CAP, SPELL_TIERS_LATER } from "./tables.js";
import { death_ward } from "./rules_abilities.js";
import { brigades_of, flying } from "./rules_brigades.js";
import { comes_to, walled_off } from "./rules_casting_battle.js";
import { shielding } from "./rules_combat.js";
import { felling_chance, leader_level, losses_dealt } from "./rules_magic.js";
import { host_size } from "./rules_movement.js";

function why_comes_to(cast_, host, foe, town) {
  const notes = [];
  if (cast_.unravelled) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let cast_caster = cast_.caster;
  if (cast_caster !== null && !$any(host.wizards, (w) => w === cast_caster)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let cast_foe = cast_.foe;
  if (cast_foe === null && cast_.town === null) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if ((foe === null || cast_foe !== foe) && (town === null || cast_.town !== town)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_comes_to(entry, cast_, host, foe, town) {
  switch (entry) {
    case 0:
      if (!(cast_.unravelled)) return 0;
      break;
    case 1:
      if (!(cast_.caster !== null)) return 0;
      if (!(!$any(host.wizards, (w) => w === cast_.caster))) return 1;
      break;
    case 2:
      if (!(cast_.foe === null)) return 0;
      if (!(cast_.town === null)) return 1;
      break;
    case 3:
      if (!(foe !== null && cast_.foe === foe || town !== null && cast_.town === town)) return 0;
      break;
  }
  return -1;
}

function why_cast_before(caster, kingdom, spell, foe, town, world) {
  const notes = [];
  if (!$any(world.groups, (g) => g.kingdom === kingdom && (caster.group === g && $any(g.prepared, (c) => c.spell === spell && c.foe === foe && c.town === town && !c.of_a_greater)))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_cast_before(entry, caster, kingdom, spell, foe, town, world) {
  switch (entry) {
    case 0:
      if (!($any(world.groups, (g) => g.kingdom === kingdom && (caster.group === g && $any(g.prepared, (c) => c.spell === spell && c.foe === foe && c.town === town && !c.of_a_greater))))) return 0;
      break;
  }
  return -1;
}

function why_sheltered(host, from_whom) {
  const notes = [];
  if (!$any(host.prepared, (c) => c.spell === 17 /* SPELL_PROTECT_HEROES_AND_WIZARDS */ && comes_to(c, host, from_whom, null))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_sheltered(entry, host, from_whom) {
  switch (entry) {
    case 0:
      if (!($any(host.prepared, (c) => c.spell === 17 /* SPELL_PROTECT_HEROES_AND_WIZARDS */ && comes_to(c, host, from_whom, null)))) return 0;
      break;
  }
  return -1;
}

function why_stun_chance(spell, power, rank, safe) {
  const notes = [];
  let points;
  let value = felling_chance(spell, power, leader_level(rank));
  notes.push([0, value]);
  let share_ = 100;
  if (safe && ($low(SPELL_COUNTERED[spell]) & 131072 /* SPELL_PROTECT_HEROES_AND_WIZARDS */) !== 0) {
    notes.push([1, $mul(value, -100)]);
    share_ = share_ - 100;
  }
  if (safe && SPELL_BLUNTED_SHARE[spell] !== null) {
    points = $present(SPELL_BLUNTED_SHARE[spell], "");
    notes.push([2, $mul(value, $mul(points, -1))]);
    share_ = $sub(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("stun_chance");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([3, $sub($mul(value, 100), before)]);
  if (value < 0) {
    notes.push([4, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([4, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_stun_chance(entry, spell, power, rank, safe) {
  switch (entry) {
    case 1:
      if (!(safe)) return 0;
      if (!(($low(SPELL_COUNTERED[spell]) & 131072 /* SPELL_PROTECT_HEROES_AND_WIZARDS */) !== 0)) return 1;
      break;
    case 2:
      if (!(safe)) return 0;
      if (!(SPELL_BLUNTED_SHARE[spell] !== null)) return 1;
      break;
  }
  return -1;
}

function why_slaying_chance(spell, power, victim, kingdom, safe) {
  const notes = [];
  let value = felling_chance(spell, power, victim);
  notes.push([0, value]);
  if ((kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    notes.push([3, -15]);
    value = value - 15;
  }
  let share_ = 100;
  let points = death_ward(kingdom);
  notes.push([1, $mul(value, $mul(points, -1))]);
  share_ = share_ - points;
  if (safe && ($low(SPELL_COUNTERED[spell]) & 131072 /* SPELL_PROTECT_HEROES_AND_WIZARDS */) !== 0) {
    notes.push([2, $mul(value, -100)]);
    share_ = share_ - 100;
  }
  if (share_ < 0) {
    throw new TooMuchTaken("slaying_chance");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv(value + 50, 100);
  notes.push([4, $mul(value, 100) - before]);
  if (value < 0) {
    notes.push([5, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([5, 100 - value]);
    value = 100;
  }
  return [value, notes];
}

function guards_slaying_chance(entry, spell, power, victim, kingdom, safe) {
  switch (entry) {
    case 2:
      if (!(safe)) return 0;
      if (!(($low(SPELL_COUNTERED[spell]) & 131072 /* SPELL_PROTECT_HEROES_AND_WIZARDS */) !== 0)) return 1;
      break;
    case 3:
      if (!((kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_bodies_raised(side, enemy) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  if ($any(side.casts, (c) => SPELL_SPELL_CAP[c.spell] !== null)) {
    amount = enemy.brigades_lost;
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  let limit = $larger(0, $sub(5, brigades_of(side.group, 102 /* BRIGADE_TYPE_ZOMBIES */)));
  if (value > limit) {
    notes.push([2, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_bodies_raised(entry, side, enemy) {
  switch (entry) {
    case 1:
      if (!($any(side.casts, (c) => SPELL_SPELL_CAP[c.spell] !== null))) return 0;
      break;
    case 2:
      if (!(true)) return 0;
      break;
  }
  return -1;
}

function why_goes_cold(artifact) {
  const notes = [];
  if (ARTIFACT_SORT[artifact] !== 3 /* ARTIFACT_CLASS_WEAPON */ && !ARTIFACT_EVERY_BATTLE[artifact]) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_goes_cold(entry, artifact) {
  switch (entry) {
    case 0:
      if (!(ARTIFACT_SORT[artifact] === 3 /* ARTIFACT_CLASS_WEAPON */ || ARTIFACT_EVERY_BATTLE[artifact])) return 0;
      break;
  }
  return -1;
}

function why_walled_off(attacker, foe) {
  const notes = [];
  if (flying(attacker)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($any(foe.prepared, (c) => SPELL_LOSSES[c.spell] !== null && comes_to(c, foe, attacker, null))) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (flying(foe) || !$any(attacker.prepared, (c) => SPELL_LOSSES[c.spell] !== null && comes_to(c, attacker, foe, null))) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_walled_off(entry, attacker, foe) {
  switch (entry) {
    case 0:
      if (!(flying(attacker))) return 0;
      break;
    case 1:
      if (!($any(foe.prepared, (c) => SPELL_LOSSES[c.spell] !== null && comes_to(c, foe, attacker, null)))) return 0;
      break;
    case 2:
      if (!(!flying(foe))) return 0;
      if (!($any(attacker.prepared, (c) => SPELL_LOSSES[c.spell] !== null && comes_to(c, attacker, foe, null)))) return 1;
      break;
  }
  return -1;
}

function why_kept_apart(attacker, foe, plan, world) {
  const notes = [];
  if (plan === 3 /* TACTIC_DETERMINED */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($any(world.challenges, (c) => c.attacker === foe && c.foe === attacker && c.plan === 3 /* TACTIC_DETERMINED */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!walled_off(attacker, foe)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_kept_apart(entry, attacker, foe, plan, world) {
  switch (entry) {
    case 0:
      if (!(plan === 3 /* TACTIC_DETERMINED */)) return 0;
      break;
    case 1:
      if (!($any(world.challenges, (c) => c.attacker === foe && c.foe === attacker && c.plan === 3 /* TACTIC_DETERMINED */))) return 0;
      break;
    case 2:
      if (!(walled_off(attacker, foe))) return 0;
      break;
  }
  return -1;
}

function why_crossing_losses(side, enemy, world) {
  const notes = [];
  let value;
  let side_attacking = side.attacking;
  if (side_attacking && !flying(side.group)) {
    value = $smaller(100, $add($extreme($larger, [0, ...$pick(enemy.casts, (c) => $has(SPELL_BRAVED_BY[c.spell], side.ordered), (c) => losses_dealt(c.spell, world))]), $extreme($larger, [0, ...$pick(side.casts, (c) => $has(SPELL_BRAVED_BY[c.spell], side.ordered), (c) => losses_dealt(c.spell, world))])));
    notes.push([0, value]);
  } else if (!side_attacking || flying(side.group)) {
    notes.push([1, 0]);
    value = 0;
  } else {
    value = 0;
  }
  let share_ = 100;
  let points = $smaller(100, shielding(side));
  notes.push([2, $mul(value, $mul(points, -1))]);
  share_ = $sub(share_, points);
  if (share_ < 0) {
    throw new TooMuchTaken("crossing_losses");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([3, $sub($mul(value, 100), before)]);
  if (value < 0) {
    notes.push([4, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([4, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_crossing_losses(entry, side, enemy, world) {
  switch (entry) {
    case 0:
      if (!(side.attacking)) return 0;
      if (!(!flying(side.group))) return 1;
      break;
    case 1:
      if (!(!side.attacking || flying(side.group))) return 0;
      break;
  }
  return -1;
}

function why_brigades_reaped(spell, kingdom, foe) {
  const notes = [];
  let value, amount;
  if (SPELL_LEAST_KILLED[spell] === null || SPELL_MOST_KILLED[spell] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (SPELL_LEAST_KILLED[spell] !== null && SPELL_MOST_KILLED[spell] !== null) {
    value = $larger($present(SPELL_LEAST_KILLED[spell], ""), $smaller($present(SPELL_MOST_KILLED[spell], ""), $floorDiv($sub($add($present(SPELL_LEAST_KILLED[spell], ""), $present(SPELL_MOST_KILLED[spell], "")), $mul(SPELL_TIERS_LATER[kingdom.prowess], 2)), 2)));
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if (SPELL_MORE_OF_AN_ARMY[spell] !== null && host_size(foe) === 5 /* HOST_SIZE_ARMY_GROUP */) {
    amount = $present(SPELL_MORE_OF_AN_ARMY[spell], "");
    notes.push([2, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_brigades_reaped(entry, spell, kingdom, foe) {
  switch (entry) {
    case 0:
      if (!(SPELL_LEAST_KILLED[spell] === null || SPELL_MOST_KILLED[spell] === null)) return 0;
      break;
    case 1:
      if (!(SPELL_LEAST_KILLED[spell] !== null)) return 0;
      if (!(SPELL_MOST_KILLED[spell] !== null)) return 1;
      break;
    case 2:
      if (!(SPELL_MORE_OF_AN_ARMY[spell] !== null)) return 0;
      if (!(host_size(foe) === 5 /* HOST_SIZE_ARMY_GROUP */)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_casting_battle = {
  comes_to: [{ verb: "no", text: "dispelled", den: 1 }, { verb: "no", text: "its wizard is gone", den: 1, cites: "ruling \"What becomes of a prepared spell whose wizard falls before the battle\"" }, { verb: "yes", text: "it works in every battle", den: 1 }, { verb: "holds", text: "prepared for this enemy", den: 1 }],
  cast_before: [{ verb: "holds", text: "", den: 1 }],
  sheltered: [{ verb: "holds", text: "", den: 1 }],
  stun_chance: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "protected", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 95 \u2013 Stun Leader\", line 5284" }, { verb: "reduce by", text: "half protected", den: 100, cites: "ruling \"What half of a protection is worth against the Power Word\"" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  slaying_chance: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "death magic slides off", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic Resistance (Death)\", line 3925" }, { verb: "reduce by", text: "protected", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 96 \u2013 Kill Leader/Wizard\", line 5288" }, { verb: "subtract", text: "hard to kill", den: 1, source: "Stalwart (trait)" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  bodies_raised: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "brigades that the enemy lost", den: 1 }, { verb: "at most", text: "as many as the spell raises", den: 1 }],
  goes_cold: [{ verb: "holds", text: "", den: 1 }],
  walled_off: [{ verb: "no", text: "it flies across", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 98 \u2013 Wall of Flame\", line 5296" }, { verb: "yes", text: "the enemy's", den: 1 }, { verb: "holds", text: "its own", den: 1 }],
  kept_apart: [{ verb: "no", text: "it dares", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 98 \u2013 Wall of Flame\", line 5296" }, { verb: "no", text: "the enemy dares", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 98 \u2013 Wall of Flame\", line 5296" }, { verb: "holds", text: "a wall of flame", den: 1 }],
  crossing_losses: [{ verb: "base", text: "of each side one wall", den: 1 }, { verb: "base", text: "whoever stays, or flies", den: 1 }, { verb: "reduce by", text: "a shield", den: 100, cites: "ruling \"How much a Shield protects from a wall of flame\"" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  brigades_reaped: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "how magical the kingdom is", den: 1, cites: "ruling \"How many brigades Summon Death takes\"" }, { verb: "add", text: "an army group", den: 1 }],
};

export { why_comes_to, guards_comes_to, why_cast_before, guards_cast_before, why_sheltered, guards_sheltered, why_stun_chance, guards_stun_chance, why_slaying_chance, guards_slaying_chance, why_bodies_raised, guards_bodies_raised, why_goes_cold, guards_goes_cold, why_walled_off, guards_walled_off, why_kept_apart, guards_kept_apart, why_crossing_losses, guards_crossing_losses, why_brigades_reaped, guards_brigades_reaped, $labels_rules_casting_battle };
