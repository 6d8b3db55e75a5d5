import { pathTo } from "#web/addresses/addresses.ts";
import type { PageKey } from "#web/addresses/pages.ts";
import { useWatchedTotal } from "#web/features/watching/use-watching.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { hasScope } from "#web/session/has-scope.ts";
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
  | "inspections"
  | "cases"
  | "suspicions"
  | "reports"
  | "people"
  | "money"
  | "goodsOrders"
  | "products"
  | "stores"
  | "carriers"
  | "audit";

export interface AccountLink {
  key: LinkKey;
  to: string;
  /** The number of entries, where it is known; on moderators' pages the number that waits. */
  count?: number | null;
  /** The number of new entries. */
  news?: number;
  /** Pages that belong to it and lie elsewhere, with those below them. */
  also?: readonly string[];
}

/** The pages of the visitor's account, in the order of every menu; moderators have theirs at the end. `ownListingTotal`: where the page knows it better than the frame. */
export function useAccountLinks(ownListingTotal?: number): AccountLink[] {
  const locale = useLocale();
  const watchedTotal = useWatchedTotal();
  const frame = useFrame();
  const messages = frame?.messageCounts;
  const waiting = frame?.waiting;
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
      also: [pathTo("notices", locale)],
    },
    link("deals", "deals"),
    { ...link("payments", "orders"), also: [pathTo("accountOrder", locale).replace(/\/+$/, "")] },
    link("vouchers", "ownVouchers"),
    { ...link("contact", "contact"), also: [pathTo("security", locale), pathTo("leaving", locale)] },
    { ...link("verification", "verification"), also: [pathTo("ageProof", locale)] },
    link("newsSettings", "newsSettings"),
    link("newsletters", "newsletters"),
    ...(hasScope(frame?.user ?? null, "moderation")
      ? [
          link("inspections", "inspections", waiting?.inspections),
          link("cases", "cases", waiting?.cases),
          link("suspicions", "suspicions", waiting?.suspicions),
          link("reports", "reports", waiting?.reports),
          link("people", "people"),
        ]
      : []),
    ...(hasScope(frame?.user ?? null, "finance")
      ? [
          {
            ...link("money", "moneyDesk"),
            also: [pathTo("voucherDesk", locale), pathTo("feeDesk", locale)],
          },
        ]
      : []),
    ...(hasScope(frame?.user ?? null, "shop")
      ? [
          link("goodsOrders", "goodsOrderDesk"),
          link("products", "productDesk"),
          link("stores", "storeDesk"),
          link("carriers", "carrierDesk"),
        ]
      : []),
    ...(hasScope(frame?.user ?? null, "admin") ? [link("audit", "auditDesk")] : []),
  ];
}
