import type { Ctx } from "./context.ts";

interface Stored {
  readonly until: number;
  readonly value: Promise<unknown>;
}

const newMemory = () => new Map<string, Stored>();

/** The result of `load`, at most `ttlMs` old in this process; callers that come together share one load. */
export function remembered<T>(ctx: Ctx, key: string, ttlMs: number, load: () => Promise<T>): Promise<T> {
  const memory = ctx.state.of(newMemory);
  const stored = memory.get(key);
  if (stored && stored.until > performance.now()) return stored.value as Promise<T>;
  const value = load();
  memory.set(key, { until: performance.now() + ttlMs, value });
  // A failed load is not remembered: the next caller loads again, unless another already has.
  value.catch(() => memory.get(key)?.value === value && memory.delete(key));
  return value;
}

/**
 * SE2: What servers have remembered of what pages are made of they forget when an operator changes it, so that it is
 * in force on each, and in finished pages, within two seconds: settings after a second, banners after two and
 * categories after five in any case.
 *
 * Forgets the result stored under a key, or all of them: for verbs that change it, and for tests.
 */
export function forget(ctx: Ctx, key?: string): void {
  const memory = ctx.state.of(newMemory);
  if (key === undefined) memory.clear();
  else memory.delete(key);
}
