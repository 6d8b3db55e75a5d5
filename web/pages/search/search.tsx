import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { feedOf } from "#web/features/listings/feed-of.ts";
import { LastViewed } from "#web/features/listings/last-viewed.tsx";
import { leadToMerged } from "#web/features/listings/lead-to-merged.ts";
import { listingFiltersOf } from "#web/features/listings/listing-filters.ts";
import { ListingShelf } from "#web/features/listings/listing-shelf.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import type { Route } from "./+types/search";
import { findNear, NearMatches } from "./near-matches.tsx";
import { findSoldBefore, SoldBefore } from "./sold-before.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const locale = localeOfPath(pagePathOf(request));
  const filters = listingFiltersOf(searchParams);
  const { listings } = context.get(apiContext);
  const query = { ...filters, lang: locale };
  const [shelf, { data: facets }, sold] = await Promise.all([
    listings.list({ query }),
    listings.facets({ query }),
    findSoldBefore(listings, query),
  ]);
  leadToMerged(request, filters, facets);
  const near = await findNear(listings, query, shelf.total);
  return { filters, shelf, facets, sold, near, locale, origin, now: new Date().toISOString() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { filters, locale, origin } = loaderData;
  const paths = { cs: pathTo("search", "cs"), en: pathTo("search", "en") };
  const word = metaText("shelf:search.title");
  return pageMeta({
    title: filters.q ? `${filters.q} – ${word}` : word,
    origin,
    locale,
    paths,
    noIndex: true,
    feed: filters.q ? feedOf({ locale, q: filters.q, about: filters.q.slice(0, 100) }) : undefined,
  });
}

/** What was found for words, or simply everything; the same shelf as in a category. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { shelf, facets, sold, near, filters, now } = loaderData;
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  const [search] = useSearchParams();
  return (
    <div className="container-page pt-2">
      <Breadcrumb
        crumbs={[
          { label: t("home"), to: pathTo("home", locale) },
          { label: t("search.title"), to: pathTo("search", locale) },
        ]}
      />
      <h1 className="type-h1 mb-5 break-words desktop:mb-2">
        {filters.q ? t("search.for", { words: filters.q.slice(0, 120) }) : t(`search.${listOf(filters)}`)}
      </h1>
      <ListingShelf shelf={shelf} facets={facets} filters={filters} search={search} now={now} />
      <NearMatches near={near} search={search} now={now} />
      <SoldBefore cards={sold} search={search} now={now} />
      <LastViewed className="section-gap" />
    </div>
  );
}

/** Lists that menus lead to have a name of their own; any other choice narrows all items. */
function listOf({ type, saleMode, state }: ListingQuery): "demand" | "ended" | "auction" | "fixed_price" | "all" {
  if (type?.join() === "demand" && !saleMode?.length) return "demand";
  if (state === "ended" && !saleMode?.length && !type?.length) return "ended";
  const [only, second] = saleMode ?? [];
  if (second || type?.length || state !== "running") return "all";
  return only === "auction" || only === "fixed_price" ? only : "all";
}
