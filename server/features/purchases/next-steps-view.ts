import { closingMinuteOf } from "#contract/listings/closing-minute.ts";
import type { NextSteps } from "#contract/purchases/purchases.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { endsAtMinute } from "#server/features/monthly-sales/auction-end-rules.ts";
import { getNextSale } from "#server/features/monthly-sales/get-next-sale.ts";
import { relistRefusal, secondChanceRefusal } from "./aftermath-rules.ts";
import type { AftermathRow } from "./read-aftermaths.ts";

/**
 * P9: The seller learns the offered amount once it is accepted, or where the reserve had made it public.
 *
 * The seller's next steps; the bidder's maximum stays secret until it is a price (decisions/0014).
 */
export async function nextStepsView(ctx: Ctx, row: AftermathRow, now: Date): Promise<NextSteps> {
  const { relistedId, relistedSlug, chanceStatus, chancePriceMinor, chanceExpiresAt } = row;
  const isNotified = chanceStatus === "accepted" || row.isChancePublic;
  return {
    listingId: row.id,
    canRelist: relistRefusal(row) === null,
    relistEndsAt: relistRefusal(row) === null ? await relistEnd(ctx, row, now) : null,
    relistedAs: relistedId === null ? null : { id: relistedId, slug: relistedSlug ?? "" },
    canOfferSecondChance: secondChanceRefusal(row, now) === null,
    secondChance: chanceStatus &&
      chanceExpiresAt && {
        status: chanceStatus,
        price: isNotified && chancePriceMinor !== null ? toCzk(chancePriceMinor) : null,
        expiresAt: chanceExpiresAt.toISOString(),
      },
  };
}

/** When it would end if it were offered again now. */
async function relistEnd(ctx: Ctx, row: AftermathRow, now: Date): Promise<string | null> {
  if (row.saleMode !== "auction") return null;
  if (row.duration === "7d") return endsAtMinute(now, closingMinuteOf(row)).toISOString();
  return (await getNextSale(ctx, { category: row.categoryId ?? undefined })).closesAt;
}
