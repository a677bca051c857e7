/** The rules of items. */
import { $present } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_POWDER } from "./tables.js";

function bottled(kingdom, item, world) {
  return $count(world.bottles, (b) => b.kingdom === kingdom && b.brew === item);
}

function brew_gold(item) {
  let value;
  if (ALCHEMIST_ITEM_COIN[item] === null) {
    value = 0;
  } else {
    value = $present(ALCHEMIST_ITEM_COIN[item], "");
  }
  return value;
}

function brew_food(item) {
  let value;
  if (ALCHEMIST_ITEM_BREAD[item] === null) {
    value = 0;
  } else {
    value = $present(ALCHEMIST_ITEM_BREAD[item], "");
  }
  return value;
}

function brew_powder(item) {
  let value;
  if (ALCHEMIST_ITEM_POWDER[item] === null) {
    value = 0;
  } else {
    value = $present(ALCHEMIST_ITEM_POWDER[item], "");
  }
  return value;
}

export { bottled, brew_gold, brew_food, brew_powder };
