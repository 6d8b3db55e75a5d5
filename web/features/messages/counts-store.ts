import type { MessageCounts } from "#contract/messages/messages.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { storedToken } from "#web/session/token.ts";

/** What the frame shows of a signed-in visitor, kept up to date while a page is looked at. */
export interface Counts {
  readonly messages: MessageCounts;
  readonly ownListingTotal: number;
}

/** How often counts are asked for (RULES.md PA10). */
export const everyMs = 10_000;

let counts: Counts | null = null;
let asked = 0;
let isCounting = false;
const listeners = new Set<() => void>();

export const countsNow = (): Counts | null => counts;
export const countsUnknown = (): Counts | null => null;

export function subscribeToCounts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks every ten seconds while the page is looked at, and when somebody comes back to it. Returns how to stop. */
export function startCounting(): () => void {
  isCounting = true;
  const look = () => {
    if (document.visibilityState === "visible") void refreshCounts();
  };
  const timer = setInterval(look, everyMs);
  document.addEventListener("visibilitychange", look);
  return () => {
    isCounting = false;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    show(null);
  };
}

/** Asks now: a message has come, or was read. Of two answers the one to the later request counts. */
export async function refreshCounts(): Promise<void> {
  // The visitor is signing out: there is nobody left to count for.
  if (storedToken() === null) return;
  asked += 1;
  const turn = asked;
  try {
    const [messages, { total }] = await Promise.all([
      quietApi.messages.count({ query: { counter: "1" } }),
      quietApi.ownListings.statistics({}),
    ]);
    if (turn === asked && isCounting) show({ messages, ownListingTotal: total });
  } catch (error) {
    // What is shown stays until the next answer.
    console.warn("counts could not be read", error);
  }
}

function show(next: Counts | null): void {
  counts = next;
  for (const listener of listeners) listener();
}
