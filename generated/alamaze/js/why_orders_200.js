/** The rules of orders_200 with the notes that explain them, and what has to hold for each entry. */
import { $any } from "./runtime/lists.js";

function why_rules_around(figure, kingdom, world) {
  const notes = [];
  let figure_place = figure.place;
  if (figure_place === null || figure_place.region === null || !$any(world.places, (p) => p.kingdom === kingdom && p.region === figure_place.region)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_rules_around(entry, figure, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(figure.place !== null)) return 0;
      if (!(figure.place.region !== null)) return 1;
      if (!($any(world.places, (p) => p.kingdom === kingdom && p.region === figure.place.region))) return 2;
      break;
  }
  return -1;
}

const $labels_rules_orders_200 = {
  rules_around: [{ verb: "holds", text: "a place of its own", den: 1 }],
};

export { why_rules_around, guards_rules_around, $labels_rules_orders_200 };
