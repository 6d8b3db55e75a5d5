import type { Ctx } from "#server/context.ts";
import { mails } from "#server/features/mails/table.ts";
import { wakeMailer } from "./mailer-wake.ts";

/** A mail as it is put into the outgoing box. */
export interface NewMail {
  /** The subject and recipient in one key: with the same key no second mail is written. */
  readonly key: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl?: string;
}

/** Writes a mail in the caller's transaction; the mailer hears of it after the commit. */
export async function storeMail(ctx: Ctx, mail: NewMail): Promise<void> {
  await ctx.db.insert(mails).values(mail).onConflictDoNothing({ target: mails.key });
  ctx.afterCommit(wakeMailer);
}
