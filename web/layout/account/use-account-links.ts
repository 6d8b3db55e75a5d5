import type { Frame } from "#contract/accounts/frame.ts";
import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { useWatchedTotal } from "#web/features/watching/use-watching.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useFrame } from "#web/session/visitor.tsx";

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
  | "desk";

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

/** The pages of the visitor's account, in the order of every menu; for people of the house the way to the back office is the last. `ownListingTotal`: where the page knows it better than the frame. */
export function useAccountLinks(ownListingTotal?: number): AccountLink[] {
  const locale = useLocale();
  const watchedTotal = useWatchedTotal();
  const frame = useFrame();
  const messages = frame?.messageCounts;
  const link = (key: LinkKey, page: PageKey, count?: number | null) => ({
    key,
    to: pathTo(page, locale),
    count,
  });
  return [
    link("add", "addListing"),
    link("overview", "accountOverview"),
    {
      ...link("ownListings", "ownListings", ownListingTotal ?? frame?.ownListingTotal),
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
      also: [pathTo("notices", locale), pathTo("ownReports", locale)],
    },
    link("deals", "deals"),
    { ...link("payments", "orders"), also: [pathTo("accountOrder", locale).replace(/\/+$/, "")] },
    link("vouchers", "ownVouchers"),
    { ...link("contact", "contact"), also: [pathTo("security", locale), pathTo("leaving", locale)] },
    { ...link("verification", "verification"), also: [pathTo("ageProof", locale)] },
    link("newsSettings", "newsSettings"),
    link("newsletters", "newsletters"),
    ...(frame && frame.user.scope.length > 0 ? [link("desk", "deskOverview", waitingOnDesk(frame))] : []),
  ];
}

function waitingOnDesk({ waiting }: Frame): number | null {
  return waiting && Object.values(waiting).reduce((sum, count) => sum + count, 0);
}
