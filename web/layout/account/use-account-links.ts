import type { User } from "#contract/accounts.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import type { PageKey } from "#web/addresses/pages.ts";
import { useMessageCounts } from "#web/features/messages/use-counts.ts";
import { useWatchedTotal } from "#web/features/watching/use-watching.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { isModerator } from "#web/session/is-moderator.ts";
import { useRootData } from "#web/site/root-data.ts";

type LinkKey =
  | "add"
  | "overview"
  | "ownListings"
  | "bids"
  | "watched"
  | "offers"
  | "messages"
  | "deals"
  | "contact"
  | "newsletters"
  | "inspections"
  | "cases";

export interface AccountLink {
  key: LinkKey;
  to: string;
  /** How many there are, where that is known; on moderators' pages: how many wait. */
  count?: number | null;
  /** How many of them are new. */
  news?: number;
  /** A page that belongs to it and lies elsewhere. */
  also?: string;
}

/** The pages of one's own account, in the order every menu shows them; moderators have theirs at the end. */
export function useAccountLinks(user: User | null, ownListingTotal?: number | null): AccountLink[] {
  const locale = useLocale();
  const watchedTotal = useWatchedTotal();
  const { waiting } = useRootData();
  const messages = useMessageCounts();
  const link = (key: LinkKey, page: PageKey, count?: number | null) => ({
    key,
    to: pathTo(page, locale),
    count,
  });
  return [
    link("add", "addListing"),
    link("overview", "accountOverview"),
    link("ownListings", "ownListings", ownListingTotal),
    link("bids", "bids"),
    link("watched", "watched", watchedTotal),
    link("offers", "offers"),
    {
      ...link("messages", "messages", messages?.total),
      ...(messages && { news: messages.new }),
      also: pathTo("notices", locale),
    },
    link("deals", "deals"),
    link("contact", "contact"),
    link("newsletters", "newsletters"),
    ...(isModerator(user)
      ? [link("inspections", "inspections", waiting?.inspections), link("cases", "cases", waiting?.cases)]
      : []),
  ];
}
