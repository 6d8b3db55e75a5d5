import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type FacetCounts, facetKinds } from "#contract/facets.ts";
import type { ListingQuery } from "#contract/listing-query.ts";
import { withFilters } from "../listing-filters.ts";
import { useFacetWords, usePriceWords } from "./facet-words.ts";
import { priceRangeOf } from "./price-range.ts";

/** What narrows a list, in words, with the address without it. */
export interface ChosenFilter {
  readonly key: string;
  readonly words: string;
  readonly without: string;
}

/** Every choice that narrows the list. */
export function useChosenFilters(
  filters: ListingQuery,
  facets: FacetCounts,
  search: URLSearchParams,
): ChosenFilter[] {
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

/** The choices, each to be taken back, and all of them. */
export function ChosenFilters({
  chosen,
  search,
}: {
  chosen: readonly ChosenFilter[];
  search: URLSearchParams;
}) {
  const { t } = useTranslation("shelf");
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t("filters.chosen")} className="type-small mt-4 flex flex-wrap gap-2.5">
      {chosen.map(({ key, words, without }) => (
        <li key={key} className="min-w-0">
          <Link
            to={without}
            preventScrollReset
            className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-primary-dark bg-info-tint px-4 hover:border-ink"
          >
            <span className="sr-only">{t("filters.remove")} </span>
            <bdi className="min-w-0 truncate">{words}</bdi>
            <X aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li className="content-center">
        <Link
          className="quiet-link inline-block min-h-11 content-center"
          to={withoutFilters(search)}
          preventScrollReset
        >
          {t("clearFilters")}
        </Link>
      </li>
    </ul>
  );
}
