/** The rules of training with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { bribes_price } from "./tables.js";
import { proficiency } from "./rules_agents.js";
import { greatest_level } from "./rules_training.js";

function why_mission_cost(agent, mission, rank, early_mission) {
  const notes = [];
  let amount;
  let value = $mul(proficiency(agent), 500);
  notes.push([0, value]);
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && agent_kingdom.began_as === 30 /* KINGDOM_UNDERWORLD */ && !early_mission) {
    notes.push([1, $mul($floorDiv(value, 2), -1)]);
    value = $floorDiv(value, 2);
  }
  if (mission === 2 /* MISSION_BRIBE */) {
    amount = bribes_price(rank);
    notes.push([2, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_mission_cost(entry, agent, mission, rank, early_mission) {
  switch (entry) {
    case 1:
      if (!(agent.kingdom !== null && agent.kingdom.began_as === 30 /* KINGDOM_UNDERWORLD */)) return 0;
      if (!(!early_mission)) return 1;
      break;
    case 2:
      if (!(mission === 2 /* MISSION_BRIBE */)) return 0;
      break;
  }
  return -1;
}

function why_training_cost(agent, price) {
  const notes = [];
  let agent_kingdom_traits;
  let value = price;
  notes.push([0, value]);
  let agent_place = agent.place;
  if (agent_place !== null && (agent_place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0) {
    notes.push([1, -1000]);
    value = $sub(value, 1000);
  }
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && (agent_kingdom.traits & 8388752) !== 0) {
    agent_kingdom_traits = agent_kingdom.traits;
    if ((agent_kingdom_traits & 16 /* TRAIT_CUNNING */) !== 0) {
      notes.push([2, -1000]);
      value = $sub(value, 1000);
    }
    if ((agent_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0) {
      notes.push([3, -1000]);
      value = $sub(value, 1000);
    }
    if ((agent_kingdom_traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      notes.push([5, 1000]);
      value = $add(value, 1000);
    }
  }
  if (agent_kingdom !== null && (agent_kingdom.traits & 1073741824 /* TRAIT_SPY_NETWORK */) !== 0) {
    notes.push([6, $mul(value, -1)]);
    value = $mul(value, 4);
  } else {
    value = $mul(value, 5);
  }
  if (agent_kingdom !== null && (agent_kingdom.traits & 128 /* TRAIT_EVIL */) !== 0 && value < 5000) {
    notes.push([4, $sub(5000, value)]);
    value = 5000;
  }
  let before = value;
  value = $floorDiv($add($mul(value, 2), 5), 10);
  notes.push([7, $sub($mul(value, 5), before)]);
  return [value, notes];
}

function guards_training_cost(entry, agent, price) {
  switch (entry) {
    case 1:
      if (!(agent.place !== null && (agent.place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0)) return 0;
      break;
    case 2:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 16 /* TRAIT_CUNNING */) !== 0)) return 0;
      break;
    case 3:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      break;
    case 4:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      break;
    case 5:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 8388608 /* TRAIT_ORDER */) !== 0)) return 0;
      break;
    case 6:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 1073741824 /* TRAIT_SPY_NETWORK */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_greatest_level(agent, usual) {
  const notes = [];
  let agent_kingdom_traits;
  let value = usual;
  notes.push([0, value]);
  let agent_place = agent.place;
  if (agent_place !== null && (agent_place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0) {
    notes.push([1, 1]);
    value = $add(value, 1);
  }
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && (agent_kingdom.traits & 176) !== 0) {
    agent_kingdom_traits = agent_kingdom.traits;
    if ((agent_kingdom_traits & 16 /* TRAIT_CUNNING */) !== 0) {
      notes.push([2, 3]);
      value = $add(value, 3);
    }
    if ((agent_kingdom_traits & 32 /* TRAIT_DEVOUT */) !== 0) {
      notes.push([3, -2]);
      value = $sub(value, 2);
      if (agent.sort === 1 /* SORT_FANATIC */) {
        notes.push([4, 2]);
        value = $add(value, 2);
      }
    }
    if ((agent_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0) {
      notes.push([5, 2]);
      value = $add(value, 2);
    }
  }
  return [value, notes];
}

function guards_greatest_level(entry, agent, usual) {
  switch (entry) {
    case 1:
      if (!(agent.place !== null && (agent.place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0)) return 0;
      break;
    case 2:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 16 /* TRAIT_CUNNING */) !== 0)) return 0;
      break;
    case 3:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0)) return 0;
      break;
    case 4:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0)) return 0;
      if (!(agent.sort === 1 /* SORT_FANATIC */)) return 1;
      break;
    case 5:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_highest_level(agent, usual) {
  const notes = [];
  let value = greatest_level(agent, usual);
  notes.push([0, value]);
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && (agent_kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0 && agent.sort === 1 /* SORT_FANATIC */) {
    notes.push([1, 3]);
    value = $add(value, 3);
  }
  return [value, notes];
}

function guards_highest_level(entry, agent, usual) {
  switch (entry) {
    case 1:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0)) return 0;
      if (!(agent.sort === 1 /* SORT_FANATIC */)) return 1;
      break;
  }
  return -1;
}

function why_may_train(agent, usual) {
  const notes = [];
  let agent_level = agent.level;
  if (agent_level >= greatest_level(agent, usual)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (agent_level >= 9 && (agent.place === null || !((agent.place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_train(entry, agent, usual) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_training = {
  mission_cost: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "house rate", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Underworld\", line 3736", source: "Underworld (kingdom)" }, { verb: "add", text: "bribe", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#900 \u2013 Bribe Emissary\", line 4954" }],
  training_cost: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "guild", den: 1, source: "Thieves Guild (building)" }, { verb: "subtract", text: "cunning", den: 1, source: "Cunning (trait)" }, { verb: "subtract", text: "evil", den: 1, source: "Evil (trait)" }, { verb: "at least", text: "no cheaper", den: 5, source: "Evil (trait)" }, { verb: "add", text: "permits", den: 1, cites: "ruling \"Whether Order's surcharge grows with the level\"", source: "Order (trait)" }, { verb: "reduce by", text: "cousins", den: 5, source: "Spy Network (trait)" }, { verb: "round", text: "whole coins", den: 5, cites: "ruling \"What happens to fractions\"" }],
  greatest_level: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "guild", den: 1, source: "Thieves Guild (building)" }, { verb: "add", text: "cunning", den: 1, source: "Cunning (trait)" }, { verb: "subtract", text: "scruples", den: 1, source: "Devout (trait)" }, { verb: "add", text: "calling", den: 1, cites: "ruling \"From where a Devout fanatic's two levels count\"", source: "Devout (trait)" }, { verb: "add", text: "evil", den: 1, source: "Evil (trait)" }],
  highest_level: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "fervor", den: 1, source: "Devout (trait)" }],
  may_train: [{ verb: "needs", text: "The agent has learned what can be taught.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#500 \u2013 Train To Higher Level\", line 4561" }, { verb: "needs", text: "Nobody but a thieves' guild teaches so much.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1132" }],
};

export { why_mission_cost, guards_mission_cost, why_training_cost, guards_training_cost, why_greatest_level, guards_greatest_level, why_highest_level, guards_highest_level, why_may_train, guards_may_train, $labels_rules_training };
