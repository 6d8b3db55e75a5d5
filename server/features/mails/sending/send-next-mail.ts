import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { describeError } from "#server/describe-error.ts";
import { mails } from "#server/features/mails/table.ts";
import { Undeliverable } from "#server/ports/mail/mail.ts";

interface Claimed extends Record<string, unknown> {
  id: number;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
  attempts: number;
  createdAt: Date;
}

/**
 * How long a mail being sent is claimed, without an open transaction: longer than a delivery can take
 * (ports/mail/smtp-mail.ts), so that another process sends it only after a crash.
 */
const leaseSeconds = 300;
const firstPauseSeconds = 10;
const longestPauseSeconds = 3_600;
/** With the pauses above this is about a day; then the mail is given up. */
export const maxAttempts = 32;

/** Makes one attempt at the mail that has waited longest; false when none is due. */
export async function sendNextMail(ctx: Ctx): Promise<boolean> {
  const mail = await claimMail(ctx);
  if (!mail) return false;
  try {
    const id = `${mail.id}.${mail.createdAt.getTime()}`;
    await ctx.ports.mail.send({ ...mail, id, to: mail.recipient });
  } catch (error) {
    await putOff(ctx, mail, error);
    return true;
  }
  await ctx.db
    .update(mails)
    .set({ sentAt: sql`now()`, lastError: null, ...(ctx.ports.mail.kind === "smtp" && withoutBody) })
    .where(eq(mails.id, mail.id));
  return true;
}

/** Bodies hold links that open accounts, so they are removed once a mail is sent or given up. */
const withoutBody = { html: "", text: "", unsubscribeUrl: null };

async function claimMail(ctx: Ctx): Promise<Claimed | undefined> {
  const claimed = await ctx.db.execute<Claimed>(sql`
    update mails set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from mails
      where sent_at is null and next_attempt_at <= now() and attempts < ${maxAttempts}
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, recipient, subject, html, text, unsubscribe_url as "unsubscribeUrl", attempts, created_at as "createdAt"`);
  return claimed.rows[0];
}

async function putOff(ctx: Ctx, mail: Claimed, error: unknown): Promise<void> {
  const isLast = error instanceof Undeliverable || mail.attempts >= maxAttempts;
  const pauseSeconds = Math.min(firstPauseSeconds * 2 ** (mail.attempts - 1), longestPauseSeconds);
  ctx.log.warn({ err: error, mail: mail.id, final: isLast }, "mail not sent");
  await ctx.db
    .update(mails)
    .set({
      lastError: describeError(error).message.slice(0, 500),
      nextAttemptAt: sql`now() + make_interval(secs => ${pauseSeconds})`,
      ...(isLast && { attempts: maxAttempts, ...withoutBody }),
    })
    .where(eq(mails.id, mail.id));
}
