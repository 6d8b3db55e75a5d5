import type { Category, CategoryDetail } from "#contract/catalogue/catalogue.ts";
import type { FacetCounts } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import type { Locale } from "#contract/values/locale.ts";
import { canonicalRedirect } from "#web/addresses/canonical-redirect.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { readPageId } from "#web/addresses/read-page-id.ts";
import { asNotFound } from "#web/api/as-not-found.ts";
import type { ApiClient } from "#web/api/client.ts";
import { apiContext } from "#web/api/server-api.ts";
import { indexedPage } from "#web/features/listings/indexed-page.ts";
import { leadToMerged } from "#web/features/listings/lead-to-merged.ts";
import { listingFiltersOf } from "#web/features/listings/listing-filters.ts";
import { pagePathOf } from "#web/session/guards.ts";
import type { Route } from "./+types/item";
import { CategoryPage, type Shelf } from "./category-page.tsx";
import { categoryMeta, listingMeta } from "./item-meta.ts";
import type { ListingPageProps } from "./listing-page-props.ts";
import { ListingPart } from "./listing-part.tsx";
import { readOffers } from "./offers/read-offers.ts";
import { drawPrices } from "./prices/draw-prices.server.ts";
import { readAftermath } from "./read-aftermath.ts";

type Found =
  | {
      kind: "category";
      category: CategoryDetail;
      tree: Category[];
      shelf: Shelf;
      facets: FacetCounts;
      filters: ListingQuery;
      indexedPage: number;
      now: string;
    }
  | ({ kind: "listing" } & ListingPageProps);

/** `/{id}/…`: the id alone says what it is; a wrong slug is sent to the canonical path with 301. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = readPageId(params.id);
  const locale = localeOfPath(pagePathOf(request));
  const api = context.get(apiContext);
  const { data: address } = await api.catalogue.address({ params: { id } }).catch(asNotFound);
  const paths = canonicalRedirect("item", address, { request, params });
  const { origin } = new URL(request.url);
  const page = { origin, paths, locale };

  return address.kind === "category"
    ? { ...page, ...(await loadCategory(api, id, locale, request)) }
    : { ...page, ...(await loadListing(api, id, locale)) };
}

async function loadCategory(api: ApiClient, id: number, locale: Locale, request: Request) {
  const search = new URL(request.url).searchParams;
  const filters = listingFiltersOf(search);
  const query = { ...filters, category: id, lang: locale };
  const [{ data: category }, tree, shelf, { data: facets }] = await Promise.all([
    api.catalogue.category({ params: { locale, id } }),
    api.catalogue.tree({ params: { locale } }),
    api.listings.list({ query }),
    api.listings.facets({ query }),
  ]);
  leadToMerged(request, filters, facets);
  const found: Found = {
    kind: "category",
    category,
    tree,
    shelf,
    facets,
    filters,
    indexedPage: indexedPage(search, shelf.page),
    now: new Date().toISOString(),
  };
  return { staysAfterLogin: false, found };
}

async function loadListing(api: ApiClient, id: number, locale: Locale) {
  const [{ data: listing }, { data: bids }, { data: prices }, { data: questions }] = await Promise.all([
    api.listings.detail({ params: { id }, query: { lang: locale } }),
    api.bids.list({ params: { id } }),
    api.prices.get({ params: { id }, query: { lang: locale } }),
    api.questions.list({ params: { id } }),
  ]).catch(asNotFound);
  const aftermath = await readAftermath(api, listing, locale);
  const offers = await readOffers(api, listing);
  const { price, closedAt, serverTime } = listing.lot;
  const graphs = drawPrices(prices, { price, at: closedAt ?? serverTime }, locale);
  const { data: receipts } = listing.lot.viewer?.hasBid
    ? await api.bids.receipts({ params: { id } }).catch(asNotFound)
    : { data: [] };
  const found: Found = {
    kind: "listing",
    listing,
    bids,
    receipts,
    prices,
    graphs,
    aftermath,
    offers,
    questions,
  };
  return { staysAfterLogin: true, found };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { found, staysAfterLogin: _stays, ...page } = loaderData;
  return found.kind === "category" ? categoryMeta(found, page) : listingMeta(found.listing, page);
}

export default function Item({ loaderData: { found } }: Route.ComponentProps) {
  return found.kind === "category" ? (
    <CategoryPage key={found.category.id} {...found} />
  ) : (
    <ListingPart key={found.listing.id} {...found} />
  );
}
