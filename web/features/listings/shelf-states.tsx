import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { FacetCounts, ListState } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { formatCount } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { withFilters } from "./listing-filters.ts";

interface ShelfStatesProps {
  facets: Pick<FacetCounts, "states" | "ends" | "exact">;
  filters: ListingQuery;
  search: URLSearchParams;
}

interface Tab {
  value: ListState | "today";
  words: string;
  /** null: not known beside what is shown. */
  count: number | null;
  chosen: boolean;
}

/** The states of a list, each with its count: running, ending today, over, and sold among those that are over. */
export function ShelfStates({ facets, filters, search }: ShelfStatesProps) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  const isToday = filters.state === "running" && filters.ends === "today";
  const tabs: Tab[] = facets.states
    .filter(({ value, chosen }) => chosen || shownBeside(filters.state).includes(value))
    .map(({ value, count, chosen }) => ({
      value,
      words: t(`state.${value}`),
      // Beside what ends today they count what does so too, but lead to all.
      count: isToday ? null : count,
      chosen: chosen && !isToday,
    }));
  const today = facets.ends.find(({ value }) => value === "today");
  if (filters.state === "running" && today && (today.count > 0 || isToday)) {
    tabs.splice(1, 0, { value: "today", words: t("state.today"), count: today.count, chosen: isToday });
  }
  return (
    <nav
      aria-label={t("state.label")}
      className="type-small col-span-2 flex gap-x-5 border-line tablet:gap-x-7 max-tablet:type-caption max-tablet:gap-x-3.5 max-tablet:overflow-x-auto max-tablet:[scrollbar-width:none] max-desktop:order-2 max-desktop:mt-5 max-desktop:border-b"
    >
      {tabs.map(({ value, words, count, chosen }) => (
        <Link
          key={value}
          to={withFilters(search, changesFor(value, filters))}
          preventScrollReset
          aria-current={chosen ? "true" : undefined}
          className="-mb-px whitespace-nowrap max-tablet:mb-0 min-h-12 content-center text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-secondary)]"
        >
          {words}{" "}
          {count !== null && (
            <span className="tnum ml-0.5">
              {facets.exact ? "" : "~"}
              {formatCount(count, locale)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** What was sold is part of what is over. */
function shownBeside(state: ListState): readonly ListState[] {
  return state === "running" ? ["running", "ended"] : ["running", "ended", "sold"];
}

function changesFor(value: Tab["value"], { ends }: ListingQuery) {
  if (value === "today") return { state: undefined, ends: "today" };
  const state = value === "running" ? undefined : value;
  return ends === "today" ? { state, ends: undefined } : { state };
}
