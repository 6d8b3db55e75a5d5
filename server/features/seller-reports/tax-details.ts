import type { SellerTaxDetails, TaxDetailsBody } from "#contract/seller-reports/seller-reports.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { storeTaxDetails } from "./store-tax-details.ts";
import { sellerTaxDetails } from "./table.ts";

/** What a seller has told for the report; nothing yet is version 0. For those who keep the money. */
export async function getTaxDetails(ctx: Ctx, userId: number): Promise<SellerTaxDetails> {
  requireScope(ctx, "finance");
  const [found] = await ctx.db
    .select({ id: users.id, stored: sellerTaxDetails })
    .from(users)
    .leftJoin(sellerTaxDetails, eq(sellerTaxDetails.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw new NotFound();
  await recordReading(ctx, { what: "seller_tax", id: userId });
  return detailsOf(found.stored);
}

/** What is stored as it leaves; nothing yet is version 0. */
export function detailsOf(stored: SellerTaxDetails | null | undefined): SellerTaxDetails {
  const { birthDate = null, birthPlace = "", birthCountry = "" } = stored ?? {};
  const { taxNumber = "", taxCountry = "", version = 0 } = stored ?? {};
  return { birthDate, birthPlace, birthCountry, taxNumber, taxCountry, version };
}

/** Writes down what a seller has told in another way (rule TR4). For those who keep the money. */
export async function setTaxDetails(ctx: Ctx, userId: number, body: TaxDetailsBody): Promise<SellerTaxDetails> {
  requireScope(ctx, "finance");
  return transaction(ctx, async (tx) => {
    const { before, after } = await storeTaxDetails(tx, userId, body);
    const change = { from: before ? filledOf(before) : null, to: filledOf(after) };
    await recordChange(tx, { subject: "seller_tax", id: userId, ...change });
    return after;
  });
}

/** The audit says what is filled in, not what it says: it stays when the details go. */
function filledOf({ birthDate, birthPlace, taxNumber, version }: SellerTaxDetails) {
  return {
    ...{ version, birthDate: birthDate !== null, birthPlace: birthPlace !== "", taxNumber: taxNumber !== "" },
  };
}
