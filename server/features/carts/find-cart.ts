import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq, type SQL } from "#server/db/query.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { cartLines, carts } from "./table.ts";

export type CartRow = typeof carts.$inferSelect;

/** `own`: the signed-in user's cart, or 401; else the guest's whose secret it is. */
type CartKey = "own" | (string & {});

/** A cart, or null where nothing was put in yet. */
export async function findCart(ctx: Ctx, key: CartKey): Promise<CartRow | null> {
  const [cart] = await ctx.db.select().from(carts).where(isCart(ctx, key));
  return cart ?? null;
}

/** The cart, locked until the transaction ends; null where nothing was put in yet. */
export async function lockCart(tx: Ctx, key: CartKey): Promise<CartRow | null> {
  const [cart] = await tx.db.select().from(carts).where(isCart(tx, key)).for("update");
  return cart ?? null;
}

/** The cart, locked until the transaction ends; one that is not there is made. */
export async function lockOrMakeCart(tx: Ctx, key: CartKey): Promise<CartRow> {
  const owner = key === "own" ? { userId: requireUser(tx).userId } : { guestKey: key };
  await tx.db
    .insert(carts)
    .values({ ...owner, usedAt: tx.clock() })
    .onConflictDoNothing();
  const cart = await lockCart(tx, key);
  if (!cart) throw new Error("a cart that was just made is there");
  return cart;
}

/** The products in a cart. */
export async function listProductsOf(ctx: Ctx, cartId: number): Promise<number[]> {
  const rows = await ctx.db.select({ id: cartLines.productId }).from(cartLines).where(eq(cartLines.cartId, cartId));
  return rows.map(({ id }) => id);
}

/** Takes everything out of a locked cart, the voucher too: it has been ordered. */
export async function emptyCart(tx: Ctx, id: number): Promise<void> {
  await tx.db.delete(cartLines).where(eq(cartLines.cartId, id));
  await tx.db.update(carts).set({ voucherCode: null, usedAt: tx.clock() }).where(eq(carts.id, id));
}

/** Runs a change with the cart locked; a cart that is not there is made. Counts against the caller's limit. */
export async function changeCart(
  ctx: Ctx,
  key: CartKey,
  caller: Caller,
  change: (tx: Ctx, cart: CartRow) => Promise<void>,
): Promise<void> {
  const isOwn = key === "own";
  await countAttempt(ctx, limits.cartChange, isOwn ? `user ${requireUser(ctx).userId}` : caller.network);
  await transaction(ctx, async (tx) => {
    const cart = await lockOrMakeCart(tx, key);
    await change(tx, cart);
    await tx.db.update(carts).set({ usedAt: tx.clock() }).where(eq(carts.id, cart.id));
  });
}

function isCart(ctx: Ctx, key: CartKey): SQL {
  return key === "own" ? eq(carts.userId, requireUser(ctx).userId) : eq(carts.guestKey, key);
}
