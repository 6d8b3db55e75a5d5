import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { z } from "zod";
import {
  type auctions,
  type ListingQuery,
  listingTypes,
  saleModes,
  shelfSorts,
  sortOf,
} from "#contract/auctions.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { AutoSelect } from "./auto-select.tsx";
import { CardGrid } from "./card-grid.tsx";
import { withFilters } from "./listing-filters.ts";

interface ListingShelfProps {
  shelf: z.output<typeof auctions.list.response>;
  filters: ListingQuery;
  search: URLSearchParams;
  /** The server's instant (ISO 8601) the list was made. */
  now: string;
  /** beside: next to a sidebar; full: across the page. */
  columns: "beside" | "full";
}

/** Cards of a list with what narrows and orders them. Everything is a link or a form: it works without JavaScript. */
export function ListingShelf({ shelf, filters, search, now, columns }: ListingShelfProps) {
  const { t } = useTranslation("shelf");
  const narrowed = filters.type || filters.saleMode || filters.duration;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-line border-b pb-3">
        <nav aria-label={t("state.label")} className="type-small flex gap-6">
          {(["running", "ended"] as const).map((state) => (
            <Link
              key={state}
              to={withFilters(search, { state: state === "running" ? undefined : state })}
              aria-current={filters.state === state ? "true" : undefined}
              className="min-h-11 content-center aria-[current]:font-semibold aria-[current]:shadow-[inset_0_-2px_0_var(--color-secondary)]"
            >
              {t(`state.${state}`)}
              {filters.state === state && (
                <span className="tnum ml-1.5 font-normal text-muted">
                  {shelf.total.toLocaleString("cs-CZ")}
                </span>
              )}
            </Link>
          ))}
        </nav>
        <SortForm filters={filters} search={search} />
      </div>
      <ul className="type-small mt-4 mb-7 flex flex-wrap gap-2.5">
        {listingTypes.map((type) => (
          <FilterChip
            key={type}
            search={search}
            name="type"
            value={type}
            chosen={filters.type?.includes(type) ?? false}
            label={t(`type.${type}`)}
          />
        ))}
        {saleModes.map((mode) => (
          <FilterChip
            key={mode}
            search={search}
            name="saleMode"
            value={mode}
            chosen={filters.saleMode?.includes(mode) ?? false}
            label={t(`saleMode.${mode}`)}
          />
        ))}
        {narrowed && (
          <li className="content-center">
            <Link
              className="quiet-link"
              to={withFilters(search, { type: undefined, saleMode: undefined, duration: undefined })}
            >
              {t("clearFilters")}
            </Link>
          </li>
        )}
      </ul>
      {shelf.items.length === 0 ? (
        <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>
      ) : (
        <ServerClock time={now}>
          <CardGrid listings={shelf.items} columns={columns} priority={4} headingLevel={2} />
        </ServerClock>
      )}
      <Pagination
        page={shelf.page}
        pages={shelf.pages}
        hrefOf={(page) => withFilters(search, { page: page === 1 ? undefined : String(page) })}
      />
    </div>
  );
}

function FilterChip(props: {
  search: URLSearchParams;
  name: string;
  value: string;
  chosen: boolean;
  label: string;
}) {
  const { search, name, value, chosen, label } = props;
  return (
    <li>
      <Link
        to={withFilters(search, { [name]: chosen ? undefined : value })}
        aria-current={chosen ? "true" : undefined}
        className="block min-h-11 content-center rounded-full border border-control px-4 hover:border-primary-dark aria-[current]:border-primary-dark aria-[current]:bg-primary-dark aria-[current]:text-on-primary"
      >
        {label}
      </Link>
    </li>
  );
}

/** A plain form: choosing sends it, and without JavaScript its button does. */
function SortForm({ filters, search }: { filters: ListingQuery; search: URLSearchParams }) {
  const { t } = useTranslation("shelf");
  const kept = [...search].filter(([name]) => name !== "sort" && name !== "page");
  return (
    <form method="get" className="type-small flex items-center gap-3">
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <AutoSelect
        name="sort"
        label={t("sort.label")}
        value={sortOf(filters)}
        options={shelfSorts.map((sort) => ({
          value: sort,
          label: t(sort === "ending" && filters.state === "ended" ? "sort.ended" : `sort.${sort}`),
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
