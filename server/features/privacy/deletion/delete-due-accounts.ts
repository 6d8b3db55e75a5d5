import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { listDueDeletions, lockDeletion, noteDeletion } from "#server/features/accounts/deletion/due-deletions.ts";
import { users } from "#server/features/accounts/table.ts";
import { privacyMails } from "#server/features/mails/privacy/privacy-mails.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { parts } from "../parts.ts";
import { findObstacles } from "./find-obstacles.ts";

/**
 * What has come up meanwhile, such as an accepted offer, is waited for. Several processes may run it; returns how many were deleted.
 */
export function deleteDueAccounts(ctx: Ctx, mailSettings: MailSettings): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listDueDeletions(ctx, "deletion", { after, limit }),
    ({ id }) => transaction(ctx, (tx) => deleteAccount(tx, mailSettings, id)),
  );
}

async function deleteAccount(ctx: Ctx, mailSettings: MailSettings, userId: number): Promise<boolean> {
  // The account first, as whoever signs in does.
  const [account] = await ctx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!account || !(await lockDeletion(ctx, "deletion", userId))) return false;
  if ((await findObstacles(ctx, userId)).length > 0) return false;
  for (const { forget } of parts) await forget?.(ctx, account);
  await noteDeletion(ctx, "deletion", userId);
  await privacyMails.mail("deletion-done", account, `deletion-done:${userId}`, {
    url: (to) => to.home(),
  })(ctx, mailSettings);
  return true;
}
