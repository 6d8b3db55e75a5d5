import type { Ctx } from "#server/context.ts";
import { mails } from "#server/features/mails/table.ts";
import type { Subscription } from "#server/features/mails/templates/addresses.ts";
import type { MailKind } from "#server/features/mails/templates/mail-kinds.ts";
import { wakeMailer } from "./mailer-wake.ts";
import { expiryOf, urgencyOf } from "./sending-rules.ts";

export interface NewMail {
  /** Names subject and recipient; a key that is already stored writes no second mail. */
  readonly key: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl?: string;
  readonly subscription?: Subscription;
  /** SHA-256 of the secret link in it, whose time begins when the mail is sent. */
  readonly linkHash?: Buffer;
  /** A document that is attached. */
  readonly invoiceId?: number;
  /** From here on it is of no use to its reader; without it, what its kind says. */
  readonly expiresAt?: Date;
  /** It is not sent before; without it, at once. */
  readonly nextAttemptAt?: Date;
}

/** Stores a mail in the caller's transaction and wakes the mailer after the commit. */
export async function storeMail(ctx: Ctx, mail: NewMail): Promise<void> {
  const { kind } = mail;
  const row = { urgency: urgencyOf(kind), expiresAt: expiryOf(kind, ctx.clock()), ...mail };
  await ctx.db.insert(mails).values(row).onConflictDoNothing({ target: mails.key });
  ctx.afterCommit(wakeMailer);
}
