import type { NotificationEvent } from "#contract/bids/live.ts";
import type { Locale } from "#contract/values/locale.ts";

/** What a page calls the listing of a notification that comes while it is open (rule L23). */
export function nameHeard(locale: Locale, { name, nameEn }: NotificationEvent["listing"]): string {
  return locale === "en" ? (nameEn ?? name) : name;
}
