import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import type { MailSetting } from "./news-rules.ts";

/** No more mails of a kind to an e-mail whose mailbox does not exist; its owner may turn them on again. */
export async function stopBouncedMails(ctx: Ctx, email: string, of: MailSetting): Promise<void> {
  await ctx.db
    .update(users)
    .set({ [of]: false })
    .where(eq(users.email, email));
}
