import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { unsubscribeKeys } from "#server/features/accounts/table.ts";

/** The key that an account's mails carry for `unsubscribe`; made with the first such mail, then the same in each. */
export async function unsubscribeKeyOf(ctx: Ctx, userId: number): Promise<string> {
  await ctx.db.insert(unsubscribeKeys).values({ userId, key: newSecret().plain }).onConflictDoNothing();
  const [row] = await ctx.db
    .select({ key: unsubscribeKeys.key })
    .from(unsubscribeKeys)
    .where(eq(unsubscribeKeys.userId, userId));
  if (!row) throw new Error("a stored key is found");
  return row.key;
}
