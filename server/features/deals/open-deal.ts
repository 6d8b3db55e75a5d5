import type { SaleWay } from "#contract/listings/listing-kinds.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { listings } from "#server/features/listings/table.ts";
import { dealEvents, partiesOf } from "./events.ts";
import { noteStep } from "./note-step.ts";
import { payByOf } from "./payment-rules.ts";
import { deals } from "./table.ts";

export interface SoldListing {
  readonly listingId: number;
  /** The seller, who for a demand is the author of the accepted offer and not the listing's owner. */
  readonly sellerId: number;
  readonly buyerId: number;
  readonly soldBy: SaleWay;
  /** Haléře. */
  readonly priceMinor: number;
}

/** Opens the deal of a sale, once: a listing has one deal that is not cancelled, however often its event comes. */
export async function openDeal(ctx: Ctx, sale: SoldListing): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [listing] = await tx.db
      .select({ shippingMinor: listings.shippingMinor, handover: listings.handover })
      .from(listings)
      .where(eq(listings.id, sale.listingId));
    if (!listing) throw new Error(`listing ${sale.listingId} was sold and is not there`);
    const isByHand = listing.handover === "in_person";
    const [deal] = await tx.db
      .insert(deals)
      .values({
        ...sale,
        handover: listing.handover,
        shippingMinor: isByHand ? 0 : listing.shippingMinor,
        shippingByAgreement: !isByHand && listing.shippingMinor === null,
        payBy: payByOf(tx.clock()),
        createdAt: tx.clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (!deal) return;
    await noteStep(tx, { dealId: deal.id, kind: "opened", byUserId: null });
    await publish(tx, dealEvents.DealOpened, partiesOf(deal));
  });
}
