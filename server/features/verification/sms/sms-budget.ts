import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { eq, lt, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { rateLimits } from "#server/features/accounts/table.ts";
import { readSmsRules } from "./sms-setting.ts";

const dayMs = 24 * 3_600_000;
/** From which part of the budget on the overview says so. */
const alarmFrom = 0.8;

/** Takes one message of the day's budget, in one statement; SMS_BUDGET where it is used up. */
export async function takeOfBudget(ctx: Ctx): Promise<void> {
  const { dailyBudget } = await readSmsRules(ctx);
  const [taken] = await ctx.db
    .insert(rateLimits)
    .values({ key: keyOfToday(ctx), points: 1, expire: new Date(ctx.clock().getTime() + dayMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { points: sql`${rateLimits.points} + 1` },
      setWhere: lt(rateLimits.points, dailyBudget),
    })
    .returning({ points: rateLimits.points });
  if (taken) return;
  ctx.log.error({ dailyBudget }, "the budget of text messages is used up");
  throw new Conflict("SMS_BUDGET");
}

/** How many messages went on the present day of Prague. */
export async function countSentToday(ctx: Ctx): Promise<number> {
  const [today] = await ctx.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOfToday(ctx)));
  return today?.points ?? 0;
}

/** How many went today where the budget is used up or nearly; 0: there is room. */
export async function countNearBudget(ctx: Ctx): Promise<number> {
  const sent = await countSentToday(ctx);
  return sent >= alarmFrom * (await readSmsRules(ctx)).dailyBudget ? sent : 0;
}

const keyOfToday = (ctx: Ctx) => `sms-day:${pragueDay(ctx.clock())}`;
