import type { NoticeEvent } from "#contract/bids/live.ts";
import type { Locale } from "#contract/values/locale.ts";
import { addressesOf } from "#server/features/mails/letters/addresses.ts";

/** Where a push leads: to the deal where there is one, to a search that has found several, else to the lot. */
export function noticePath(
  locale: Locale,
  { dealId, search, listing }: Pick<NoticeEvent, "dealId" | "search" | "listing">,
): string {
  const addresses = addressesOf("", locale);
  if (search?.further) return addresses.watchedSearch(search.id);
  return dealId === null ? addresses.listing(listing) : addresses.deal(dealId);
}
