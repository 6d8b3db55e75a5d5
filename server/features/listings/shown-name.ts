import type { ListingCard } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";

/** The names of a listing. Its seller's English one is optional, the Czech one always there. */
export interface Named {
  readonly name: string;
  readonly nameEn: string | null;
}

/**
 * L23: A listing may have an English name beside the Czech one, under the same bounds. Pages, their live notifications, feeds, mails and
 * pushes in English show it, without one the Czech name, marked as Czech; a search finds by both. Addresses, documents, orders and the back
 * office keep the Czech name.
 */
export function nameIn(lang: Locale, { name, nameEn }: Named): Pick<ListingCard, "name" | "nameLang"> {
  return lang === "en" && nameEn !== null ? { name: nameEn, nameLang: "en" } : { name, nameLang: "cs" };
}

/** The name of a listing `l` in the caller's language, as `nameIn` gives it. */
export function shownName({ locale }: Pick<Ctx, "locale">): SQL {
  return locale === "en" ? sql`coalesce(l.name_en, l.name) as name` : sql`l.name`;
}
