import { type Ctx, requireUser } from "#server/context.ts";
import { and, desc, eq } from "#server/db/query.ts";
import { readPage } from "#server/db/read-page.ts";
import { invoiceView } from "./invoice-view.ts";
import { invoices } from "./table.ts";

const pageSize = 20;

/** The caller's documents, the newest first; those of one order where it is named. */
export async function listMyInvoices(ctx: Ctx, { page, order }: { page: number; order?: number | undefined }) {
  const { userId } = requireUser(ctx);
  const areOwn = and(eq(invoices.userId, userId), order ? eq(invoices.orderId, order) : undefined);
  const { rows, ...placed } = await readPage({
    page,
    size: pageSize,
    read: (limit, offset) =>
      ctx.db.select().from(invoices).where(areOwn).orderBy(desc(invoices.id)).limit(limit).offset(offset),
    count: () => ctx.db.$count(invoices, areOwn),
  });
  return { items: rows.map(invoiceView), ...placed };
}
