import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { wishlists } from "./table.ts";

export type WishlistRow = typeof wishlists.$inferSelect;

/**
 * The list of a temporary id: a guest's list opens to any caller with the id, an account's to its owner alone. `lock`
 * keeps others from changing it until the transaction ends; listings are locked before it.
 */
export async function findList(
  ctx: Ctx,
  tempId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<WishlistRow> {
  const query = ctx.db.select().from(wishlists).where(eq(wishlists.tempId, tempId));
  const [list] = await (lock ? query.for("update") : query);
  if (!list || (list.userId !== null && list.userId !== ctx.actor?.userId)) throw new NotFound();
  return list;
}
