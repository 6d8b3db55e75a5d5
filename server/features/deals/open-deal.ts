import { type DeliveryAddress, deliveryAddress } from "#contract/deals/delivery.ts";
import type { SaleWay } from "#contract/listings/listing-kinds.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { addresses } from "#server/features/accounts/addresses/table.ts";
import { accountInForce } from "#server/features/accounts/contact/bank-change-rules.ts";
import { fullNameOf, phoneText } from "#server/features/accounts/contact/contact-view.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { chargeSale } from "#server/features/fees/charge-fees.ts";
import { listings } from "#server/features/listings/table.ts";
import type { DealRow } from "./deal-row.ts";
import { dealEvents, partiesOf } from "./events.ts";
import { noteStep } from "./note-step.ts";
import { payByOf } from "./payment-deadline-rules.ts";
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

/** D1: Each sale opens one deal; a listing has at most one that is not cancelled. */
export async function openDeal(ctx: Ctx, sale: SoldListing): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [listing] = await tx.db
      .select({
        shippingMinor: listings.shippingMinor,
        handover: listings.handover,
        feeTableId: listings.feeTableId,
        isProtected: listings.isProtected,
      })
      .from(listings)
      .where(eq(listings.id, sale.listingId));
    if (!listing) throw new Error(`listing ${sale.listingId} was sold and is not there`);
    const isProtected = listing.isProtected && tx.ports.escrow !== null;
    const isByHand = listing.handover === "in_person";
    const [deal] = await tx.db
      .insert(deals)
      .values({
        ...sale,
        isProtected,
        handover: listing.handover,
        delivery: isByHand ? null : await knownAddress(tx, sale.buyerId),
        iban: await accountOf(tx, sale.sellerId),
        ...postageOf(listing),
        payBy: payByOf(tx.clock()),
        createdAt: tx.clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (!deal) return;
    await chargeSale(tx, { ...sale, dealId: deal.id, feeTableId: listing.feeTableId, isProtected });
    await noteStep(tx, { dealId: deal.id, kind: "opened", byUserId: null });
    await publish(tx, dealEvents.DealOpened, partiesOf(deal));
  });
}

/** D9: A deal opens without postage where the thing is only handed over in person. */
function postageOf({ handover, shippingMinor }: Pick<DealRow, "handover" | "shippingMinor">) {
  if (handover === "in_person") return { shippingMinor: 0, shippingByAgreement: false };
  return { shippingMinor, shippingByAgreement: shippingMinor === null };
}

/** The buyer's default address, else the one in the contact details, as the first proposal; null where neither is complete. */
async function knownAddress(ctx: Ctx, buyerId: number): Promise<DeliveryAddress | null> {
  const [contact] = await ctx.db.select().from(contactDetails).where(eq(contactDetails.userId, buyerId));
  const [chosen] = await ctx.db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, buyerId), eq(addresses.isDefault, true)));
  const { street, city, zip, country } = chosen ?? contact ?? {};
  const known = deliveryAddress.safeParse({
    ...{ name: chosen?.name ?? fullNameOf(contact), street, city, zip, country },
    phone: phoneText(contact?.phone ?? null) ?? "",
  });
  return known.success ? known.data : null;
}

/** D13: A deal is paid to the account that its seller had when it began. */
async function accountOf(ctx: Ctx, sellerId: number): Promise<string | null> {
  const [contact] = await ctx.db.select().from(contactDetails).where(eq(contactDetails.userId, sellerId));
  return contact ? accountInForce(contact, ctx.clock()) : null;
}
