import type { SellerTaxDetails, TaxDetailsBody } from "#contract/seller-reports/seller-reports.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { sellerTaxDetails } from "./table.ts";
import { isBirthDate, readTaxNumber } from "./tax-details-rules.ts";

type Stored = typeof sellerTaxDetails.$inferSelect;

/**
 * TR4: Tax details that a seller has given in another way are stored by those who keep the money, over the version
 * that was seen; the audit says what is filled in, not what it says. Of a deleted account they stay, with name and
 * address, while a sale of this year or the last one was paid, and go with what is kept of deals (RE12).
 *
 * Whoever writes it (rule TR6); within the caller's transaction. Returns what was stored before, too.
 */
export async function storeTaxDetails(
  ctx: Ctx,
  userId: number,
  { version, ...written }: TaxDetailsBody,
): Promise<{ before: Stored | undefined; after: SellerTaxDetails }> {
  // The account is the lock: before the first details there is no row of theirs.
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (!user) throw new NotFound();
  const [before] = await ctx.db.select().from(sellerTaxDetails).where(eq(sellerTaxDetails.userId, userId));
  if ((before?.version ?? 0) !== version) throw new Conflict("CHANGED_ELSEWHERE");
  const described = { ...written, taxNumber: await checked(ctx, userId, written) };
  const row = { ...described, version: version + 1, updatedAt: ctx.clock() };
  await ctx.db
    .insert(sellerTaxDetails)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: sellerTaxDetails.userId, set: row });
  return { before, after: { ...described, version: version + 1 } };
}

/** The tax number as it is kept; throws what is wrong with any of it. */
async function checked(
  ctx: Ctx,
  userId: number,
  { birthDate, taxNumber, taxCountry }: Pick<TaxDetailsBody, "birthDate" | "taxNumber" | "taxCountry">,
): Promise<string> {
  const [contact] = await ctx.db
    .select({ country: contactDetails.country })
    .from(contactDetails)
    .where(eq(contactDetails.userId, userId));
  const number = readTaxNumber(taxNumber, taxCountry || contact?.country || "CZ");
  const isBorn = birthDate === null || isBirthDate(birthDate, ctx.clock());
  if (number !== null && isBorn) return number;
  throw new Invalid({
    ...(!isBorn && { birthDate: ["birthDate.wrong"] }),
    ...(number === null && { taxNumber: ["taxNumber.wrong"] }),
  });
}
