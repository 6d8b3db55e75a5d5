import { type RefObject, useEffect, useRef } from "react";

/**
 * A keyboard user keeps the place: where a change has removed the focused element, the one that stands there now gets the focus,
 * or the element around it, which must be able to.
 */
export function useSavedPlace(around: RefObject<HTMLElement | null>, changed: unknown): void {
  const place = useRef<{ stop: EventTarget; index: number } | null>(null);

  useEffect(() => {
    const element = around.current;
    const note = ({ target }: FocusEvent) => {
      if (target) place.current = { stop: target, index: stopsIn(element).indexOf(target as HTMLElement) };
    };
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [around]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change can take the focus away
  useEffect(() => {
    const { stop, index = 0 } = place.current ?? {};
    if (!(stop instanceof Node) || stop.isConnected || document.activeElement !== document.body) return;
    const stops = stopsIn(around.current);
    (stops[Math.min(index, stops.length - 1)] ?? around.current)?.focus({ preventScroll: true });
  }, [around, changed]);
}

function stopsIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>("a, button, input:not([type=hidden]), summary") ?? [])];
}
