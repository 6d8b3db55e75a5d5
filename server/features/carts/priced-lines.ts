import type { LineState } from "#contract/carts/carts.ts";
import type { TaxClass } from "#contract/payments/tax-classes.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { readShopDeals, type ShopDeal } from "#server/features/deals/shop/shop-deals.ts";
import type { CardRow } from "#server/features/listings/select-cards.ts";
import { isOrderable, lineState } from "./cart-rules.ts";
import { cartLeftDeals } from "./table.ts";

/** A line of a cart with its product as it is now, or with what is bought from the shop. Amounts in haléře. */
export interface PricedLine {
  /** The product's, or the listing's that the deal is of. */
  readonly id: number;
  /** null: goods from stock. */
  readonly dealId: number | null;
  readonly slug: string;
  readonly name: string;
  readonly picture: CardRow["picture"];
  readonly categoryId: number | null;
  readonly volumeMl: number | null;
  /** Of a piece with its packing, as the operator says. */
  readonly weightG: number | null;
  readonly sku: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly seenMinor: number;
  /** Whose rate of the day of payment is taken. */
  readonly taxClass: TaxClass;
  readonly pieces: number;
  readonly state: LineState;
  /** Before discounts; 0 where none can be had. */
  readonly priceMinor: number;
  /** Whether its category forbids to sell it for less, or its price was agreed on. */
  readonly isAtFixedPrice: boolean;
  /** Whether it is handed over in a store alone. */
  readonly isForPickup: boolean;
}

interface LineRow extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: CardRow["picture"];
  readonly categoryId: number | null;
  readonly volumeMl: number | null;
  readonly weightG: number | null;
  readonly sku: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly seenMinor: number;
  readonly taxClass: TaxClass;
  readonly takesBackOrders: boolean;
  readonly isShown: boolean;
  readonly pieces: number;
}

/** A cart, null where nothing was put in yet, and whose it is, null where it is a guest's. */
interface CartOf {
  readonly id: number | null;
  readonly userId: number | null;
}

/** What would be ordered now: the cart's goods, and what its owner has bought from the shop and not left out (rule GO12). */
export async function readPricedLines(ctx: Ctx, { id, userId }: CartOf): Promise<PricedLine[]> {
  const bought = userId === null ? [] : await readCartDeals(ctx, userId, id);
  return [
    ...(id === null ? [] : await readPricedGoods(ctx, id)),
    ...bought.filter(({ isTaken }) => isTaken).map(lineOfDeal),
  ];
}

export type CartDeal = ShopDeal & { readonly isTaken: boolean };

/** What somebody has bought from the shop, and whether it is paid with the goods of their cart. */
export async function readCartDeals(ctx: Ctx, userId: number, cartId: number | null): Promise<CartDeal[]> {
  const bought = await readShopDeals(ctx, userId);
  if (bought.length === 0) return [];
  const left = await ctx.db
    .select()
    .from(cartLeftDeals)
    .where(eq(cartLeftDeals.cartId, cartId ?? 0));
  return bought.map((deal) => ({ ...deal, isTaken: !left.some(({ dealId }) => dealId === deal.dealId) }));
}

/** As a line of the order that it would be paid with. */
export function lineOfDeal({ listingId, priceMinor, payBy: _day, isTaken: _taken, ...deal }: CartDeal): PricedLine {
  return {
    ...deal,
    ...{ id: listingId, unitMinor: priceMinor, seenMinor: priceMinor, priceMinor },
    ...{ quantity: 1, pieces: 1, state: "in_stock", isAtFixedPrice: true },
    ...{ weightG: null, sku: "", taxClass: "standard" },
  };
}

/** The goods of a cart in the order in which they were put in, at the prices and stock of now. */
export async function readPricedGoods(ctx: Ctx, cartId: number): Promise<PricedLine[]> {
  const { rows } = await ctx.db.execute<LineRow>(sql`
    select p.id, l.slug, l.name, l.category_id as "categoryId", l.volume_ml as "volumeMl", p.weight_g as "weightG", p.sku, c.quantity, c.seen_minor as "seenMinor",
      coalesce(l.asked_price_minor, p.price_minor) as "unitMinor", p.tax_class as "taxClass",
      p.takes_back_orders as "takesBackOrders", l.status = 'live' as "isShown",
      (select coalesce(sum(pieces), 0)::int from product_stock where product_id = p.id) as pieces,
      (select jsonb_build_object('id', m.id, 'status', m.status, 'role', m.role, 'width', m.width,
         'height', m.height, 'widths', m.widths)
       from listing_pictures lp join media m on m.id = lp.media_id
       where lp.listing_id = p.id order by lp.position, lp.media_id limit 1) as picture
    from cart_lines c join products p on p.id = c.product_id join listings l on l.id = p.id
    where c.cart_id = ${cartId} order by c.added_at, p.id`);
  const priced: PricedLine[] = [];
  for (const { isShown, takesBackOrders, ...row } of rows) {
    const state = lineState({ isShown, takesBackOrders, pieces: row.pieces }, row.quantity);
    const { vouchers: mayBeReduced } = await policyOf(ctx, row.categoryId);
    const canBeHad = isOrderable(state) || state === "too_many";
    priced.push({
      ...row,
      state,
      priceMinor: canBeHad ? row.quantity * row.unitMinor : 0,
      isAtFixedPrice: !mayBeReduced,
      ...{ dealId: null, isForPickup: state === "back_order" },
    });
  }
  return priced;
}
