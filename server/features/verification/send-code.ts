import type { Verification } from "#contract/verification/verification.ts";
import { type Ctx, requireTrader } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { newCode, type StoredCode } from "#server/features/accounts/codes/one-time-code.ts";
import { missingOf } from "#server/features/accounts/contact/complete-rules.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { getVerification } from "./get-verification.ts";
import { sendText } from "./sms/send-text.ts";
import { phoneCodes } from "./table.ts";
import { codeExpiry } from "./verification-rules.ts";

/**
 * Sends a code to the telephone of the caller's contact details, which have to be complete (rules A16, LI16). At most one a
 * minute and ten a day go to an account, and to a number, whatever accounts ask for them. A number by which another account is
 * verified gets one too: only who reads it learns that. Where the gateway does not take the message over, no code is open.
 */
export async function sendCode(ctx: Ctx, caller: Caller): Promise<Verification> {
  const { userId } = requireTrader(ctx);
  const [row] = await ctx.db
    .select({ verifiedAt: users.accountVerifiedAt, details: contactDetails })
    .from(users)
    .leftJoin(contactDetails, eq(contactDetails.userId, users.id))
    .where(eq(users.id, userId));
  if (row?.verifiedAt) throw new Conflict("VERIFIED_ALREADY");
  const phone = row?.details?.phone;
  if (!phone || missingOf(row.details ?? undefined).length > 0) throw new Conflict("DETAILS_NEEDED");
  const { plain, stored } = newCode();
  await sendText(ctx, {
    ...{ to: phone, code: plain, subject: `user ${userId}`, caller },
    countDay: () => countAttempt(ctx, limits.codeUser, String(userId)),
    store: () => storeCode(ctx, userId, phone, stored),
    drop: () => ctx.db.delete(phoneCodes).where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.hash, stored.hash))),
  });
  return getVerification(ctx);
}

async function storeCode(ctx: Ctx, userId: number, phone: string, code: StoredCode): Promise<void> {
  const columns = { ...code, phone, tries: 0, expiresAt: codeExpiry(ctx.clock()) };
  await ctx.db
    .insert(phoneCodes)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: phoneCodes.userId, set: columns });
}
