import "#web/i18n/areas/own.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { WatchedSearch as Search } from "#contract/search-alerts/watched-searches.ts";
import type { Locale } from "#contract/values/locale.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { asNotFound } from "#web/api/as-not-found.ts";
import { browserApi, quietApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { CardGrid } from "#web/features/listings/card-grid.tsx";
import { queryOfFilters } from "#web/features/watchlist/saved-filters.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/watched-search";
import { SearchForm } from "./search-form.tsx";
import { useSearchWords } from "./use-search-words.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { watchedSearches, catalogue } = args.context.get(apiContext);
  const lang = localeOfPath(pagePathOf(args.request));
  const page = pageOfAddress(new URL(args.request.url).searchParams);
  const id = Number(args.params.id);
  const serverTime = new Date().toISOString();
  const [answer, tree] = await Promise.all([
    watchedSearches.found({ params: { id }, query: { lang, page } }).catch(asNotFound),
    catalogue.tree({ params: { locale: lang } }),
  ]);
  return { ...answer, tree, serverTime };
}

export function meta() {
  return privateMeta("searchAlerts:one");
}

/** A watched search: what has been found for it, and how it is told. Opened, its finds have been seen. */
export default function WatchedSearch({ loaderData: { data: search, found, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("searchAlerts");
  const locale = useLocale();
  const { name, more } = useSearchWords()(search);
  const { revalidate } = useRevalidator();
  useSeen(search.id, serverTime);
  const path = pathTo("watchedSearch", locale, { id: search.id });
  const list = listOf(search, locale);
  return (
    <AccountLayout serverTime={serverTime}>
      <p>
        <Link to={pathTo("watchedSearches", locale)} className="quiet-link type-small">
          {t("all")}
        </Link>
      </p>
      <h1 className="type-h1 mt-2 [overflow-wrap:anywhere]">
        <bdi>{typography(name)}</bdi>
      </h1>
      {more.length > 0 && <p className="type-small mt-1 text-muted">{typography(more.join(" · "))}</p>}
      {found.items.length === 0 ? (
        <EmptyState className="mt-8" title={t("noneFound.title")}>
          {typography(t("noneFound.text"))}
        </EmptyState>
      ) : (
        <section aria-label={t("found")} className="mt-8">
          <CardGrid listings={found.items} columns="beside" headingLevel={2} />
          <Pagination
            page={found.page}
            pages={found.pages}
            hrefOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
          />
        </section>
      )}
      {list && (
        <p className="mt-6">
          <Link to={list} className="quiet-link">
            {t("openList")}
          </Link>
        </p>
      )}
      <section className="mt-12">
        <h2 className="type-h3">{t("settings")}</h2>
        <SearchForm
          key={search.id}
          before={{ pace: search.pace, categories: search.filters.categories ?? [] }}
          submitLabel={t("save")}
          save={async (body) => {
            await browserApi.watchedSearches.change({ params: { id: search.id }, body });
            notify({ kind: "success", id: "watched-search", text: t("saved") });
            await revalidate();
          }}
        />
      </section>
    </AccountLayout>
  );
}

/** Everything that the search finds; null where no list has all its categories. */
function listOf({ filters, categories }: Search, locale: Locale): string | null {
  const { categories: _ofPath, ...others } = filters;
  const query = queryOfFilters(others);
  const [category, ...more] = categories;
  if (more.length > 0) return null;
  const path = category ? pathTo("item", locale, { id: category.id, slug: category.slug }) : pathTo("search", locale);
  return query ? `${path}?${query}` : path;
}

/** Up to the instant when the page was made: what comes later is new. */
function useSeen(id: number, seenAt: string): void {
  useEffect(() => {
    quietApi.watchedSearches
      .change({ params: { id }, body: { seenAt } })
      .catch((error: unknown) => console.warn("finds were not marked as seen", error));
  }, [id, seenAt]);
}
