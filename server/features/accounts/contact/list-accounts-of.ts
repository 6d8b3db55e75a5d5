import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** An account, and the others that have its telephone or a bank account of its own: one person's, as far as money goes. */
export async function listAccountsOf(ctx: Ctx, userId: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select other.user_id as id from contact_details own join contact_details other on other.phone = own.phone
    where own.user_id = ${userId}
    union select other.user_id from contact_details own
      join contact_details other on other.account_marks && own.account_marks
    where own.user_id = ${userId}`);
  return [userId, ...rows.map(({ id }) => Number(id))];
}
