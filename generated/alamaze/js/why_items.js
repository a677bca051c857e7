/** The rules of items with the notes that explain them, and what has to hold for each entry. */
import { $present } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_POWDER } from "./tables.js";

function why_bottled(kingdom, item, world) {
  const notes = [];
  let value = $count(world.bottles, (b) => b.kingdom === kingdom && b.brew === item);
  notes.push([0, value]);
  return [value, notes];
}

function guards_bottled(entry, kingdom, item, world) {
  switch (entry) {
  }
  return -1;
}

function why_brew_gold(item) {
  const notes = [];
  let value;
  if (ALCHEMIST_ITEM_COIN[item] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (ALCHEMIST_ITEM_COIN[item] !== null) {
    value = $present(ALCHEMIST_ITEM_COIN[item], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_brew_gold(entry, item) {
  switch (entry) {
    case 0:
      if (!(ALCHEMIST_ITEM_COIN[item] === null)) return 0;
      break;
    case 1:
      if (!(ALCHEMIST_ITEM_COIN[item] !== null)) return 0;
      break;
  }
  return -1;
}

function why_brew_food(item) {
  const notes = [];
  let value;
  if (ALCHEMIST_ITEM_BREAD[item] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (ALCHEMIST_ITEM_BREAD[item] !== null) {
    value = $present(ALCHEMIST_ITEM_BREAD[item], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_brew_food(entry, item) {
  switch (entry) {
    case 0:
      if (!(ALCHEMIST_ITEM_BREAD[item] === null)) return 0;
      break;
    case 1:
      if (!(ALCHEMIST_ITEM_BREAD[item] !== null)) return 0;
      break;
  }
  return -1;
}

function why_brew_powder(item) {
  const notes = [];
  let value;
  if (ALCHEMIST_ITEM_POWDER[item] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (ALCHEMIST_ITEM_POWDER[item] !== null) {
    value = $present(ALCHEMIST_ITEM_POWDER[item], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_brew_powder(entry, item) {
  switch (entry) {
    case 0:
      if (!(ALCHEMIST_ITEM_POWDER[item] === null)) return 0;
      break;
    case 1:
      if (!(ALCHEMIST_ITEM_POWDER[item] !== null)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_items = {
  bottled: [{ verb: "base", text: "", den: 1 }],
  brew_gold: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
  brew_food: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
  brew_powder: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
};

export { why_bottled, guards_bottled, why_brew_gold, guards_brew_gold, why_brew_food, guards_brew_food, why_brew_powder, guards_brew_powder, $labels_rules_items };
