import type { Ctx } from "#server/context.ts";

type Listener = (ids: readonly number[]) => void;

/** One listener an application: its ports live as long as it does and are passed through every context. */
const listeners = new WeakMap<Ctx["ports"], Listener>();

/**
 * Tells everybody who follows these lots live that the public may see something new; each verb that raises a lot's
 * `revision` calls it. They are told after the commit, in all processes; a second call costs one more read.
 */
export function lotChanged(ctx: Ctx, ids: readonly number[]): void {
  if (ids.length > 0) ctx.afterCommit(() => listeners.get(ctx.ports)?.(ids));
}

/** Called by the live part of this application; returns how to stop listening. */
export function onLotsChanged(ctx: Ctx, listener: Listener): () => void {
  listeners.set(ctx.ports, listener);
  return () => listeners.delete(ctx.ports);
}
