/**
 * Inline after a row that scrolls sideways, before it is painted: brings its current entry into view, so that nothing jumps
 * once `useScrollToCurrent` runs. Room for the one before it is left as there, px.
 */
export function showCurrent(peek: number): void {
  const row = document.currentScript?.previousElementSibling;
  const entry = row?.querySelector("[aria-current]");
  if (!row || !entry) return;
  const [seen, wanted] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (wanted.right > seen.right) row.scrollLeft += wanted.left - seen.left - peek;
}
