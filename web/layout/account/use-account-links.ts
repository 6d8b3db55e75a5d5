import type { Locale } from "#contract/values/locale.ts";
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
  | "settings"
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
    ...deskLinks(frame, link, locale),
  ];
}

/** The pages of the back office that the account's scopes open. */
function deskLinks(
  frame: ReturnType<typeof useFrame>,
  link: (key: LinkKey, page: PageKey, count?: number | null) => AccountLink,
  locale: Locale,
): AccountLink[] {
  const may = (scope: string) => hasScope(frame?.user ?? null, scope);
  return [
    ...(may("moderation")
      ? [
          link("inspections", "inspections", frame?.waiting?.inspections),
          link("cases", "cases", frame?.waiting?.cases),
          link("suspicions", "suspicions", frame?.waiting?.suspicions),
          link("reports", "reports", frame?.waiting?.reports),
          link("people", "people"),
        ]
      : []),
    ...(may("finance")
      ? [
          {
            ...link("money", "moneyDesk"),
            also: [pathTo("voucherDesk", locale), pathTo("feeDesk", locale)],
          },
        ]
      : []),
    ...(may("shop")
      ? [
          link("goodsOrders", "goodsOrderDesk"),
          link("products", "productDesk"),
          link("stores", "storeDesk"),
          link("carriers", "carrierDesk"),
        ]
      : []),
    ...(may("content") ? [link("settings", "settingsDesk")] : []),
    ...(may("admin") ? [link("audit", "auditDesk")] : []),
  ];
}
