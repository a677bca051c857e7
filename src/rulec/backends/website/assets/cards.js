// A card with what a link leads to: when it is pointed at or reached by the keyboard, and at the first tap on a phone.
{
  let card = null;
  let shownFor = null;
  let timer = 0;
  let touched = false;

  const hide = () => {
    clearTimeout(timer);
    card?.remove();
    card = shownFor = null;
  };

  const show = async (link) => {
    const target = site.target(link);
    if (!target || target.split("#")[0] === site.here()) return false;
    const cards = await site.load("cards");
    const found = cards[target] ?? cards[target.split("#")[0]];
    if (!found) return false;
    hide();
    const [title, summary, rows] = found;
    shownFor = link;
    card = site.make(
      "div",
      { class: "card", role: "tooltip", id: "card" },
      site.make("a", { class: "title", href: link.getAttribute("href") }, title),
      summary ? site.make("p", {}, summary) : null,
      rows.length
        ? site.make("dl", {}, ...rows.flatMap(([label, value]) => [site.make("dt", {}, label), site.make("dd", {}, value)]))
        : null,
    );
    card.addEventListener("pointerleave", hide);
    document.body.append(card);
    const box = link.getBoundingClientRect();
    const wide = Math.min(card.offsetWidth, innerWidth - 16);
    const below = box.bottom + card.offsetHeight + 8 < innerHeight || box.top < card.offsetHeight;
    card.style.left = `${Math.max(8, Math.min(box.left, innerWidth - wide - 8)) + scrollX}px`;
    card.style.top = `${(below ? box.bottom + 4 : box.top - card.offsetHeight - 4) + scrollY}px`;
    return true;
  };

  site.startCards = () => {
    const linkOf = (event) => event.target.closest?.("main a[href]:not(.picture)");
    document.addEventListener("pointerover", (event) => {
      touched = event.pointerType === "touch";
      const link = linkOf(event);
      if (!link || touched || link === shownFor) return;
      clearTimeout(timer);
      timer = setTimeout(() => void show(link), 220);
    });
    document.addEventListener("pointerout", (event) => {
      if (!linkOf(event) || event.relatedTarget?.closest?.(".card")) return;
      clearTimeout(timer);
      timer = setTimeout(hide, 160);
    });
    document.addEventListener("pointerover", (event) => {
      if (event.target.closest?.(".card")) clearTimeout(timer);
    });
    document.addEventListener("focusin", (event) => {
      const link = linkOf(event);
      if (link?.matches(":focus-visible") && !touched) void show(link);
      else if (!event.target.closest?.(".card")) hide();
    });
    document.addEventListener("pointerdown", (event) => {
      touched = event.pointerType === "touch";
      if (!event.target.closest?.(".card") && linkOf(event) !== shownFor) hide();
    });
    document.addEventListener(
      "click",
      (event) => {
        const link = linkOf(event);
        if (!link || !touched || link === shownFor || event.defaultPrevented) return;
        const target = site.target(link);
        if (!target || !site.cards || !(site.cards[target] ?? site.cards[target.split("#")[0]])) return;
        event.preventDefault();
        event.stopPropagation();
        void show(link);
      },
      true,
    );
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") hide();
    });
    if (matchMedia("(pointer: coarse)").matches) addEventListener("load", () => setTimeout(() => void site.load("cards"), 300));
    site.onPage.push(hide);
  };
}
