import type { OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { closeInspection } from "#server/features/listings/inspections/close-inspection.ts";
import { findOpenOrder } from "#server/features/payments/create-order.ts";
import { endOrder } from "#server/features/payments/end-order.ts";
import { lockOwnListing } from "./own-listing.ts";
import { ownListingView } from "./own-listing-view.ts";
import { setUnpublished } from "./set-unpublished.ts";

/** Takes the caller's listing back from review, or from waiting for its payment, as a draft. Repeated, it stays a draft. */
export async function withdrawListing(ctx: Ctx, id: number): Promise<OwnListing> {
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    if (row.status === "draft") return ownListingView(tx, row);
    if (row.status === "awaiting_payment") {
      const order = await findOpenOrder(tx, { type: "package", id });
      if (order) await endOrder(tx, order.id, "cancelled");
      return ownListingView(tx, await setUnpublished(tx, id, "draft"));
    }
    if (row.status !== "in_review") throw new Conflict("NOT_IN_REVIEW");
    await closeInspection(tx, id, { outcome: "withdrawn" });
    return ownListingView(tx, await setUnpublished(tx, id, "draft"));
  });
}
