import type { EditableGoodsOrder, GoodsNarrowing } from "#contract/products/goods-admin.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { amountCell, timeCell } from "#server/tables/line-rules.ts";
import { readGoodsOrders } from "./view-order.ts";

const words = {
  cs: {
    file: "objednavky-zbozi",
    columns: [
      ...["Číslo", "Objednáno", "Stav", "Zaplaceno", "Doručeno", "Odstoupeno", "Doprava", "Výdejní místo"],
      ...["Jméno", "Ulice", "Obec", "PSČ", "Země", "E-mail", "Telefon", "Zboží", "Celkem", "Zásilky"],
    ],
    status: {
      ...{ placed: "čeká na platbu", paid: "zaplaceno", packed: "zabaleno" },
      ...{ partly_handed_over: "předáno zčásti", handed_over: "předáno", delivered: "doručeno" },
      ...{ returned: "vráceno", cancelled: "zrušeno" },
    },
  },
  en: {
    file: "orders-of-goods",
    columns: [
      ...["Number", "Ordered", "Status", "Paid", "Delivered", "Withdrawn", "Delivery", "Pick-up point"],
      ...["Name", "Street", "Town", "Postcode", "Country", "E-mail", "Phone", "Goods", "Total", "Parcels"],
    ],
    status: {
      ...{ placed: "awaits payment", paid: "paid", packed: "packed" },
      ...{ partly_handed_over: "partly handed over", handed_over: "handed over", delivered: "delivered" },
      ...{ returned: "returned", cancelled: "cancelled" },
    },
  },
} as const;

/** Orders of a group as a table in the caller's language, in the order of the list (rule SD5). For people with the scope `shop`. */
export async function tableOfGoodsOrders(ctx: Ctx, query: GoodsNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "shop");
  const { file, columns } = words[ctx.locale];
  return takeTable(ctx, {
    ...{ file, columns },
    rows: await readGoodsOrders(ctx, query, mostTaken),
    cellsOf: (order) => cellsOf(order, ctx.locale),
    noted: { what: "goods_order_file", id: "goods_orders", narrowing: query },
  });
}

function cellsOf(order: EditableGoodsOrder, locale: Ctx["locale"]) {
  const { delivery, lines, parcels, withdrawal } = order;
  const { name, street, city, zip, country } = delivery.address;
  return [
    ...[String(order.orderId), timeCell(order.placedAt), words[locale].status[order.status]],
    ...[timeCell(order.paidAt), timeCell(order.deliveredAt), timeCell(withdrawal.at)],
    ...[delivery.name, delivery.point?.name ?? ""],
    ...[name, street, city, zip, country, order.email, order.phone],
    lines.map((line) => `${line.quantity}× ${line.name}`).join(", "),
    amountCell(toMinor(order.total), locale),
    parcels.map(({ tracking }) => tracking).join(", "),
  ];
}
