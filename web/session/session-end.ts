import { storedToken } from "./token.ts";

const listeners = new Set<() => void>();

/** Hears that the server no longer knows this browser's sign-in. Returns how to stop. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks at an answer of the API: a 401 to the token that is still kept says that the session ended elsewhere. */
export function noticeSessionEnd(status: number, { authorization }: Record<string, string>): void {
  const token = storedToken();
  if (status !== 401 || token === null || authorization !== `Bearer ${token}`) return;
  for (const listener of listeners) listener();
}
