import type { GoodsStatus } from "#contract/goods-orders/goods-orders.ts";
import { daysToRestock, daysToSendBack, daysToWithdraw, minutesReserved } from "#contract/goods-orders/shop-limits.ts";
import { waysText } from "#contract/payments/ways-text.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { goodsOrderEvents } from "#server/features/goods-orders/events.ts";
import { readGoodsLines } from "#server/features/goods-orders/keep-goods.ts";
import { goodsOrders } from "#server/features/goods-orders/table.ts";
import { getGoodsOrder } from "#server/features/goods-orders/view-order.ts";
import { listings } from "#server/features/listings/table.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { kebab } from "#server/features/mails/templates/mail-kinds.ts";
import { sampleCode } from "#server/features/mails/templates/payment-code.ts";
import { listWaysToPay } from "#server/features/payments/list-ways-to-pay.ts";
import { readTransfer } from "#server/features/payments/read-transfer.ts";
import { orders } from "#server/features/payments/table.ts";
import { productEvents } from "#server/features/products/events.ts";
import { productWatches } from "#server/features/products/watches/table.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import { paidOrderParts } from "./paid-order-mail.ts";
import { payingGuest } from "./paying-guest.ts";
import { readPaidOrder } from "./read-paid-order.ts";
import { noWithdrawal, type WithdrawalParts, withdrawalParts } from "./withdrawal-parts.ts";

const order = {
  id: 1042,
  /** With tax and delivery; null where the lines of the order say it. */
  totalMinor: 237_800 as number | null,
  /** The store where it is picked up; null: a carrier brings it. */
  store: null as string | null,
  /** The pick-up point where a carrier brings it. */
  point: null as string | null,
  tracking: "",
  needsAgeCheck: true,
  wasPaid: true,
  mayWithdraw: true,
  /** What has to come to the store first. */
  awaited: "",
  /** The ways to pay that are open. */
  ways: "kartou nebo převodem",
  /** Where a promised transfer goes, and until when the goods are held for it. */
  ...{ account: null as string | null, variableSymbol: null as string | null, until: null as Date | null },
  ...noWithdrawal,
};
const transfer = {
  ...{
    ...order,
    account: "19-2000145399/0800",
    variableSymbol: "20261042",
    until: new Date("2026-12-02T23:00:00Z"),
    code: sampleCode,
  },
};
const withdrawn: typeof order = {
  ...order,
  withdrawnAt: new Date("2026-12-02T09:30:00Z"),
  withdrawnGoods: "2 × Gin",
  sendTo: "Kabinet s.r.o., Dlouhá 12, 110 00 Praha 1",
  contact: "obchod@kabinet.example",
};

export const goodsMails = mailGroup({
  texts: { cs, en },
  rules: { daysToRestock, daysToSendBack, daysToWithdraw, minutesReserved },
  samples: {
    "goods-placed": order,
    "goods-paid": order,
    "goods-packed": { ...order, store: "Prodejna Vinohrady" as string | null },
    "goods-partly-handed-over": { ...order, tracking: "DR123456789CZ" },
    "goods-handed-over": { ...order, tracking: "DR123456789CZ" },
    "goods-delivered": order,
    "goods-transfer-promised": transfer,
    "goods-transfer-due": transfer,
    /** The transfer has not come in time: the goods are on sale again. */
    "goods-transfer-ended": { ...order, until: new Date("2026-12-02T23:00:00Z") as Date | null },
    "goods-withdrawn": withdrawn,
    "goods-returned": order,
    "goods-cancelled": order,
    /** Pieces have left the order: brought back by the buyer, or the site cannot deliver them. */
    "goods-taken-back": { id: 1042, goods: "1 × Gin", amountMinor: 118_900, isReturned: true },
    /** To somebody who waits for goods from stock, at the most that they want to pay or at whatever it costs. */
    "goods-back": {
      ...{ name: "Gin", priceMinor: 118_900, wishedMinor: 120_000 as number | null },
      settingsUrl: "https://kabinet.example/",
    },
  },
});
const { mail } = goodsMails;

