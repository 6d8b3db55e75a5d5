import { maxCartLines } from "#contract/carts/carts.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import type { CartRow } from "./find-cart.ts";
import { carts } from "./table.ts";

/**
 * CA5: A guest's cart is known by a secret of 256 bits and goes 31 days after its last change; after a log-in it is moved into the
 * account's, once, and of a product in both the greater number counts.
 *
 * A cart that is not there was moved already; the greater number, so that nobody buys twice what they put in twice.
 */
export async function mergeCart(tx: Ctx, own: CartRow, guestKey: string): Promise<void> {
  const [guest] = await tx.db.select().from(carts).where(eq(carts.guestKey, guestKey)).for("update");
  if (!guest) return;
  await tx.db.execute(sql`
    insert into cart_lines (cart_id, product_id, quantity, seen_minor, added_at, last_key)
    select ${own.id}, product_id, quantity, seen_minor, added_at, last_key from cart_lines g
    where cart_id = ${guest.id} and (
      exists (select from cart_lines o where o.cart_id = ${own.id} and o.product_id = g.product_id)
      or (select count(*) from cart_lines n where n.cart_id = ${guest.id} and n.added_at <= g.added_at)
        <= ${maxCartLines} - (select count(*) from cart_lines o where o.cart_id = ${own.id}))
    on conflict (cart_id, product_id) do update set
      quantity = greatest(cart_lines.quantity, excluded.quantity), seen_minor = excluded.seen_minor`);
  if (!own.voucherCode && guest.voucherCode)
    await tx.db.update(carts).set({ voucherCode: guest.voucherCode }).where(eq(carts.id, own.id));
  await tx.db.delete(carts).where(eq(carts.id, guest.id));
}
