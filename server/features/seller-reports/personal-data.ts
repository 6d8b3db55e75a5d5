import { pragueDay } from "#contract/values/prague-day.ts";
import { instantOfWallText } from "#contract/values/prague-time.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { sellerReportRecords, sellerTaxDetails, sellerTaxRequests } from "./table.ts";

/**
 * What was told for reports, and who a seller was who leaves before the report of the year is made: the law wants to know it of deleted
 * accounts too (rule TR4). It goes with what is kept of deals, and so does what was reported (TR8).
 */
export const sellerReportsData: PersonalData = {
  tables: ["seller_tax_details", "seller_tax_requests", "seller_report_records"],
  files: {
    "tax-details": (ctx, { id }) => rowsOf(ctx, sellerTaxDetails, eq(sellerTaxDetails.userId, id)),
    "tax-reports": (ctx, { id }) => rowsOf(ctx, sellerReportRecords, eq(sellerReportRecords.userId, id)),
    "tax-requests": (ctx, { id }) => rowsOf(ctx, sellerTaxRequests, eq(sellerTaxRequests.userId, id)),
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(sellerTaxRequests).where(eq(sellerTaxRequests.userId, id));
    if (await hasSoldLately(ctx, id)) await keepContact(ctx, id);
    else await forgetAll(ctx, id);
  },
  forgetDeals: (ctx, { id }) => forgetAll(ctx, id),
};

async function forgetAll(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(sellerTaxDetails).where(eq(sellerTaxDetails.userId, id));
  await ctx.db.delete(sellerReportRecords).where(eq(sellerReportRecords.userId, id));
}

/** Whether a sale of this year or of the last one was paid, which a report may still be due for. */
async function hasSoldLately(ctx: Ctx, id: number): Promise<boolean> {
  const lastYear = Number(pragueDay(ctx.clock()).slice(0, 4)) - 1;
  const since = new Date(instantOfWallText(`${lastYear}-01-01T00:00`) ?? Number.NaN);
  const { rows } = await ctx.db.execute(sql`
    select from deals d left join payouts p on p.order_id = d.order_id and d.is_protected
    where d.seller_id = ${id} and coalesce(p.paid_at, d.paid_at) >= ${since} limit 1`);
  return rows.length > 0;
}

/** Contact details that are gone already stay as they were kept. */
async function keepContact(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into seller_tax_details (user_id, version, updated_at, left_contact)
    select c.user_id, 1, ${ctx.clock()}, jsonb_build_object('first_name', c.first_name, 'last_name', c.last_name,
      'street', c.street, 'city', c.city, 'zip', c.zip, 'country', c.country,
      'company', c.company, 'company_id', c.company_id, 'tax_id', c.tax_id)
    from contact_details c where c.user_id = ${id}
    on conflict (user_id) do update set left_contact = excluded.left_contact`);
}
