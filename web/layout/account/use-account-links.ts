import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { SessionView } from "#contract/session/session.ts";
import { useWatchedTotal } from "#web/features/watchlist/use-watching.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useSessionView } from "#web/session/visitor.tsx";

type LinkKey =
  | "add"
  | "overview"
  | "ownListings"
  | "bids"
  | "watched"
  | "alerts"
  | "offers"
  | "messages"
  | "deals"
  | "payments"
  | "vouchers"
  | "contact"
  | "verification"
  | "newsSettings"
  | "newsletters"
  | "admin";

export interface AccountLink {
  key: LinkKey;
  to: string;
  /** The number of entries, where it is known; of the back office the number that waits for a moderator. */
  count?: number | null;
  /** The number of new entries. */
  news?: number;
  /** Pages that belong to it and lie elsewhere, with those below them. */
  also?: readonly string[];
}

/** The pages of the visitor's account, in the order of every menu; for people of the staff the way to the back office is the last. `ownListingTotal`: where the page knows it better than the frame. */
export function useAccountLinks(ownListingTotal?: number): AccountLink[] {
  const locale = useLocale();
  const watchedTotal = useWatchedTotal();
  const session = useSessionView();
  const messages = session?.messageCounts;
  const link = (key: LinkKey, page: PageKey, count?: number | null) => ({
    key,
    to: pathTo(page, locale),
    count,
  });
  return [
    link("add", "addListing"),
    link("overview", "accountOverview"),
    {
      ...link("ownListings", "ownListings", ownListingTotal ?? session?.ownListingTotal),
      // In English the statistics of a listing do not lie below the list.
      also: [pathTo("listingStatistics", locale, { id: "" }).replace(/\/\/.*$/, "")],
    },
    link("bids", "bids"),
    link("watched", "watched", watchedTotal),
    link("alerts", "watchedSearches"),
    link("offers", "offers"),
    {
      ...link("messages", "messages", messages?.total),
      ...(messages && { news: messages.new }),
      also: [pathTo("notifications", locale), pathTo("ownReports", locale)],
    },
    link("deals", "deals"),
    { ...link("payments", "orders"), also: [pathTo("accountOrder", locale).replace(/\/+$/, "")] },
    link("vouchers", "ownVouchers"),
    { ...link("contact", "contact"), also: [pathTo("security", locale), pathTo("privacy", locale)] },
    { ...link("verification", "verification"), also: [pathTo("ageProof", locale)] },
    link("newsSettings", "newsSettings"),
    link("newsletters", "newsletters"),
    ...(session && session.user.scope.length > 0 ? [link("admin", "adminOverview", waitingOnAdmin(session))] : []),
  ];
}

function waitingOnAdmin({ waiting }: SessionView): number | null {
  return waiting && Object.values(waiting).reduce((sum, count) => sum + count, 0);
}
