/** The rules of mining. */

function pit(kingdom) {
  let kingdom_diggings = kingdom.diggings;
  if (kingdom_diggings !== null) {
    return kingdom_diggings;
  }
  let kingdom_capital = kingdom.capital;
  if (kingdom_capital !== null) {
    return kingdom_capital.area;
  }
  return null;
}

export { pit };
