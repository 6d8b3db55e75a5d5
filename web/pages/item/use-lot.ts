import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { ListingDetail, LotState } from "#contract/auctions.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { clearToken, storedToken } from "#web/session/token.ts";
import { newKey } from "./new-key.ts";

export type BidResult = { ok: true } | { ok: false; message: string };

const refreshMs = 10_000;
/** Longest that setTimeout can wait. */
const longestTimerMs = 2_147_483_647;

/**
 * The lot as it stands: asked again every ten seconds while the page is looked at, and at the lot's end.
 * A bid sent twice because the connection broke carries the same key, so it counts once.
 */
export function useLot(listing: ListingDetail) {
  const [lot, setLot] = useState<LotState>(listing.lot);
  const [connection, setConnection] = useState<"ok" | "lost">("ok");
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ maximum: number; key: string } | null>(null);
  const { revalidate } = useRevalidator();
  /** Whether the last answer knew who asks. */
  const isKnown = useRef(listing.lot.viewer !== null);
  useEffect(() => setLot(listing.lot), [listing.lot]);

  const refresh = useCallback(async () => {
    try {
      const { data } = await browserApi.bids.lot({ params: { id: listing.id } });
      setLot(data);
      setConnection("ok");
      // The session ended, or began in another tab: the frame around the lot must hear of it too.
      if (isKnown.current !== (data.viewer !== null)) {
        isKnown.current = data.viewer !== null;
        if (!isKnown.current && storedToken() !== null) clearToken();
        void revalidate();
      }
    } catch (error) {
      // A refusal is an answer; only silence means that the connection is lost.
      setConnection(error instanceof ApiError ? "ok" : "lost");
    }
  }, [listing.id, revalidate]);

  useEffect(() => {
    if (lot.status !== "live" && lot.status !== "scheduled") return;
    const look = () => document.visibilityState === "visible" && void refresh();
    const timer = setInterval(look, refreshMs);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, [lot.status, refresh]);

  useEffect(() => {
    if (lot.status !== "live" || !lot.endsAt) return;
    const leftMs = Date.parse(lot.endsAt) - Date.parse(lot.serverTime);
    const timer = setTimeout(
      () => void refresh().then(() => revalidate()),
      Math.min(Math.max(leftMs, 0) + 700, longestTimerMs),
    );
    return () => clearTimeout(timer);
  }, [lot.status, lot.endsAt, lot.serverTime, refresh, revalidate]);

  const bid = async (maximum: number): Promise<BidResult> => {
    if (attempt.current?.maximum !== maximum) attempt.current = { maximum, key: newKey() };
    setBusy(true);
    try {
      const { data } = await browserApi.bids.place({
        params: { id: listing.id },
        headers: { "idempotency-key": attempt.current.key },
        body: { maximum },
      });
      attempt.current = null;
      setLot(data.lot);
      setConnection("ok");
      void revalidate();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof ApiError)) {
        setConnection("lost");
        return { ok: false, message: "" };
      }
      attempt.current = null;
      void refresh();
      return { ok: false, message: error.fields.maximum?.join(" ") ?? error.message };
    } finally {
      setBusy(false);
    }
  };
  return { lot, connection, busy, bid, refresh };
}
