import "#web/i18n/areas/own.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { WatchedFilters, WatchPace } from "#contract/search-alerts/watched-searches.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { ApiClient } from "#web/api/client.ts";
import { apiContext } from "#web/api/server-api.ts";
import { leadToMerged } from "#web/features/listings/lead-to-merged.ts";
import { listingFiltersOf } from "#web/features/listings/listing-filters.ts";
import { takePress } from "#web/features/watchlist/pressed-watch.ts";
import { savedFilters } from "#web/features/watchlist/saved-filters.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Route } from "./+types/new-search";
import { SearchForm } from "./search-form.tsx";
import { useSearchWords } from "./use-search-words.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const categories = searchParams.getAll("category").filter((id) => /^[1-9]\d{0,14}$/.test(id));
  const query = { ...listingFiltersOf(searchParams), lang: localeOfPath(pagePathOf(args.request)) };
  const filters: WatchedFilters = {
    ...savedFilters(query),
    ...(categories.length > 0 && { categories: [...new Set(categories.map(Number))] }),
  };
  const api = args.context.get(apiContext);
  const [facets, seller, tree] = await Promise.all([
    filters.brand ? api.listings.facets({ query: { ...query, state: "any" } }) : null,
    filters.seller === undefined ? null : sellerOf(api, filters.seller),
    api.catalogue.tree({ params: { locale: query.lang } }),
  ]);
  if (facets) leadToMerged(args.request, query, facets.data);
  const labels = facets?.data.facets.brand ?? [];
  const brands = (filters.brand ?? []).map((id) => ({
    id: Number(id),
    name: labels.find(({ value }) => value === id)?.label ?? id,
  }));
  return { filters, brands, seller, tree, serverTime: new Date().toISOString() };
}

async function sellerOf({ reviews }: ApiClient, id: number) {
  try {
    const { data } = await reviews.profile({ params: { id } });
    return { id, username: data.username };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function meta() {
  return privateMeta("searchAlerts:newTitle");
}

/** A search or seller from the address, to be watched. Whoever has pressed "watch" before signing in has it saved at once. */
export default function NewSearch({ loaderData }: Route.ComponentProps) {
  const { filters, brands, seller, serverTime } = loaderData;
  const { t } = useTranslation("searchAlerts");
  const locale = useLocale();
  const tree = useCategoryTree();
  const categories = (filters.categories ?? []).flatMap((id) => findCategory(tree, id) ?? []);
  const { name, more } = useSearchWords()({ filters, brands, seller, categories });
  const add = useAdd(filters);
  const isSaving = useSavedPress(() => add("instant", filters.categories ?? []));
  return (
    <AccountLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("newTitle")}</h1>
      {name === "" ? (
        <EmptyState
          className="mt-8"
          title={t("nothing.title")}
          action={<ButtonLink to={pathTo("search", locale)}>{t("empty.action")}</ButtonLink>}
        >
          {t("nothing.text")}
        </EmptyState>
      ) : (
        <>
          <p className="type-h4 mt-5 [overflow-wrap:anywhere]">
            <bdi>{typography(name)}</bdi>
          </p>
          {more.length > 0 && <p className="type-small mt-1 text-muted">{typography(more.join(" · "))}</p>}
          {isSaving ? (
            <p role="status" className="type-body mt-6">
              {t("saving")}
            </p>
          ) : (
            <SearchForm
              before={{ pace: "instant", categories: filters.categories ?? [] }}
              submitLabel={t("add")}
              save={({ pace, categories: chosen }) => add(pace, chosen)}
            />
          )}
        </>
      )}
    </AccountLayout>
  );
}

function useAdd({ categories: _fromAddress, ...filters }: WatchedFilters) {
  const { t } = useTranslation("searchAlerts");
  const locale = useLocale();
  const navigate = useNavigate();
  return async (pace: WatchPace, categories: number[]) => {
    const { data } = await browserApi.watchedSearches.add({ body: { ...filters, categories, pace } });
    notify({ kind: "success", id: "watched-search", text: t("added") });
    await navigate(pathTo("watchedSearch", locale, { id: data.id }), { replace: true });
  };
}

/** Saves what was pressed before signing in; the form stays where that fails. Returns whether it is being saved. */
function useSavedPress(save: () => Promise<void>): boolean {
  const { search } = useLocation();
  const [isSaving, setSaving] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address; `save` is another function at every render
  useEffect(() => {
    if (!takePress(search)) return;
    setSaving(true);
    save().catch((error: unknown) => {
      console.warn("the search was not saved by itself", error);
      setSaving(false);
    });
  }, [search]);
  return isSaving;
}

function findCategory(tree: readonly Category[], id: number): Category | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : findCategory(category.subcategories, id);
    if (found) return found;
  }
  return undefined;
}
