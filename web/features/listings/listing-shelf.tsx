import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { auctions } from "#contract/auctions.ts";
import { type FacetCounts, facetKinds } from "#contract/facets.ts";
import { type ListingQuery, shelfSorts, sortOf } from "#contract/listing-query.ts";
import { formatAmount } from "#web/format/money.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { AutoSelect } from "./auto-select.tsx";
import { CardGrid } from "./card-grid.tsx";
import { EmptyShelf } from "./empty-shelf.tsx";
import { ChosenFilters, useChosenFilters } from "./filters/chosen-filters.tsx";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { priceRangeOf } from "./filters/price-range.ts";
import { withFilters } from "./listing-filters.ts";
import { ShelfStates } from "./shelf-states.tsx";

interface ListingShelfProps {
  shelf: z.output<typeof auctions.list.response>;
  facets: FacetCounts;
  filters: ListingQuery;
  search: URLSearchParams;
  /** The server's instant (ISO 8601) the list was made. */
  now: string;
  /** beside: next to a sidebar; full: across the page. */
  columns: "beside" | "full";
}

/** Cards of a list with what narrows and orders them. Everything is a link or a form: it works without JavaScript. */
export function ListingShelf({ shelf, facets, filters, search, now, columns }: ListingShelfProps) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  const chosen = useChosenFilters(filters, facets, search);
  const total = formatAmount(shelf.total, locale);
  return (
    <div className="min-w-0">
      {/* On phones the order stands beside the button of the filters, elsewhere beside the states. */}
      <div className="grid grid-cols-[minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)_auto]">
        <div className="border-line border-b pb-3">
          <ShelfStates states={facets.states} exact={facets.exact} search={search} />
        </div>
        <div
          className={classes(
            "border-line max-tablet:z-1 max-tablet:col-start-1 max-tablet:row-start-2 max-tablet:mt-4 max-tablet:self-start max-tablet:justify-self-end tablet:border-b tablet:pb-3 tablet:pl-8",
            // The button of the filters tells how many there are.
            chosen.length > 0 ? "max-tablet:max-w-[calc(100%-140px)]" : "max-tablet:max-w-[calc(100%-116px)]",
          )}
        >
          <SortForm filters={filters} search={search} />
        </div>
        <div className="max-tablet:col-start-1 max-tablet:row-start-2 tablet:col-span-2">
          <FilterPanel filters={filters} facets={facets} kept={keptOf(search)} chosenCount={chosen.length} />
        </div>
      </div>
      <ChosenFilters chosen={chosen} search={search} />
      {priceRangeOf(filters).isTurned && <Notice className="mt-4">{t("price.turned")}</Notice>}
      {shelf.meant !== null && (
        <Notice className="mt-4">
          <bdi className="break-words">
            {t("search.meant", { typed: filters.q?.slice(0, 120), meant: shelf.meant })}
          </bdi>
        </Notice>
      )}
      <p className="type-small tnum mt-4 mb-7 text-muted">
        {shelf.exact ? t("total", { count: shelf.total, total }) : t("totalAbout", { total })}
      </p>
      {shelf.items.length === 0 ? (
        <EmptyShelf
          shelf={shelf}
          isNarrowed={chosen.length > 0}
          hasEnded={facets.states.some(({ value, count }) => value === "ended" && count > 0)}
          filters={filters}
          search={search}
        />
      ) : (
        <ServerClock time={now}>
          <CardGrid listings={shelf.items} columns={columns} priority={4} headingLevel={2} />
        </ServerClock>
      )}
      {shelf.items.length > 0 && (
        <Pagination
          page={shelf.page}
          pages={shelf.pages}
          hrefOf={(page) =>
            withFilters(search, {
              page: page === 1 ? undefined : String(page),
              turn: shelf.turn === null ? undefined : String(shelf.turn),
            })
          }
        />
      )}
    </div>
  );
}

/** What the form of filters does not ask for: words, order, state. */
function keptOf(search: URLSearchParams): [string, string][] {
  const asked: readonly string[] = [...facetKinds, "priceFrom", "priceTo", "ends", "page", "turn"];
  return [...search].filter(([name]) => !asked.includes(name));
}

/** A plain form: choosing sends it, and without JavaScript its button does. */
function SortForm({ filters, search }: { filters: ListingQuery; search: URLSearchParams }) {
  const { t } = useTranslation("shelf");
  const kept = [...search].filter(([name]) => name !== "sort" && name !== "page" && name !== "turn");
  const sorts = filters.q ? (["best", ...shelfSorts] as const) : shelfSorts;
  const isOver = filters.state !== "running" && filters.state !== "any";
  return (
    <form
      method="get"
      className="type-small flex flex-wrap items-center justify-end gap-x-3 max-tablet:[&_label]:sr-only"
    >
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <AutoSelect
        name="sort"
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
