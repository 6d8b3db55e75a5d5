import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Whether another account was verified by this number, as E.164; asked in SQL, since verification comes after accounts. */
export async function isPhoneTaken(ctx: Ctx, phone: string, userId: number): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from verified_phones where phone = ${phone} and user_id <> ${userId}`);
  return rows.length > 0;
}
