import type { DeskCounts } from "#contract/listings/moderation.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { findModerators } from "#server/features/mails/find-concerned.ts";
import type { Addresses } from "#server/features/mails/letters/addresses.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import { countDesk } from "#server/features/moderation/count-waiting.ts";
import { deskWaitingLetter, totalOf } from "./desk-waiting.ts";

/** Tells each moderator once in an hour of the clock while something waits for a decision (RULES.md NT8); returns how many. */
export async function tellDesk(ctx: Ctx, house: House): Promise<number> {
  const waiting = await countDesk(ctx);
  if (totalOf(waiting) === 0) return 0;
  const hour = ctx.clock().toISOString().slice(0, 13);
  let told = 0;
  for (const moderator of await findModerators(ctx)) {
    const key = `desk-waiting:${hour}:${moderator.id}`;
    if (await isMailWritten(ctx, key)) continue;
    await transaction(ctx, (tx) =>
      writeLetter(tx, house, moderator, {
        key,
        kind: "desk-waiting",
        letter: (addresses) =>
          deskWaitingLetter({
            ...waiting,
            url: addressOf(waiting, addresses),
          }),
      }),
    );
    told += 1;
  }
  return told;
}

/** The page of what is most pressing. */
function addressOf({ cases, reports, inspections }: DeskCounts, addresses: Addresses): string {
  if (cases > 0) return addresses.cases();
  if (reports > 0) return addresses.reports();
  return inspections > 0 ? addresses.inspections() : addresses.suspicions();
}
