import type { AdminCounts } from "#contract/listings/moderation.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { findModerators } from "#server/features/mails/find-concerned.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { countAdmin } from "#server/features/moderation/count-waiting.ts";
import { adminWaitingMail, totalOf } from "./admin-waiting.ts";

/**
 * NT8: While a listing, a case or a suspicion waits for a decision, moderators are told by mail, once an hour.
 *
 * Returns how many.
 */
export async function notifyModerators(ctx: Ctx, mailSettings: MailSettings): Promise<number> {
  const waiting = await countAdmin(ctx);
  if (totalOf(waiting) === 0) return 0;
  const hour = ctx.clock().toISOString().slice(0, 13);
  let payload = 0;
  for (const moderator of await findModerators(ctx)) {
    const key = `desk-waiting:${hour}:${moderator.id}`;
    if (await isMailWritten(ctx, key)) continue;
    await transaction(ctx, (tx) =>
      writeMail(tx, mailSettings, moderator, {
        key,
        kind: "desk-waiting",
        content: (addresses) =>
          adminWaitingMail({
            ...waiting,
            url: addressOf(waiting, addresses),
          }),
      }),
    );
    payload += 1;
  }
  return payload;
}

/** The page of what is most pressing. */
function addressOf({ cases, reports, inspections }: AdminCounts, addresses: Addresses): string {
  if (cases > 0) return addresses.cases();
  if (reports > 0) return addresses.reports();
  return inspections > 0 ? addresses.inspections() : addresses.suspicions();
}
