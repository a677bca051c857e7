// A preview of what a link leads to: when it is pointed at or reached by the keyboard, and at the first tap on a phone.
{
  let preview = null;
  let shownFor = null;
  let timer = 0;
  let touched = false;

  const hide = () => {
    clearTimeout(timer);
    preview?.remove();
    preview = shownFor = null;
  };

  const show = async (link) => {
    const target = site.target(link);
    if (!target || target.split("#")[0] === site.here()) return false;
    const previews = await site.load("previews");
    const found = previews[target] ?? previews[target.split("#")[0]];
    if (!found) return false;
    hide();
    const [title, summary, rows] = found;
    shownFor = link;
    preview = site.make(
      "div",
      { class: "preview", role: "tooltip", id: "preview" },
      site.make("a", { class: "title", href: link.getAttribute("href") }, title),
      summary ? site.make("p", {}, summary) : null,
      rows.length
        ? site.make("dl", {}, ...rows.flatMap(([label, value]) => [site.make("dt", {}, label), site.make("dd", {}, value)]))
        : null,
    );
    preview.addEventListener("pointerleave", hide);
    document.body.append(preview);
    const box = link.getBoundingClientRect();
    const wide = Math.min(preview.offsetWidth, innerWidth - 16);
    const below = box.bottom + preview.offsetHeight + 8 < innerHeight || box.top < preview.offsetHeight;
    preview.style.left = `${Math.max(8, Math.min(box.left, innerWidth - wide - 8)) + scrollX}px`;
    preview.style.top = `${(below ? box.bottom + 4 : box.top - preview.offsetHeight - 4) + scrollY}px`;
    return true;
  };

  site.startPreviews = () => {
    const linkOf = (event) => event.target.closest?.("main a[href]:not(.drawn)");
    document.addEventListener("pointerover", (event) => {
      touched = event.pointerType === "touch";
      const link = linkOf(event);
      if (!link || touched || link === shownFor) return;
      clearTimeout(timer);
      timer = setTimeout(() => void show(link), 220);
    });
    document.addEventListener("pointerout", (event) => {
      if (!linkOf(event) || event.relatedTarget?.closest?.(".preview")) return;
      clearTimeout(timer);
      timer = setTimeout(hide, 160);
    });
    document.addEventListener("pointerover", (event) => {
      if (event.target.closest?.(".preview")) clearTimeout(timer);
    });
    document.addEventListener("focusin", (event) => {
      const link = linkOf(event);
      if (link?.matches(":focus-visible") && !touched) void show(link);
      else if (!event.target.closest?.(".preview")) hide();
    });
    document.addEventListener("pointerdown", (event) => {
      touched = event.pointerType === "touch";
      if (!event.target.closest?.(".preview") && linkOf(event) !== shownFor) hide();
    });
    document.addEventListener(
      "click",
      (event) => {
        const link = linkOf(event);
        if (!link || !touched || link === shownFor || event.defaultPrevented) return;
        const target = site.target(link);
        if (!target || !site.previews || !(site.previews[target] ?? site.previews[target.split("#")[0]])) return;
        event.preventDefault();
        event.stopPropagation();
        void show(link);
      },
      true,
    );
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") hide();
    });
    if (matchMedia("(pointer: coarse)").matches) addEventListener("load", () => setTimeout(() => void site.load("previews"), 300));
    site.onPage.push(hide);
  };
}
