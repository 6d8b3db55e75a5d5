import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { goodsOrders } from "#server/features/goods-orders/table.ts";
import { orders } from "#server/features/payments/table.ts";
import { invoices } from "./table.ts";

/** A document, its order, and to whom it is mailed: the account, the guest who has paid, or whom one by hand names; null: nobody. */
export async function readAddressee(ctx: Ctx, invoiceId: number) {
  const [found] = await ctx.db
    .select({ invoice: invoices, order: orders, user: users, goods: goodsOrders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(goodsOrders, eq(goodsOrders.orderId, orders.id))
    // An account may have taken a guest's order over since the document was issued.
    .leftJoin(users, eq(users.id, sql`coalesce(${invoices.userId}, ${goodsOrders.userId})`))
    .where(eq(invoices.id, invoiceId));
  return found ? { ...found, to: addresseeOf(found) } : null;
}

interface Found {
  readonly invoice: typeof invoices.$inferSelect;
  readonly user: typeof users.$inferSelect | null;
  readonly goods: typeof goodsOrders.$inferSelect | null;
}

function addresseeOf({ invoice, user, goods }: Found) {
  if (user) return user;
  const { customer, locale, isByHand } = invoice.content;
  // Whoever pays has vouched for the address (rule GO6), and for that of a document by hand whoever of the site has issued it.
  if (isByHand && customer.email) return { email: customer.email, locale, emailConfirmedAt: invoice.issuedAt };
  if (!goods?.paidAt || goods.userId !== null || goods.email === "") return null;
  return { email: goods.email, locale: goods.locale, emailConfirmedAt: goods.paidAt };
}
