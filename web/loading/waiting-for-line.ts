/** Whether a navigation waits for the line, told by the middleware to the frame. */
let isWaiting = false;
const listeners = new Set<() => void>();

export function announceWaiting(waits: boolean): void {
  isWaiting = waits;
  for (const listener of listeners) listener();
}

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isWaitingNow = (): boolean => isWaiting;
export const neverWaiting = (): boolean => false;
