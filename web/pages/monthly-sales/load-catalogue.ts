import type { z } from "zod";
import type { listings } from "#contract/listings/listings.ts";
import { listingQuery, longestPage } from "#contract/search/listing-query.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { ApiClient } from "#web/api/client.ts";

export type Catalogue = z.output<typeof listings.list.response>;

/** A page of a sale's lots by group and number, what has closed among them; the address names the page. */
export function loadCatalogue(
  api: ApiClient,
  closesOn: string,
  search: URLSearchParams,
  lang: Locale,
): Promise<Catalogue> {
  const { page } = listingQuery.parse(Object.fromEntries(search));
  return api.listings.list({
    query: { sale: closesOn, state: "any", sort: "lot", page, size: longestPage, lang },
  });
}
