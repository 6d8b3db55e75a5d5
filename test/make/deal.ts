import type { DeliveryAddress } from "#contract/deals/delivery.ts";
import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { openDeal } from "#server/features/deals/open-deal.ts";
import { deals } from "#server/features/deals/table.ts";
import { findFeesInForce } from "#server/features/fees/read-fees.ts";
import { makeCategory } from "./category.ts";
import { makeListing } from "./listing.ts";
import { makeUser, type TestUser } from "./user.ts";

type DealRow = typeof deals.$inferSelect;
type Columns = Partial<typeof deals.$inferInsert>;

export interface MadeDeal {
  readonly id: number;
  readonly listingId: number;
  readonly seller: TestUser;
  readonly buyer: TestUser;
  row(): Promise<DealRow>;
}

/** Where made parcels go. */
export const madeAddress: DeliveryAddress = {
  name: "Petra Malá",
  phone: "+420 777 765 432",
  street: "Lidická 12",
  city: "Brno",
  zip: "602 00",
  country: "CZ",
};

/** Opens the deal of a sold auction (1 500 Kč and 190 Kč of postage) and brings it to `status`; `columns` then override. */
export async function makeDeal(
  ctx: Ctx,
  {
    status = "awaiting_payment",
    seller,
    buyer,
    categoryId,
    handover = "post",
    shippingMinor = 190_00,
    isProtected = false,
    columns = {},
  }: {
    status?: DealRow["status"];
    seller?: TestUser;
    buyer?: TestUser;
    /** Of the listing; a category of its own where none is named. */
    categoryId?: number;
    handover?: DealRow["handover"];
    shippingMinor?: number | null;
    /** Its money is held; then it awaits its payment. */
    isProtected?: boolean;
    columns?: Columns;
  } = {},
): Promise<MadeDeal> {
  const sides = { seller: seller ?? (await makeUser(ctx)), buyer: buyer ?? (await makeUser(ctx)) };
  const now = ctx.clock();
  const sale = { winnerId: sides.buyer.id, finalPriceMinor: 1_500_00, soldBy: "bid" as const, closedAt: now };
  const listing = await makeListing(ctx, {
    sellerId: sides.seller.id,
    categoryId: categoryId ?? (await makeCategory(ctx)).id,
    status: "sold",
    handover,
    shippingMinor,
    isProtected,
    feeTableId: await findFeesInForce(ctx),
    endsAt: now,
    ...sale,
  });
  await openDeal(ctx, {
    listingId: listing.id,
    sellerId: sides.seller.id,
    buyerId: sides.buyer.id,
    soldBy: "bid",
    priceMinor: 1_500_00,
  });
  const [opened] = await ctx.db.select().from(deals).where(eq(deals.listingId, listing.id));
  if (!opened) throw new Error("a sale opens a deal");
  await ctx.db
    .update(deals)
    .set({
      status,
      delivery: handover === "in_person" ? null : madeAddress,
      ...timesOf(status, now),
      ...columns,
    })
    .where(eq(deals.id, opened.id));
  const row = async () => {
    const [found] = await ctx.db.select().from(deals).where(eq(deals.id, opened.id));
    if (!found) throw new Error("deals are never removed");
    return found;
  };
  return { id: opened.id, listingId: listing.id, ...sides, row };
}

/** Times of the steps, an hour apart, the last one just now. */
function timesOf(status: DealRow["status"], now: Date): Columns {
  const ago = (hours: number) => new Date(now.getTime() - (hours * dayMs) / 24);
  switch (status) {
    case "awaiting_payment":
      return {};
    case "paid":
      return { paidAt: now };
    case "sent":
      return { paidAt: ago(1), sentAt: now, carrier: "zasilkovna", trackingNumber: "Z 123 4567 890" };
    case "received":
      return { paidAt: ago(2), sentAt: ago(1), receivedAt: now };
    case "cancelled":
      return { cancelledAt: now };
  }
}
