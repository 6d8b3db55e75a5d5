import "#web/i18n/areas/pages.ts";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { listingQuery } from "#contract/search/listing-query.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { CardGrid } from "#web/features/listings/card-grid.tsx";
import { indexedPage } from "#web/features/listings/indexed-page.ts";
import { withFilters } from "#web/features/listings/listing-filters.ts";
import { ShelfSection } from "#web/features/listings/shelf-section.tsx";
import { savedFilters } from "#web/features/watchlist/saved-filters.ts";
import { WatchSearch } from "#web/features/watchlist/watch-search.tsx";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/daily";
import { byDay } from "./by-day.ts";
import { type ChoosableCategory, DailyFilters } from "./daily-filters.tsx";
import { DayChips } from "./day-chips.tsx";
import { useDayWords } from "./use-day-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const locale = localeOfPath(pagePathOf(request));
  const { listings, catalogue } = context.get(apiContext);
  const { category, endsOn, sort = "ending", page } = listingQuery.parse(Object.fromEntries(searchParams));
  const [days, shelf, tree] = await Promise.all([
    listings.days({ query: { category } }),
    listings.list({
      query: { saleMode: "auction", duration: "7d", category, endsOn, sort, page, lang: locale },
    }),
    catalogue.tree({ params: { locale } }),
  ]);
  return {
    filters: { category, endsOn, sort },
    categories: chooseFrom(tree),
    days: days.data,
    shelf,
    indexedPage: indexedPage(searchParams, shelf.page),
    locale,
    origin,
    now: new Date().toISOString(),
  };
}

/** The tree's upper two levels. */
function chooseFrom(tree: readonly Category[]): ChoosableCategory[] {
  return tree.map(({ id, name, subcategories }) => ({
    id,
    name,
    subcategories: subcategories.map((below) => ({ id: below.id, name: below.name })),
  }));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, origin, filters, indexedPage: page } = loaderData;
  const title = metaText("daily:title");
  const description = metaText("daily:description");
  const paths = { cs: pathTo("dailyAuctions", "cs"), en: pathTo("dailyAuctions", "en") };
  const isNarrowed = filters.category !== undefined || filters.endsOn !== undefined;
  return pageMeta({ title, description, origin, locale, paths, page, noIndex: isNarrowed });
}

/** Seven-day auctions under the days on which they end; in another order than that, one shelf without days. */
export default function Daily({ loaderData }: Route.ComponentProps) {
  const { filters, categories, days, shelf, now } = loaderData;
  const { t } = useTranslation("daily");
  const locale = useLocale();
  const [search] = useSearchParams();
  const words = useDayWords(now);
  const path = pathTo("dailyAuctions", locale);
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  return (
    <ServerClock time={now}>
      <div className="container-page pt-5">
        <Breadcrumb
          crumbs={[
            { label: t("home"), to: pathTo("home", locale) },
            { label: t("title"), to: path },
          ]}
        />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 className="type-h1">{t("title")}</h1>
          <WatchSearch filters={savedFilters({ duration: "7d" }, filters.category)} kind="outline" size="small" />
        </div>
        <p className="type-body mt-3 text-muted">{t("lead")}</p>
        <DayChips days={days} chosen={filters.endsOn} search={search} now={now} />
        <DailyFilters filters={filters} categories={categories} />
        {shelf.items.length === 0 && (
          <EmptyState
            title={t("empty.title")}
            action={
              <>
                <ButtonLink to={pathTo("addListing", locale)}>{t("empty.add")}</ButtonLink>
                {search.size > 0 && (
                  <ButtonLink kind="outline" to={path}>
                    {t("empty.all")}
                  </ButtonLink>
                )}
              </>
            }
          >
            {t("empty.text")}
          </EmptyState>
        )}
        {filters.sort === "ending" ? (
          byDay(shelf.items).map(({ day, cards }, index) => (
            <ShelfSection
              key={day}
              id={`d${day}`}
              title={t("ends", { day: words.within(day) })}
              note={t("count", { count: counts.get(day) ?? cards.length })}
            >
              <CardGrid listings={cards} priority={index === 0 ? 4 : 0} headingLevel={3} />
            </ShelfSection>
          ))
        ) : (
          <CardGrid listings={shelf.items} priority={4} headingLevel={2} />
        )}
        <Pagination
          page={shelf.page}
          pages={shelf.pages}
          hrefOf={(page) => withFilters(search, { page: page === 1 ? undefined : String(page) })}
        />
      </div>
    </ServerClock>
  );
}
