import type { Ctx } from "#server/context.ts";

type Listener = () => void;

/** The listeners of an application: its ports live as long as it does and are passed through every context. */
const listeners = new WeakMap<Ctx["ports"], Set<Listener>>();

/**
 * Called by each verb that changes what any page may be made of: a setting, a category, a banner, a text. After the commit all processes
 * forget what they remember of it, finished pages among it (decisions/0073). Changes of lots and goods reach open pages by `lotChanged`.
 */
export function pagesChanged(ctx: Ctx): void {
  ctx.afterCommit(() => {
    for (const listener of listeners.get(ctx.ports) ?? []) listener();
  });
}

/** Returns how to stop listening. */
export function onPagesChanged({ ports }: Pick<Ctx, "ports">, listener: Listener): () => void {
  const known = listeners.get(ports) ?? new Set();
  listeners.set(ports, known.add(listener));
  return () => known.delete(listener);
}
