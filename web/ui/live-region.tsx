import { useEffect, useRef, useState } from "react";

/** No more than one announcement in this time: a screen reader must be able to finish its sentence. */
const quietMs = 4_000;

/**
 * Announces changes of `text` to screen readers, throttled; of several quick changes the last is read. The first text
 * is not read.
 */
export function LiveRegion({ text, assertive = false }: { text: string; assertive?: boolean }) {
  const [said, setSaid] = useState("");
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const known = useRef(text);
  useEffect(() => {
    if (known.current === text) return;
    const timer = setTimeout(
      () => {
        known.current = text;
        lastAt.current = Date.now();
        setSaid(text);
      },
      Math.max(0, lastAt.current + quietMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="sr-only" aria-live={assertive ? "assertive" : "polite"} aria-atomic="true">
      {said}
    </span>
  );
}
