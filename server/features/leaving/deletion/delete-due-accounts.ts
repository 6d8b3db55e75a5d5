import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import {
  listDueDeletions,
  lockDeletion,
  noteDeletion,
} from "#server/features/accounts/deletion/due-deletions.ts";
import { users } from "#server/features/accounts/table.ts";
import { deletionDoneLetter } from "#server/features/mails/leaving/deletion-letters.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { parts } from "../parts.ts";
import { findObstacles } from "./find-obstacles.ts";

/**
 * Deletes the accounts whose fourteen days are over; what has come up meanwhile, such as an accepted offer, is waited for. Several
 * processes may run it. Returns how many were deleted.
 */
export function deleteDueAccounts(ctx: Ctx, house: House): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listDueDeletions(ctx, "deletion", { after, limit }),
    ({ id }) => transaction(ctx, (tx) => deleteAccount(tx, house, id)),
  );
}

async function deleteAccount(ctx: Ctx, house: House, userId: number): Promise<boolean> {
  // The account first, as whoever signs in does.
  const [account] = await ctx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!account || !(await lockDeletion(ctx, "deletion", userId))) return false;
  if ((await findObstacles(ctx, userId)).length > 0) return false;
  for (const { forget } of parts) await forget?.(ctx, account);
  await noteDeletion(ctx, "deletion", userId);
  await writeLetter(ctx, house, account, {
    key: `deletion-done:${userId}`,
    kind: "deletion-done",
    letter: (addresses) => deletionDoneLetter(addresses.home()),
  });
  return true;
}
