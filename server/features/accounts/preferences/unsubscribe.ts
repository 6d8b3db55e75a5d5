import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { unsubscribeKeys, users } from "#server/features/accounts/table.ts";
import type { MailSetting } from "./news-rules.ts";

/**
 * NT6: Mails about ends and about unread messages can each be given up, in the account or by a mail's link without signing in (RFC 8058).
 */
export async function unsubscribe(ctx: Ctx, key: string, from: MailSetting): Promise<void> {
  const changed = await ctx.db
    .update(users)
    .set({ [from]: false })
    .from(unsubscribeKeys)
    .where(sql`${eq(unsubscribeKeys.userId, users.id)} and ${eq(unsubscribeKeys.key, key)}`);
  if (changed.rowCount === 0) throw new NotFound();
}
