import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { createEmailCode } from "#server/features/accounts/email/create-email-code.ts";
import type { accountEvents } from "#server/features/accounts/events.ts";
import { users } from "#server/features/accounts/table.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { accountMails } from "./account-mails.ts";

const { write } = accountMails;

/**
 * Writes the code to the e-mail that an account wants, or to the owner of an account that has it already, that somebody tried. The
 * code is made here, so that it stands in plain in the mail alone.
 */
export async function writeEmailCodeMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { userId, requestId }: PayloadOf<typeof accountEvents.EmailChangeWanted>,
): Promise<void> {
  const key = `email-code:${userId}:${requestId}`;
  // An event may be delivered twice, and a second code would make the one already mailed useless.
  if (await isMailWritten(ctx, key)) return;
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const made = owner && (await createEmailCode(ctx, userId));
  if (!made) return;
  const { email, code, retainedUntil } = made;
  await writeMail(
    ctx,
    mailSettings,
    { ...owner, email },
    {
      key,
      kind: "email-code",
      content: (addresses) => {
        if (retainedUntil) return write("email-retained", { url: addresses.home(), until: retainedUntil });
        return code === null
          ? write("account-exists", { url: addresses.resetPassword() })
          : write("email-code", { url: addresses.contact(), code });
      },
    },
  );
}

/** Tells whoever reads the e-mail of a deleted account that nobody gets it yet, where somebody has tried to register with it. */
export async function writeRetainedEmailMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { email, locale, until, requestId }: PayloadOf<typeof accountEvents.FormerEmailTried>,
): Promise<void> {
  const recipient = { email, locale, emailConfirmedAt: null };
  await writeMail(ctx, mailSettings, recipient, {
    key: `email-kept:${requestId}`,
    kind: "email-kept",
    isSignInLink: true,
    content: (addresses) => write("email-retained", { url: addresses.home(), until }),
  });
}

/** Tells whoever reads the e-mail that the account had before. */
export async function writeEmailChangedMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { userId, requestId, former }: PayloadOf<typeof accountEvents.EmailChanged>,
): Promise<void> {
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!owner) return;
  await writeMail(
    ctx,
    mailSettings,
    { ...owner, email: former },
    {
      key: `email-changed:${userId}:${requestId}`,
      kind: "email-changed",
      content: (addresses) => write("email-changed", { url: addresses.home() }),
    },
  );
}
