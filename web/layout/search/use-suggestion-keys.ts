import { type RefObject, useEffect, useRef, useState } from "react";
import { activeAfter } from "./active-after.ts";

/**
 * The text typed into the search field, and the option reached by keys, -1 for none (the combobox pattern of
 * WAI-ARIA). The box listens rather than the field, which a navigation may replace; it also keeps keys meant for the
 * list from a dialog around it.
 */
export function useSuggestionKeys(
  box: RefObject<HTMLElement | null>,
  readOptions: () => readonly { readonly to: string }[],
  choose: (to: string) => void,
) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const close = () => {
    setTyped("");
    setActive(-1);
  };
  const onKey = (event: KeyboardEvent) => {
    const options = readOptions();
    if (event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    if (options.length === 0) {
      if (event.key === "ArrowDown") setTyped(event.target.value);
      return;
    }
    const chosen = options[active];
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && chosen) choose(chosen.to);
    else {
      const next = activeAfter(event.key, active, options.length);
      if (next === null) return;
      setActive(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const latest = useRef({ onKey, close });
  latest.current = { onKey, close };
  useEffect(() => {
    const element = box.current;
    const listening = new AbortController();
    const on = <E extends keyof HTMLElementEventMap>(type: E, listener: (event: HTMLElementEventMap[E]) => void) =>
      element?.addEventListener(type, listener, { signal: listening.signal });
    on("keydown", (event) => latest.current.onKey(event));
    on("submit", () => latest.current.close());
    on("input", ({ target }) => {
      setTyped(target instanceof HTMLInputElement ? target.value : "");
      setActive(-1);
    });
    on("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) latest.current.close();
    });
    setTyped(typedBefore(element));
    return () => listening.abort();
  }, [box]);
  return { typed, active, setActive, close };
}

/** The text that the visitor typed before this code arrived. */
function typedBefore(box: HTMLElement | null): string {
  const field = box?.querySelector("input");
  return field && field.value !== field.defaultValue ? field.value : "";
}
