import { type Ctx, transaction } from "#server/context.ts";
import { listDueDeletions, lockDeletion, noteDeletion } from "#server/features/accounts/deletion/due-deletions.ts";
import { pseudonymOf } from "#server/features/accounts/deletion/pseudonym.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { parts } from "../parts.ts";

/** Removes what was kept of deleted accounts for claims, once nobody can make any (rule RE12); several processes may run it. */
export function finishDeletions(ctx: Ctx): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listDueDeletions(ctx, "end of claims", { after, limit }),
    ({ id }) =>
      transaction(ctx, async (tx) => {
        if (!(await lockDeletion(tx, "end of claims", id))) return false;
        for (const { forgetDeals } of parts) await forgetDeals?.(tx, { id, email: pseudonymOf(id).email });
        await noteDeletion(tx, "end of claims", id);
        return true;
      }),
  );
}
