import type { Frame } from "#contract/accounts/frame.ts";
import { ApiError } from "#web/api/api-error.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { keepFrame, readKeptFrame } from "./kept-frame.ts";
import { clearToken, storedToken, tokenKey } from "./token.ts";

/** What this browser knows of its visitor. */
export interface Known {
  /** null: a guest; undefined: somebody who is signed in, and no more is known yet. */
  readonly frame: Frame | null | undefined;
  /** Whether the server has said it since the page was opened. */
  readonly isAnswered: boolean;
}

const unknown: Known = { frame: undefined, isAnswered: false };
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
  if (token === null) return { frame: null, isAnswered: true };
  return { frame: readKeptFrame(token) ?? undefined, isAnswered: false };
}

/** Takes over what the server has said of the owner of the stored token; null: nobody is signed in any more. */
export function tellFrame(frame: Frame | null): void {
  token = storedToken();
  keepFrame(token, frame);
  show({ frame, isAnswered: true });
}

/**
 * Asks who the visitor is and what is new for them; `listing`: how they stand on this one, too. Of two answers the one to the
 * later request counts. Resolves when it is shown or could not be had.
 */
export async function refreshFrame(listing?: number): Promise<void> {
  asked += 1;
  const turn = asked;
  const by = storedToken();
  if (by === null) return tellFrame(null);
  if (by !== token) forget();
  try {
    const { data } = await quietApi.frames.own({ query: listing === undefined ? {} : { for: listing } });
    if (turn === asked && storedToken() === by) tellFrame(keepOwn(data));
  } catch (error) {
    // A dead token has been noticed by `endSession`; after any other failure what is shown stays until the next answer.
    if (!(error instanceof ApiError) || error.status !== 401)
      console.warn("who visits could not be read", error);
  }
}

/** What the visitor watches has changed here: the next page shows it from its first paint on. */
export function tellWatched(watched: Frame["watched"]): void {
  const { frame } = knownNow();
  if (frame) keepFrame(token, { ...frame, watched });
}

/** How many pieces the visitor's cart has now. */
export function tellCart(cartPieces: number): void {
  const { frame, isAnswered } = knownNow();
  if (!frame) return;
  keepFrame(token, { ...frame, cartPieces });
  show({ frame: { ...frame, cartPieces }, isAnswered });
}

/** An answer that was not asked about a listing leaves what is known of one. */
function keepOwn(next: Frame): Frame {
  return next.own ? next : { ...next, own: knownNow().frame?.own ?? null };
}

/** Another account has the tab: nothing of the one before is shown any longer. */
function forget(): void {
  token = storedToken();
  keepFrame(null, null);
  show(unknown);
}

/**
 * Follows the sign-in of this browser: in other tabs, after its end on the server, on a page that comes back from the browser's
 * memory. `onOther` runs when somebody else, or nobody, is signed in without this tab's doing. Returns how to stop.
 */
export function followSignIn(onOther: () => void): () => void {
  const look = () => {
    if (storedToken() === token) return;
    void refreshFrame();
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
  tellFrame(null);
}

/** Shows the page as a guest sees it where nobody has said in time who the visitor is. Says whether that was so. */
export function giveUp(): boolean {
  if (knownNow().frame !== undefined) return false;
  show({ frame: null, isAnswered: false });
  return true;
}

/** The mark that shows the words for members or for guests before React has taken over, and beside it. */
export function markDocument(): void {
  document.documentElement.classList.toggle("somebody", knownNow().frame !== null);
}

function show(next: Known): void {
  known = next;
  markDocument();
  for (const listener of listeners) listener();
}
