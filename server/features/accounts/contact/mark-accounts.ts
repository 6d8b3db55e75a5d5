import type { Ctx } from "#server/context.ts";
import { and, eq, gt, sql } from "#server/db/query.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { marksOfAccounts, openAccounts } from "./sealed-account.ts";

const batch = 500;

/**
 * Marks bank accounts by every key of the settings where they are not, and those that a server of the version before has written in
 * plain. Safe to repeat. One that does not open stays as it is, with an error in the log: a server starts all the same. Returns how many
 * people's were looked at.
 */
export async function markAccounts(ctx: Ctx): Promise<number> {
  const { userId, iban, nextIban, accountMarks } = contactDetails;
  const keyIds = sql.param([...ctx.ports.vault.keyIds].sort());
  const isMarked = sql`${iban} is null and ${nextIban} is null or ${accountMarks} is not null
    and array(select distinct split_part(mark, ':', 1) from unnest(${accountMarks}) mark order by 1) = ${keyIds}::text[]
    and coalesce(${iban}, 'v1:') like 'v1:%' and coalesce(${nextIban}, 'v1:') like 'v1:%'`;
  let [after, count] = [0, 0];
  for (;;) {
    const rows = await ctx.db
      .select()
      .from(contactDetails)
      .where(and(gt(userId, after), sql`not (${isMarked})`))
      .orderBy(userId)
      .limit(batch);
    for (const row of rows) {
      const opened = openOrReport(ctx, row);
      if (!opened) continue;
      const isSame = sql`${iban} is not distinct from ${row.iban} and ${nextIban} is not distinct from ${row.nextIban}`;
      await ctx.db
        .update(contactDetails)
        .set({ accountMarks: marksOfAccounts(ctx, [opened.iban, opened.nextIban]) })
        .where(and(eq(userId, row.userId), isSame));
    }
    count += rows.length;
    after = rows.at(-1)?.userId ?? after;
    if (rows.length < batch) return count;
  }
}

function openOrReport(ctx: Ctx, row: typeof contactDetails.$inferSelect) {
  try {
    return openAccounts(ctx, row);
  } catch (error) {
    ctx.log.error({ err: error, userId: row.userId }, "a bank account does not open");
    return null;
  }
}
