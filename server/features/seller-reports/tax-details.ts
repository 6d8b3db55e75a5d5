import type { SellerTaxDetails, TaxDetailsBody } from "#contract/payments/seller-reports.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { sellerTaxDetails } from "./table.ts";

type Stored = typeof sellerTaxDetails.$inferSelect;

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
  const {
    birthDate = null,
    birthPlace = "",
    birthCountry = "",
    taxNumber = "",
    version = 0,
  } = found.stored ?? {};
  return { birthDate, birthPlace, birthCountry, taxNumber, version };
}

/** Writes down what a seller has told for the report, over the version that was seen (RULES.md TR4). For those who keep the money. */
export async function setTaxDetails(
  ctx: Ctx,
  userId: number,
  { version, ...told }: TaxDetailsBody,
): Promise<SellerTaxDetails> {
  requireScope(ctx, "finance");
  const { birthDate } = told;
  if (birthDate !== null && (birthDate < "1900-01-01" || birthDate >= pragueDay(ctx.clock())))
    throw new Invalid({ birthDate: ["birthDate.wrong"] });
  return transaction(ctx, async (tx) => {
    // The account is the lock: before the first details there is no row of theirs.
    const [user] = await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if (!user) throw new NotFound();
    const [before] = await tx.db.select().from(sellerTaxDetails).where(eq(sellerTaxDetails.userId, userId));
    if ((before?.version ?? 0) !== version) throw new Conflict("CHANGED_ELSEWHERE");
    const row = { ...told, version: version + 1, updatedAt: tx.clock() };
    await tx.db
      .insert(sellerTaxDetails)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: sellerTaxDetails.userId, set: row });
    const change = { from: before ? filledOf(before) : null, to: filledOf(row) };
    await recordChange(tx, { subject: "seller_tax", id: userId, ...change });
    return { ...told, version: version + 1 };
  });
}

/** The audit says what is filled in, not what it says: it stays when the details go. */
function filledOf({
  birthDate,
  birthPlace,
  taxNumber,
  version,
}: Pick<Stored, "birthDate" | "birthPlace" | "taxNumber" | "version">) {
  return {
    ...{ version, birthDate: birthDate !== null, birthPlace: birthPlace !== "", taxNumber: taxNumber !== "" },
  };
}
