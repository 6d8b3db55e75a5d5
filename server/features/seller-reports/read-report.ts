import type { ReportedSeller } from "#contract/seller-reports/seller-reports.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { currencies } from "#server/features/currencies/table.ts";
import { type FoundSeller, readSellers } from "./read-sellers.ts";
import { decisionOf, gapsOf } from "./seller-report-rules.ts";
import { detailsOf } from "./tax-details.ts";

/** A seller of the report, with what only its files say. */
export interface Reported {
  readonly found: FoundSeller;
  readonly seller: ReportedSeller;
}

/** All sellers of a year: those who are reported first, then by what they were paid. Throws NO_EURO_RATE where no rate is kept. */
export async function readReport(ctx: Ctx, year: number): Promise<{ rate: number; sellers: Reported[] }> {
  const rate = await findEuroRate(ctx);
  if (rate === null) throw new Conflict("NO_EURO_RATE");
  const found = await readSellers(ctx, year);
  const sellers = found.map((each) => ({ found: each, seller: sellerView(each, rate) }));
  const rank = ({ decision }: ReportedSeller) => (decision === "reported" ? 0 : 1);
  sellers.sort((a, b) => rank(a.seller) - rank(b.seller) || b.seller.amount - a.seller.amount);
  return { rate, sellers };
}

/** CZK for one euro, by the rate that the site keeps now. */
export async function findEuroRate(ctx: Ctx): Promise<number | null> {
  const [euro] = await ctx.db.select({ rate: currencies.rate }).from(currencies).where(eq(currencies.code, "EUR"));
  return euro?.rate ?? null;
}

/** A seller of a year with what becomes of him; `rate` is CZK for one euro. */
export function sellerView(found: FoundSeller, rate: number): ReportedSeller {
  const { id, username, company, companyId, taxId, country, accounts, street, zip, city } = found;
  const isCompany = company !== "";
  const name = company || [found.firstName, found.lastName].filter(Boolean).join(" ");
  const taxNumber = found.taxNumber || taxId;
  const sum = (of: "sales" | "paidMinor" | "feesMinor") =>
    found.quarters.reduce((total, quarter) => total + quarter[of], 0);
  const [sales, amount] = [sum("sales"), toCzk(sum("paidMinor"))];
  // By the haléře, so that what is rounded for people decides nothing.
  const euros = amount / rate;
  return {
    ...{ id, username, isCompany, name, country, companyId, taxNumber, vatId: taxId, sales, amount },
    address: [street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    accounts: [...accounts],
    quarters: found.quarters.map(({ sales: count, paidMinor, feesMinor }) => ({
      ...{ sales: count, amount: toCzk(paidMinor), fees: toCzk(feesMinor) },
    })),
    euros: Math.round(euros * 100) / 100,
    fees: toCzk(sum("feesMinor")),
    decision: decisionOf({ sales, euros, country }),
    gaps: gapsOf({ ...found, isCompany, name, taxNumber }),
    details: detailsOf(found),
    taxCountry: found.taxNumber ? found.taxCountry || country : country,
  };
}
