import type { Ctx } from "./context.ts";

interface Kept {
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** One memory per application: its ports live as long as it does and are passed through every context. */
const memories = new WeakMap<Ctx["ports"], Map<string, Kept>>();

/** The result of `load`, at most `ttlMs` old in this process; callers that come together share one load. */
export function remembered<T>(ctx: Ctx, key: string, ttlMs: number, load: () => Promise<T>): Promise<T> {
  const memory = memoryOf(ctx);
  const kept = memory.get(key);
  if (kept && kept.until > performance.now()) return kept.value as Promise<T>;
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

function memoryOf(ctx: Ctx): Map<string, Kept> {
  const memory = memories.get(ctx.ports) ?? new Map<string, Kept>();
  memories.set(ctx.ports, memory);
  return memory;
}
