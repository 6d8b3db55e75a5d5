import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BidLine } from "#contract/bids/bids.ts";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { PageSection } from "#web/pages/item/page-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { BidTable } from "./bid-table.tsx";
import { useOlderBids } from "./use-older-bids.ts";

/** So many lines are in view; the rest opens. */
const shownAtOnce = 6;

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
        <p className="text-muted">{t(lot.status === "live" || lot.status === "scheduled" ? "noBids" : "noBidsEver")}</p>
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
