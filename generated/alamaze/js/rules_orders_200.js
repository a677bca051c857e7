/** The rules of orders_200. */
import { $any } from "./runtime/lists.js";

function rules_around(figure, kingdom, world) {
  let figure_place = figure.place;
  return figure_place !== null && figure_place.region !== null && $any(world.places, (p) => p.kingdom === kingdom && p.region === figure_place.region);
}

export { rules_around };
