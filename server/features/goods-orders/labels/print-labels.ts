import { piecesIn } from "#contract/goods-orders/goods-pieces.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq, inArray } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { phoneText } from "#server/features/accounts/contact/contact-view.ts";
import { carriers } from "#server/features/carriers/table.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { readSetting } from "#server/features/settings/read-setting.ts";
import { readGoodsLines } from "../keep-goods.ts";
import { goodsOrders } from "../table.ts";
import { type Label, printLabelSheets } from "./label-sheet.ts";

/** Labels of orders as a PDF for the printer, in the order of their numbers. For people with the scope `shop`; 404 where one is missing. */
export async function printLabels(ctx: Ctx, ids: readonly number[]): Promise<Buffer> {
  requireScope(ctx, "shop");
  const rows = await ctx.db
    .select({ order: goodsOrders, carrier: carriers.name })
    .from(goodsOrders)
    .leftJoin(carriers, eq(carriers.id, goodsOrders.carrierId))
    .where(inArray(goodsOrders.id, [...ids]))
    .orderBy(asc(goodsOrders.id));
  if (rows.length < new Set(ids).size) throw new NotFound();
  const lines = Map.groupBy(await readGoodsLines(ctx, ...ids), ({ goodsOrderId }) => goodsOrderId);
  const labels = rows.map(({ order, carrier }): Label => {
    const { address } = order;
    const isPickUp = order.storeId !== null;
    const to = addressOn(order);
    return {
      ...{ number: order.orderId ?? order.id, phone: phoneText(order.phone) ?? "", isPickUp, to },
      way: isPickUp ? address.name : (carrier?.cs ?? ""),
      needsAgeCheck: order.needsAgeCheck,
      goods: goodsOn(lines.get(order.id) ?? []),
    };
  });
  return printLabelSheets(labels, await readSender(ctx), ctx.clock());
}

/** To whom a parcel goes and where, line by line; a point is told by its number. */
export function addressOn({
  storeId,
  point,
  address,
  invoice,
}: Pick<typeof goodsOrders.$inferSelect, "storeId" | "point" | "address" | "invoice">): string[] {
  // A bag in a store is looked up by who comes for it; the address is the store's.
  if (storeId !== null) return [invoice.name];
  const { name, street, zip, city } = address;
  return [name, ...(point ? [`${point.name} (${point.id})`] : []), street, `${zip} ${city}`];
}

/** What is in the parcel: what the shop still has of the order, or all of it once nothing is left there. */
function goodsOn(lines: Awaited<ReturnType<typeof readGoodsLines>>): string[] {
  const isAnyLeft = lines.some((line) => piecesIn("shop", line) > 0);
  return lines.flatMap((line) => {
    const pieces = piecesIn(isAnyLeft ? "shop" : "buyer", line);
    return pieces > 0 ? [`${pieces} × ${line.name}`] : [];
  });
}

async function readSender(ctx: Ctx): Promise<string[]> {
  const { company, street, zip, city } = await readSetting(ctx, "contacts", (stored) => ({
    ...defaultSettings.contacts,
    ...(stored as Partial<typeof defaultSettings.contacts> | undefined),
  }));
  return [company || "Kabinet", street, [zip, city].filter(Boolean).join(" ")].filter(Boolean);
}
