import { pathTo } from "#contract/content/page-paths.ts";
import type { Notification } from "#contract/notifications/notifications.ts";
import type { Locale } from "#contract/values/locale.ts";

/** Where a notification leads: to the lot, or to what one can do about it. */
export function notificationPlace(
  { kind, listing, dealId, search }: Pick<Notification, "kind" | "listing" | "dealId" | "search">,
  locale: Locale,
): string {
  if (dealId !== null) return pathTo("deal", locale, { id: dealId });
  if (search?.further) return pathTo("watchedSearch", locale, { id: search.id });
  if (kind === "returned" || kind === "change_refused") return pathTo("editListing", locale, { id: listing.id });
  if (kind === "review_hidden") return `${pathTo("deals", locale)}?listing=${listing.id}`;
  if (kind === "answer_hidden") return pathTo("messages", locale);
  if (kind === "tax_wanted") return `${pathTo("contact", locale)}#dane`;
  if (kind === "offer_declined") return pathTo("offers", locale);
  return pathTo("item", locale, { id: listing.id, slug: listing.slug });
}
