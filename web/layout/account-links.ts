import type { User } from "#contract/accounts.ts";
import type { Locale } from "#contract/locale.ts";
import { pathTo } from "#web/addresses.ts";

export interface AccountLink {
  key: "add" | "overview" | "advertisements" | "bids" | "watched" | "offers" | "deals" | "contact" | "cases";
  to: string;
  /** How many there are, where that is known. */
  count?: number | null;
}

/** The pages of one's own account, in the order every menu shows them; moderators have theirs at the end. */
export function accountLinks(
  locale: Locale,
  user: User | null,
  advertisementTotal?: number | null,
  watchedTotal?: number | null,
): AccountLink[] {
  return [
    { key: "add", to: pathTo("addAdvertisement", locale) },
    { key: "overview", to: pathTo("accountOverview", locale) },
    { key: "advertisements", to: pathTo("advertisements", locale), count: advertisementTotal },
    { key: "bids", to: pathTo("bids", locale) },
    { key: "watched", to: pathTo("watched", locale), count: watchedTotal },
    { key: "offers", to: pathTo("offers", locale) },
    { key: "deals", to: pathTo("deals", locale) },
    { key: "contact", to: pathTo("contact", locale) },
    ...(user && isModerator(user) ? [{ key: "cases" as const, to: pathTo("cases", locale) }] : []),
  ];
}

function isModerator({ scope }: User): boolean {
  return scope.includes("moderation") || scope.includes("admin");
}
