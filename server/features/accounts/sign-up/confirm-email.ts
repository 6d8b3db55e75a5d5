import type { z } from "zod";
import type { accounts } from "#contract/accounts/accounts.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { addresses } from "#server/features/accounts/addresses/table.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { linkInvalid, useMailLink } from "#server/features/accounts/mail-links/use-mail-link.ts";
import { verifyPassword } from "#server/features/accounts/passwords/password-hash.ts";
import { replacePassword } from "#server/features/accounts/passwords/replace-password.ts";
import { countAttempt, forgetAttempts, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { rememberPlace } from "#server/features/accounts/sign-in/places.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { skeletonOf } from "./name-rules.ts";
import { refuseTakenName, requireFreeName } from "./taken-name.ts";

type Confirmation = z.output<typeof accounts.confirm.body>;

/**
 * A14: An e-mail is confirmed by its link with the registration's password, or a new one that ends what a stranger began: sign-ins, contact
 * details, the name if wished. A user name belongs to whoever confirms first; until then every way into the account is its confirmation.
 *
 * A refusal leaves the link usable.
 */
export async function confirmEmail(
  ctx: Ctx,
  { hash, password, newPassword, username }: Confirmation,
  caller: Caller,
): Promise<{ email: string }> {
  await countAttempt(ctx, limits.linkAddress, caller.network);
  const account = await transaction(ctx, async (tx) => {
    const userId = await useMailLink(tx, hash, "confirm");
    const [found] = await tx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!found || found.emailConfirmedAt) throw linkInvalid();
    const named = { ...found, username: username ?? found.username };
    if (newPassword === undefined) await requirePassword(named, password);
    else await takeOver(tx, named, newPassword);
    await requireFreeName(tx, named.username);
    await claim(tx, named);
    await recordChange(tx, { subject: "email", id: userId, from: null, to: "confirmed" }, userId);
    await rememberPlace(tx, userId, { network: caller.network });
    await publish(tx, accountEvents.EmailConfirmed, { userId, tookOver: newPassword !== undefined });
    return named;
  }).catch(refuseTakenName);
  await forgetAttempts(ctx, limits.loginAccount, `${account.email} ${caller.network}`);
  return { email: account.email };
}

async function requirePassword({ passwordHash }: { passwordHash: string }, password: string | undefined) {
  if (password === undefined) throw new Invalid({ password: ["field.required"] });
  if (await verifyPassword(password, passwordHash)) return;
  throw new Invalid({ password: ["PASSWORD_WRONG"] }, "PASSWORD_WRONG");
}

/** Whoever registered loses the account to the e-mail's owner, with the bank account and the addresses that may have been left in it. */
async function takeOver(ctx: Ctx, account: typeof users.$inferSelect, password: string): Promise<void> {
  await replacePassword(ctx, account, { field: "newPassword", password });
  await ctx.db.delete(contactDetails).where(eq(contactDetails.userId, account.id));
  await ctx.db.delete(addresses).where(eq(addresses.userId, account.id));
}

async function claim(ctx: Ctx, { id, username }: { id: number; username: string }): Promise<void> {
  await ctx.db
    .update(users)
    .set({ username, usernameSkeleton: skeletonOf(username), emailConfirmedAt: ctx.clock() })
    .where(eq(users.id, id));
}
