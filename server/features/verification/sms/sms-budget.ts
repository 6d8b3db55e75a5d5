import type { Ctx } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { countOfDay, giveBackOfDay, takeOfDay } from "#server/features/accounts/day-counter.ts";
import { readSmsRules } from "./sms-setting.ts";

/** From which part of the budget on the overview says so. */
const alarmFrom = 0.8;

/**
 * LI16: Codes are sent to mobile numbers of the countries that the setting `sms` names (CZ, SK, DE, GB, HU, AT, PL,
 * FR, RO, SI, HR), 300 a day in Prague to all telephones together (same setting, kept by administrators and audited),
 * 40 a day from an address and 100 from a network (IPv4 /24, IPv6 /48). The overview says so from four fifths on. The
 * minute between two codes (A16) is taken in one statement.
 *
 * Takes one message of the day's budget; SMS_BUDGET where it is used up.
 */
export async function takeOfBudget(ctx: Ctx): Promise<void> {
  const { dailyBudget } = await readSmsRules(ctx);
  if (await takeOfDay(ctx, "sms", dailyBudget)) return;
  ctx.log.error({ dailyBudget }, "the budget of text messages is used up");
  throw new Conflict("SMS_BUDGET");
}

/** Gives a message back to the day's budget that did not go. */
export async function giveBackToBudget(ctx: Ctx): Promise<void> {
  await giveBackOfDay(ctx, "sms");
}

/** How many messages went on the present day in Prague. */
export function countSentToday(ctx: Ctx): Promise<number> {
  return countOfDay(ctx, "sms");
}

/** How many went today where the budget is used up or nearly; 0: there is room. */
export async function countNearBudget(ctx: Ctx): Promise<number> {
  const sent = await countSentToday(ctx);
  return sent >= alarmFrom * (await readSmsRules(ctx)).dailyBudget ? sent : 0;
}
