import type { ListingDay } from "#contract/listings/listing-days.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readDays } from "./read-days.ts";
import { lastDays } from "./shown-day-rules.ts";

/** The last 30 days of all the caller's own listings together (rules ST2, ST3). */
export async function listOwnDays(ctx: Ctx): Promise<ListingDay[]> {
  const { userId } = requireUser(ctx);
  return readDays(ctx, sql`select id from listings where seller_id = ${userId}`, lastDays(ctx.clock()));
}
