import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** An account, and the others that have its telephone or a bank account of its own: one person's, as far as money goes. */
export async function listAccountsOf(ctx: Ctx, userId: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select other.user_id as id from contact_details own, contact_details other
    where own.user_id = ${userId} and (own.phone = other.phone
      or own.account_marks && other.account_marks)`);
  return [userId, ...rows.map(({ id }) => Number(id))];
}
