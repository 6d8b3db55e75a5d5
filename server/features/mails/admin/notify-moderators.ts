import type { AdminCounts } from "#contract/moderation/moderation.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { findModerators } from "#server/features/mails/find-concerned.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import { countAdmin } from "#server/features/moderation/count-waiting.ts";
import { adminMails } from "./admin-mails.ts";

/** NT8: While a listing, a case or a suspicion waits for a decision, moderators are told by mail, once an hour. */
export async function notifyModerators(ctx: Ctx, mailSettings: MailSettings): Promise<number> {
  const waiting = await countAdmin(ctx);
  const { inspections, cases, suspicions, reports } = waiting;
  const total = inspections + cases + suspicions + reports;
  if (total === 0) return 0;
  const hour = ctx.clock().toISOString().slice(0, 13);
  let payload = 0;
  for (const moderator of await findModerators(ctx)) {
    const key = `desk-waiting:${hour}:${moderator.id}`;
    if (await isMailWritten(ctx, key)) continue;
    const mail = { kind: "desk-waiting", url: addressOf(waiting), data: { ...waiting, total } } as const;
    await transaction(ctx, (tx) => adminMails.mail("admin-waiting", moderator, key, mail)(tx, mailSettings));
    payload += 1;
  }
  return payload;
}

/** The page of what is most pressing. */
function addressOf({ cases, reports, inspections }: AdminCounts): (to: Addresses) => string {
  if (cases > 0) return (to) => to.cases();
  if (reports > 0) return (to) => to.reports();
  return inspections > 0 ? (to) => to.inspections() : (to) => to.suspicions();
}
