import type { Ctx } from "#server/context.ts";

type Listener = (ids: readonly number[]) => void;

const newListeners = () => new Set<Listener>();

/**
 * Tells everybody who follows these lots live that the public may see something new; each verb that raises a lot's
 * `revision` calls it. They are told after the commit, in all processes; a second call costs one more read.
 */
export function lotChanged(ctx: Ctx, ids: readonly number[]): void {
  if (ids.length === 0) return;
  ctx.afterCommit(() => {
    for (const listener of ctx.state.of(newListeners)) listener(ids);
  });
}

/** Called by the live part of this application; returns how to stop listening. */
export function onLotsChanged(ctx: Ctx, listener: Listener): () => void {
  const listeners = ctx.state.of(newListeners).add(listener);
  return () => listeners.delete(listener);
}
