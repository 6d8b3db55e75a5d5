import type { NextSteps } from "#contract/deals/purchases.ts";
import { toCzk } from "#contract/values/money.ts";
import { relistRefusal, secondChanceRefusal } from "./aftermath-rules.ts";
import type { AftermathRow } from "./read-aftermaths.ts";

/** The seller's next steps; the bidder's maximum stays secret until it is a price (decisions/0014). */
export function nextStepsView(row: AftermathRow, now: Date): NextSteps {
  const { relistedId, relistedSlug, chanceStatus, chancePriceMinor, chanceExpiresAt } = row;
  const isTold = chanceStatus === "accepted" || row.isChancePublic;
  return {
    listingId: row.id,
    canRelist: relistRefusal(row) === null,
    relistedAs: relistedId === null ? null : { id: relistedId, slug: relistedSlug ?? "" },
    canOfferSecondChance: secondChanceRefusal(row, now) === null,
    secondChance: chanceStatus &&
      chanceExpiresAt && {
        status: chanceStatus,
        price: isTold && chancePriceMinor !== null ? toCzk(chancePriceMinor) : null,
        expiresAt: chanceExpiresAt.toISOString(),
      },
  };
}
