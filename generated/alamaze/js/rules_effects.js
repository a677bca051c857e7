/** The rules of effects. */

function unseen(figure, kingdom, grade) {
  if (figure.kingdom === kingdom) {
    return false;
  }
  if (grade >= 10) {
    return false;
  }
  return (figure.effects & 8 /* EFFECT_CONCEALED */) !== 0;
}

export { unseen };
