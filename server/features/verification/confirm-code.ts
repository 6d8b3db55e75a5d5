import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { brokenConstraint } from "#server/db/broken-constraint.ts";
import { and, eq, lt, sql } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { codeTries, isCodeOpen } from "#server/features/accounts/codes/code-rules.ts";
import { isSameCode } from "#server/features/accounts/codes/one-time-code.ts";
import { carryVerification } from "#server/features/accounts/contact/complete-rules.ts";
import { isPhoneTaken } from "#server/features/accounts/contact/is-phone-taken.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { verifyByPhone } from "#server/features/accounts/status/verify-by-phone.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { phoneCodes } from "./table.ts";

/**
 * Verifies the caller's account by the code that came (rule A16). A try is counted before it is looked at, and outside the
 * transaction that a wrong one undoes; a code serves once.
 */
export async function confirmCode(ctx: Ctx, written: string): Promise<void> {
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.codeTry, String(userId));
  const [code] = await ctx.db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(eq(phoneCodes.userId, userId), lt(phoneCodes.tries, codeTries)))
    .returning();
  // The try that has just been counted may be the last that is allowed.
  const isOpen = code && isCodeOpen({ ...code, tries: code.tries - 1 }, ctx.clock());
  if (!isOpen) throw codeEnded();
  if (!isSameCode(code, written)) throw new Invalid({ code: ["CODE_WRONG"] }, "CODE_WRONG");
  await transaction(ctx, async (tx) => {
    const used = await tx.db
      .delete(phoneCodes)
      .where(eq(phoneCodes.userId, userId))
      .returning({ hash: phoneCodes.hash });
    if (!used[0]?.hash.equals(code.hash)) throw codeEnded();
    const [details] = await tx.db.select().from(contactDetails).where(eq(contactDetails.userId, userId)).for("update");
    if (!details || !carryVerification(details, code.phone)) throw new Conflict("DETAILS_NEEDED");
    if (await isPhoneTaken(tx, code.phone, userId)) throw new Conflict("PHONE_TAKEN");
    await verifyByPhone(tx, { userId, phone: code.phone });
  }).catch(refuseTakenPhone);
}

/** Of two accounts that write their codes at once the unique index lets one have the number (rule A27). */
function refuseTakenPhone(error: unknown): never {
  throw brokenConstraint(error) === "verified_phones_phone_unique" ? new Conflict("PHONE_TAKEN") : error;
}

/** None was sent, its time or its tries are over, or it has served: only a new one helps. */
function codeEnded(): Invalid {
  return new Invalid({ code: ["CODE_ENDED"] }, "CODE_ENDED");
}
