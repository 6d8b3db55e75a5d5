import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BidLine } from "#contract/bids/bids.ts";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { WithPremium } from "#web/features/bidding/with-premium.tsx";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { PageSection } from "#web/pages/item/page-section.tsx";
import { RetractButton } from "#web/pages/item/retraction/retract-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { useOlderBids } from "./use-older-bids.ts";

/** So many lines are in view; the rest opens. */
const shownAtOnce = 10;

/** Every public bid, newest first: prices only. What was withdrawn stays, struck through, with its reason. */
export function BidHistory({ bids, lot, premium, listingId, children }: BidHistoryProps) {
  const { t } = useTranslation("item");
  const { lines, left, state, load } = useOlderBids(listingId, bids);
  const older = lines.slice(shownAtOnce);
  const marked = markOf(lot);
  const leading = marked ? leadingLine(lines, lot.leader) : undefined;
  const table = {
    leading,
    automatic: leading && automaticLine(lines, leading),
    mark: marked,
    now: lot.serverTime,
    premium,
    listingId,
  };
  return (
    <PageSection id="bids" title={t("section.bids")}>
      {bids.length === 0 && (
        <p className="text-muted">
          {t(lot.status === "live" || lot.status === "scheduled" ? "noBids" : "noBidsEver")}
        </p>
      )}
      {bids.length > 0 && <BidTable bids={lines.slice(0, shownAtOnce)} isFirst {...table} />}
      {older.length > 0 && (
        <Disclosure summary={t("olderBids", { count: older.length + left })}>
          <BidTable bids={older} isFirst={false} {...table} />
          {left > 0 && (
            <Button kind="quiet" className="mt-3" busy={state === "loading"} onClick={() => void load()}>
              {t("moreBids", { count: Math.min(left, 50) })}
            </Button>
          )}
          {state === "failed" && (
            <p role="alert" className="type-small mt-2 text-danger">
              {t("moreBidsFailed")}
            </p>
          )}
        </Disclosure>
      )}
      {children}
    </PageSection>
  );
}

interface BidHistoryProps {
  bids: BidLine[];
  lot: LotState;
  premium: ListingDetail["buyerPremium"];
  listingId: number;
  /** What else belongs to the bids. */
  children?: ReactNode;
}

/** The newest bid that brought its bidder the lead and still counts: after a retraction it need not be the last one. */
function leadingLine(bids: readonly BidLine[], leader: string | null): BidLine | undefined {
  return bids.find((bid) => bid.bidder === leader && !bid.retractedAt);
}

/**
 * The newest bid that still counts, where it did not bring its bidder the lead: the price after it is the leader's automatic
 * bid, which has no line of its own.
 */
function automaticLine(bids: readonly BidLine[], leading: BidLine): BidLine | undefined {
  const newest = bids.find((bid) => !bid.retractedAt);
  return newest === leading || newest?.leads ? undefined : newest;
}

/** What the leading bid is called: after the end nobody leads any more, and only a sale to it makes it the winning one. */
function markOf({ status, soldBy }: LotState): "leads" | "wins" | null {
  if (status === "live") return "leads";
  return status === "sold" && (soldBy ?? "bid") === "bid" ? "wins" : null;
}

interface BidTableProps extends Omit<BidHistoryProps, "bids" | "lot" | "children"> {
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

function BidTable({ bids, leading, automatic, mark, isFirst, now, premium, listingId }: BidTableProps) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead className={isFirst ? undefined : "sr-only"}>
        <tr className="type-caption border-line-2 border-b text-muted">
          <th className="w-[28%] py-2 pr-3 font-normal tablet:pr-4">{t("bidder")}</th>
          <th className="py-2 pr-3 font-normal tablet:pr-4">{t("time")}</th>
          <th className="w-[34%] py-2 text-right font-normal tablet:w-[30%]">{t("priceAfter")}</th>
        </tr>
      </thead>
      <tbody>
        {bids.map((bid) => (
          <Fragment key={bid.sequence}>
            {bid === automatic && leading && (
              <tr className="border-line border-b align-top">
                <td className="type-small py-3 pr-3 [overflow-wrap:anywhere] tablet:pr-4">
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
              <td className="type-small py-3 pr-3 [overflow-wrap:anywhere] tablet:pr-4">
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

function Bidder({
  bid,
  mark,
  isAutomatic,
}: {
  bid: BidLine;
  mark: BidTableProps["mark"];
  isAutomatic?: boolean;
}) {
  const { t } = useTranslation("item");
  const note = bid.retractedBy
    ? t(`retracted.${bid.retractedBy}`)
    : mark
      ? t(mark === "leads" && bid.mine ? "youLead" : mark)
      : !bid.leads && t("outbidAtOnce");
  return (
    <>
      <span className={bid.mine ? "font-semibold" : undefined}>
        {bid.mine ? t("you") : <bdi>{bid.bidder}</bdi>}
      </span>
      {note && (
        <span dir="auto" className="type-caption block text-muted">
          {note}
          {isAutomatic && ` · ${t("automatic")}`}
        </span>
      )}
    </>
  );
}
