import type { SessionView } from "#contract/session/session.ts";
import { ApiError } from "#web/api/api-error.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { cacheSession, readCachedSession } from "./cached-session.ts";
import { clearToken, storedToken, tokenKey } from "./token.ts";

/** What this browser knows of its visitor. */
export interface Known {
  /** null: a guest; undefined: somebody who is signed in, and no more is known yet. */
  readonly session: SessionView | null | undefined;
  /** Whether the server has said it since the page was opened. */
  readonly isAnswered: boolean;
}

const unknown: Known = { session: undefined, isAnswered: false };
/** Never written on the server, where many visitors share this module. */
let known: Known | null = null;
/** Whose the known frame is. */
let token: string | null = null;
let asked = 0;
const listeners = new Set<() => void>();

export function knownNow(): Known {
  known ??= knownAtStart();
  return known;
}

/** Before React has taken over, the page is the same for everybody. */
export const knownBefore = (): Known => unknown;

export function subscribeToKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function knownAtStart(): Known {
  token = storedToken();
  if (token === null) return { session: null, isAnswered: true };
  return { session: readCachedSession(token) ?? undefined, isAnswered: false };
}

/** Takes over what the server has said of the owner of the stored token; null: nobody is signed in any more. */
export function announceSession(session: SessionView | null): void {
  token = storedToken();
  cacheSession(token, session);
  show({ session, isAnswered: true });
}

/**
 * Asks for both; `listing`: how they stand on this one, too. Of two answers the one to the later request counts. Resolves when it is shown
 * or could not be had.
 */
export async function refreshSession(listing?: number): Promise<void> {
  asked += 1;
  const turn = asked;
  const by = storedToken();
  if (by === null) return announceSession(null);
  if (by !== token) forget();
  try {
    const { data } = await quietApi.session.own({ query: listing === undefined ? {} : { for: listing } });
    if (turn === asked && storedToken() === by) announceSession(keepOwn(data));
  } catch (error) {
    // A dead token has been noticed by `endSession`; after any other failure what is shown stays until the next answer.
    if (!(error instanceof ApiError) || error.status !== 401) console.warn("who visits could not be read", error);
  }
}

/** What the visitor watches has changed here: the next page shows it from its first paint on. */
export function announceWatched(watched: SessionView["watched"]): void {
  const { session } = knownNow();
  if (session) cacheSession(token, { ...session, watched });
}

/** How many pieces the visitor's cart has now. */
export function announceCart(cartPieces: number): void {
  const { session, isAnswered } = knownNow();
  if (!session) return;
  cacheSession(token, { ...session, cartPieces });
  show({ session: { ...session, cartPieces }, isAnswered });
}

/** An answer that was not asked about a listing leaves what is known of one. */
function keepOwn(next: SessionView): SessionView {
  return next.own ? next : { ...next, own: knownNow().session?.own ?? null };
}

/** Another account has the tab: nothing of the one before is shown any longer. */
function forget(): void {
  token = storedToken();
  cacheSession(null, null);
  show(unknown);
}

/**
 * Follows the sign-in of this browser: in other tabs, after its end on the server, on a page that comes back from the browser's
 * memory. `onOther` runs when somebody else, or nobody, is signed in without this tab's doing. Returns how to stop.
 */
export function followSignIn(onOther: () => void): () => void {
  const look = () => {
    if (storedToken() === token) return;
    void refreshSession();
    onOther();
  };
  const onStorage = ({ key }: StorageEvent) => (key === tokenKey || key === null) && look();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && look();
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
  };
}

/** The server does not know this browser's token any more: every open tab becomes a guest's. */
export function endSession(): void {
  clearToken();
  announceSession(null);
}

/** Shows the page as a guest sees it where nobody has said in time who the visitor is. Says whether that was so. */
export function giveUp(): boolean {
  if (knownNow().session !== undefined) return false;
  show({ session: null, isAnswered: false });
  return true;
}

/** The mark that shows the words for members or for guests before React has taken over, and beside it. */
export function markDocument(): void {
  document.documentElement.classList.toggle("somebody", knownNow().session !== null);
}

function show(next: Known): void {
  known = next;
  markDocument();
  for (const listener of listeners) listener();
}
