import { confirmLinkHours, passwordLinkMinutes } from "#contract/accounts/account-limits.ts";
import { minuteMs } from "#contract/values/durations.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { mailLinks } from "#server/features/accounts/table.ts";

export type LinkPurpose = (typeof mailLinks.$inferSelect)["purpose"];

/**
 * A5: A link to confirm an e-mail works for {confirmLinkHours} hours, one for a new password for {passwordLinkMinutes}
 * minutes, counted from the sending of its mail, each once; a newer one kills the older.
 *
 * How long a link may be used once it is sent, ms.
 */
export const lifetimeMs: Record<LinkPurpose, number> = {
  confirm: confirmLinkHours * 60 * minuteMs,
  password: passwordLinkMinutes * minuteMs,
};

/** How long its mail may wait for a mail server (mails/sending/sending-rules.ts); then the link is of no use either. */
const waitsMs = 3 * 24 * 60 * minuteMs;

/** Makes the secret of a mailed link and returns it; earlier unused links of the same purpose stop working. */
export async function createMailLink(ctx: Ctx, userId: number, purpose: LinkPurpose): Promise<string> {
  const { plain, hash } = newSecret();
  const expiresAt = new Date(ctx.clock().getTime() + waitsMs + lifetimeMs[purpose]);
  await transaction(ctx, async (tx) => {
    await tx.db
      .delete(mailLinks)
      .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose), isNull(mailLinks.usedAt)));
    await tx.db.insert(mailLinks).values({ hash, userId, purpose, createdAt: ctx.clock(), expiresAt });
  });
  return plain;
}
