/** The rules of sanctuary. */

function in_hiding(kingdom) {
  let kingdom_sanctuary = kingdom.sanctuary;
  return kingdom_sanctuary !== null && kingdom.capital === kingdom_sanctuary;
}

export { in_hiding };
