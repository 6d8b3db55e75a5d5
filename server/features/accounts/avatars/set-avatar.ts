import { type Ctx, requireTrader } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { users } from "#server/features/accounts/table.ts";
import { attachUpload } from "#server/features/media/attach-upload.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import { addPictureRow } from "#server/features/media/store-picture.ts";
import { avatarFileOf } from "./avatar-file.ts";

/**
 * A26: A user may have a picture beside the name, which is treated as a listing's (PI1, PI2, PI4) and gone with its files once it is
 * removed or another takes its place. Only who may trade sets one.
 *
 * `read` returns the upload's bytes, and is called only when there is room for them. Returns its path.
 */
export async function setAvatar(ctx: Ctx, read: () => Promise<Buffer>): Promise<string | null> {
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.uploadUser, String(userId));
  return attachUpload(ctx, { userId }, read, async (tx, prepared) => {
    const before = await lockAvatar(tx, userId);
    await addPictureRow(tx, prepared);
    await tx.db.update(users).set({ avatarMediaId: prepared.id }).where(eq(users.id, userId));
    if (before) await removePictures(tx, [before]);
    return avatarFileOf(prepared.id);
  });
}

/** The id of the user's picture, which nobody else changes until the transaction ends. */
export async function lockAvatar(tx: Ctx, userId: number): Promise<string | null> {
  const [found] = await tx.db
    .select({ id: users.avatarMediaId })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return found?.id ?? null;
}
