import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { TaxDocument } from "./vat-month-rules.ts";

/** The documents of supplies between two days in Prague, both counted, the oldest first; proformas are none. */
export async function readTaxDocuments(ctx: Ctx, { from, to }: { from: string; to: string }): Promise<TaxDocument[]> {
  const { rows } = await ctx.db.execute<Record<string, unknown> & TaxDocument>(sql`
    select i.number, i.content->>'taxableOn' as "taxableOn", i.content->>'issuedOn' as "issuedOn",
      i.content#>>'{customer,taxId}' as "taxId", i.content->'sums' as sums
    from invoices i
    where i.kind <> 'proforma' and i.content->>'taxableOn' between ${from} and ${to}
    order by i.content->>'taxableOn', i.id`);
  return rows;
}
