import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { listings } from "#contract/listings/listings.ts";
import { type FacetCounts, facetKinds } from "#contract/search/facets.ts";
import { type ListingQuery, type ListingSort, shelfSorts, sortOf } from "#contract/search/listing-query.ts";
import { formatCount } from "#contract/values/written-amounts.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { classes } from "#web/ui/classes.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { AutoSelect } from "./auto-select.tsx";
import { CardGrid } from "./card-grid.tsx";
import { ChosenFilters, useChosenFilters } from "./filters/chosen-filters.tsx";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { priceRangeOf } from "./filters/price-range.ts";
import { withFilters } from "./listing-filters.ts";
import { ShelfResults } from "./shelf-results.tsx";
import { ShelfStates } from "./shelf-states.tsx";

// Few lists are empty: the empty state's code loads later.
const EmptyShelf = laterPart(() => import("./empty-shelf.tsx"));
// An auction's page shares the code of lists and has none of its own to watch.
const WatchList = laterPart(() => import("#web/features/watchlist/watch-list.tsx"));

interface ListingShelfProps {
  shelf: z.output<typeof listings.list.response>;
  facets: FacetCounts;
  filters: ListingQuery;
  /** The category whose list it is. */
  category?: number;
  /** What the page itself asks for, beside the filters of its address. */
  always?: Partial<ListingQuery>;
  /** The orders to choose from. */
  sorts?: readonly ListingSort[];
  search: URLSearchParams;
  /** The server's instant (ISO 8601) the list was made. */
  now: string;
  /** Stands above the filters, beside the list from 1028 px on. */
  above?: ReactNode;
}

/** Cards of a list, with what narrows them beside and what orders them above. Everything is a link or a form: it works without JavaScript. */
export function ListingShelf({
  shelf,
  facets,
  filters,
  category,
  always,
  sorts,
  search,
  now,
  above,
}: ListingShelfProps) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  const chosen = useChosenFilters(filters, facets, search);
  const total = formatCount(shelf.total, locale);
  // Where there is nothing at all, nothing narrows or orders it.
  const isBare = shelf.items.length === 0 && shelf.page === 1 && chosen.length === 0;
  const hasStates = !isBare || facets.states.some(({ count }) => count > 0);
  // A whole category begins with its goods; there it is watched from the end of the list.
  const isSought = chosen.length > 0 || Boolean(filters.q);
  // What is reduced cannot be watched as such.
  const watch = shelf.items.length > 0 && !always?.reduced && (
    <Watch filters={{ ...filters, ...always }} category={category} />
  );
  return (
    // One column below 1028 px: what narrows and orders stands above the states there.
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 tablet:grid-cols-[max-content_minmax(0,1fr)] desktop:grid-cols-[272px_minmax(0,1fr)] desktop:gap-x-14">
      {(above || !isBare) && (
        // It stays in view beside a long list, and scrolls by itself where it is longer than the window.
        <div className="max-desktop:contents desktop:sticky desktop:top-25 desktop:-mx-3 desktop:max-h-[calc(100dvh-7rem)] desktop:self-start desktop:overflow-y-auto desktop:overscroll-contain desktop:px-3 desktop:[scrollbar-width:thin]">
          {above}
          {!isBare && <p className="type-h5 flex min-h-12 items-center max-desktop:hidden">{t("filters.open")}</p>}
          {!isBare && (
            <FilterPanel filters={filters} facets={facets} stored={editableOf(search)} chosenCount={chosen.length} />
          )}
        </div>
      )}
      <div className={classes("min-w-0 max-desktop:contents", isBare && !above && "desktop:col-span-2")}>
        {hasStates && (
          <div className="border-line max-desktop:contents desktop:flex desktop:flex-wrap desktop:items-center desktop:justify-between desktop:gap-x-6 desktop:border-b">
            <ShelfStates facets={facets} filters={filters} search={search} />
            {!isBare && <SortForm filters={filters} search={search} sorts={sorts} />}
          </div>
        )}
        <ShelfResults>
          <ChosenFilters
            chosen={chosen}
            search={search}
            isBare={isBare}
            action={isSought && watch}
            total={shelf.exact ? t("total", { count: shelf.total, total }) : t("totalMore", { total })}
          />
          {priceRangeOf(filters).isTurned && <Notice className="mb-6">{t("price.turned")}</Notice>}
          {shelf.meant !== null && (
            <Notice className="mb-6">
              <bdi className="break-words">
                {t("search.meant", { typed: filters.q?.slice(0, 120), meant: shelf.meant })}
              </bdi>
            </Notice>
          )}
          {shelf.items.length === 0 ? (
            <Suspense>
              <EmptyShelf
                shelf={shelf}
                isNarrowed={chosen.length > 0}
                category={category}
                hasEnded={facets.states.some(({ value, count }) => value === "ended" && count > 0)}
                filters={filters}
                search={search}
              />
            </Suspense>
          ) : (
            <ServerClock time={now}>
              <CardGrid listings={shelf.items} columns="beside" priority={4} headingLevel={2} />
            </ServerClock>
          )}
          {shelf.items.length > 0 && <ShelfPages shelf={shelf} search={search} />}
          {!isSought && <div className="mt-6 flex min-h-11 justify-center">{watch}</div>}
        </ShelfResults>
      </div>
    </div>
  );
}

function Watch(props: { filters: ListingQuery; category: number | undefined }) {
  return (
    <Suspense>
      <WatchList {...props} />
    </Suspense>
  );
}

function ShelfPages({ shelf, search }: Pick<ListingShelfProps, "shelf" | "search">) {
  const turn = shelf.turn === null ? undefined : String(shelf.turn);
  const hrefOf = (page: number) => withFilters(search, { page: page === 1 ? undefined : String(page), turn });
  return <Pagination page={shelf.page} pages={shelf.pages} hrefOf={hrefOf} />;
}

/** The parameters that the filter form does not edit: words, order, state. */
function editableOf(search: URLSearchParams): [string, string][] {
  const asked: readonly string[] = [...facetKinds, "priceFrom", "priceTo", "ends", "page", "turn"];
  return [...search].filter(([name]) => !asked.includes(name));
}

/** A plain form: choosing sends it, and without JavaScript its button does. */
function SortForm({ filters, search, sorts: own }: Pick<ListingShelfProps, "filters" | "search" | "sorts">) {
  const { t } = useTranslation("shelf");
  const stored = [...search].filter(([name]) => name !== "sort" && name !== "page" && name !== "turn");
  const usual = own ?? shelfSorts;
  const sorts = filters.q ? (["best", ...usual] as const) : usual;
  const isOver = filters.state !== "running" && filters.state !== "any";
  return (
    <form
      method="get"
      className="type-small flex min-w-0 flex-wrap items-center justify-end gap-x-3 *:max-tablet:grow max-tablet:[&_label]:sr-only max-desktop:order-1 desktop:ml-auto"
    >
      {stored.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <AutoSelect
        name="sort"
        bare
        label={t("sort.label")}
        value={sortOf(filters)}
        options={sorts.map((sort) => ({
          value: sort,
          label: t(sort === "ending" && isOver ? "sort.ended" : `sort.${sort}`),
        }))}
      />
      <noscript>
        <button type="submit" className="quiet-link">
          {t("sort.apply")}
        </button>
      </noscript>
    </form>
  );
}
