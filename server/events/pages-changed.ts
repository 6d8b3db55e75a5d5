import type { Ctx } from "#server/context.ts";

type Listener = () => void;

const newListeners = () => new Set<Listener>();

/**
 * SE2: What an operator changes of what pages are made of is in force on every server, and in finished pages, within two seconds: processes
 * forget all they remember when they are told, settings after a second, banners after two and categories after five in any case.
 *
 * Called by each verb that changes what any page may be made of (decisions/0073). Changes of lots and goods reach open pages by
 * `lotChanged`.
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
