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
  /** The server's time at which the page was rendered; the first render in the browser must show the same. */
  readonly startMs: number;
  /** Server's clock minus the visitor's, in milliseconds. Learnt from answers; readers of the clock find it with the next tick. */
  offsetMs: number;
}

const ClockContext = createContext<Clock | null>(null);

/**
 * Gives the countdowns below it the server's clock. `time` is the server's instant of the newest response and may be
 * updated at any time. A response can only arrive after it was written, so the greatest observed offset is the
 * nearest to the truth.
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
 * A value derived from the server's clock, rendered only when it changes: `useServerClock((now) => label(now))`. One
 * timer serves every reader on the page.
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

/** Four times a second: a second may be shown up to a quarter of a second late, but is never skipped. */
const tickMs = 250;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let lastTickMs = 0;
/**
 * Until the first tick the clock shows the time of the server's render, so that nothing is rendered again at once.
 */
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
