import type { SuggestionSet } from "#contract/finding/suggestions.ts";
import type { Locale } from "#contract/values/locale.ts";
import { pathTo } from "#web/addresses/addresses.ts";

export interface SuggestionGroup {
  readonly kind: "categories" | "brands" | "items";
  readonly options: readonly { readonly name: string; readonly to: string }[];
}

/** Suggestions in display order, each with its address; a brand's is the search narrowed to it. */
export function suggestionGroups(found: SuggestionSet | null, locale: Locale): SuggestionGroup[] {
  if (!found) return [];
  const page = ({ id, slug, name }: { id: number; slug: string; name: string }) => ({
    name,
    to: pathTo("item", locale, { id, slug }),
  });
  const groups: SuggestionGroup[] = [
    { kind: "categories", options: found.categories.map(page) },
    {
      kind: "brands",
      options: found.brands.map(({ id, name }) => ({ name, to: `${pathTo("search", locale)}?brand=${id}` })),
    },
    { kind: "items", options: found.items.map(page) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
