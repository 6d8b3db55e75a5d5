import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { lt } from "#server/db/query.ts";
import { sellerReportMessages } from "../table.ts";

/** From the end of the year that was reported (RULES.md RE16). */
const retainedYears = 10;

/** Removes messages, with their files and records, ten years after the end of their year. Returns how many went. */
export async function sweepMessages(ctx: Ctx): Promise<number> {
  const thisYear = Number(pragueDay(ctx.clock()).slice(0, 4));
  const gone = await ctx.db
    .delete(sellerReportMessages)
    .where(lt(sellerReportMessages.year, thisYear - retainedYears))
    .returning({ id: sellerReportMessages.id });
  return gone.length;
}
