import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BidLine } from "#contract/bids/bids.ts";
import type { LotState } from "#contract/bids/lot-state.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { PageSection } from "#web/pages/item/page-section.tsx";
import { RetractButton } from "#web/pages/item/retraction/retract-button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** So many lines are in view; the rest opens. */
const shownAtOnce = 10;

/** Every public bid, newest first: prices only. What was withdrawn stays, struck through, with its reason. */
export function BidHistory({ bids, lot, listingId, children }: BidHistoryProps) {
  const { t } = useTranslation("item");
  const older = bids.slice(shownAtOnce);
  const marked = markOf(lot);
  const table = {
    leading: marked ? leadingLine(bids, lot.leader) : undefined,
    mark: marked,
    now: lot.serverTime,
    listingId,
  };
  return (
    <PageSection id="bids" title={t("section.bids")}>
      {bids.length === 0 && (
        <p className="text-muted">
          {t(lot.status === "live" || lot.status === "scheduled" ? "noBids" : "noBidsEver")}
        </p>
      )}
      {bids.length > 0 && <BidTable bids={bids.slice(0, shownAtOnce)} isFirst {...table} />}
      {older.length > 0 && (
        <Disclosure summary={t("olderBids", { count: older.length })}>
          <BidTable bids={older} isFirst={false} {...table} />
        </Disclosure>
      )}
      {children}
    </PageSection>
  );
}

interface BidHistoryProps {
  bids: BidLine[];
  lot: LotState;
  listingId: number;
  /** What else belongs to the bids. */
  children?: ReactNode;
}

/** The newest bid that brought its bidder the lead and still counts: after a retraction it need not be the last one. */
function leadingLine(bids: BidLine[], leader: string | null): BidLine | undefined {
  return bids.find((bid) => bid.bidder === leader && !bid.retractedAt);
}

/** What the leading bid is called: after the end nobody leads any more, and only a sale to it makes it the winning one. */
function markOf({ status, soldBy }: LotState): "leads" | "wins" | null {
  if (status === "live") return "leads";
  return status === "sold" && (soldBy ?? "bid") === "bid" ? "wins" : null;
}

interface BidTableProps extends Omit<BidHistoryProps, "lot" | "children"> {
  leading: BidLine | undefined;
  /** The line below the bidder's name. */
  mark: "leads" | "wins" | null;
  /** The server's time, ISO 8601. */
  now: string;
  /** Its column names are shown; those of the older ones are for screen readers. */
  isFirst: boolean;
}

function BidTable({ bids, leading, mark, isFirst, now, listingId }: BidTableProps) {
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
          <tr key={bid.sequence} className="border-line border-b align-top">
            <td className="type-small py-3 pr-3 [overflow-wrap:anywhere] tablet:pr-4">
              <Bidder bid={bid} mark={bid === leading ? mark : null} />
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
                <s className="font-normal text-muted">{formatCzk(bid.price, locale)}</s>
              ) : (
                formatCzk(bid.price, locale)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In a narrow column the hour may go below the day, and nothing else: `Thu 19 Nov` / `22:04`. */
function dayAndHour(instant: string): string {
  return instant.replace(/\u00a0(?=(ve?\u00a0)?\d+:\d\d$)/, " ");
}

function Bidder({ bid, mark }: { bid: BidLine; mark: BidTableProps["mark"] }) {
  const { t } = useTranslation(["item", "receipt"]);
  const note = bid.retractedBy
    ? t(`receipt:retracted.${bid.retractedBy}`)
    : mark && t(mark === "leads" && bid.mine ? "youLead" : mark);
  return (
    <>
      <span className={bid.mine ? "font-semibold" : undefined}>
        {bid.mine ? t("you") : <bdi>{bid.bidder}</bdi>}
      </span>
      {note && (
        <span dir="auto" className="type-caption block text-muted">
          {note}
        </span>
      )}
    </>
  );
}
