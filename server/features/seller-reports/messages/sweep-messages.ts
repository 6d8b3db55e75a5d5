import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { lt } from "#server/db/query.ts";
import { sellerReportMessages } from "../table.ts";

/**
 * RE16: Messages about sellers to the tax office go, with their files, {retainedYears} years after the end of the year that they report.
 */
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
