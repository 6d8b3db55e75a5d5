import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import type { WishlistRow } from "./find-list.ts";
import { mergeWishlist } from "./merge-wishlist.ts";
import { wishlists } from "./table.ts";

/**
 * Creates a guest's list, or returns a signed-in user's with the items of a guest's list (`guestTempId`) moved in. A
 * guest who repeats it after a lost answer gets a second list, and the empty first is swept later.
 */
export async function createWishlist(ctx: Ctx, guestTempId: string | undefined, caller: Caller): Promise<WishlistRow> {
  const userId = ctx.actor?.userId ?? null;
  if (userId === null) await countAttempt(ctx, limits.wishlistAddress, caller.network);
  const list = (await insertList(ctx, userId)) ?? (await ownList(ctx, userId));
  if (!list) throw new Error("a list that is there already is found");
  if (userId !== null && guestTempId) await mergeWishlist(ctx, guestTempId, list);
  return list;
}

async function insertList(ctx: Ctx, userId: number | null): Promise<WishlistRow | undefined> {
  const now = ctx.clock();
  const [made] = await ctx.db
    .insert(wishlists)
    .values({ userId, tempId: newSecret().plain, createdAt: now, usedAt: now })
    .onConflictDoNothing({ target: wishlists.userId })
    .returning();
  return made;
}

export async function ownList(ctx: Ctx, userId: number | null): Promise<WishlistRow | undefined> {
  if (userId === null) return undefined;
  const [list] = await ctx.db.select().from(wishlists).where(eq(wishlists.userId, userId));
  return list;
}
