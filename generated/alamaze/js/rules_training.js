/** The rules of training. */
import { $add, $floorDiv, $has, $meets, $mul, $sub } from "./runtime/numbers.js";
import { bribes_price } from "./tables.js";
import { proficiency } from "./rules_agents.js";

function mission_cost(agent, mission, target, early_mission) {
  let value = $mul(proficiency(agent), 500);
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && agent_kingdom.began_as === 30 /* KINGDOM_UNDERWORLD */ && !early_mission) {
    value = $floorDiv(value, 2);
  }
  if (mission === 2 /* MISSION_BRIBE */) {
    value = $add(value, bribes_price(target.rank));
  }
  return value;
}

function training_cost(agent, price) {
  let agent_kingdom_traits;
  let value = price;
  let agent_place = agent.place;
  if (agent_place !== null && (agent_place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0) {
    value = $sub(value, 1000);
  }
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && $meets(agent_kingdom.traits, 8388752)) {
    agent_kingdom_traits = agent_kingdom.traits;
    if ($has(agent_kingdom_traits, 4 /* TRAIT_CUNNING */)) {
      value = $sub(value, 1000);
    }
    if ($has(agent_kingdom_traits, 7 /* TRAIT_EVIL */)) {
      value = $sub(value, 1000);
    }
    if ($has(agent_kingdom_traits, 23 /* TRAIT_ORDER */)) {
      value = $add(value, 1000);
    }
  }
  if (agent_kingdom !== null && $has(agent_kingdom.traits, 30 /* TRAIT_SPY_NETWORK */)) {
    value = $mul(value, 4);
  } else {
    value = $mul(value, 5);
  }
  if (agent_kingdom !== null && $has(agent_kingdom.traits, 7 /* TRAIT_EVIL */) && value < 5000) {
    value = 5000;
  }
  return $floorDiv($add($mul(value, 2), 5), 10);
}

function greatest_level(agent, usual) {
  let agent_kingdom_traits;
  let value = usual;
  let agent_place = agent.place;
  if (agent_place !== null && (agent_place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0) {
    value = $add(value, 1);
  }
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && $meets(agent_kingdom.traits, 176)) {
    agent_kingdom_traits = agent_kingdom.traits;
    if ($has(agent_kingdom_traits, 4 /* TRAIT_CUNNING */)) {
      value = $add(value, 3);
    }
    if ($has(agent_kingdom_traits, 5 /* TRAIT_DEVOUT */)) {
      value = $sub(value, 2);
      if (agent.sort === 1 /* SORT_FANATIC */) {
        value = $add(value, 2);
      }
    }
    if ($has(agent_kingdom_traits, 7 /* TRAIT_EVIL */)) {
      value = $add(value, 2);
    }
  }
  return value;
}

function highest_level(agent, usual) {
  let value = greatest_level(agent, usual);
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && $has(agent_kingdom.traits, 5 /* TRAIT_DEVOUT */) && agent.sort === 1 /* SORT_FANATIC */) {
    value = $add(value, 3);
  }
  return value;
}

function may_train(agent, usual) {
  let agent_level = agent.level;
  if (agent_level >= greatest_level(agent, usual)) {
    return false;
  }
  return agent_level < 9 || agent.place !== null && (agent.place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0;
}

export { mission_cost, training_cost, greatest_level, highest_level, may_train };
