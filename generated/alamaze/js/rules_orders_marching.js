/** The rules of orders_marching. */

function gem_load(power) {
  if (power < 1) {
    return 2 /* HOST_SIZE_ONE_BRIGADE */;
  }
  if (power === 1) {
    return 3 /* HOST_SIZE_DIVISION_SIZE */;
  }
  if (power === 2) {
    return 4 /* HOST_SIZE_ARMY */;
  }
  return 5 /* HOST_SIZE_ARMY_GROUP */;
}

export { gem_load };
