import { pathTo } from "#contract/content/page-paths.ts";
import type { SuggestionSet } from "#contract/search/suggestions.ts";
import type { Locale } from "#contract/values/locale.ts";

type Item = SuggestionSet["items"][number];

export interface SuggestionOption {
  readonly name: string;
  readonly to: string;
  /** The listing that it leads to, to be shown with picture and price. */
  readonly item?: Item;
}

export interface SuggestionGroup {
  readonly kind: "categories" | "brands" | "items" | "further";
  readonly options: readonly SuggestionOption[];
}

/**
 * Suggestions in display order, each with its address; a brand's is the search narrowed to it. Where categories lead one does,
 * so that what can be bought stands beside it.
 */
export function suggestionGroups(found: SuggestionSet | null, locale: Locale): SuggestionGroup[] {
  if (!found) return [];
  const page = ({ id, slug, name }: { id: number; slug: string; name: string }) => ({
    name,
    to: pathTo("item", locale, { id, slug }),
  });
  const categories = found.categories.map(page);
  const named: SuggestionGroup[] = [
    {
      kind: "brands",
      options: found.brands.map(({ id, name }) => ({ name, to: `${pathTo("search", locale)}?brand=${id}` })),
    },
    { kind: "items", options: found.items.map((item) => ({ ...page(item), item })) },
  ];
  const groups: SuggestionGroup[] =
    found.leading === "categories"
      ? [
          { kind: "categories", options: categories.slice(0, 1) },
          ...named,
          { kind: "further", options: categories.slice(1) },
        ]
      : [...named, { kind: "categories", options: categories }];
  return groups.filter(({ options }) => options.length > 0);
}
