import { useEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";

/** A change shows only when it takes longer than this (specification, section 9). */
export const throttleMs = 200;
/** The bar comes near its end over this time and waits there. */
export const durationMs = 5_000;

/** What is shown at all stays for this long, so that nothing flashes ("minimum fetch delay"). */
export const leastShownMs = 200;

/**
 * The bar at the top of the page during a change of page or a request. `state` comes from the router: `loading` starts
 * it, `idle` completes it, `failed` turns it red. `value` (0…100) shows a known progress, such as an upload's.
 */
export function PageProgress({ state, value }: { state: "idle" | "loading" | "failed"; value?: number }) {
  const [percent, setPercent] = useState<number | null>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    if (state === "loading") {
      const startedAt = Date.now();
      const timer = setInterval(() => {
        const spentMs = Date.now() - startedAt;
        if (spentMs < throttleMs) return;
        setPercent((before) => {
          if (before === null) shownAt.current = Date.now();
          return 90 * (1 - Math.exp((-3 * spentMs) / durationMs));
        });
      }, throttleMs / 2);
      return () => clearInterval(timer);
    }
    const leftMs = state === "failed" ? 0 : Math.max(0, shownAt.current + leastShownMs - Date.now());
    const complete = () => setPercent((before) => (before === null && state === "idle" ? null : 100));
    const timers = [
      setTimeout(complete, leftMs),
      setTimeout(() => setPercent(null), leftMs + (state === "failed" ? 1_500 : 300)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [state]);
  const shown = percent === null ? null : Math.min(100, Math.max(value ?? 0, percent));
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5">
      <div
        className={classes(
          "h-full origin-left transition-[transform,opacity] duration-200 ease-calm",
          state === "failed" ? "bg-danger" : "bg-progress",
          (shown === null || (shown === 100 && state === "idle")) && "opacity-0",
        )}
        style={{ transform: `scaleX(${(shown ?? 0) / 100})` }}
      />
    </div>
  );
}
