import { useTranslation } from "react-i18next";
import { type GoodsOrder, hasEnded } from "#contract/goods-orders/goods-orders.ts";
import type { Order } from "#contract/payments/orders.ts";
import type { Locale } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { OrderAgain } from "#web/features/goods-orders/order-again.tsx";
import { formatDate, formatDateTime, formatDeadline } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OrderSum } from "./order-sum.tsx";
import { TransferBox } from "./transfer-box.tsx";
import { useOrderNews } from "./use-order-news.ts";
import { useWays } from "./use-ways.ts";
import { WaysToPay } from "./ways-to-pay.tsx";

/** An order: how it stands, what it is made of, and how it can be paid. */
export function OrderPanel({ order, goods }: { order: Order; goods: GoodsOrder | null }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  useOrderNews(order);
  const time = timeOf(order, locale);
  const ways = useWays(order.methods);
  const failure = order.methods.length > 0 ? failureOf(order) : null;
  return (
    <>
      <h1 className="type-h1">{t("order.title", { id: order.id })}</h1>
      <p className="type-body mt-2 max-w-[56ch] text-muted">{typography(t(leadOf(order), { time, ways }))}</p>
      {goods && order.paidAt === null && hasEnded(goods.status) && <OrderAgain order={order} />}
      {order.isVerifying && (
        <Notice className="mt-6" live title={t("order.verifying.title")}>
          {t("order.verifying.text")}
        </Notice>
      )}
      {order.moneyWaits && (
        <Notice className="mt-6" title={t("order.moneyWaits.title")}>
          {t("order.moneyWaits.text")}
        </Notice>
      )}
      {failure && (
        <Notice className="mt-6" live tone="warning">
          {t(`order.failed.${failure}`)}
        </Notice>
      )}
      <div className="mt-8 grid gap-x-14 gap-y-10 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <OrderSum order={order} />
        {order.methods.length > 0 && (
          <section aria-labelledby="ways-to-pay">
            <h2 id="ways-to-pay" className="type-h3">
              {t(order.isVerifying ? "order.methodsAgain" : "order.methods")}
            </h2>
            <WaysToPay order={order} />
            <ByTransfer order={order} hold={goods?.transfer ?? null} />
          </section>
        )}
      </div>
    </>
  );
}

/**
 * While a payment may be under way at a gateway, the transfer is folded away: it would be a second one. Goods are held for a transfer
 * once their buyer says that it will come.
 */
function ByTransfer({ order, hold }: { order: Order; hold: GoodsOrder["transfer"] }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { id, transfer, isVerifying } = order;
  if (!transfer) return null;
  const data = (
    <TransferBox transfer={transfer} fileName={`QR Platba ${id}`}>
      <p className="type-caption mt-3 text-muted">
        {hold
          ? typography(t("order.goods.transferNote", { time: formatDeadline(hold.until, locale) }))
          : t("order.transferNote")}
      </p>
    </TransferBox>
  );
  const box =
    hold && !hold.isChosen ? (
      <>
        <HoldForTransfer order={order} until={hold.until} />
        <noscript>{data}</noscript>
      </>
    ) : (
      data
    );
  if (isVerifying)
    return (
      <Disclosure className="mt-6" summary={t("order.byTransfer")}>
        {box}
      </Disclosure>
    );
  return (
    <div className="mt-8">
      <h3 className="type-control mb-3">{t("order.byTransfer")}</h3>
      {box}
    </div>
  );
}

/** Says until when the goods are held for a transfer, and has them held. */
function HoldForTransfer({ order: { id, hash }, until }: { order: Order; until: string }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { busy, press } = usePageAction();
  return (
    <div className="needs-script grid items-center gap-x-6 gap-y-3 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <p className="type-small max-w-[56ch] text-muted">
        {typography(t("order.goods.hold", { time: formatDeadline(until, locale) }))}
      </p>
      <Button
        kind="outline"
        busy={busy}
        onClick={() => press(() => browserApi.goodsOrders.holdForTransfer({ params: { id, hash } }))}
      >
        {t("order.goods.choose")}
      </Button>
    </div>
  );
}

/** The time in what is said first: until when it can be paid, else when it was paid or made. */
function timeOf({ status, dueOn, expiresAt, paidAt, createdAt }: Order, locale: Locale): string {
  const isDue = status === "awaiting_payment";
  if (isDue && dueOn) return formatDate(dueOn, locale);
  return isDue && expiresAt ? formatDeadline(expiresAt, locale) : formatDateTime(paidAt ?? createdAt, locale);
}

/** What is said of the order first: held money is for a deal, and a bill without an end for what was had already. */
function leadOf({ status, isEscrowed, expiresAt, dueOn, total, subject, refundWaits }: Order): string {
  if (total === 0 && status === "paid") return "order.lead.free";
  if (refundWaits) return `order.refundWaits.${status}`;
  const isDue = status === "awaiting_payment";
  if (subject.type === "goods" && (isDue || status === "cancelled" || status === "expired"))
    return `order.goods.${status}`;
  if (isEscrowed && isDue && dueOn) return "order.held.due";
  if (isEscrowed) return isDue || status === "paid" ? `order.held.${status}` : `order.lead.${status}`;
  if (subject.type === "by_hand" && isDue) return "order.lead.byHand";
  return `order.lead.${isDue && expiresAt === null ? "owed" : status}`;
}

function failureOf({ lastAttempt, methods }: Order): "cancelled" | "expired" | "failed" | "alone" | null {
  if (lastAttempt === "failed" && methods.length === 1) return "alone";
  return lastAttempt === "cancelled" || lastAttempt === "expired" || lastAttempt === "failed" ? lastAttempt : null;
}
