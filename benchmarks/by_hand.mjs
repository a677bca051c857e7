// `mission_success` as a careful programmer would write it by hand in JavaScript, for the same objects: sets are whole
// numbers, of which those with many members may be BigInts. `node by_hand.mjs PACKAGE < inputs` measures it and the
// compiled function by turns, in one process, and prints nanoseconds of both for each round.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const at = (name) => import(pathToFileURL(`${process.argv[2]}/${name}.js`));
const pack = await at("index");
const { MISSIONS_SUCCESS, missions_success } = await at("tables");
const { Artifact, Building, Duty, Effect, Kingdom, Mission, Rank, Sort, Trait } = pack;

const NOBODY = -Infinity;
const ASSASSINATE = Mission.assassinate;
const KIDNAP = Mission.kidnap;
const BRIBE = Mission.bribe;
const RESCUE = Mission.rescue;
const STEAL = Mission.steal;
const RECON = Mission.recon;
const { fanatic: FANATIC, imp: IMP, demon: DEMON, high_demon: HIGH_DEMON } = Sort;
const { guard: GUARD, counter_espionage: COUNTER, guard_prisoners: PRISON, idle: IDLE } = Duty;
const { forgotten: FORGOTTEN, halfling: HALFLING, illusionist: ILLUSIONIST, ancient_ones: ANCIENT, demon_princes: DEMON_PRINCES } = Kingdom;
const { king: KING, queen: QUEEN, regent: REGENT, consul: CONSUL, demon_prince: PRINCE_OF_DEMONS, mithril: MITHRIL, artifact: ARTIFACT } = Rank;
const political = "king queen regent consul demon_prince prince duke count baron governor ambassador".split(" ");
const POLITICAL = new Set(political.map((name) => Rank[name]));
const COURT = new Set([...political, "fool", "priestess", "maiden", "agent", "fanatic"].map((name) => Rank[name]));
const ANNIHILATOR = 1 << Artifact.ancient_annihilator;
const BANE = 1 << Artifact.demon_bane;
const DEATH = 1 << Artifact.demon_death;
const ELIMINATOR = 1 << Artifact.ruler_eliminator;
const INVISIBLE = 1 << Artifact.ring_of_invisibility;
const TALISMAN = 1 << Artifact.guardian_talisman;
const AMULET = 1 << Artifact.amulet_of_protection;
const RING = 1 << Artifact.ring_of_protection;
const ADVENTURERS = 1 << Trait.adventurers;
const HEROIC = 1 << Trait.heroic;
const ORDER = 1 << Trait.order;
const NO_SLEEP = 1 << Trait.magic_immune_sleep;
const { blessed, slept, warded, dire_wolf } = Effect;
const [BLESSED, SLEPT, WARDED, DIRE_WOLF] = [blessed, slept, warded, dire_wolf].map((place) => 1 << place);
const BAZAAR = 1 << Building.bazaar;
const GUILD = 1 << Building.thieves_guild;
const MOTTE = 1 << Building.motte_and_bailey;
const STRONG = (1 << Building.fortress) | (1 << Building.citadel) | (1 << Building.castle);
const GREATER = 1 << Building.greater_castle;
const LEGENDARY = 1 << Building.legendary_castle;

// the first members of a set that may have more than fit in a Number
function low(set) {
  return typeof set === "number" ? set : Number(BigInt.asIntN(32, set));
}

function proficiency(agent) {
  const sort = agent.sort;
  let level;
  if (sort === IMP) level = 7;
  else if (sort === DEMON) level = 14;
  else if (sort === HIGH_DEMON) level = 12;
  else level = agent.level;
  return low(agent.artifacts) & INVISIBLE ? level + 4 : level;
}

function cover(watcher, target) {
  const duty = watcher.duty;
  if (duty === IDLE) return 0;
  let points = 10;
  if (duty === GUARD) points = 20;
  else if (duty === COUNTER) points = watcher.place !== null && watcher.place === target.place ? 15 : 5;
  points += 5 * proficiency(watcher);
  return watcher.sort === FANATIC ? points + 10 : points;
}

function asleep(target) {
  if (target.effects & (WARDED | BLESSED) || low(target.artifacts) & TALISMAN) return false;
  const kingdom = target.kingdom;
  if (kingdom !== null) {
    if (kingdom.began_as === ANCIENT && target.rank === CONSUL) return false;
    if (kingdom.began_as === DEMON_PRINCES || low(kingdom.traits) & NO_SLEEP) return false;
  }
  return (target.effects & SLEPT) !== 0;
}

