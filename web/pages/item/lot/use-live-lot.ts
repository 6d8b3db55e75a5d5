import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import type { BidLine } from "#contract/bids/bids.ts";
import type { LotEvent } from "#contract/bids/live.ts";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { connectionNow, followLot, watchConnection } from "#web/live/lot-feed.ts";
import { endSession } from "#web/session/session-store.ts";
import { storedToken } from "#web/session/token.ts";
import { aliasOf, mergeHistory, mergeLot, newer } from "./merge-lot.ts";

/** How often a lot is asked for while its stream is away, or while it is not public yet. */
const askEveryMs = 5_000;
/** What only the server knows is asked for once after so long: a hot lot brings many events. */
const askSoonMs = 300;
/** The closing of a lot that the stream has not told of is asked for this long after its end, spread over as long again. */
const closingMs = 3_000;
/** Longest that setTimeout can wait. */
const longestTimerMs = 2_147_483_647;

/** The lot and its history as they stand, kept so by the page's stream, and by asking while that is away. */
export function useLiveLot(listing: ListingDetail, bids: BidLine[]) {
  const [lot, setLot] = useState<LotState>(listing.lot);
  const [lines, setLines] = useState(bids);
  const [isAnswered, setAnswered] = useState(true);
  const stream = useSyncExternalStore(watchConnection, connectionNow, () => "ok" as const);
  const { revalidate } = useRevalidator();
  const now = useRef({ lot, lines });
  now.current = { lot, lines };
  useEffect(() => setLot((known) => newer(known, listing.lot)), [listing.lot]);
  useEffect(() => setLines(bids), [bids]);

  const take = useCallback((next: LotState) => {
    setLot((known) => newer(known, next));
    setAnswered(true);
  }, []);

  const refresh = useCallback(async () => {
    try {
      const { data } = await browserApi.bids.lot({ params: { id: listing.id } });
      take(data);
      // The session has ended elsewhere: the frame around the lot must hear of it too.
      if (data.viewer === null && storedToken() !== null) {
        endSession();
        void revalidate();
      }
    } catch (error) {
      // A refusal is an answer; only silence means that the connection is lost.
      setAnswered(error instanceof ApiError);
    }
  }, [listing.id, take, revalidate]);

  const askSoon = useAskSoon(refresh, revalidate);
  const hear = useCallback(
    (event: LotEvent) => {
      const { lot: before, lines: known } = now.current;
      setAnswered(true);
      if (event.revision < before.revision) return;
      const alias = aliasOf(before, known);
      const merged = mergeLot(before, event, alias);
      const isNew = event.revision > before.revision;
      if (isNew) setLot(merged.lot);
      const history = mergeHistory(known, event.history, alias);
      if (history) setLines(history);
      let isPageMissing = history === null || event.bidCount < before.bidCount;
      // What is new without a bid may be the seller's words.
      isPageMissing ||= isNew && event.bidCount === before.bidCount;
      // The lot's state does not say who cancelled it, so the page is asked for again.
      isPageMissing ||= event.status === "cancelled";
      askSoon({ lot: isNew && !merged.isSure, page: isPageMissing }, event.status);
    },
    [askSoon],
  );

  // Between its end and its closing a lot has ended and yet has something to tell.
  const isLive = lot.status === "live" || (lot.status === "ended" && lot.closedAt === null);
  useEffect(() => (isLive ? followLot(listing.id, hear) : undefined), [isLive, listing.id, hear]);

  const isLost = stream === "lost" || !isAnswered;
  useAskWhenOffline(isLive, refresh);
  useAskWhileAway(lot.status === "scheduled" || (isLive && isLost), refresh);
  const refreshAll = useCallback(() => refresh().then(() => revalidate()), [refresh, revalidate]);
  useAskAfterEnd(isLive, lot, refreshAll);

  const connection: "ok" | "lost" = isAnswered ? "ok" : "lost";
  return { lot, lines, connection, refresh, take, lose: () => setAnswered(false) };
}

/** Asks once for all that several events left missing: for the lot, or for the page. */
function useAskSoon(refresh: () => Promise<void>, revalidate: () => Promise<void>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const missing = useRef({ lot: false, page: false });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    ({ lot, page }: { lot: boolean; page: boolean }, status: LotEvent["status"]) => {
      missing.current.lot ||= lot;
      missing.current.page ||= page;
      if (!missing.current.lot && !missing.current.page) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        const { lot: isLotMissing, page: isPageMissing } = missing.current;
        missing.current = { lot: false, page: false };
        if (isLotMissing) void refresh();
        if (isPageMissing || status !== "live") void revalidate();
      }, askSoonMs);
    },
    [refresh, revalidate],
  );
}

/** Asks at once when the browser says that it is offline: no need to wait for silence. */
function useAskWhenOffline(isLive: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (!isLive) return;
    const look = () => void refresh();
    window.addEventListener("offline", look);
    return () => window.removeEventListener("offline", look);
  }, [isLive, refresh]);
}

/** Asks again and again while the stream cannot tell. */
function useAskWhileAway(isAway: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (!isAway) return;
    const look = () => document.visibilityState === "visible" && void refresh();
    look();
    const timer = setInterval(look, askEveryMs);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, [isAway, refresh]);
}

/** Asks for the closing of a lot that the stream has not told of. */
function useAskAfterEnd(isLive: boolean, lot: LotState, ask: () => Promise<void>): void {
  useEffect(() => {
    if (!isLive || !lot.endsAt) return;
    const leftMs = Date.parse(lot.endsAt) - Date.parse(lot.serverTime);
    const timer = setTimeout(
      () => void ask(),
      Math.min(Math.max(leftMs, 0) + closingMs * (1 + Math.random()), longestTimerMs),
    );
    return () => clearTimeout(timer);
  }, [isLive, lot.endsAt, lot.serverTime, ask]);
}
