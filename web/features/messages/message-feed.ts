type Listener = (conversationId: number) => void;

const listeners = new Set<Listener>();

/** The private stream says that something was written in a conversation (layout/notifications.tsx). */
export function announceMessage(conversationId: number): void {
  for (const listener of listeners) listener(conversationId);
}

/** Hears of messages while a page shows some; returns how to stop. */
export function onMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
