import "#web/i18n/areas/shop.ts";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingQuery, ListingSort } from "#contract/search/listing-query.ts";
import { localeOfPath, pageAt } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { indexedPage } from "#web/features/listings/indexed-page.ts";
import { LastViewed } from "#web/features/listings/last-viewed.tsx";
import { leadToMerged } from "#web/features/listings/lead-to-merged.ts";
import { listingFiltersOf } from "#web/features/listings/listing-filters.ts";
import { ListingShelf } from "#web/features/listings/listing-shelf.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/goods";

/** The orders of goods from stock, which have neither an end nor bids. */
const sorts = ["newest", "price_asc", "price_desc"] as const;

type Kind = "newest" | "reduced";

/** What each of the two pages of goods asks for. */
const asked: Record<Kind, Pick<ListingQuery, "saleMode" | "reduced">> = {
  newest: { saleMode: ["stock"] },
  reduced: { saleMode: ["stock"], reduced: "true" },
};
const pageOf = { newest: "newProducts", reduced: "reducedProducts" } as const;
const other = { newest: "reduced", reduced: "newest" } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const path = pagePathOf(request);
  const locale = localeOfPath(path);
  const kind: Kind = pageAt(path)?.page === "reducedProducts" ? "reduced" : "newest";
  const wanted = listingFiltersOf(searchParams);
  const sort: ListingSort = sorts.find((each) => each === wanted.sort) ?? (wanted.q ? "best" : "newest");
  const filters = { ...wanted, saleMode: undefined, type: undefined, state: "running" as const, sort };
  const query = { ...filters, ...asked[kind], lang: locale };
  const { listings } = context.get(apiContext);
  const [shelf, { data: counted }] = await Promise.all([listings.list({ query }), listings.facets({ query })]);
  leadToMerged(request, filters, counted);
  // All of it is goods from stock on offer, so neither the way of sale nor the state is there to choose.
  const facets = { ...counted, ends: [], states: [], facets: { ...counted.facets, saleMode: [], type: [] } };
  return {
    ...{ kind, filters, shelf, facets, locale, origin },
    indexedPage: indexedPage(searchParams, shelf.page),
    now: new Date().toISOString(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kind, locale, origin, shelf, indexedPage: page } = loaderData;
  const title = metaText(`goods:${kind}.metaTitle`);
  const description = metaText(`goods:${kind}.description`);
  const paths = { cs: pathTo(pageOf[kind], "cs"), en: pathTo(pageOf[kind], "en") };
  return pageMeta({ title, description, origin, locale, paths, page, noIndex: shelf.total === 0 });
}

/** Goods from stock: what is new, or what is reduced; narrowed and ordered as every list is. */
export default function Goods({ loaderData: { kind, filters, shelf, facets, now } }: Route.ComponentProps) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const [search] = useSearchParams();
  const isEmpty = shelf.items.length === 0 && search.size === 0;
  return (
    <div className="container-page pt-2">
      <Breadcrumb
        crumbs={[
          { label: t("home"), to: pathTo("home", locale) },
          { label: t("newest.title"), to: pathTo("newProducts", locale) },
          ...(kind === "reduced" ? [{ label: t("reduced.title"), to: pathTo("reducedProducts", locale) }] : []),
        ]}
      />
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h1 className="type-h1">{t(`${kind}.title`)}</h1>
        <p className="type-body text-muted">
          {t(`${kind}.lead`)}{" "}
          <Link className="quiet-link" to={pathTo(pageOf[other[kind]], locale)}>
            {t(kind === "newest" ? "reduced.title" : "empty.toNewest")}
          </Link>
        </p>
      </div>
      <div className="mt-5 desktop:mt-2">
        {isEmpty ? (
          <EmptyState title={t("empty.title")} action={<WayOut kind={kind} />}>
            {t(`empty.${kind}`)}
          </EmptyState>
        ) : (
          <ListingShelf {...{ shelf, facets, filters, search, now, sorts }} always={asked[kind]} />
        )}
      </div>
      <LastViewed className="section-gap" />
    </div>
  );
}

function WayOut({ kind }: { kind: Kind }) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  return kind === "reduced" ? (
    <ButtonLink to={pathTo("newProducts", locale)}>{t("empty.toNewest")}</ButtonLink>
  ) : (
    <ButtonLink to={pathTo("search", locale)}>{t("empty.all")}</ButtonLink>
  );
}
