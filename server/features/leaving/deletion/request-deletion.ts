import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Unauthenticated } from "#server/errors.ts";
import { planDeletion } from "#server/features/accounts/deletion/plan-deletion.ts";
import { requireFresh } from "#server/features/accounts/fresh/require-fresh.ts";
import { users } from "#server/features/accounts/table.ts";
import { deletionWantedLetter } from "#server/features/mails/leaving/deletion-letters.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { findObstacles } from "./find-obstacles.ts";

/** Plans the deletion of the caller's account, signs it out everywhere and tells its owner (RULES.md LV2, LV3). */
export async function requestDeletion(ctx: Ctx, house: House, password?: string): Promise<Date> {
  const { userId } = requireUser(ctx);
  await requireFresh(ctx, password);
  return transaction(ctx, async (tx) => {
    const [account] = await tx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!account) throw new Unauthenticated();
    if ((await findObstacles(tx, userId)).length > 0) throw new Conflict("DELETION_REFUSED");
    const dueAt = await planDeletion(tx, userId);
    await writeLetter(tx, house, account, {
      key: `deletion-wanted:${userId}:${dueAt.toISOString()}`,
      kind: "deletion-wanted",
      letter: (addresses) => deletionWantedLetter(addresses.leaving(), dueAt),
    });
    return dueAt;
  });
}
