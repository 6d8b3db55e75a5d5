import type { FoundKind, FoundThing } from "#contract/admin-search/admin-search.ts";
import { dealAdmin } from "#contract/deals/deal-admin.ts";
import { invoiceAdmin } from "#contract/invoices/invoice-admin.ts";
import { goodsGroups } from "#contract/products/goods-admin.ts";
import { products } from "#contract/products/products.ts";
import { listingQuery } from "#contract/search/listing-query.ts";
import { type Ctx, hasScope, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listAdminDeals } from "#server/features/deals/admin/list-admin-deals.ts";
import { listGoodsOrders } from "#server/features/goods-orders/view-order.ts";
import { listDocuments } from "#server/features/invoices/admin/list-documents.ts";
import { listOrders } from "#server/features/payments/admin/list-orders.ts";
import { listProducts } from "#server/features/products/list-products.ts";
import { listListings } from "#server/features/search/list-listings.ts";
import { listPeople } from "#server/features/suspensions/list-people.ts";

const mostOfKind = 5;
type Found = Omit<FoundThing, "kind" | "slug" | "group"> & Partial<Pick<FoundThing, "slug" | "group">>;

/** Whom each kind is shown to, and how it is found: by the list of the back office that shows it, so that both find and note the same. */
const searches: Readonly<
  Record<FoundKind, { scopes: readonly string[]; search: (ctx: Ctx, q: string) => Promise<Found[]> }>
> = {
  person: {
    scopes: ["moderation", "support"],
    search: async (ctx, q) => {
      const { items } = await listPeople(ctx, { q, state: "" });
      return items.map(({ id, username, email }) => ({ id, name: username, detail: email }));
    },
  },
  listing: { scopes: ["moderation"], search: findListings },
  deal: {
    scopes: ["moderation", "support"],
    search: async (ctx, q) => {
      const { items } = await listAdminDeals(ctx, dealAdmin.list.query.parse({ q, state: "any" }));
      return items.map(({ id, listing, buyer, seller }) => ({
        ...{ id, name: listing.name, detail: `${seller.username} → ${buyer.username}` },
      }));
    },
  },
  goods_order: { scopes: ["shop", "support"], search: findGoodsOrders },
  order: {
    scopes: ["finance"],
    search: async (ctx, q) => {
      const { items } = await listOrders(ctx, { q, status: "all", page: 1 });
      return items.map(({ id, label, payer }) => ({ id, name: label, detail: payer ?? "" }));
    },
  },
  document: {
    scopes: ["finance"],
    search: async (ctx, q) => {
      const { items } = await listDocuments(ctx, invoiceAdmin.list.query.parse({ q }));
      return items.map(({ id, number, party }) => ({ id, name: number, detail: party.name }));
    },
  },
  product: {
    scopes: ["shop"],
    search: async (ctx, q) => {
      const { items } = await listProducts(ctx, products.list.query.parse({ q }));
      return items.map(({ id, name, sku }) => ({ id, name: name, detail: sku }));
    },
  },
};

/**
 * DK6: Whoever is of the staff finds what their scopes show, at most {mostOfKind} things of each kind, by number, name, e-mail or symbol,
 * from any page of the back office.
 */
export async function findInAdmin(ctx: Ctx, q: string): Promise<FoundThing[]> {
  const actor = requireScope(ctx, "moderation", "content", "shop", "finance", "support");
  const open = Object.entries(searches).filter(([, { scopes }]) => scopes.some((scope) => hasScope(actor, scope)));
  const found = await Promise.all(
    open.map(async ([kind, { search }]) =>
      (await search(ctx, q))
        .slice(0, mostOfKind)
        .map((each): FoundThing => ({ kind: kind as FoundKind, slug: null, group: null, ...each })),
    ),
  );
  return found.flat();
}

/** By number whatever has become of them, by words those that run. */
async function findListings(ctx: Ctx, q: string): Promise<Found[]> {
  if (!/^\d{1,15}$/.test(q)) {
    const { items, meant } = await listListings(ctx, listingQuery.parse({ q, lang: ctx.locale, size: mostOfKind }));
    // Words that are only spelt alike would stand among what the words say.
    return (meant === null ? items : []).map(({ id, slug, name }) => ({ id, slug, name, detail: String(id) }));
  }
  const { rows } = await ctx.db.execute<{ id: number; slug: string; name: string }>(
    sql`select id, slug, name from listings where id = ${q}::int8`,
  );
  return rows.map((row) => ({ ...row, detail: String(row.id) }));
}

/** In each of the lists that the back office shows them in. */
async function findGoodsOrders(ctx: Ctx, q: string): Promise<Found[]> {
  const lists = await Promise.all(goodsGroups.map((group) => listGoodsOrders(ctx, { group, q, page: 1 })));
  return lists.flatMap(({ items }, index) =>
    items.map(({ orderId, email }) => ({
      id: orderId,
      name: String(orderId),
      detail: email,
      group: goodsGroups[index] ?? null,
    })),
  );
}
