import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";

interface Clock {
  /** The server's time the page was rendered with: what the first render in the browser must show as well. */
  readonly startMs: number;
  /** Server's clock minus the visitor's, in milliseconds. Learnt from answers; readers of the clock find it with the next tick. */
  offsetMs: number;
}

const ClockContext = createContext<Clock | null>(null);

/**
 * Gives the countdowns below it the server's clock. `time` is the server's instant of the newest answer; a newer one may
 * come at any time. An answer can only arrive after it was written, so of all observations the greatest offset is nearest to the truth.
 */
export function ServerClock({ time, children }: { time: string; children: ReactNode }) {
  // One object for good: a new one would render every countdown below anew.
  const [clock] = useState<Clock>(() => ({ startMs: Date.parse(time), offsetMs: observe(time) }));
  useEffect(() => {
    clock.offsetMs = Math.max(clock.offsetMs, observe(time));
  }, [clock, time]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

const observe = (time: string) => Date.parse(time) - Date.now();

/**
 * Something read off the server's clock, rendered anew only when it changes: `useServerClock((now) => label(now))`.
 * One timer serves every reader of the page.
 */
export function useServerClock<T extends string | number | boolean>(read: (nowMs: number) => T): T {
  const clock = useContext(ClockContext);
  const atRender = useCallback(() => read(clock?.startMs ?? Date.now()), [read, clock]);
  const current = useCallback(
    () => (hasTicked ? read(secondNow() + (clock?.offsetMs ?? 0)) : atRender()),
    [read, clock, atRender],
  );
  return useSyncExternalStore(subscribe, current, atRender);
}

/** Four times a second: a second may then be shown a quarter of one late, never skipped. */
const tickMs = 250;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let lastTickMs = 0;
/** Before the first tick it is as late as the page says: what was rendered by the server is not rendered again at once. */
let hasTicked = false;

/** The time of the last tick: it must not move while React compares two renders. */
function secondNow(): number {
  if (timer === undefined || Date.now() - lastTickMs > 1_000) lastTickMs = Date.now();
  return lastTickMs;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    hasTicked = true;
    lastTickMs = Date.now();
    for (const each of listeners) each();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
