import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { cartView } from "./cart-view.ts";
import type { CartRow } from "./find-cart.ts";

/**
 * CA3: A price that has changed since the buyer saw it is shown beside the one that was seen, until the buyer says that they have seen it.
 *
 * CART_CHANGED where the total is another one than the buyer saw.
 */
export async function seePrices(tx: Ctx, cart: CartRow, total: number): Promise<void> {
  const now = await cartView(tx, cart);
  if (toMinor(now.total) !== toMinor(total)) throw new Conflict("CART_CHANGED");
  await tx.db.execute(sql`
    update cart_lines c set seen_minor = coalesce(l.asked_price_minor, p.price_minor)
    from products p join listings l on l.id = p.id where p.id = c.product_id and c.cart_id = ${cart.id}`);
}
