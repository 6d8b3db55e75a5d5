import { type Ctx, transaction } from "#server/context.ts";
import { findOperators } from "#server/features/mails/find-concerned.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { countMoney, type MoneyCounts } from "#server/features/payments/admin/count-money.ts";
import { moneyWaitingMail } from "./money-waiting.ts";

/**
 * NT14: Money that pays for nothing, a refund to be sent by hand and the first refused notice of a day are told to those who keep the
 * money by mail, once an hour while something waits.
 *
 * Returns how many.
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
    const content = { key, kind: "money-waiting" } as const;
    await transaction(ctx, (tx) =>
      writeMail(tx, mailSettings, operator, {
        ...content,
        content: (addresses) => moneyWaitingMail({ ...waiting, url: addresses.moneyAdmin() }),
      }),
    );
    payload += 1;
  }
  return payload;
}
