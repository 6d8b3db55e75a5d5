import type { Ctx } from "#server/context.ts";
import { and, eq, inArray, isNull, type SQL, sql } from "#server/db/query.ts";
import { deals } from "#server/features/deals/table.ts";
import type { CardRow } from "#server/features/listings/select-cards.ts";

/** What somebody has won or bought from the account of the staff and may pay with goods. Haléře. */
export interface ShopDeal {
  readonly dealId: number;
  readonly listingId: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: CardRow["picture"];
  readonly categoryId: number | null;
  readonly volumeMl: number | null;
  readonly priceMinor: number;
  /** Last day for the payment, Prague. */
  readonly payBy: string;
  /** Whether it is handed over in person alone. */
  readonly isForPickup: boolean;
}

/** Sold by the shop, unpaid, in no order, in no dispute, and not said to be paid by a transfer (rule GO12). */
const isOpen: SQL = sql`deals.seller_id = (select id from users where is_shop) and deals.status = 'awaiting_payment'
  and not deals.is_protected and deals.order_id is null and deals.payment_said_at is null
  and not exists (select from deal_cases c where c.deal_id = deals.id and c.outcome is null)`;

/** What the buyer may pay with goods, in the order in which it has to be paid. */
export async function readShopDeals(ctx: Ctx, buyerId: number): Promise<ShopDeal[]> {
  const { rows } = await ctx.db.execute<ShopDeal & Record<string, unknown>>(sql`
    select deals.id as "dealId", l.id as "listingId", l.slug, l.name, l.category_id as "categoryId", l.volume_ml as "volumeMl",
      deals.price_minor as "priceMinor", deals.pay_by::text as "payBy", deals.handover = 'in_person' as "isForPickup",
      (select jsonb_build_object('id', m.id, 'status', m.status, 'role', m.role, 'width', m.width,
         'height', m.height, 'widths', m.widths)
       from listing_pictures lp join media m on m.id = lp.media_id
       where lp.listing_id = l.id order by lp.position, lp.media_id limit 1) as picture
    from deals join listings l on l.id = deals.listing_id
    where deals.buyer_id = ${buyerId} and ${isOpen} order by deals.pay_by, deals.id`);
  return rows;
}

/** Whether the buyer may pay this deal with goods. */
export async function isShopDeal(ctx: Ctx, dealId: number, buyerId: number): Promise<boolean> {
  const isIt = and(eq(deals.id, dealId), eq(deals.buyerId, buyerId), isOpen);
  const [found] = await ctx.db.select({ id: deals.id }).from(deals).where(isIt);
  return found !== undefined;
}

/** Ties deals to the order that pays for them; false, and none is tied, where one of them cannot be paid with goods any more. */
export async function tieDeals(tx: Ctx, dealIds: readonly number[], orderId: number): Promise<boolean> {
  if (dealIds.length === 0) return true;
  const tied = await tx.db
    .update(deals)
    .set({ orderId })
    .where(and(inArray(deals.id, [...dealIds]), isOpen))
    .returning({ id: deals.id });
  if (tied.length === dealIds.length) return true;
  await tx.db.update(deals).set({ orderId: null }).where(isTied(orderId));
  return false;
}

/** How many unpaid deals are tied to an order. */
export async function countTied(tx: Ctx, orderId: number): Promise<number> {
  return (await tx.db.select({ id: deals.id }).from(deals).where(isTied(orderId)).for("update")).length;
}

function isTied(orderId: number): SQL | undefined {
  return and(eq(deals.orderId, orderId), isNull(deals.paidAt), eq(deals.status, "awaiting_payment"));
}
