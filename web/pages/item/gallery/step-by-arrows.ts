import type { KeyboardEvent } from "react";

/** On a link in a list the arrows lead to the one before or after, and `onStep` learns its place. */
export function stepByArrows(onStep: (index: number) => void) {
  return (event: KeyboardEvent<HTMLAnchorElement>) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const items = [...(event.currentTarget.closest("ul")?.children ?? [])];
    const next = items.indexOf(event.currentTarget.closest("li") as Element) + by;
    if (!items[next]) return;
    event.preventDefault();
    items[next].querySelector("a")?.focus({ preventScroll: true });
    onStep(next);
  };
}
