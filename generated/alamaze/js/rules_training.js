/** The rules of training. */
import { $add, $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { bribes_price } from "./tables.js";
import { proficiency } from "./rules_agents.js";

function mission_cost(agent, mission, rank, early_mission) {
  let value = $mul(proficiency(agent), 500);
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && agent_kingdom.began_as === 30 /* KINGDOM_UNDERWORLD */ && !early_mission) {
    value = $floorDiv(value, 2);
  }
  if (mission === 2 /* MISSION_BRIBE */) {
    value = $add(value, bribes_price(rank));
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
  if (agent_kingdom !== null && (agent_kingdom.traits & 8388752) !== 0) {
    agent_kingdom_traits = agent_kingdom.traits;
    if ((agent_kingdom_traits & 16 /* TRAIT_CUNNING */) !== 0) {
      value = $sub(value, 1000);
    }
    if ((agent_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0) {
      value = $sub(value, 1000);
    }
    if ((agent_kingdom_traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      value = $add(value, 1000);
    }
  }
  if (agent_kingdom !== null && (agent_kingdom.traits & 1073741824 /* TRAIT_SPY_NETWORK */) !== 0) {
    value = $mul(value, 4);
  } else {
    value = $mul(value, 5);
  }
  if (agent_kingdom !== null && (agent_kingdom.traits & 128 /* TRAIT_EVIL */) !== 0 && value < 5000) {
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
  if (agent_kingdom !== null && (agent_kingdom.traits & 176) !== 0) {
    agent_kingdom_traits = agent_kingdom.traits;
    if ((agent_kingdom_traits & 16 /* TRAIT_CUNNING */) !== 0) {
      value = $add(value, 3);
    }
    if ((agent_kingdom_traits & 32 /* TRAIT_DEVOUT */) !== 0) {
      value = $sub(value, 2);
      if (agent.sort === 1 /* SORT_FANATIC */) {
        value = $add(value, 2);
      }
    }
    if ((agent_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0) {
      value = $add(value, 2);
    }
  }
  return value;
}

function highest_level(agent, usual) {
  let value = greatest_level(agent, usual);
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && (agent_kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0 && agent.sort === 1 /* SORT_FANATIC */) {
    value = $add(value, 3);
  }
  return value;
}

function may_train(agent, usual) {
  let agent_level = agent.level;
  return (agent_level < 9 || agent.place !== null && (agent.place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0) && agent_level < greatest_level(agent, usual);
}

export { mission_cost, training_cost, greatest_level, highest_level, may_train };
