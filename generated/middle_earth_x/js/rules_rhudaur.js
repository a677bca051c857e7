/** The rules of rhudaur. */

function knows_hills(power) {
  return power.folk === 4 /* FOLK_RHUDAUR */;
}

export { knows_hills };
