import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/listings/listings.ts";
import { premiumOf } from "#web/features/bids/totals.ts";
import { usePrice } from "#web/features/currencies/currency-provider.tsx";
import { useOwnPrice } from "#web/features/products/use-own-price.ts";
import { WatcherCount } from "#web/features/watchlist/watcher-count.tsx";
import { calendarDaysBetween, formatClosing, formatDate } from "#web/format/dates.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { ChangedNumber } from "#web/ui/changed-number.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { cardTone } from "./card-state.ts";
import { LotTimeLeft } from "./lot-time-left.tsx";

/**
 * Two lines under the hairline: price and bids, time and closing. On phones they stand below each other; on a card too narrow
 * for both the closing, which the time left tells as well, is not shown, so that the cards of a row stay alike.
 */
export function CardPrice({ card }: { card: ListingCard }) {
  const { main, side } = usePriceLine(card);
  const { left, right } = useTimeLine(card);
  const { t } = useTranslation("listing");
  const price = usePrice();
  const premium = premiumOf(card.buyerPremium, card.price ?? 0);
  return (
    <>
      <p className="card-line">
        <span>{main}</span>
        <span className={minor}>{side}</span>
      </p>
      {card.stock && card.stock.lowestPrice !== null && (
        <p className={minor}>{t("stock.lowest", { price: price(card.stock.lowestPrice) })}</p>
      )}
      {premium > 0 && <p className={minor}>{t("price.withPremium", { price: price((card.price ?? 0) + premium) })}</p>}
      {(left || right) && (
        <p className={`card-time ${minor}`}>
          <span>{left}</span>
          <span className={left ? "max-tablet:hidden" : undefined}>{right}</span>
        </p>
      )}
    </>
  );
}

const minor = "card-minor";
const amountStyle = "card-price";

function usePriceLine(card: ListingCard) {
  const { t } = useTranslation("listing");
  const price = usePrice();
  const amount =
    card.price === null ? null : (
      <ChangedNumber value={card.price} className={amountStyle}>
        {price(card.price)}
      </ChangedNumber>
    );
  const led = (words: string) => (
    <>
      <span className={minor}>{words}</span> {amount}
    </>
  );
  const bids =
    card.saleMode === "auction" && card.type === "supply"
      ? t("bids", { count: card.bidCount })
      : t(`mode.${card.saleMode}`);
  if (card.type === "demand")
    return {
      main: amount ? (
        led(t(card.status === "sold" ? "demand.boughtFor" : "demand.upTo"))
      ) : (
        <b className={amountStyle}>{t("price.by_agreement")}</b>
      ),
      side: "",
    };
  if (card.status === "sold")
    return {
      main: amount ? led(t("price.soldFor")) : <b className={amountStyle}>{t("price.sold")}</b>,
      side: "",
    };
  if (card.status === "unsold") return { main: <b className={amountStyle}>{t("price.unsold")}</b>, side: "" };
  if (amount === null)
    return { main: <b className={amountStyle}>{t("price.by_agreement")}</b>, side: t("mode.by_agreement") };
  if (card.stock)
    return {
      main: <StockPrice card={card} />,
      side: t(card.stock.inStock ? "stock.in" : "stock.out"),
    };
  const side = (
    <>
      {bids}
      <WatcherCount card={card} />
    </>
  );
  return { main: amount, side };
}

/** What goods from stock cost, and what everybody pays, or paid before a reduction, beside it. */
function StockPrice({ card }: { card: ListingCard }) {
  const { t } = useTranslation("listing");
  const price = usePrice();
  const own = useOwnPrice(card);
  const shown = own ?? card.price ?? 0;
  const usual = card.stock?.originalPrice ?? card.price ?? 0;
  return (
    <>
      {own !== null && <VisuallyHidden>{t("stock.own")} </VisuallyHidden>}
      <b className={amountStyle}>{price(shown)}</b>
      {usual > shown && (
        <s className={`ml-2 ${minor}`}>
          <VisuallyHidden>{t("stock.usual")} </VisuallyHidden>
          {price(usual)}
        </s>
      )}
    </>
  );
}

function useTimeLine(card: ListingCard) {
  const { t } = useTranslation("listing");
  const locale = useLocale();
  if (cardTone(card.status) === "pending") return { left: t(`tag.${card.status}`), right: "" };
  if (cardTone(card.status) === "over") {
    const over = card.closedAt ?? card.endsAt;
    const bids = card.saleMode === "auction" && card.type === "supply" ? t("bids", { count: card.bidCount }) : "";
    return { left: bids, right: over ? formatDate(over, locale) : "" };
  }
  if (card.status === "scheduled" || card.stock) return { left: "", right: "" };
  const place = card.place && <bdi>{card.place}</bdi>;
  if (card.type === "demand" || !card.endsAt)
    return { left: place, right: card.startsAt && <Inserted startsAt={card.startsAt} /> };
  const left = <LotTimeLeft endsAt={card.endsAt} />;
  const closing = card.saleMode === "auction" || !place;
  return { left, right: closing ? <Closing endsAt={card.endsAt} /> : place };
}

function Closing({ endsAt }: { endsAt: string }) {
  const locale = useLocale();
  return useServerClock((nowMs) => formatClosing(endsAt, nowMs, locale));
}

function Inserted({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation("listing");
  const days = useServerClock((nowMs) => Math.max(0, calendarDaysBetween(startsAt, nowMs)));
  return t("inserted", { count: days });
}
