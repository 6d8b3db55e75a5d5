import { pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";

/** Where the page is: `url` is its canonical address. */
export interface PlaceOfPage {
  readonly url: string;
  readonly origin: string;
  readonly locale: Locale;
}

/** The address of a user's profile in the page's language. */
export function profileOf(id: number, { origin, locale }: PlaceOfPage): string {
  return new URL(pathTo("user", locale, { id }), origin).href;
}
