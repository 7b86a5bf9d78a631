// j and k walk through the differences, Enter follows a link, and the list shows where one is.
"use strict";
{
  const entries = [...document.querySelectorAll("nav li a")];
  let at = -1;
  const show = (index) => {
    if (!entries.length) return;
    at = (index + entries.length) % entries.length;
    for (const entry of entries) entry.removeAttribute("aria-current");
    entries[at].setAttribute("aria-current", "true");
    entries[at].scrollIntoView({ block: "nearest" });
    location.hash = entries[at].hash;
  };
  for (const [index, entry] of entries.entries())
    entry.addEventListener("click", () => {
      for (const other of entries) other.removeAttribute("aria-current");
      entry.setAttribute("aria-current", "true");
      at = index;
    });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "j") show(at + 1);
    if (event.key === "k") show(at - 1);
  });
}
