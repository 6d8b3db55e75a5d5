import { randomUUID } from "node:crypto";
import { type Ctx, requireConfirmed, transaction } from "#server/context.ts";
import { brokenConstraint } from "#server/db/broken-constraint.ts";
import { and, eq, lt, sql } from "#server/db/query.ts";
import { Conflict, Invalid, Unauthenticated } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { codeTries, isCodeOpen } from "#server/features/accounts/codes/code-rules.ts";
import { isSameCode } from "#server/features/accounts/codes/one-time-code.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { signOut } from "#server/features/accounts/passwords/replace-password.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { emailChanges, mailLinks, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";

type Wish = typeof emailChanges.$inferSelect;

/**
 * Changes the e-mail by the code that came (rule A19); links mailed to the old address are useless then. A try is counted before it is
 * looked at, outside the transaction that a wrong one undoes.
 */
export async function confirmEmailChange(ctx: Ctx, written: string): Promise<void> {
  const { userId, tokenHash } = requireConfirmed(ctx);
  await countAttempt(ctx, limits.codeTry, String(userId));
  const wish = await countTry(ctx, userId, written);
  await transaction(ctx, async (tx) => {
    const used = and(eq(emailChanges.userId, userId), eq(emailChanges.hash, wish.hash));
    if ((await tx.db.delete(emailChanges).where(used).returning()).length === 0) throw codeEnded();
    const [account] = await tx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!account) throw new Unauthenticated();
    await tx.db.update(users).set({ email: wish.email }).where(eq(users.id, userId));
    await tx.db.delete(mailLinks).where(eq(mailLinks.userId, userId));
    await signOut(tx, userId, tokenHash);
    await recordChange(tx, { subject: "email", id: userId, from: account.email, to: wish.email });
    const described = { userId, requestId: randomUUID(), former: account.email };
    await publish(tx, accountEvents.EmailChanged, described);
  }).catch(refuseTakenEmail);
}

/** The open wish whose code was written; every other case is refused. */
async function countTry(ctx: Ctx, userId: number, written: string): Promise<Wish & { hash: Buffer }> {
  const [wish] = await ctx.db
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(and(eq(emailChanges.userId, userId), lt(emailChanges.tries, codeTries)))
    .returning();
  // The try that has just been counted may be the last that is allowed.
  const isOpen = wish && isCodeOpen({ ...wish, tries: wish.tries - 1 }, ctx.clock());
  if (!isOpen) throw codeEnded();
  const { hash, salt } = wish;
  if (!hash || !salt || !isSameCode({ hash, salt }, written)) throw new Invalid({ code: ["CODE_WRONG"] }, "CODE_WRONG");
  return { ...wish, hash };
}

function codeEnded(): Invalid {
  return new Invalid({ code: ["CODE_ENDED"] }, "CODE_ENDED");
}

/** Somebody may have registered with the e-mail since the code was sent; the unique index decides. */
function refuseTakenEmail(error: unknown): never {
  throw brokenConstraint(error) === "users_email_unique" ? new Conflict("EMAIL_TAKEN") : error;
}
