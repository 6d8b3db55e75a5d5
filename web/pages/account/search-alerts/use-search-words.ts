import { useTranslation } from "react-i18next";
import { facetKinds } from "#contract/search/facets.ts";
import type { WatchedSearch } from "#contract/search-alerts/watched-searches.ts";
import { useFacetWords, usePriceWords } from "#web/features/listings/filters/facet-words.ts";

export type Described = Pick<WatchedSearch, "filters" | "categories" | "brands" | "seller">;

/** A watched search in words: what it is called, and what else narrows it. */
export function useSearchWords(): (search: Described) => { name: string; more: string[] } {
  const { t } = useTranslation(["searchAlerts", "shelf"]);
  const facetWords = useFacetWords();
  const priceWords = usePriceWords();
  return ({ filters, categories, brands, seller }) => {
    const places = categories.map(({ name }) => name);
    const price = priceWords(filters.priceFrom, filters.priceTo);
    const words = [
      ...(filters.q ? [t("searchAlerts:words", { q: filters.q })] : []),
      ...(seller ? [t("searchAlerts:ofSeller", { username: seller.username })] : []),
      ...brands.map(({ name }) => name),
      ...places,
      ...facetKinds
        .filter((kind) => kind !== "brand")
        .flatMap((kind) => (filters[kind] ?? []).map((value) => facetWords(kind, value))),
      ...(filters.duration ? [t(`shelf:duration.${filters.duration}`)] : []),
      ...(price ? [price] : []),
    ];
    const [name = "", ...more] = words;
    return { name, more };
  };
}
