import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { createEmailCode } from "#server/features/accounts/email/create-email-code.ts";
import type { accountEvents } from "#server/features/accounts/events.ts";
import { users } from "#server/features/accounts/table.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import { accountExistsLetter } from "./account-exists.ts";
import { emailChangedLetter } from "./email-changed.ts";
import { emailCodeLetter } from "./email-code.ts";
import { emailKeptLetter } from "./email-kept.ts";

/**
 * Writes the code to the e-mail that an account wants, or to the owner of an account that has it already, that somebody tried. The
 * code is made here, so that it stands in plain in the mail alone.
 */
export async function writeEmailCodeMail(
  ctx: Ctx,
  house: House,
  { userId, requestId }: PayloadOf<typeof accountEvents.EmailChangeWanted>,
): Promise<void> {
  const key = `email-code:${userId}:${requestId}`;
  // An event may be delivered twice, and a second code would make the one already mailed useless.
  if (await isMailWritten(ctx, key)) return;
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const made = owner && (await createEmailCode(ctx, userId));
  if (!made) return;
  const { email, code, keptUntil } = made;
  await writeLetter(
    ctx,
    house,
    { ...owner, email },
    {
      key,
      kind: "email-code",
      letter: (addresses) => {
        if (keptUntil) return emailKeptLetter(addresses.home(), keptUntil);
        return code === null
          ? accountExistsLetter(addresses.resetPassword())
          : emailCodeLetter(code, addresses.contact());
      },
    },
  );
}

/** Tells whoever reads the e-mail of a deleted account that nobody gets it yet, where somebody has tried to register with it. */
export async function writeKeptEmailMail(
  ctx: Ctx,
  house: House,
  { email, locale, until, requestId }: PayloadOf<typeof accountEvents.FormerEmailTried>,
): Promise<void> {
  const recipient = { email, locale, emailConfirmedAt: null };
  await writeLetter(ctx, house, recipient, {
    key: `email-kept:${requestId}`,
    kind: "email-kept",
    isWayIn: true,
    letter: (addresses) => emailKeptLetter(addresses.home(), until),
  });
}

/** Tells whoever reads the e-mail that the account had before. */
export async function writeEmailChangedMail(
  ctx: Ctx,
  house: House,
  { userId, requestId, former }: PayloadOf<typeof accountEvents.EmailChanged>,
): Promise<void> {
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!owner) return;
  await writeLetter(
    ctx,
    house,
    { ...owner, email: former },
    {
      key: `email-changed:${userId}:${requestId}`,
      kind: "email-changed",
      letter: (addresses) => emailChangedLetter(addresses.home()),
    },
  );
}
