import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { NotFound } from "#server/errors.ts";
import { unsubscribeKeys, users } from "./table.ts";

/** No more mails about ends of watched auctions for the account that a mail's key names. Twice is once. */
export async function unsubscribe(ctx: Ctx, key: string): Promise<void> {
  const changed = await ctx.db
    .update(users)
    .set({ notifyEnding: false })
    .from(unsubscribeKeys)
    .where(sql`${eq(unsubscribeKeys.userId, users.id)} and ${eq(unsubscribeKeys.key, key)}`);
  if (changed.rowCount === 0) throw new NotFound();
}
