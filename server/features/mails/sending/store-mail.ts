import type { Ctx } from "#server/context.ts";
import { mails } from "#server/features/mails/table.ts";
import { wakeMailer } from "./mailer-wake.ts";

export interface NewMail {
  /** Names subject and recipient; a key that is already stored writes no second mail. */
  readonly key: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl?: string;
}

/** Stores a mail in the caller's transaction and wakes the mailer after the commit. */
export async function storeMail(ctx: Ctx, mail: NewMail): Promise<void> {
  await ctx.db.insert(mails).values(mail).onConflictDoNothing({ target: mails.key });
  ctx.afterCommit(wakeMailer);
}
