import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { listDueDeletions, lockDeletion, noteDeletion } from "#server/features/accounts/deletion/due-deletions.ts";
import { users } from "#server/features/accounts/table.ts";
import { privacyMails } from "#server/features/mails/privacy/privacy-mails.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";

/** Reminds owners three days before their accounts are deleted, once; several processes may run it. */
export function remindOfDeletions(ctx: Ctx, mailSettings: MailSettings): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listDueDeletions(ctx, "reminder", { after, limit }),
    ({ id }) =>
      transaction(ctx, async (tx) => {
        const [account] = await tx.db.select().from(users).where(eq(users.id, id));
        const dueAt = account && (await lockDeletion(tx, "reminder", id));
        if (!dueAt) return false;
        await noteDeletion(tx, "reminder", id);
        await privacyMails.mail("deletion-soon", account, `deletion-soon:${id}:${dueAt.toISOString()}`, {
          url: (to) => to.privacy(),
          data: { dueAt },
        })(tx, mailSettings);
        return true;
      }),
  );
}
