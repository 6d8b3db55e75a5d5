import { type LotEvent, lotsPerStream } from "#contract/bids/live.ts";
import { apiAddress } from "#web/api/api-address.ts";
import { whileSeen } from "./while-seen.ts";

type Listener = (event: LotEvent) => void;

/** Lots that join or leave together cost one stream. */
const gatherMs = 100;
/** So long without a word, or without a stream, until the page says that the connection is lost. */
const lostAfterMs = 5_000;
/** The server speaks at least every 15 seconds; later than this the line is dead, whatever the browser believes. */
const silentAfterMs = 20_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

const followed = new Map<number, Set<Listener>>();
const watchers = new Set<() => void>();
let connection: "ok" | "lost" = "ok";
let source: EventSource | null = null;
let sourceIds: ReadonlySet<number> = new Set();
let isSeen = false;
let stopWatching: (() => void) | null = null;
let gathering: ReturnType<typeof setTimeout> | undefined;
let isGrowing = false;
let losing: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
let heardAt = 0;
let pausing: ReturnType<typeof setTimeout> | undefined;
let pauseMs = firstPauseMs;

/**
 * Hears of a lot as long as the page is looked at: its state at once, then with every change. All lots of the page come
 * by one stream (decisions/0012). Returns how to stop.
 */
export function followLot(id: number, listener: Listener): () => void {
  const listeners = followed.get(id) ?? new Set();
  followed.set(id, listeners.add(listener));
  stopWatching ??= watchPage();
  openSoon();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && followed.get(id) === listeners) followed.delete(id);
    openSoon();
  };
}

/** Whether the stream is there; told to `watcher` with every change. For `useSyncExternalStore`. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const connectionNow = (): "ok" | "lost" => connection;

function watchPage(): () => void {
  const online = () => reopen();
  const offline = () => loseLater();
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  const stopSeeing = whileSeen((seen) => {
    isSeen = seen;
    if (seen) return openSoon();
    close();
    stopLosing();
  });
  return () => {
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
    stopSeeing();
  };
}

/** Waits until no further lot has come for a while, by one timer: a list's 48 timers were most of what its effects did. */
function openSoon(): void {
  isGrowing = gathering !== undefined;
  gathering ??= setTimeout(() => {
    gathering = undefined;
    if (isGrowing) openSoon();
    else open();
  }, gatherMs);
}

/** Opens the stream that the page needs now, unless the one there is tells of all its lots already. */
function open(): void {
  clearTimeout(pausing);
  if (followed.size === 0) {
    close();
    stopLosing();
    setConnection("ok");
    stopWatching?.();
    stopWatching = null;
    return;
  }
  const ids = [...followed.keys()].slice(0, lotsPerStream);
  if (!isSeen || (source && ids.every((id) => sourceIds.has(id)))) return;
  close();
  const opened = new EventSource(
    apiAddress(ids.length === 1 ? `/api/auctions/${ids[0]}/events` : `/api/events?auctions=${ids.join(",")}`),
  );
  source = opened;
  sourceIds = new Set(ids);
  opened.addEventListener("open", hear);
  opened.addEventListener("time", hear);
  opened.addEventListener("lot", (message) => {
    hear();
    const event = JSON.parse(message.data) as LotEvent;
    for (const listener of [...(followed.get(event.id) ?? [])]) listener(event);
  });
  opened.addEventListener("error", () => {
    if (source !== opened) return;
    loseLater();
    // The browser reconnects by itself after a broken line, but not after a refusal.
    if (opened.readyState === EventSource.CLOSED) reopenLater();
  });
  waitForWord();
}

function close(): void {
  source?.close();
  source = null;
  sourceIds = new Set();
  clearTimeout(silence);
  silence = undefined;
}

function reopen(): void {
  if (source) close();
  open();
}

function reopenLater(): void {
  source?.close();
  source = null;
  sourceIds = new Set();
  // Spread, so that all who lost a server do not come back to it at the same moment.
  pausing = setTimeout(open, pauseMs * (1 + Math.random()));
  pauseMs = Math.min(pauseMs * 2, longestPauseMs);
}

function hear(): void {
  pauseMs = firstPauseMs;
  stopLosing();
  setConnection("ok");
  waitForWord();
}

function waitForWord(): void {
  heardAt = performance.now();
  silence ??= setTimeout(doubt, silentAfterMs);
}

/** One timer for many words: a stream begins with one of each lot. */
function doubt(): void {
  silence = undefined;
  const leftMs = heardAt + silentAfterMs - performance.now();
  if (leftMs > 0) {
    silence = setTimeout(doubt, leftMs);
    return;
  }
  loseLater();
  reopen();
}

function loseLater(): void {
  losing ??= setTimeout(() => setConnection("lost"), lostAfterMs);
}

function stopLosing(): void {
  if (losing === undefined) return;
  clearTimeout(losing);
  losing = undefined;
}

function setConnection(next: "ok" | "lost"): void {
  if (connection === next) return;
  connection = next;
  for (const watcher of watchers) watcher();
}
