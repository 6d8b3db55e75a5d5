import type { Verification } from "#contract/accounts/verification.ts";
import { type Ctx, requireTrader } from "#server/context.ts";
import { and, desc, eq, or } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { newCode, type StoredCode } from "#server/features/accounts/codes/one-time-code.ts";
import { missingOf } from "#server/features/accounts/contact/complete-rules.ts";
import { isPhoneTaken } from "#server/features/accounts/contact/is-phone-taken.ts";
import { countAttempt, limits } from "#server/features/accounts/limits.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { getVerification } from "./get-verification.ts";
import { phoneCodes } from "./table.ts";
import { refuseTooSoon, textCode } from "./text-code.ts";
import { codeExpiry } from "./verification-rules.ts";

/**
 * Sends a code to the telephone of the caller's contact details, which have to be complete. At most one a
 * minute and ten a day go to an account, and to a number, whatever accounts ask for them. Where the gateway does not take the message over, no code is open.
 */
export async function sendCode(ctx: Ctx): Promise<Verification> {
  const { userId } = requireTrader(ctx);
  const [row] = await ctx.db
    .select({ verifiedAt: users.accountVerifiedAt, details: contactDetails })
    .from(users)
    .leftJoin(contactDetails, eq(contactDetails.userId, users.id))
    .where(eq(users.id, userId));
  if (row?.verifiedAt) throw new Conflict("VERIFIED_ALREADY");
  const phone = row?.details?.phone;
  if (!phone || missingOf(row.details ?? undefined).length > 0) throw new Conflict("DETAILS_NEEDED");
  if (await isPhoneTaken(ctx, phone, userId)) throw new Conflict("PHONE_TAKEN");
  await requirePause(ctx, userId, phone);
  await countAttempt(ctx, limits.codeUser, String(userId));
  await countAttempt(ctx, limits.codePhone, phone);
  const { plain, stored } = newCode();
  await storeCode(ctx, userId, phone, stored);
  await textCode(ctx, { to: phone, code: plain }, () =>
    ctx.db.delete(phoneCodes).where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.hash, stored.hash))),
  );
  return getVerification(ctx);
}

/** Refuses with the seconds to wait where the last code has just gone out. */
async function requirePause(ctx: Ctx, userId: number, phone: string): Promise<void> {
  const [last] = await ctx.db
    .select({ expiresAt: phoneCodes.expiresAt })
    .from(phoneCodes)
    .where(or(eq(phoneCodes.userId, userId), eq(phoneCodes.phone, phone)))
    .orderBy(desc(phoneCodes.expiresAt))
    .limit(1);
  refuseTooSoon(ctx, last?.expiresAt);
}

async function storeCode(ctx: Ctx, userId: number, phone: string, code: StoredCode): Promise<void> {
  const columns = { ...code, phone, tries: 0, expiresAt: codeExpiry(ctx.clock()) };
  await ctx.db
    .insert(phoneCodes)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: phoneCodes.userId, set: columns });
}
