import type { OwnTaxDetails, TaxDetailsBody } from "#contract/seller-reports/seller-reports.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq, gte, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { gapsOf } from "./seller-report-rules.ts";
import { storeTaxDetails } from "./store-tax-details.ts";
import { sellerTaxDetails, sellerTaxRequests } from "./table.ts";
import { detailsOf } from "./tax-details.ts";
import { gapsToAsk } from "./tax-details-rules.ts";

const ofPerson = ["firstName", "lastName", "street", "city", "zip"] as const;
type OfPerson = Record<(typeof ofPerson)[number], string>;

/** What the report would say of the caller, beyond the contact details, and what it would miss (rule TR6). */
export async function getOwnTaxDetails(ctx: Ctx): Promise<OwnTaxDetails> {
  const { userId } = requireUser(ctx);
  const [[stored], [contact], sells, wasAsked] = await Promise.all([
    ctx.db.select().from(sellerTaxDetails).where(eq(sellerTaxDetails.userId, userId)),
    ctx.db.select().from(contactDetails).where(eq(contactDetails.userId, userId)),
    isSeller(ctx, userId),
    isAsked(ctx, userId),
  ]);
  const details = detailsOf(stored);
  const described = (name: "company" | "companyId" | "taxId" | (typeof ofPerson)[number]) => contact?.[name] ?? "";
  const isCompany = described("company") !== "";
  const person = Object.fromEntries(ofPerson.map((name) => [name, described(name)])) as OfPerson;
  const gaps = gapsOf({
    ...{ ...details, ...person, isCompany, accounts: [], companyId: described("companyId") },
    // A person's name is asked for in its two parts.
    ...{ name: described("company"), taxNumber: details.taxNumber || described("taxId") },
  });
  const missing = gapsToAsk(gaps);
  return {
    ...{ details, missing, isCompany, hasVatId: described("taxId") !== "" },
    country: contact?.country || "CZ",
    isSeller: sells,
    isAsked: missing.length > 0 && wasAsked,
  };
}

/**
 * TR6: Who sells or has sold gives their own tax details in the account for the report: when and where they were born
 * and their tax number with the country that gave it, over what another window has saved; nobody else is asked. Of a
 * company its IČO and DIČ count.
 *
 * Throws NOT_A_SELLER.
 */
export async function saveOwnTaxDetails(ctx: Ctx, body: TaxDetailsBody): Promise<OwnTaxDetails> {
  const { userId } = requireUser(ctx);
  await transaction(ctx, async (tx) => {
    if (!(await isSeller(tx, userId))) throw new Conflict("NOT_A_SELLER");
    await storeTaxDetails(tx, userId, body);
  });
  return getOwnTaxDetails(ctx);
}

/** Whether somebody sells or has sold: drafts and what is sought do not count. */
async function isSeller(ctx: Ctx, userId: number): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ sells: boolean }>(sql`
    select exists (select from listings where seller_id = ${userId} and type = 'supply' and status <> 'draft')
      or exists (select from deals where seller_id = ${userId}) as sells`);
  return rows[0]?.sells === true;
}

/** Whether somebody was asked for this year, or for the last one, whose report may be due. */
async function isAsked(ctx: Ctx, userId: number): Promise<boolean> {
  const year = Number(pragueDay(ctx.clock()).slice(0, 4));
  const [asked] = await ctx.db
    .select({ year: sellerTaxRequests.year })
    .from(sellerTaxRequests)
    .where(and(eq(sellerTaxRequests.userId, userId), gte(sellerTaxRequests.year, year - 1)))
    .limit(1);
  return asked !== undefined;
}
