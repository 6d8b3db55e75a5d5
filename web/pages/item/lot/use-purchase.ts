import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import type { Purchase } from "#web/features/bids/purchase-button.tsx";

/**
 * Buys the listing. An answer that got lost leaves the key: pressed again, the same purchase is asked for.
 * `refresh` shows how the lot stands when a purchase was refused.
 */
export function usePurchase(
  { id: listingId, termsRevision }: Pick<ListingDetail, "id" | "termsRevision">,
  refresh: () => Promise<void>,
): Purchase {
  const attempt = useRef<{ price: number; key: string } | null>(null);
  const { revalidate } = useRevalidator();
  return async (price) => {
    if (attempt.current?.price !== price) attempt.current = { price, key: newKey() };
    try {
      await browserApi.purchases.purchase({
        params: { id: listingId },
        headers: { "idempotency-key": attempt.current.key },
        body: { price, termsRevision },
      });
      attempt.current = null;
      await revalidate();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof ApiError)) return { ok: false, message: "" };
      attempt.current = null;
      await refresh();
      // What the seller has changed is shown before anything is pressed again.
      if (error.body.code === "TERMS_CHANGED") await revalidate();
      return { ok: false, message: error.message };
    }
  };
}
