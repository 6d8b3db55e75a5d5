import { type Ctx, requireUser } from "#server/context.ts";
import { and, count, desc, eq } from "#server/db/query.ts";
import { invoiceView } from "./invoice-view.ts";
import { invoices } from "./table.ts";

const pageSize = 20;

/** The caller's documents, the newest first; those of one order where it is named. */
export async function listMyInvoices(ctx: Ctx, { page, order }: { page: number; order?: number | undefined }) {
  const { userId } = requireUser(ctx);
  const areOwn = and(eq(invoices.userId, userId), order ? eq(invoices.orderId, order) : undefined);
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(invoices).where(areOwn),
    ctx.db
      .select()
      .from(invoices)
      .where(areOwn)
      .orderBy(desc(invoices.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const total = counted?.total ?? 0;
  return { items: rows.map(invoiceView), total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}
