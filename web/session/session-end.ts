import { storedToken } from "./token.ts";

const listeners = new Set<() => void>();

/**
 * FR13: Where a session ends elsewhere, every open page becomes a guest's at once. A page of the account, of the back office, the form of a
 * listing and the table of bottles stay, covered, with the log-in over them: the same person goes on with what was typed, for another one
 * the page is loaded anew. An amount and a question on an item's page wait for the same person until the tab closes.
 *
 * Hears that the server no longer knows this browser's sign-in. Returns how to stop.
 */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let cover: (() => void) | null = null;

/** A page that would lose what is being typed stays where its visitor's session ends; `onEnd` covers it. Returns how to leave. */
export function standStill(onEnd: () => void): () => void {
  cover = onEnd;
  return () => {
    if (cover === onEnd) cover = null;
  };
}

/** Whether the page stands still, whoever is signed in. */
export const isGuarded = (): boolean => cover !== null;

/** Covers a page that stands still where nobody is signed in any more; says whether it did: then nothing is read anew. */
export function coverPage(): boolean {
  if (cover === null || storedToken() !== null) return false;
  cover();
  return true;
}

/** Looks at an answer of the API: a 401 to the token that is still kept says that the session ended elsewhere. */
export function followSessionEnd(status: number, { authorization }: Record<string, string>): void {
  const token = storedToken();
  if (status !== 401 || token === null || authorization !== `Bearer ${token}`) return;
  for (const listener of listeners) listener();
}
