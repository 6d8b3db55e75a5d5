import { type Ctx, transaction } from "#server/context.ts";
import { findKeepers } from "#server/features/mails/find-concerned.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import { countMoney, type MoneyCounts } from "#server/features/payments/desk/count-money.ts";
import { moneyWaitingLetter } from "./money-waiting.ts";

/** Tells those who keep the money once in an hour of the clock while some waits for them (RULES.md NT14); returns how many. */
export async function tellMoneyDesk(ctx: Ctx, house: House): Promise<number> {
  const waiting = await countMoney(ctx);
  return waiting.receipts + waiting.refunds > 0 ? tell(ctx, house, waiting) : 0;
}

/** Tells them at once of money that pays for nothing and of refused notices, at most once in the same hour. */
export async function writeMoneyAlarm(ctx: Ctx, house: House): Promise<void> {
  await tell(ctx, house, await countMoney(ctx));
}

async function tell(ctx: Ctx, house: House, waiting: MoneyCounts): Promise<number> {
  const hour = ctx.clock().toISOString().slice(0, 13);
  let told = 0;
  for (const keeper of await findKeepers(ctx)) {
    const key = `money-waiting:${hour}:${keeper.id}`;
    if (await isMailWritten(ctx, key)) continue;
    const letter = { key, kind: "money-waiting" } as const;
    await transaction(ctx, (tx) =>
      writeLetter(tx, house, keeper, {
        ...letter,
        letter: (addresses) => moneyWaitingLetter({ ...waiting, url: addresses.moneyDesk() }),
      }),
    );
    told += 1;
  }
  return told;
}
