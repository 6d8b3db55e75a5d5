/**
 * Inline behind the place for last-viewed listings: opens it before it is painted, at its final height. The page is
 * the same for everyone and does not know the list; without scripts the place stays closed.
 */
export function reserveViewed(): void {
  const place = document.getElementById("last-viewed");
  if (!place) return;
  try {
    const kept = JSON.parse(localStorage.getItem("last_viewed_products") ?? "{}");
    const list: unknown = kept?.[document.documentElement.lang];
    if (!Array.isArray(list)) return;
    const others = list.slice(0, 3).filter((entry) => String(entry?.id) !== place.dataset.but);
    place.style.setProperty("--viewed", String(others.length));
    place.hidden = others.length === 0;
  } catch {
    // Corrupted or closed: nothing was looked at.
    place.hidden = true;
  }
}
