import type { SuggestionSet } from "#contract/finding/suggestions.ts";
import type { Locale } from "#contract/values/locale.ts";
import { pathTo } from "#web/addresses/addresses.ts";

type Item = SuggestionSet["items"][number];

export interface SuggestionOption {
  readonly name: string;
  readonly to: string;
  /** The listing that it leads to, to be shown with picture and price. */
  readonly item?: Item;
}

export interface SuggestionGroup {
  readonly kind: "categories" | "brands" | "items";
  readonly options: readonly SuggestionOption[];
}

/** Suggestions in display order, each with its address; a brand's is the search narrowed to it. */
export function suggestionGroups(found: SuggestionSet | null, locale: Locale): SuggestionGroup[] {
  if (!found) return [];
  const page = ({ id, slug, name }: { id: number; slug: string; name: string }) => ({
    name,
    to: pathTo("item", locale, { id, slug }),
  });
  const categories: SuggestionGroup = { kind: "categories", options: found.categories.map(page) };
  const named: SuggestionGroup[] = [
    {
      kind: "brands",
      options: found.brands.map(({ id, name }) => ({ name, to: `${pathTo("search", locale)}?brand=${id}` })),
    },
    { kind: "items", options: found.items.map((item) => ({ ...page(item), item })) },
  ];
  const groups = found.leading === "categories" ? [categories, ...named] : [...named, categories];
  return groups.filter(({ options }) => options.length > 0);
}
