import { useEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";

/**
 * FR3: A page's progress is shown where it takes longer than {throttleMs}: by a bar that stays for at least
 * {leastShownMs}, comes near its end over {durationMs}, and turns red on a failure.
 */
export const throttleMs = 200;
/** The bar comes near its end over this time and waits there. */
export const durationMs = 5_000;

/** What is shown at all stays for this long, so that nothing flashes. */
export const leastShownMs = 200;

/** How far the bar has come by then; null while the change may still be too quick to be shown. */
export function percentAfter(spentMs: number): number | null {
  return spentMs < throttleMs ? null : 90 * (1 - Math.exp((-3 * spentMs) / durationMs));
}

/** It stays red for this long, whatever is loaded meanwhile. */
const redMs = 1_500;

/**
 * The bar at the top of the page during a change of page or a request: `loading` starts it, `idle` completes it, and with
 * each of `failures` it turns red. `value` (0…100) shows a known progress, such as an upload's.
 */
export function PageProgress({
  state,
  failures,
  value,
}: {
  state: "idle" | "loading";
  failures: number;
  value?: number;
}) {
  const percent = usePercent(state);
  const isRed = useRed(failures);
  const shown = isRed ? 100 : percent === null ? null : Math.min(100, Math.max(value ?? 0, percent));
  const isHidden = !isRed && (shown === null || (shown === 100 && state === "idle"));
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5">
      <div
        className={classes(
          "h-full origin-left transition-[transform,opacity] duration-200 ease-calm",
          isRed ? "bg-danger" : "bg-progress",
          isHidden && "opacity-0",
        )}
        style={{ transform: `scaleX(${(shown ?? 0) / 100})` }}
      />
    </div>
  );
}

/** How far the bar is by the time spent; null while it is not shown. */
function usePercent(state: "idle" | "loading"): number | null {
  const [percent, setPercent] = useState<number | null>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    if (state === "loading") {
      const startedAt = Date.now();
      const timer = setInterval(() => {
        const reached = percentAfter(Date.now() - startedAt);
        if (reached === null) return;
        setPercent((before) => {
          if (before === null) shownAt.current = Date.now();
          return reached;
        });
      }, throttleMs / 2);
      return () => clearInterval(timer);
    }
    const leftMs = Math.max(0, shownAt.current + leastShownMs - Date.now());
    const timers = [
      setTimeout(() => setPercent((before) => (before === null ? null : 100)), leftMs),
      setTimeout(() => setPercent(null), leftMs + 300),
    ];
    return () => timers.forEach(clearTimeout);
  }, [state]);
  return percent;
}

/** Whether a request has failed just now. */
function useRed(failures: number): boolean {
  const [isRed, setRed] = useState(false);
  const known = useRef(failures);
  useEffect(() => {
    if (failures === known.current) return;
    known.current = failures;
    setRed(true);
    const timer = setTimeout(() => setRed(false), redMs);
    return () => clearTimeout(timer);
  }, [failures]);
  return isRed;
}
