import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type FacetCounts, facetKinds } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { withFilters } from "#web/features/listings/listing-filters.ts";
import { useSavedPlace } from "#web/features/listings/use-saved-place.ts";
import { classes } from "#web/ui/classes.ts";
import { useFacetWords, usePriceWords } from "./facet-words.ts";
import { priceRangeOf } from "./price-range.ts";

/** What narrows a list, in words, with the address without it. */
export interface ChosenFilter {
  readonly key: string;
  readonly words: string;
  readonly without: string;
}

/** Every choice that narrows the list. */
export function useChosenFilters(filters: ListingQuery, facets: FacetCounts, search: URLSearchParams): ChosenFilter[] {
  const { t } = useTranslation("shelf");
  const words = useFacetWords();
  const priceWords = usePriceWords();
  const { from, to } = priceRangeOf(filters);
  const price = priceWords(from, to);
  const one = (key: string, text: string, names: readonly string[]): ChosenFilter => ({
    key,
    words: text,
    without: withFilters(search, Object.fromEntries(names.map((name) => [name, undefined]))),
  });
  return [
    ...facetKinds.flatMap((kind) =>
      (filters[kind] ?? []).map((value) => ({
        key: `${kind}:${value}`,
        words: words(kind, value, facets.facets[kind].find((choice) => choice.value === value)?.label),
        without: withFilters(search, { [kind]: filters[kind]?.filter((other) => other !== value) }),
      })),
    ),
    ...(price ? [one("price", price, ["priceFrom", "priceTo"])] : []),
    ...(filters.ends ? [one("ends", t(`ends.${filters.ends}`), ["ends"])] : []),
    ...(filters.duration ? [one("duration", t(`duration.${filters.duration}`), ["duration"])] : []),
    ...(filters.endsWithinHours
      ? [one("within", t("ends.hours", { count: filters.endsWithinHours }), ["endsWithinHours"])]
      : []),
  ];
}

/** The address of the list without any choice; what was searched for and the order stay. */
export function withoutFilters(search: URLSearchParams): string {
  const names = [...facetKinds, "priceFrom", "priceTo", "ends", "duration", "endsWithinHours"];
  return withFilters(search, Object.fromEntries(names.map((name) => [name, undefined])));
}

interface ChosenFiltersProps {
  chosen: readonly ChosenFilter[];
  search: URLSearchParams;
  /** How many things there are, in words; told whenever it changes. */
  total: string;
  /** What is shown says itself that there are none. */
  isBare: boolean;
  /** Stands at the end of the row. */
  action?: ReactNode;
}

/** How many there are, and the choices, each to be taken back, and all of them. */
export function ChosenFilters({ chosen, search, total, isBare, action }: ChosenFiltersProps) {
  const { t } = useTranslation("shelf");
  const row = useRef<HTMLDivElement>(null);
  useSavedPlace(row, chosen.length);
  return (
    <div
      ref={row}
      tabIndex={-1}
      className={classes(
        "type-small flex flex-wrap items-center gap-2.5 outline-none",
        isBare ? "mt-8" : chosen.length > 0 || action ? "mt-3 mb-4 min-h-11" : "mt-5",
      )}
    >
      {/* Without choices the state's tab above tells how many there are. */}
      <p role="status" className={chosen.length > 0 ? "tnum mr-1.5 text-muted" : "sr-only"}>
        {total}
      </p>
      {chosen.length > 0 && (
        <ul aria-label={t("filters.chosen")} className="contents">
          {chosen.map(({ key, words, without }) => (
            <li key={key} className="min-w-0 max-w-full">
              <Link
                to={without}
                preventScrollReset
                className="flex min-h-11 max-w-full items-center gap-2.5 rounded-full border border-control bg-surface pr-3 pl-4 hover:border-primary-dark hover:bg-info-tint pointer-fine:min-h-9"
              >
                <span className="sr-only">{t("filters.remove")} </span>
                <bdi className="min-w-0 truncate">{words}</bdi>
                <X aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              className="quiet-link inline-block min-h-11 content-center pointer-fine:min-h-9"
              to={withoutFilters(search)}
              preventScrollReset
            >
              {t("clearFilters")}
            </Link>
          </li>
        </ul>
      )}
      {/* On its own the button would not say what it is for. */}
      {action && chosen.length === 0 && <p className="min-w-0 flex-1 text-muted">{t("watchHint")}</p>}
      {action && <span className="ml-auto">{action}</span>}
    </div>
  );
}
