import { maxCartLines, maxPieces } from "#contract/carts/carts.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { lineState, roomRefusal } from "./cart-rules.ts";
import type { CartRow } from "./find-cart.ts";
import { cartLines } from "./table.ts";

interface Wanted {
  readonly productId: number;
  readonly quantity: number;
}

/**
 * Adds pieces to a locked cart (rules CA1 to CA3); the same `key` again adds nothing. Throws CART_SOLD_OUT, CART_STOCK with the
 * pieces that there are, CART_FULL.
 */
export async function addPieces(
  tx: Ctx,
  cart: CartRow,
  { productId, quantity, key }: Wanted & { key: string },
): Promise<void> {
  const lines = await tx.db.select().from(cartLines).where(eq(cartLines.cartId, cart.id));
  const line = lines.find((each) => each.productId === productId);
  if (line?.lastKey === key) return;
  const whole = (line?.quantity ?? 0) + quantity;
  const refusal = roomRefusal({ lines: lines.length + (line ? 0 : 1), pieces: whole });
  if (refusal === "lines") throw new Conflict("CART_FULL", { max: maxCartLines });
  if (refusal) throw new Invalid({ quantity: ["field.atMost"] }, "INVALID", { maximum: maxPieces });
  const seenMinor = await requireStock(tx, { productId, quantity: whole });
  await tx.db
    .insert(cartLines)
    .values({ cartId: cart.id, productId, quantity: whole, seenMinor, addedAt: tx.clock(), lastKey: key })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId],
      set: { quantity: whole, seenMinor, lastKey: key },
    });
}

/** Sets how many pieces of a product a locked cart has; 404 where it is not in it. Throws what `addPieces` throws of stock. */
export async function setPieces(tx: Ctx, cart: CartRow, { productId, quantity }: Wanted): Promise<void> {
  const isLine = and(eq(cartLines.cartId, cart.id), eq(cartLines.productId, productId));
  const [line] = await tx.db.select().from(cartLines).where(isLine);
  if (!line) throw new NotFound();
  // Fewer pieces are always an improvement, also where there are fewer still.
  const isLess = quantity < line.quantity;
  const seenMinor = await requireStock(tx, { productId, quantity }, isLess);
  await tx.db.update(cartLines).set({ quantity, seenMinor }).where(isLine);
}

/** The price of a product of which so many pieces can be had, haléře. */
async function requireStock(tx: Ctx, { productId, quantity }: Wanted, isLess = false): Promise<number> {
  const { rows } = await tx.db.execute<{
    unitMinor: number;
    takesBackOrders: boolean;
    isShown: boolean;
    pieces: number;
  }>(sql`
    select coalesce(l.asked_price_minor, p.price_minor) as "unitMinor", p.takes_back_orders as "takesBackOrders",
      l.status = 'live' as "isShown",
      (select coalesce(sum(pieces), 0)::int from product_stock where product_id = p.id) as pieces
    from products p join listings l on l.id = p.id where p.id = ${productId}`);
  const product = rows[0];
  const state = product && lineState(product, quantity);
  if (!product || (state === "gone" && !isLess)) throw new NotFound();
  if (state === "sold_out" && !isLess) throw new Conflict("CART_SOLD_OUT");
  if (state === "too_many" && !isLess) throw new Conflict("CART_STOCK", { pieces: product.pieces });
  return product.unitMinor;
}
