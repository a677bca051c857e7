/** The rules of items. */
import { $present } from "./runtime/numbers.js";
import { $count, $pick } from "./runtime/lists.js";
import { ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_POWDER } from "./tables.js";

function bottled(kingdom, item, world) {
  return $count(world.bottles, (b) => b.kingdom === kingdom && b.brew === item);
}

function brew_gold(item) {
  let value;
  if (ALCHEMIST_ITEM_COIN[item] === null) {
    value = 0;
  } else if (ALCHEMIST_ITEM_COIN[item] !== null) {
    value = $present(ALCHEMIST_ITEM_COIN[item], "");
  } else {
    value = 0;
  }
  return value;
}

function brew_food(item) {
  let value;
  if (ALCHEMIST_ITEM_BREAD[item] === null) {
    value = 0;
  } else if (ALCHEMIST_ITEM_BREAD[item] !== null) {
    value = $present(ALCHEMIST_ITEM_BREAD[item], "");
  } else {
    value = 0;
  }
  return value;
}

function brew_powder(item) {
  let value;
  if (ALCHEMIST_ITEM_POWDER[item] === null) {
    value = 0;
  } else if (ALCHEMIST_ITEM_POWDER[item] !== null) {
    value = $present(ALCHEMIST_ITEM_POWDER[item], "");
  } else {
    value = 0;
  }
  return value;
}

function shelf(kingdom, world) {
  return $pick([0 /* ALCHEMIST_ITEM_EXPLOSIVE_DEVICE */, 1 /* ALCHEMIST_ITEM_HEALING_SALVE */, 2 /* ALCHEMIST_ITEM_POISON_FLASK */, 3 /* ALCHEMIST_ITEM_PRESERVATION_JUG */, 4 /* ALCHEMIST_ITEM_REJUVENATION_CREAM */], (i) => bottled(kingdom, i, world) > 0, null);
}

function shelf_ready(kingdom, i, world) {
  return bottled(kingdom, i, world);
}

export { bottled, brew_gold, brew_food, brew_powder, shelf, shelf_ready };
