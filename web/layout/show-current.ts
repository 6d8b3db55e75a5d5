/**
 * Inline after a row that scrolls sideways, run before it is painted: scrolls its current entry into view, so that
 * nothing jumps once `useScrollToCurrent` runs. The room left for the entry before it and the width of the fade, in px, are the
 * same as there.
 */
export function showCurrent(peek: number, fade: number): void {
  const row = document.currentScript?.previousElementSibling;
  const entry = row?.querySelector("[aria-current]");
  if (!row || !entry) return;
  const [seen, wanted] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (wanted.right > seen.right - fade) row.scrollLeft += wanted.left - seen.left - peek;
}