function watch(mission, target) {
  let points = 0;
  let buildings = 0;
  const place = target.place;
  if (place !== null) {
    buildings = place.buildings;
    if (buildings & BAZAAR) points -= 10;
    if (buildings & GUILD) points += 20;
    if (place.kingdom !== null && low(place.kingdom.traits) & ORDER) points += 10;
  }
  let best = NOBODY;
  for (const watcher of target.watchers) {
    const duty = watcher.duty;
    if (
      duty === COUNTER ||
      (duty === GUARD &&
        (mission === ASSASSINATE || mission === KIDNAP || (mission === STEAL && target.rank === ARTIFACT)))
    ) {
      const found = asleep(watcher) ? best : cover(watcher, target);
      if (found > best) best = found;
    }
  }
  if (target.effects & DIRE_WOLF && best < 25) best = 25;
  if (best > NOBODY) points += best;
  if (buildings & LEGENDARY) points += 40;
  else if (buildings & GREATER) points += 30;
  else if (buildings & STRONG) points += 20;
  else if (buildings & MOTTE) points += 10;
  return points > 0 ? points : 0;
}

function mission_success(agent, mission, target) {
  const rank = target.rank;
  let value = MISSIONS_SUCCESS[mission][rank];
  if (typeof value !== "number") value = missions_success(mission, rank, target);
  value += 5 * proficiency(agent);
  if (agent.sort === FANATIC && mission !== BRIBE) value += 10;
  const kingdom = agent.kingdom;
  if (kingdom !== null) {
    const began = kingdom.began_as;
    if (began === HALFLING) {
      if (mission === RECON || (mission === STEAL && rank !== MITHRIL)) value += 15;
      else if (mission === ASSASSINATE) value -= 15;
    } else if (began === FORGOTTEN && mission === STEAL) {
      value += 15;
    } else if (began === ILLUSIONIST && (mission === STEAL || mission === RESCUE) && rank !== MITHRIL) {
      value += 10;
    }
    const traits = low(kingdom.traits);
    if (traits & ADVENTURERS && mission === RESCUE) value += 10;
    if (traits & HEROIC && (mission === RESCUE || mission === KIDNAP)) value += 15;
  }
  if (mission === ASSASSINATE) {
    const artifacts = low(agent.artifacts);
    let blade = 0;
    if (artifacts & (ANNIHILATOR | BANE | DEATH | ELIMINATOR) && POLITICAL.has(rank)) blade = 10;
    if (artifacts & ELIMINATOR && (rank === KING || rank === QUEEN || rank === REGENT)) blade = 20;
    if (artifacts & ANNIHILATOR && rank === CONSUL) blade = 30;
    if (artifacts & (BANE | DEATH) && rank === PRINCE_OF_DEMONS) blade = 30;
    value += blade;
  }
  value -= watch(mission, target);
  if (mission === RESCUE) {
    let best = NOBODY;
    for (const watcher of target.watchers) {
      if (watcher.duty === PRISON) {
        const found = cover(watcher, target);
        if (found > best) best = found;
      }
    }
    if (best > NOBODY) value -= best;
  }
  const effects = target.effects;
  if (effects & SLEPT && (mission === ASSASSINATE || mission === KIDNAP) && asleep(target)) value += 15;
  if (mission === ASSASSINATE) {
    const theirs = target.kingdom;
    if (theirs !== null && theirs.began_as === HALFLING && COURT.has(rank)) value -= 15;
  }
  const worn = low(target.artifacts);
  if (effects & BLESSED) {
    value *= 3;
  } else {
    if (worn & TALISMAN || effects & WARDED) value -= 20;
    value *= 5;
  }
  let share = 10;
  if (mission === ASSASSINATE) {
    if (worn & AMULET) share = 5;
    else if (worn & RING) share = 8;
  } else if (mission === KIDNAP && worn & AMULET) {
    share = 5;
  }
  value = Math.floor((value * share + 25) / 50);
  return value < 3 ? 3 : value > 97 ? 97 : value;
}

// ---- measuring -----------------------------------------------------------------------------------
const TIMES = 40; // each round goes through all inputs so often
const given = JSON.parse(readFileSync(0, "utf8"));
const things = given.things.map(() => ({}));
const held = (value) => {
  if (Array.isArray(value)) return value.map(held);
  if (value === null || typeof value !== "object") return value;
  return "b" in value ? BigInt(value.b) : things[value["#"]];
};
given.things.forEach((fields, place) => {
  for (const [name, value] of Object.entries(fields)) things[place][name] = held(value);
});
const inputs = given.inputs.map(held);
for (const [agent, mission, target] of inputs) {
  const [one, two] = [pack.mission_success(agent, mission, target), mission_success(agent, mission, target)];
  if (one !== two) throw new Error(`compiled ${one}, by hand ${two}`);
}

function time(call) {
  let sum = 0;
  const began = process.hrtime.bigint();
  for (let turn = 0; turn < TIMES; turn += 1) {
    for (const [agent, mission, target] of inputs) sum += call(agent, mission, target);
  }
  const took = Number(process.hrtime.bigint() - began) / (TIMES * inputs.length);
  return sum === 0.5 ? 0 : took; // the sum is read, so that nothing is left out
}

// each has a loop of its own, as two programs would have
const loops = [time, new Function("inputs", "TIMES", `return ${time}`)(inputs, TIMES)];
const rounds = [];
for (let round = 0; round < given.rounds + 3; round += 1) {
  rounds.push([loops[0](pack.mission_success), loops[1](mission_success)]);
}
console.log(JSON.stringify(rounds.slice(3)));
