import type { Ctx } from "#server/context.ts";

type Listener = () => void;

const newListeners = () => new Set<Listener>();

/**
 * Has every server forget what it remembers (rule SE2): called by each verb that changes what any page may be made of (decisions/0073).
 * Changes of lots and goods reach open pages by `lotChanged`.
 */
export function pagesChanged(ctx: Ctx): void {
  ctx.afterCommit(() => {
    for (const listener of ctx.state.of(newListeners)) listener();
  });
}

/** Returns how to stop listening. */
export function onPagesChanged({ state }: Pick<Ctx, "state">, listener: Listener): () => void {
  const listeners = state.of(newListeners).add(listener);
  return () => listeners.delete(listener);
}
