import type { Ctx } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import { verifiedPhones } from "./table.ts";

/**
 * A27: The telephone of a verified account, by code or by a moderator's grant, verifies no other one as long as it
 * stands in its own details; that it is taken (PHONE_TAKEN) learns only who writes the code that came to it, and
 * contact details are saved 60 times an hour at most. A number that somebody has merely written down, later than the
 * grant too, is nobody's, so that no one keeps a stranger from verifying.
 *
 * Whether another account is verified by this number, as E.164.
 */
export async function isPhoneTaken(ctx: Ctx, phone: string, userId: number): Promise<boolean> {
  const byAnother = and(eq(verifiedPhones.phone, phone), ne(verifiedPhones.userId, userId));
  return (await ctx.db.$count(verifiedPhones, byAnother)) > 0;
}
