// Drawings may be looked at from nearer: then they are twice as wide, and are moved about.
{
  site.onPage.push((main) => {
    for (const picture of main.querySelectorAll(".picture")) {
      const drawn = picture.querySelector(".drawn");
      if (!drawn) continue;
      const button = site.make("button", { type: "button", class: "nearer", "aria-pressed": "false" }, "Larger");
      button.addEventListener("click", () => {
        const large = picture.classList.toggle("large");
        button.setAttribute("aria-pressed", String(large));
        button.textContent = large ? "Smaller" : "Larger";
      });
      picture.append(button);
    }
  });
}
