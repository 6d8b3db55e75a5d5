import type { Ctx } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import { verifiedPhones } from "./table.ts";

/** Whether another account is verified by this number, as E.164: a number that somebody has merely written down is nobody's yet. */
export async function isPhoneTaken(ctx: Ctx, phone: string, userId: number): Promise<boolean> {
  const byAnother = and(eq(verifiedPhones.phone, phone), ne(verifiedPhones.userId, userId));
  return (await ctx.db.$count(verifiedPhones, byAnother)) > 0;
}
