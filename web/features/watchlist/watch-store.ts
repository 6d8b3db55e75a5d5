import type { Locale } from "#contract/values/locale.ts";
import type { Wishlist } from "#contract/watchlist/wishlist.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { announceWatched } from "#web/session/session-store.ts";
import { forgetGuestList, guestListId, keepGuestList } from "./guest-wishlist.ts";
import { mergeGuestList } from "./merge-guest-list.ts";
import { nothingKnown, type WatchState, withWatched } from "./watch-state.ts";

/** What failed; each has a text of its own, `wishlist.load` and the others. */
type WatchFailure = "load" | "create" | "add" | "remove";

interface Visitor {
  readonly isSignedIn: boolean;
  /** What the page's frame says that a signed-in visitor watches. */
  readonly watched?: readonly number[];
  /** Whether the server has said so since the page was opened; until then nothing is merged. */
  readonly isSure?: boolean;
  readonly locale: Locale;
  /** Announces a failure; `words` are the server's own where it gave a reason. */
  readonly onFailure: (failure: WatchFailure, words?: string) => void;
}

export interface WatchChange {
  readonly id: number;
  readonly isWatched: boolean;
  /** Number of watchers that the page came with. */
  readonly shown: number;
  readonly note?: string | null;
}

/**
 * One store per page in the browser: pages are the same for everybody, so only this store knows the visitor's watched
 * listings.
 */
let state = nothingKnown;
let visitor: Visitor | null = null;
/** Reads and changes go out one after another: the last press is the last word, and no answer is older than what is shown. */
let queue: Promise<unknown> = Promise.resolve();
/** Changes that are shown and not stored yet: a list that is read meanwhile lacks them. */
const waiting = new Set<WatchChange>();
const listeners = new Set<() => void>();

export const watchState = (): WatchState => state;
export const unknownState = (): WatchState => nothingKnown;

export function subscribeToWatching(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads the visitor's list, after a log-in merged with what they watched as a guest. Resolves with whether there was
 * something to merge.
 */
export function loadWatching(of: Visitor): Promise<boolean> {
  const isNew = visitor !== of;
  visitor = of;
  return inTurn(() => read(of, isNew)).catch((error: unknown) => {
    if (visitor === of) fail("load", error);
    return false;
  });
}

/** Where nothing can be read, the shown state stays, unless it belongs to another account. */
async function read(of: Visitor, isNew: boolean): Promise<boolean> {
  const guestId = guestListId();
  try {
    if (of.watched && isNew && !(of.isSure && guestId)) {
      show({ ...state, isLoaded: true, tempId: null, ids: withWaiting(new Set(of.watched)) });
      return false;
    }
    const list = await readList(of, guestId);
    if (visitor !== of) return false;
    const ids = withWaiting(idsOf(list));
    show({ isLoaded: true, tempId: list?.temp_id ?? null, ids, counts: state.counts });
    return of.isSignedIn && guestId !== null;
  } catch (error) {
    if (visitor === of) {
      const known = isNew ? { ...nothingKnown, ids: withWaiting(new Set()), counts: state.counts } : state;
      // A guest's list is still there: without its name the next change would begin another, and lose what is on it.
      show({ ...known, isLoaded: true, tempId: of.isSignedIn ? known.tempId : guestId });
    }
    throw error;
  }
}

/** Watches or stops watching, shown at once; a failure is said and the list read anew. Resolves when it is stored. */
export function changeWatching(change: WatchChange): Promise<boolean> {
  show(withWatched(state, change.id, change.isWatched, change.shown));
  waiting.add(change);
  return inTurn(() => store(change));
}

/** Runs one thing after those before it, whether they failed or not. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const done = queue.then(run);
  queue = done.catch(() => undefined);
  return done;
}

async function store(whole: WatchChange): Promise<boolean> {
  const { id, isWatched, shown, note } = whole;
  const body = isWatched ? { productId: id, ...(note !== undefined && { note }) } : { productId: id, remove: true };
  let doing: WatchFailure = "create";
  try {
    const tempId = await listId();
    doing = isWatched ? "add" : "remove";
    await change(tempId, body);
    waiting.delete(whole);
    if (visitor?.isSignedIn) announceWatched([...state.ids]);
    return true;
  } catch (error) {
    waiting.delete(whole);
    const hasLater = [...waiting].some((later) => later.id === id);
    if (!hasLater) show(withWatched(state, id, !isWatched, shown));
    fail(doing, error);
    // That the list cannot be read either says nothing more: it would only hide which change failed.
    if (visitor) await read(visitor, false).catch(() => undefined);
    return false;
  }
}

/** A guest's list may have been swept, or merged in another window: then a new one takes its place. */
async function change(tempId: string, body: { productId: number }): Promise<void> {
  const isGuest = !visitor?.isSignedIn;
  try {
    await browserApi.wishlists.change({ params: { tempId }, body });
  } catch (error) {
    if (!isGuest || !(error instanceof ApiError) || error.status !== 404) throw error;
    forgetGuestList();
    show({ ...state, tempId: null });
    await browserApi.wishlists.change({ params: { tempId: await listId() }, body });
    return;
  }
  if (isGuest) keepGuestList(tempId);
}

/** The list to change, made with the first thing that is watched. */
async function listId(): Promise<string> {
  // Another window may have begun a guest's list since this one read it: a second one would take its place, and lose it.
  const known = (visitor?.isSignedIn ? null : guestListId()) ?? state.tempId;
  if (known) return known;
  const made = await browserApi.wishlists.create({ body: {} });
  if (made.temp_id === null) throw new Error("a new list has no name");
  if (!visitor?.isSignedIn) keepGuestList(made.temp_id);
  show({ ...state, tempId: made.temp_id });
  return made.temp_id;
}

async function readList({ isSignedIn, locale }: Visitor, guestId: string | null): Promise<Wishlist | null> {
  if (isSignedIn) return (await mergeGuestList()) ?? browserApi.wishlists.own({ params: { locale } });
  if (!guestId) return null;
  try {
    return await browserApi.wishlists.anonymous({ params: { locale, tempId: guestId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    forgetGuestList();
    return null;
  }
}

function withWaiting(ids: ReadonlySet<number>): ReadonlySet<number> {
  const shown = new Set(ids);
  for (const { id, isWatched } of waiting) {
    if (isWatched) shown.add(id);
    else shown.delete(id);
  }
  return shown;
}

function idsOf(list: Wishlist | null): ReadonlySet<number> {
  return new Set(list?.items.map(({ product }) => product.id));
}

function fail(failure: WatchFailure, error: unknown): void {
  console.warn("watching failed", error);
  const words = error instanceof ApiError && error.status === 409 ? error.message : undefined;
  visitor?.onFailure(failure, words);
}

function show(next: WatchState): void {
  state = next;
  for (const listener of listeners) listener();
}
