import type { Ctx } from "#server/context.ts";

type Listener = () => void;

const newListeners = () => new Set<Listener>();

/** Says that a queue may have something: called after whatever puts it there; workers hear of it after the commit. */
export function newWork(ctx: Ctx): void {
  ctx.afterCommit(() => {
    for (const listener of ctx.state.of(newListeners)) listener();
  });
}

/** Called by the worker of this process, or where it has none by what tells those of others; returns how to stop listening. */
export function onNewWork({ state }: Pick<Ctx, "state">, listener: Listener): () => void {
  const listeners = state.of(newListeners).add(listener);
  return () => listeners.delete(listener);
}
