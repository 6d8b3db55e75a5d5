import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import {
  listDueDeletions,
  lockDeletion,
  noteDeletion,
} from "#server/features/accounts/deletion/due-deletions.ts";
import { users } from "#server/features/accounts/table.ts";
import { deletionSoonLetter } from "#server/features/mails/leaving/deletion-letters.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";

/** Reminds owners three days before their accounts are deleted, once; several processes may run it. */
export function remindOfDeletions(ctx: Ctx, house: House): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listDueDeletions(ctx, "reminder", { after, limit }),
    ({ id }) =>
      transaction(ctx, async (tx) => {
        const [account] = await tx.db.select().from(users).where(eq(users.id, id));
        const dueAt = account && (await lockDeletion(tx, "reminder", id));
        if (!dueAt) return false;
        await noteDeletion(tx, "reminder", id);
        await writeLetter(tx, house, account, {
          key: `deletion-soon:${id}:${dueAt.toISOString()}`,
          kind: "deletion-soon",
          letter: (addresses) => deletionSoonLetter(addresses.leaving(), dueAt),
        });
        return true;
      }),
  );
}
