import { eq } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import type { Ports } from "#server/ports/ports.ts";
import { settings } from "./table.ts";

/** How old a setting may be when it is used: a change is in force everywhere after this time. */
const freshMs = 1_000;

interface Kept {
  readonly value: Promise<unknown>;
  readonly readAt: number;
}

/** A set of ports stands for one installation: settings of two databases in one process never mix. */
const caches = new WeakMap<Ports, Map<string, Kept>>();

/**
 * A setting in the shape its reader needs, at most a second old. `parse` gets what is stored, or undefined where
 * nothing is, and says what then holds; it throws where what is stored cannot be used.
 */
export function readSetting<T>(ctx: Ctx, name: string, parse: (stored: unknown) => T): Promise<T> {
  const cache = caches.get(ctx.ports) ?? new Map<string, Kept>();
  caches.set(ctx.ports, cache);
  const kept = cache.get(name);
  if (kept && performance.now() - kept.readAt < freshMs) return kept.value as Promise<T>;
  const value = findSetting(ctx, name).then(parse);
  cache.set(name, { value, readAt: performance.now() });
  // A failed reading is nobody's setting: the next caller asks again.
  value.catch(() => cache.delete(name));
  return value;
}

/** What this process keeps of a setting is forgotten: the caller has just changed it. */
export function forgetSetting(ctx: Ctx, name: string): void {
  caches.get(ctx.ports)?.delete(name);
}

async function findSetting(ctx: Ctx, name: string): Promise<unknown> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.name, name));
  return row?.value;
}
