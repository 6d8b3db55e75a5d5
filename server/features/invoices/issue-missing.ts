import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { issueBill } from "./issue-bill.ts";
import { issueCreditNotes } from "./issue-credit-notes.ts";
import { issueInvoice } from "./issue-invoice.ts";

/** How long the events of a payment may take before its document counts as missing, minutes. */
const graceMinutes = 10;

/**
 * IN8: A tax document names the DIČ of its supplier; while a payer of VAT has not filled it in, documents wait, and
 * are issued once it is there. A credit note says why.
 *
 * Issues the documents that had to wait: of bills first, since a bill's document is of its month, then of payments, then
 * of refunds. Returns how many orders got one.
 */
export async function issueMissing(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - graceMinutes * 60_000);
  const bills = await forEachDue(
    ctx,
    (after, limit) => listBills(ctx, { before, after, limit }),
    (bill) => issueBill(ctx, { ...bill, orderId: bill.id }),
  );
  const paid = await forEachDue(
    ctx,
    (after, limit) => listPaid(ctx, { before, after, limit }),
    async ({ id }) => (await issueInvoice(ctx, id)) !== null,
  );
  const refunded = await forEachDue(
    ctx,
    (after, limit) => listRefunded(ctx, { before, after, limit }),
    ({ id }) => issueCreditNotes(ctx, id),
  );
  return bills + paid + refunded;
}

interface Span {
  readonly before: Date;
  readonly after: number;
  readonly limit: number;
}

const hasNoInvoice = sql`not exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice')`;

async function listBills(ctx: Ctx, { before, after, limit }: Span) {
  const { rows } = await ctx.db.execute<{ id: number; statement: number; due: string; last: string }>(sql`
    select o.id::int8 as id, s.id::int8 as statement, s.due_on::text as due,
      (s.month + interval '1 month - 1 day')::date::text as last
    from fee_statements s join orders o on o.id = s.order_id
    where o.created_at < ${before} and ${hasNoInvoice} and o.id > ${after} order by o.id limit ${limit}`);
  return rows.map(({ id, statement, due, last }) => ({
    ...{ id: Number(id), statementId: Number(statement), dueOn: due, taxableOn: last },
  }));
}

async function listPaid(ctx: Ctx, { before, after, limit }: Span) {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select o.id::int8 as id from orders o
    where o.paid_at < ${before} and o.total_minor > 0 and not o.is_escrowed and ${hasNoInvoice} and o.id > ${after}
    order by o.id limit ${limit}`);
  return rows.map(({ id }) => ({ id: Number(id) }));
}

async function listRefunded(ctx: Ctx, { before, after, limit }: Span) {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select distinct o.id::int8 as id from refunds r join orders o on o.id = r.order_id
    where r.created_at < ${before} and not o.is_escrowed and o.id > ${after}
      and not exists (select from invoices i where i.refund_id = r.id)
    order by 1 limit ${limit}`);
  return rows.map(({ id }) => ({ id: Number(id) }));
}
