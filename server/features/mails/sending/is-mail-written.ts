import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { mails } from "#server/features/mails/table.ts";

/** Whether a key's mail is already stored; then no second secret may be made for it. */
export async function isMailWritten(ctx: Ctx, key: string): Promise<boolean> {
  const found = await ctx.db.select({ id: mails.id }).from(mails).where(eq(mails.key, key));
  return found.length > 0;
}
