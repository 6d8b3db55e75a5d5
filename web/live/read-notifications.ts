import { EventSourceParserStream } from "eventsource-parser/stream";
import type { MessageEvent, NotificationEvent } from "#contract/bids/live.ts";
import { apiAddress } from "#web/api/api-address.ts";
import { callerHeaders } from "#web/api/browser-api.ts";
import { storedToken } from "#web/session/token.ts";
import { whileSeen } from "./while-seen.ts";

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** As the public stream: the server speaks at least every 15 seconds. */
const silentAfterMs = 20_000;

interface Hearers {
  readonly onNotification: (notification: NotificationEvent) => void;
  readonly onMessage: (message: MessageEvent) => void;
  readonly onRefused: (status: number) => void;
  readonly onReturn: () => void;
}

/**
 * Follows the visitor's private events as long as the page is looked at. A streaming fetch, because `EventSource`
 * cannot send the token. `onRefused` runs when the token no longer counts, `onReturn` whenever the line is back, as
 * events missed meanwhile are not sent again. Returns a function that stops it.
 */
export function readNotifications({ onNotification, onMessage, onRefused, onReturn }: Hearers): () => void {
  let abort: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  let wasOpen = false;

  const open = async () => {
    clearTimeout(timer);
    abort?.abort();
    // Signed out, here or in another window: the server would only say so.
    if (storedToken() === null) return onRefused(401);
    const own = new AbortController();
    abort = own;
    const status = await read(own).catch(() => 0);
    if (own !== abort) return;
    if (status === 401 || status === 403) return onRefused(status);
    timer = setTimeout(open, pauseMs * (1 + Math.random()));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const read = async (own: AbortController): Promise<number> => {
    const answer = await fetch(apiAddress("/api/me/events"), {
      headers: { ...callerHeaders(), accept: "text/event-stream" },
      credentials: "omit",
      cache: "no-store",
      signal: own.signal,
    });
    if (!answer.ok || !answer.body) return answer.status;
    pauseMs = firstPauseMs;
    if (wasOpen) onReturn();
    wasOpen = true;
    const events = answer.body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const silence = setTimeout(() => own.abort(), silentAfterMs);
      const { done, value } = await events.read().finally(() => clearTimeout(silence));
      if (done) return answer.status;
      if (value.event === "notice") onNotification(JSON.parse(value.data) as NotificationEvent);
      if (value.event === "message") onMessage(JSON.parse(value.data) as MessageEvent);
    }
  };
  const close = () => {
    clearTimeout(timer);
    abort?.abort();
    abort = null;
  };
  const stopSeeing = whileSeen((seen) => (seen ? void open() : close()));
  return () => {
    stopSeeing();
    close();
  };
}
