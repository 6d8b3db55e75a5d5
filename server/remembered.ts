import type { Ctx } from "./context.ts";

interface Stored {
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** One memory per application: its ports live as long as it does and are passed through every context. */
const memories = new WeakMap<Ctx["ports"], Map<string, Stored>>();

/** The result of `load`, at most `ttlMs` old in this process; callers that come together share one load. */
export function remembered<T>(ctx: Ctx, key: string, ttlMs: number, load: () => Promise<T>): Promise<T> {
  const memory = memoryOf(ctx);
  const stored = memory.get(key);
  if (stored && stored.until > performance.now()) return stored.value as Promise<T>;
  const value = load();
  memory.set(key, { until: performance.now() + ttlMs, value });
  // A failed load is not remembered: the next caller loads again, unless another already has.
  value.catch(() => memory.get(key)?.value === value && memory.delete(key));
  return value;
}

/** Forgets the result kept under a key, or all of them: for verbs that change it, and for tests. */
export function forget(ctx: Ctx, key?: string): void {
  if (key === undefined) memoryOf(ctx).clear();
  else memoryOf(ctx).delete(key);
}

function memoryOf(ctx: Ctx): Map<string, Stored> {
  const memory = memories.get(ctx.ports) ?? new Map<string, Stored>();
  memories.set(ctx.ports, memory);
  return memory;
}
