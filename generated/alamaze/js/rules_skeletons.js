/** The rules of skeletons. */

function secret_code(dice) {
  return dice.throw("secret_code.1", 900, 1) + 99;
}

export { secret_code };
