import { endedStatuses, type GoodsOrder } from "#contract/goods-orders/goods-orders.ts";
import type { EditableGoodsOrder, GoodsNarrowing } from "#contract/products/goods-admin.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, hasScope, requireScope } from "#server/context.ts";
import { asc, desc, eq, inArray, type SQL, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { carriers } from "#server/features/carriers/table.ts";
import { getOrderRow } from "#server/features/payments/get-order.ts";
import { hasBeenPaid } from "#server/features/payments/payment-rules.ts";
import { orders } from "#server/features/payments/table.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { stores } from "#server/features/stores/table.ts";
import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";
import { readGoodsLines } from "./keep-goods.ts";
import { goodsOrderPicks, goodsOrders, goodsParcels } from "./table.ts";
import { awaitsTransferUntil } from "./transfer-rules.ts";
import { lastDayToWithdraw, mayWithdraw } from "./withdrawal-rules.ts";

type Row = typeof goodsOrders.$inferSelect;

/** An order of goods at the address of its order of payments; a wrong hash is as good as none. */
export async function getGoodsOrder(ctx: Ctx, orderId: number, hash: string): Promise<GoodsOrder> {
  const order = await getOrderRow(ctx, orderId, hash);
  const row = await findGoodsOrder(ctx, orderId);
  if (!row) throw new NotFound();
  const goods = viewOf(ctx, { row, expiresAt: order.expiresAt }, await readParts(ctx, [row]));
  // The goods follow their payment a moment later; its page says one thing.
  return row.status === "placed" && hasBeenPaid(order.status) ? { ...goods, status: "paid" } : goods;
}

/** The goods of an order of payments; null where it is of something else. */
export async function findGoodsOrder(ctx: Ctx, orderId: number): Promise<Row | null> {
  const [row] = await ctx.db.select().from(goodsOrders).where(eq(goodsOrders.orderId, orderId));
  return row ?? null;
}

const onPage = 20;
const groups = {
  to_handle: ["paid", "packed", "partly_handed_over", "handed_over"],
  placed: ["placed"],
  done: endedStatuses,
} as const;

/**
 * Orders for the back office, those first that wait longest; what is done, the newest first. For those who keep the shop, and for the
 * support.
 */
export async function listGoodsOrders(
  ctx: Ctx,
  { page, ...query }: GoodsNarrowing & { page: number },
): Promise<{ items: EditableGoodsOrder[]; total: number; page: number; pages: number }> {
  const mayOpen = hasScope(requireScope(ctx, "shop", "support"), "shop");
  const total = await countUpTo(ctx, sql`from ${goodsOrders} where ${isSought(query)}`);
  const items = await readGoodsOrders(ctx, query, onPage, (page - 1) * onPage);
  // Whoever has the address of an order may withdraw from it, and the support changes nothing (rule DK3).
  const shown = mayOpen ? items : items.map((item) => ({ ...item, orderHash: null }));
  return pageOfList(shown, { total, page, pageSize: onPage });
}

function isOfGroup(group: GoodsNarrowing["group"]): SQL {
  const isOpen = inArray(goodsOrders.status, [...groups[group]]);
  // What a buyer has withdrawn from waits for its return, delivered as it may be.
  const awaitsReturn = sql`(${goodsOrders.status} = 'delivered' and ${goodsOrders.withdrawnAt} is not null)`;
  if (group === "to_handle") return sql`(${isOpen} or ${awaitsReturn})`;
  return group === "done" ? sql`(${isOpen} and not ${awaitsReturn})` : isOpen;
}

function isSought({ group, q }: GoodsNarrowing): SQL {
  if (q === "") return isOfGroup(group);
  const ofSymbol = sql`select id from orders where variable_symbol = ${q}`;
  const ofNumber = /^\d{1,15}$/.test(q) ? sql` union all select ${q}::int8` : sql``;
  return sql`(${isOfGroup(group)} and (${goodsOrders.email} = ${q} or ${goodsOrders.orderId} in (${ofSymbol}${ofNumber})))`;
}

/** Orders of a group with all their parts, in the order of the list. */
export async function readGoodsOrders(
  ctx: Ctx,
  query: GoodsNarrowing,
  limit: number,
  offset = 0,
): Promise<EditableGoodsOrder[]> {
  const rows = await ctx.db
    .select({ row: goodsOrders, order: orders })
    .from(goodsOrders)
    .innerJoin(orders, eq(orders.id, goodsOrders.orderId))
    .where(isSought(query))
    .orderBy(query.group === "done" ? desc(goodsOrders.id) : asc(goodsOrders.id))
    .limit(limit)
    .offset(offset);
  const ordered = rows.map(({ row }) => row);
  const [parts, picks] = await Promise.all([readParts(ctx, ordered), readPicks(ctx, ordered)]);
  return rows.map(({ row, order }) => ({
    ...viewOf(ctx, { row, expiresAt: order.expiresAt }, parts),
    ...{ orderId: order.id, orderHash: order.hash, version: row.version, total: toCzk(order.totalMinor) },
    ...{ email: row.email, phone: row.phone, note: row.note, needsAgeCheck: row.needsAgeCheck },
    picks: (picks.get(row.id) ?? []).map(({ productId, pieces, name }) => ({
      ...{ productId, pieces },
      store: inLanguage(name, ctx.locale),
    })),
  }));
}

/** The lines of orders and the names of their carriers, by order and by carrier. */
async function readParts(ctx: Ctx, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const carrierIds = rows.flatMap(({ carrierId }) => carrierId ?? []);
  // One after another: mails are written within a transaction, which has one connection.
  const lines = await readGoodsLines(ctx, ...ids);
  const parcels = await ctx.db
    .select()
    .from(goodsParcels)
    .where(inArray(goodsParcels.goodsOrderId, ids))
    .orderBy(asc(goodsParcels.id));
  const named = await ctx.db
    .select({ id: carriers.id, name: carriers.name, note: carriers.note })
    .from(carriers)
    .where(inArray(carriers.id, carrierIds));
  const { workingDays } = await readPlainSetting(ctx, "transfer");
  return {
    transferUntil: ({ placedAt }: Row) => awaitsTransferUntil(placedAt, workingDays).toISOString(),
    lines: Map.groupBy(lines, ({ goodsOrderId }) => goodsOrderId),
    parcels: Map.groupBy(parcels, ({ goodsOrderId }) => goodsOrderId),
    carriers: new Map(named.map((each) => [each.id, each])),
  };
}

function viewOf(
  ctx: Ctx,
  { row, expiresAt }: { row: Row; expiresAt: Date },
  parts: Awaited<ReturnType<typeof readParts>>,
): GoodsOrder {
  const lines = parts.lines.get(row.id) ?? [];
  const carrier = parts.carriers.get(row.carrierId ?? 0);
  return {
    id: row.id,
    status: row.status,
    placedAt: row.placedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    delivery: {
      kind: row.storeId === null ? "carrier" : "store",
      name: carrier ? inLanguage(carrier.name, ctx.locale) : row.address.name,
      note: carrier ? inLanguage(carrier.note, ctx.locale) : "",
      ...{ point: row.point, address: row.address },
    },
    parcels: (parts.parcels.get(row.id) ?? []).map(({ handedOverAt, tracking, pieces }) => ({
      ...{ at: handedOverAt.toISOString(), tracking, pieces },
    })),
    transfer:
      row.status === "placed"
        ? {
            until: row.transferSince ? expiresAt.toISOString() : parts.transferUntil(row),
            isChosen: row.transferSince !== null,
          }
        : null,
    withdrawal: {
      at: row.withdrawnAt?.toISOString() ?? null,
      mayWithdraw: mayWithdraw({ ...row, isOfCompany: row.invoice.companyId !== "" }, ctx.clock()),
      until: lastDayToWithdraw(row.deliveredAt),
    },
    lines: lines.map(({ unitMinor, discountMinor, ...line }) => ({
      ...{
        itemId: line.itemId,
        dealId: line.dealId,
        name: line.name,
        sku: line.sku,
        quantity: line.quantity,
      },
      ...{ backOrdered: line.backOrdered, handedOver: line.handedOver, takenBack: line.takenBack },
      unitPrice: toCzk(unitMinor),
      discount: toCzk(discountMinor),
      total: toCzk(line.quantity * unitMinor - discountMinor),
    })),
  };
}

/** From which stores pieces are taken, by order. */
async function readPicks(ctx: Ctx, rows: readonly Row[]) {
  const { goodsOrderId, productId, pieces } = goodsOrderPicks;
  const picks = await ctx.db
    .select({ goodsOrderId, productId, pieces, name: stores.name })
    .from(goodsOrderPicks)
    .innerJoin(stores, eq(stores.id, goodsOrderPicks.storeId))
    .where(
      inArray(
        goodsOrderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(productId), asc(stores.position));
  return Map.groupBy(picks, (pick) => pick.goodsOrderId);
}
