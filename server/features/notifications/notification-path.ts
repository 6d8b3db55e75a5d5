import type { NotificationEvent } from "#contract/bids/live.ts";
import type { Locale } from "#contract/values/locale.ts";
import { addressesOf } from "#server/features/mails/templates/addresses.ts";

/** Where a push leads: to the deal where there is one, to a search that has found several, else to the lot. */
export function notificationPath(
  locale: Locale,
  { dealId, search, listing }: Pick<NotificationEvent, "dealId" | "search" | "listing">,
): string {
  const addresses = addressesOf("", locale);
  if (search?.further) return addresses.watchedSearch(search.id);
  return dealId === null ? addresses.listing(listing) : addresses.deal(dealId);
}
