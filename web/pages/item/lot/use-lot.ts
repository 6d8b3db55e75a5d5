import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { BidLine } from "#contract/bids/bids.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { useLiveLot } from "./use-live-lot.ts";

export type BidResult = { ok: true } | { ok: false; message: string; passesBudget?: boolean };

/**
 * The lot as it stands, live, and bidding on it.
 * A bid sent twice because the connection broke carries the same key, so it counts once.
 */
export function useLot(listing: ListingDetail, bids: BidLine[]) {
  const { lot, lines, connection, refresh, take, lose } = useLiveLot(listing, bids);
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ maximum: number; key: string } | null>(null);
  const { revalidate } = useRevalidator();

  const bid = async (maximum: number, budgetSeen = false): Promise<BidResult> => {
    if (attempt.current?.maximum !== maximum) attempt.current = { maximum, key: newKey() };
    setBusy(true);
    try {
      const { data } = await browserApi.bids.place({
        params: { id: listing.id },
        headers: { "idempotency-key": attempt.current.key },
        body: { maximum, termsRevision: listing.termsRevision, budgetSeen },
      });
      attempt.current = null;
      take(data.lot);
      void revalidate();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof ApiError)) {
        lose();
        return { ok: false, message: "" };
      }
      attempt.current = null;
      void refresh();
      // What the seller has changed is shown before anything is pressed again.
      if (error.body.code === "TERMS_CHANGED") await revalidate();
      if (error.body.code === "BUDGET_PASSED") return { ok: false, message: error.message, passesBudget: true };
      return { ok: false, message: error.fields.maximum?.join(" ") ?? error.message };
    } finally {
      setBusy(false);
    }
  };
  return { lot, lines, connection, busy, bid, refresh };
}
