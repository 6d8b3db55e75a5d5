import { type RefObject, useEffect, useRef } from "react";

/** Room left before the current entry, so that the entry before it shows, in px. */
export const peek = 48;

/** Width of the fade at an end of a row that hides more (`scroll-row`), in px: what lies below it cannot be read. */
export const fade = 20;

/**
 * For a row that scrolls sideways, or a column that scrolls: scrolls its current entry (`aria-current`) into view, at
 * first and whenever `current` changes. The page itself never moves.
 */
export function useScrollToCurrent<E extends HTMLElement>(current: unknown): RefObject<E | null> {
  const row = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which entry is current is read from the document.
  useEffect(() => {
    const bringIntoView = () => {
      const entry = row.current?.querySelector("[aria-current]");
      if (!row.current || !entry) return;
      const [seen, wanted] = [row.current.getBoundingClientRect(), entry.getBoundingClientRect()];
      if (wanted.left < seen.left + fade || wanted.right > seen.right - fade) {
        row.current.scrollLeft += wanted.left - seen.left - peek;
      }
      if (wanted.top < seen.top || wanted.bottom > seen.bottom) {
        row.current.scrollTop += wanted.top - seen.top - peek;
      }
    };
    bringIntoView();
    // Words change their width once the typeface has loaded.
    void document.fonts?.ready.then(bringIntoView);
  }, [current]);
  return row;
}
