import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { summarizeError } from "#server/describe-error.ts";
import { publish } from "#server/events/outbox.ts";
import { startMailLink } from "#server/features/accounts/mail-links/start-mail-link.ts";
import { mailEvents } from "#server/features/mails/events.ts";
import { mails } from "#server/features/mails/table.ts";
import { Refused, Undeliverable } from "#server/ports/mail/mail.ts";
import type { ClaimedMail } from "./claim-mail.ts";
import { listAttachments } from "./list-attachments.ts";
import type { MailServer } from "./mail-server.ts";
import { maxRefusals, pauseAfter } from "./sending-rules.ts";

/** A mail that was there when the server failed lets others find out whether it is back. */
const steppedBackSeconds = 60;

/** Makes one attempt at a claimed mail and stores what came of it. */
export async function deliverMail(ctx: Ctx, server: MailServer, mail: ClaimedMail): Promise<void> {
  try {
    // Before it is sent: a crash between the two must not leave a link in somebody's hands whose time has not begun.
    if (mail.linkHash) await startMailLink(ctx, mail.linkHash);
    const id = `${mail.id}.${mail.createdAt.getTime()}`;
    // In the sandbox nobody is sent a file: the postbox makes it when it is opened there.
    const attachments = isSandbox(ctx) ? [] : await listAttachments(ctx, mail);
    await ctx.ports.mail.send({ ...mail, id, to: mail.recipient, attachments });
  } catch (error) {
    if (error instanceof Undeliverable) return giveUp(ctx, mail, error);
    if (error instanceof Refused) return putOff(ctx, mail, error);
    server.hasFailed(error);
    return stepBack(ctx, mail, error);
  }
  server.hasAnswered();
  await ctx.db
    .update(mails)
    .set({ sentAt: sql`now()`, lastError: null, ...(!isSandbox(ctx) && withoutMail) })
    .where(eq(mails.id, mail.id));
}

const isSandbox = (ctx: Ctx) => ctx.ports.mail.kind === "sandbox";

/** Mails hold links that open accounts: once one is gone, kind, recipient and time are all that is kept. */
const withoutMail = {
  subject: "",
  html: "",
  text: "",
  unsubscribeUrl: null,
  linkHash: null,
  invoiceId: null,
  paymentCode: null,
};

async function putOff(ctx: Ctx, mail: ClaimedMail, error: Refused): Promise<void> {
  const refusals = mail.refusals + 1;
  if (refusals >= maxRefusals) return giveUp(ctx, mail, error);
  ctx.log.warn({ err: error, mail: mail.id, refusals }, "mail refused for now");
  await ctx.db
    .update(mails)
    .set({ refusals, ...tryAgainIn(pauseAfter(refusals)), lastError: summarizeError(error) })
    .where(eq(mails.id, mail.id));
}

async function stepBack(ctx: Ctx, mail: ClaimedMail, error: unknown): Promise<void> {
  await ctx.db
    .update(mails)
    .set({ ...tryAgainIn(steppedBackSeconds), lastError: summarizeError(error) })
    .where(eq(mails.id, mail.id));
}

/** A mailbox that does not exist also ends the subscription that the mail belongs to. */
async function giveUp(ctx: Ctx, mail: ClaimedMail, error: Error): Promise<void> {
  ctx.log.warn({ err: error, mail: mail.id }, "mail given up");
  await transaction(ctx, async (tx) => {
    await tx.db
      .update(mails)
      .set({ refusals: mail.refusals + 1, givenUpAt: sql`now()`, lastError: summarizeError(error), ...withoutMail })
      .where(eq(mails.id, mail.id));
    const { recipient, subscription, key } = mail;
    if (subscription && error instanceof Undeliverable)
      await publish(tx, mailEvents.MailBounced, { recipient, subscription, key });
  });
}

const tryAgainIn = (seconds: number) => ({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` });
