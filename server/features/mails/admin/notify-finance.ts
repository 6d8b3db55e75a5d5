import { type Ctx, transaction } from "#server/context.ts";
import { findOperators } from "#server/features/mails/find-concerned.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import { countMoney, type MoneyCounts } from "#server/features/payments/admin/count-money.ts";
import { adminMails } from "./admin-mails.ts";

/**
 * NT14: Money that pays for nothing, a refund to be sent by hand and the first refused webhook of a day are told to the scope `finance`
 * by mail, once an hour while something waits.
 */
export async function notifyFinance(ctx: Ctx, mailSettings: MailSettings): Promise<number> {
  const waiting = await countMoney(ctx);
  return waiting.receipts + waiting.refunds > 0 ? notify(ctx, mailSettings, waiting) : 0;
}

/** Tells them at once of money that pays for nothing and of refused notices, at most once in the same hour. */
export async function writeMoneyAlarm(ctx: Ctx, mailSettings: MailSettings): Promise<void> {
  await notify(ctx, mailSettings, await countMoney(ctx));
}

async function notify(ctx: Ctx, mailSettings: MailSettings, waiting: MoneyCounts): Promise<number> {
  const hour = ctx.clock().toISOString().slice(0, 13);
  let payload = 0;
  for (const operator of await findOperators(ctx)) {
    const key = `money-waiting:${hour}:${operator.id}`;
    if (await isMailWritten(ctx, key)) continue;
    const total = waiting.receipts + waiting.refunds;
    const mail = { url: (to: Addresses) => to.moneyAdmin(), data: { ...waiting, total } };
    await transaction(ctx, (tx) => adminMails.mail("money-waiting", operator, key, mail)(tx, mailSettings));
    payload += 1;
  }
  return payload;
}
