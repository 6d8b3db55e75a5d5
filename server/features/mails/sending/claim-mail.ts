import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { Subscription } from "#server/features/mails/templates/addresses.ts";
import { urgencies } from "./sending-rules.ts";

/** A mail that this process sends now. */
export interface ClaimedMail extends Record<string, unknown> {
  id: number;
  key: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
  subscription: Subscription | null;
  linkHash: Buffer | null;
  invoiceId: number | null;
  paymentCode: string | null;
  refusals: number;
  createdAt: Date;
}

/**
 * How long a mail being sent is claimed, without an open transaction: longer than a delivery can take
 * (ports/mail/smtp-mail.ts), so that another process sends it only after a crash.
 */
const leaseSeconds = 300;

/**
 * NT7: Mails are claimed for sending by their urgency, however many wait: what somebody waits for before the screen
 * (links, security of the account) before what is told, that before reminders, these before newsletters.
 *
 * Claims the most urgent mail that is due, of these the one that has waited longest; undefined when none is.
 */
export async function claimMail(ctx: Ctx): Promise<ClaimedMail | undefined> {
  // Each urgency is looked up by itself, so that mails of one that wait for later are not read for every other.
  const { rows } = await ctx.db.execute<ClaimedMail>(sql`
    update mails set next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select due.id from unnest(${sql.param(Object.values(urgencies))}::int2[]) as of_urgency (urgency)
      cross join lateral (
        select id from mails
        where urgency = of_urgency.urgency and sent_at is null and given_up_at is null
          and next_attempt_at <= now() and expires_at > ${ctx.clock()}
        order by next_attempt_at, id limit 1 for update skip locked) due
      order by of_urgency.urgency limit 1)
    returning id, key, kind, recipient, subject, html, text, unsubscribe_url as "unsubscribeUrl", subscription,
      link_hash as "linkHash", invoice_id as "invoiceId", payment_code as "paymentCode", refusals, created_at as "createdAt"`);
  return rows[0];
}
