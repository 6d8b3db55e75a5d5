import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Unauthenticated } from "#server/errors.ts";
import { planDeletion } from "#server/features/accounts/deletion/plan-deletion.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { users } from "#server/features/accounts/table.ts";
import { privacyMails } from "#server/features/mails/privacy/privacy-mails.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { findObstacles } from "./find-obstacles.ts";

/** Plans the deletion of the caller's account, signs it out everywhere and tells its owner (rules LV2, LV3). */
export async function requestDeletion(ctx: Ctx, mailSettings: MailSettings, password?: string): Promise<Date> {
  const { userId } = requireUser(ctx);
  await requireReauthentication(ctx, password);
  return transaction(ctx, async (tx) => {
    const [account] = await tx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!account) throw new Unauthenticated();
    if ((await findObstacles(tx, userId)).length > 0) throw new Conflict("DELETION_REFUSED");
    const dueAt = await planDeletion(tx, userId);
    await privacyMails.mail("deletion-wanted", account, `deletion-wanted:${userId}:${dueAt.toISOString()}`, {
      url: (to) => to.privacy(),
      data: { dueAt },
    })(tx, mailSettings);
    return dueAt;
  });
}