/** To whoever has ordered goods: that they are kept until they are paid, each state that follows, and what a withdrawal leads to. */
export const onGoodsEvents = [
  mailsOn(goodsOrderEvents.GoodsOrderPlaced, (ctx, { goodsOrderId }) => orderMail(ctx, goodsOrderId, "placed")),
  mailsOn(goodsOrderEvents.GoodsOrderWithdrawn, (ctx, { goodsOrderId }) => orderMail(ctx, goodsOrderId, "withdrawn")),
  mailsOn(goodsOrderEvents.GoodsTransferPromised, (ctx, { goodsOrderId }) =>
    orderMail(ctx, goodsOrderId, "transfer_promised"),
  ),
  mailsOn(goodsOrderEvents.GoodsTransferDue, (ctx, { goodsOrderId }) => orderMail(ctx, goodsOrderId, "transfer_due")),
  mailsOn(goodsOrderEvents.GoodsOrderMoved, (ctx, { goodsOrderId, status }) => orderMail(ctx, goodsOrderId, status)),
  mailsOn(goodsOrderEvents.GoodsTakenBack, async (ctx, event) => {
    const { goodsOrderId, version, pieces, amountMinor, isReturned } = event;
    const { order, addressee } = (await findMailed(ctx, goodsOrderId)) ?? {};
    if (!order || !addressee) return null;
    const lines = await readGoodsLines(ctx, goodsOrderId);
    const goods = lines.flatMap(({ itemId, name }) =>
      pieces.filter((each) => each.itemId === itemId).map((each) => `${each.pieces} × ${name}`),
    );
    return mail("goods-taken-back", addressee, `goods:${goodsOrderId}:taken-back:${version}`, {
      url: (to) => to.order(order),
      data: { id: order.id, goods: goods.join(", "), amountMinor, isReturned },
    });
  }),
  /** Tells who waits for goods that they can be had, unless they wait no more (rule PD13). */
  mailsOn(productEvents.ProductWatchMet, async (ctx, { userId, productId, wishedMinor, priceMinor, at }) => {
    const isWatch = and(eq(productWatches.userId, userId), eq(productWatches.productId, productId));
    const [found] = await ctx.db
      .select({ user: users, listing: listings })
      .from(productWatches)
      .innerJoin(users, eq(users.id, productWatches.userId))
      .innerJoin(listings, eq(listings.id, productWatches.productId))
      .where(isWatch);
    if (found?.listing.status !== "live") return null;
    const { user, listing } = found;
    return mail("goods-back", user, `goods-back:${productId}:${userId}:${at}`, {
      url: (to) => to.listing(listing),
      data: (to) => ({ name: listing.name, priceMinor, wishedMinor, settingsUrl: to.watchedSearches() }),
    });
  }),
];

type News = "placed" | "withdrawn" | "transfer_promised" | "transfer_due" | "transfer_ended" | GoodsStatus;

async function orderMail(ctx: Ctx, id: number, said: News) {
  const awaitsTransfer = said === "transfer_promised" || said === "transfer_due";
  const mailed = await findMailed(ctx, id, awaitsTransfer || said === "cancelled");
  if (!mailed) return null;
  const { goods, order, addressee } = mailed;
  // Whoever pays by a transfer from the first is told so at once.
  if (said === "placed" && goods.transferSince) return null;
  // Paid in the last moment it waits for nothing.
  if (awaitsTransfer && order.status !== "awaiting_payment") return null;
  const hasLapsed = said === "cancelled" && goods.transferSince !== null && order.status === "expired";
  const news = hasLapsed ? "transfer_ended" : said;
  const { locale } = addressee;
  const ways = waysText(locale, await listWaysToPay(ctx, order.totalMinor));
  const transfer = awaitsTransfer ? await readTransfer({ ...ctx, locale }, order) : null;
  // What the order's page shows, in the language of the mail.
  const shown = await getGoodsOrder({ ...ctx, locale }, order.id, order.hash);
  const isOfWithdrawal = news === "withdrawn" || news === "cancelled";
  const withdrawal: WithdrawalParts =
    isOfWithdrawal && goods.withdrawnAt
      ? await withdrawalParts(ctx, {
          withdrawnAt: goods.withdrawnAt,
          lines: shown.lines,
          isSentBack: news === "withdrawn",
        })
      : noWithdrawal;
  const bought = news === "paid" ? await readPaidOrder(ctx, locale, mailed, shown) : null;
  // Paid late, an order goes on after it was cancelled: each state is told once for each version of the order.
  return mail(`goods-${kebab(news)}`, addressee, `goods:${id}:${news}:${goods.version}`, {
    url: (to) => to.order(order),
    data: (to) => {
      const urls = { order: to.order(order), terms: to.terms(), documents: to.documents() };
      return {
        id: order.id,
        totalMinor: bought ? null : order.totalMinor,
        store: shown.delivery.kind === "store" ? shown.delivery.name : null,
        point: bought ? null : (shown.delivery.point?.name ?? null),
        tracking: shown.parcels.at(-1)?.tracking ?? "",
        needsAgeCheck: goods.needsAgeCheck,
        wasPaid: goods.paidAt !== null,
        mayWithdraw: shown.withdrawal.mayWithdraw,
        account: transfer?.account ?? null,
        variableSymbol: transfer?.variableSymbol ?? null,
        code: transfer?.spayd ?? null,
        until: transfer || hasLapsed ? order.expiresAt : null,
        ways,
        ...withdrawal,
        ...{ awaited: "", ...(bought && paidOrderParts(locale, { ...bought, urls })) },
      };
    },
  });
}

/**
 * GO6: A guest is written to once they have paid, and before that where a transfer goes that they have promised, with
 * one reminder and with its end (GO15), so that nobody fills a stranger's mailbox; an account at every step. Mails of an order without
 * an account, its documents' too, lead to the page that its secret address opens to anybody, others to the account's.
 *
 * An order and whom its mails go to; null: nobody is written to.
 */
async function findMailed(ctx: Ctx, id: number, mayBeUnpaid = false) {
  const [found] = await ctx.db
    .select({ goods: goodsOrders, order: orders, user: users })
    .from(goodsOrders)
    .innerJoin(orders, eq(orders.id, goodsOrders.orderId))
    .leftJoin(users, eq(users.id, goodsOrders.userId))
    .where(eq(goodsOrders.id, id));
  const { user, goods } = found ?? { user: null, goods: null };
  const addressee = user ?? payingGuest(goods, goods?.paidAt ?? (mayBeUnpaid ? goods?.transferSince : null));
  return found && addressee ? { ...found, addressee } : null;
}
