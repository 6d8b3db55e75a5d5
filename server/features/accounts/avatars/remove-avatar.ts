import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import { lockAvatar } from "./set-avatar.ts";

/** Takes the caller's picture away, with its files; the same again changes nothing. */
export async function removeAvatar(ctx: Ctx): Promise<void> {
  const { userId } = requireUser(ctx);
  await transaction(ctx, async (tx) => {
    const before = await lockAvatar(tx, userId);
    if (!before) return;
    await tx.db.update(users).set({ avatarMediaId: null }).where(eq(users.id, userId));
    await removePictures(tx, [before]);
  });
}
