import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { BidLine } from "#contract/bids/bids.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { WithPremium } from "#web/features/bids/with-premium.tsx";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { RetractButton } from "#web/pages/item/retraction/retract-button.tsx";

interface BidTableProps {
  premium: ListingDetail["buyerPremium"];
  listingId: number;
  bids: readonly BidLine[];
  leading: BidLine | undefined;
  /** The line above which the leader's automatic bid is shown. */
  automatic: BidLine | undefined;
  /** The line below the bidder's name. */
  mark: "leads" | "wins" | null;
  /** The server's time, ISO 8601. */
  now: string;
  /** Its column names are shown; those of the older ones are for screen readers. */
  isFirst: boolean;
}

/** Bids, newest first: who, when, at what price. */
export function BidTable({ bids, leading, automatic, mark, isFirst, now, premium, listingId }: BidTableProps) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead className={isFirst ? undefined : "sr-only"}>
        <tr className="type-caption border-line-2 border-b text-muted">
          <th className="w-[40%] py-2 pr-1.5 font-normal tablet:w-[28%] tablet:pr-4">{t("bidder")}</th>
          <th className="py-2 pr-3 font-normal tablet:pr-4">{t("time")}</th>
          <th className="w-[32%] py-2 text-right font-normal tablet:w-[30%]">{t("priceAfter")}</th>
        </tr>
      </thead>
      <tbody>
        {bids.map((bid) => (
          <Fragment key={bid.sequence}>
            {bid === automatic && leading && (
              <tr className="border-line border-b align-top">
                <td className="type-small py-3 pr-1.5 [overflow-wrap:anywhere] tablet:pr-4">
                  <Bidder bid={leading} mark={mark} isAutomatic />
                </td>
                <td className="type-small tnum py-3 pr-3 text-muted tablet:pr-4">
                  {dayAndHour(formatRecent(bid.placedAt, now, locale))}
                </td>
                <td className="type-small tnum py-3 text-right font-semibold whitespace-nowrap">
                  <Price price={bid.price} premium={premium} />
                </td>
              </tr>
            )}
            <tr className="border-line border-b align-top">
              <td className="type-small py-3 pr-1.5 [overflow-wrap:anywhere] tablet:pr-4">
                <Bidder bid={bid} mark={bid === leading && !automatic ? mark : null} />
                {bid.retractable !== null && (
                  <RetractButton
                    listingId={listingId}
                    hash={bid.retractable}
                    bidder={bid.mine ? null : bid.bidder}
                    short
                  />
                )}
              </td>
              <td className="type-small tnum py-3 pr-3 text-muted tablet:pr-4">
                {dayAndHour(formatRecent(bid.placedAt, now, locale))}
              </td>
              <td className="type-small tnum py-3 text-right font-semibold whitespace-nowrap">
                {bid.retractedAt ? (
                  <s className="font-normal text-muted">{formatCzk(bid.price)}</s>
                ) : (
                  <Price price={bid.price} premium={premium} />
                )}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Price({ price, premium }: { price: number; premium: ListingDetail["buyerPremium"] }) {
  return (
    <>
      {formatCzk(price)}
      <WithPremium premium={premium} price={price} className="type-caption font-normal whitespace-normal" />
    </>
  );
}

/** In a narrow column the hour may go below the day, and nothing else: `Thu 19 Nov` / `22:04`. */
function dayAndHour(instant: string): string {
  return instant.replace(/\u00a0(?=(ve?\u00a0)?\d+:\d\d$)/, " ");
}

function Bidder({ bid, mark, isAutomatic }: { bid: BidLine; mark: BidTableProps["mark"]; isAutomatic?: boolean }) {
  const { t } = useTranslation("item");
  const note = bid.retractedBy
    ? t(`retracted.${bid.retractedBy}`)
    : mark
      ? t(mark === "leads" && bid.mine ? "youLead" : mark)
      : !bid.leads && t("outbidAtOnce");
  return (
    <>
      <span className={bid.mine ? "font-semibold" : undefined}>{bid.mine ? t("you") : <bdi>{bid.bidder}</bdi>}</span>
      {note && (
        <span dir="auto" className="type-caption block text-muted">
          {note}
          {isAutomatic && ` · ${t("automatic")}`}
        </span>
      )}
    </>
  );
}
