import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { bankAccountText } from "#server/features/accounts/contact/bank-account-rules.ts";
import { users } from "#server/features/accounts/table.ts";
import { goodsOrderEvents } from "#server/features/goods-orders/events.ts";
import { readGoodsLines } from "#server/features/goods-orders/keep-goods.ts";
import { goodsOrders } from "#server/features/goods-orders/table.ts";
import { getGoodsOrder } from "#server/features/goods-orders/view-order.ts";
import { kebab } from "#server/features/mails/templates/mail-kinds.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { orders } from "#server/features/payments/table.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import { readPublicSettings } from "#server/features/settings/read-public-settings.ts";
import { type GoodsNews, goodsOrderMail } from "./goods-order-mail.ts";
import { payingGuest } from "./paying-guest.ts";
import { readBoughtGoods } from "./read-bought-goods.ts";
import { takenBackMail } from "./taken-back-mail.ts";

/** To whoever has ordered goods: that they are kept until they are paid, each state that follows, and what a withdrawal leads to. */
export function subscribeGoodsMails(mailSettings: MailSettings): Subscriber[] {
  return [
    on(goodsOrderEvents.GoodsOrderPlaced, (ctx, { goodsOrderId }) =>
      writeGoodsMail(ctx, mailSettings, goodsOrderId, "placed"),
    ),
    on(goodsOrderEvents.GoodsOrderWithdrawn, (ctx, { goodsOrderId }) =>
      writeGoodsMail(ctx, mailSettings, goodsOrderId, "withdrawn"),
    ),
    on(goodsOrderEvents.GoodsTransferPromised, (ctx, { goodsOrderId }) =>
      writeGoodsMail(ctx, mailSettings, goodsOrderId, "transfer_promised"),
    ),
    on(goodsOrderEvents.GoodsTransferDue, (ctx, { goodsOrderId }) =>
      writeGoodsMail(ctx, mailSettings, goodsOrderId, "transfer_due"),
    ),
    on(goodsOrderEvents.GoodsTakenBack, (ctx, payload) => writeTakenBack(ctx, mailSettings, payload)),
    on(goodsOrderEvents.GoodsOrderMoved, (ctx, { goodsOrderId, status }) =>
      writeGoodsMail(ctx, mailSettings, goodsOrderId, status),
    ),
  ];
}

async function writeGoodsMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  id: number,
  news: GoodsNews,
): Promise<void> {
  const isOfTransfer = news === "transfer_promised" || news === "transfer_due";
  const payload = await findMailed(ctx, id, isOfTransfer);
  if (!payload) return;
  const { goods, order, addressee } = payload;
  // Paid in the last moment it waits for nothing.
  if (isOfTransfer && order.status !== "awaiting_payment") return;
  const iban = await readOwnIban(ctx);
  // What the order's page shows, in the language of the mail.
  const shown = await getGoodsOrder({ ...ctx, locale: addressee.locale }, order.id, order.hash);
  const { variableSymbol, expiresAt: until } = order;
  const transfer = iban ? { account: bankAccountText(iban), variableSymbol, until } : null;
  const bought = news === "paid" ? await readBoughtGoods(ctx, addressee.locale, payload, shown) : null;
  const isOfWithdrawal = news === "withdrawn" || news === "cancelled";
  const withdrawn =
    isOfWithdrawal && goods.withdrawnAt
      ? { at: goods.withdrawnAt, lines: shown.lines, operator: (await readPublicSettings(ctx)).contacts }
      : null;
  await writeMail(ctx, mailSettings, addressee, {
    // Paid late, an order goes on after it was cancelled: each state is told once for each version of the order.
    key: `goods:${id}:${news}:${goods.version}`,
    kind: `goods-${kebab(news)}`,
    content: (addresses) =>
      goodsOrderMail(news, {
        ...{ id: order.id, totalMinor: order.totalMinor },
        store: shown.delivery.kind === "store" ? shown.delivery.name : null,
        point: shown.delivery.point?.name ?? null,
        tracking: shown.parcels.at(-1)?.tracking ?? "",
        needsAgeCheck: goods.needsAgeCheck,
        wasPaid: goods.paidAt !== null,
        mayWithdraw: shown.withdrawal.mayWithdraw,
        bought: bought && {
          ...bought,
          urls: { order: addresses.order(order), terms: addresses.terms(), documents: addresses.documents() },
        },
        withdrawn,
        transfer: isOfTransfer ? transfer : null,
        url: addresses.order(order),
      }),
  });
}

async function writeTakenBack(
  ctx: Ctx,
  mailSettings: MailSettings,
  {
    goodsOrderId,
    version,
    pieces,
    amountMinor,
    isReturned,
  }: PayloadOf<typeof goodsOrderEvents.GoodsTakenBack>,
): Promise<void> {
  const payload = await findMailed(ctx, goodsOrderId);
  if (!payload) return;
  const { order, addressee } = payload;
  const lines = await readGoodsLines(ctx, goodsOrderId);
  const goods = lines.flatMap(({ itemId, name }) =>
    pieces.filter((each) => each.itemId === itemId).map((each) => `${each.pieces} × ${name}`),
  );
  await writeMail(ctx, mailSettings, addressee, {
    key: `goods:${goodsOrderId}:taken-back:${version}`,
    kind: "goods-taken-back",
    content: (addresses) =>
      takenBackMail({ id: order.id, goods, amountMinor, isReturned, url: addresses.order(order) }),
  });
}

/** An order and whom its mails go to; null: nobody is written to. */
async function findMailed(ctx: Ctx, id: number, isOfTransfer = false) {
  const [found] = await ctx.db
    .select({ goods: goodsOrders, order: orders, user: users })
    .from(goodsOrders)
    .innerJoin(orders, eq(orders.id, goodsOrders.orderId))
    .leftJoin(users, eq(users.id, goodsOrders.userId))
    .where(eq(goodsOrders.id, id));
  const { user, goods } = found ?? { user: null, goods: null };
  const addressee = user ?? payingGuest(goods, isOfTransfer ? goods?.transferSince : goods?.paidAt);
  return found && addressee ? { ...found, addressee } : null;
}
