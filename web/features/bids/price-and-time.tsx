import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ShownStatus } from "#contract/listings/listing-kinds.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { RoughPrice } from "#web/features/currencies/rough-price.tsx";
import { formatClosingLong, formatDate } from "#web/format/dates.ts";
import { PragueNote } from "#web/format/prague-note.tsx";
import { useServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { ChangedNumber } from "#web/ui/changed-number.tsx";
import { classes } from "#web/ui/classes.ts";
import { Countdown } from "#web/ui/countdown.tsx";
import { priceSize } from "./price-size.ts";
import { WithPremium } from "./with-premium.tsx";

/** What has not begun has no end to tell, though one may be set. */
const notOpened: readonly ShownStatus[] = ["draft", "awaiting_payment", "in_review", "scheduled"];

/** Price left, time and exact closing right; below each other on phones. `stale`: the connection is lost, nothing is certain. */
export function PriceAndTime({
  lot,
  premium,
  label,
  stale = false,
}: {
  lot: LotState;
  premium: ListingDetail["buyerPremium"];
  label: string;
  stale?: boolean;
}) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const price = lot.price === null ? t("price.none") : formatCzk(lot.price);
  const running = lot.status === "live";
  const instant = notOpened.includes(lot.status) ? null : running ? lot.endsAt : (lot.closedAt ?? lot.endsAt);
  const exact = useServerClock((nowMs) => {
    if (!instant) return "";
    return running ? formatClosingLong(instant, nowMs, locale) : formatDate(instant, locale);
  });
  const lastMinute = useServerClock((nowMs) => Boolean(instant) && Date.parse(instant ?? "") - nowMs < 60_000);
  return (
    <div>
      <p className="type-small text-muted">{label}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 max-tablet:flex-col max-tablet:items-stretch">
        <p className={classes(priceSize(price), stale && "text-muted")}>
          {lot.price === null ? price : <ChangedNumber value={lot.price}>{price}</ChangedNumber>}
          {lot.price !== null && <RoughPrice amount={lot.price} />}
        </p>
        {instant && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 tablet:block tablet:grow tablet:text-right">
            <span
              suppressHydrationWarning
              className={classes(
                "tnum block text-[1.3125rem]/7 font-semibold whitespace-nowrap",
                stale && "text-muted",
                !stale && running && lastMinute && "text-danger",
              )}
            >
              {running && lot.endsAt ? (
                <>
                  {stale && t("time.about")} <Countdown endsAt={lot.endsAt} detail="block" ended={t("time.ended")} />
                </>
              ) : (
                t("time.ended")
              )}
            </span>
            <span suppressHydrationWarning className="type-caption tnum block text-muted">
              {exact}
              {running && <PragueNote instant={instant} />}
            </span>
          </p>
        )}
      </div>
      <WithPremium premium={premium} price={lot.price} />
    </div>
  );
}
