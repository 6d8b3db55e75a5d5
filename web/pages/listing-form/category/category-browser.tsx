import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { fieldId } from "#web/pages/listing-form/form-model.ts";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { CategoryMatches } from "./category-matches.tsx";
import { CategoryTreeList } from "./category-tree-list.tsx";
import { searchCategories } from "./search-categories.ts";
import { useLikelyCategories } from "./use-likely-categories.ts";

interface CategoryBrowserProps {
  tree: readonly Category[];
  value: number | null;
  labelId: string;
  invalid: boolean;
  onChoose: (id: number) => void;
  onCancel?: (() => void) | undefined;
}

/** A search over the tree, by names of categories, brands and kinds; the matches take the tree's place. */
export function CategoryBrowser({ tree, value, labelId, invalid, onChoose, onCancel }: CategoryBrowserProps) {
  const { t } = useTranslation("listingForm");
  const { query, search, matches, isWaiting, active, onKeyDown } = useCategorySearch(tree, onChoose, onCancel);
  const searching = query.trim() !== "";
  const listId = `${fieldId("categoryId")}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div
      className={`overflow-hidden rounded-control border bg-surface ${invalid ? "border-danger shadow-[inset_0_0_0_1px_var(--color-danger)]" : "border-control"}`}
    >
      <div className="flex items-center gap-3 border-b border-line px-3.5 focus-within:shadow-[inset_0_-2px_0_var(--color-focus)]">
        <Search aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-muted" />
        <input
          id={fieldId("categoryId")}
          type="text"
          role="combobox"
          aria-expanded={searching}
          aria-controls={listId}
          aria-activedescendant={searching && matches.length > 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          aria-labelledby={labelId}
          aria-invalid={invalid || undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t("category.search")}
          value={query}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="type-field h-12 min-w-0 grow bg-transparent outline-none placeholder:text-muted placeholder:opacity-100"
        />
        {onCancel && (
          <button type="button" onClick={onCancel} className="quiet-link type-small min-h-11 shrink-0">
            {t("category.keep")}
          </button>
        )}
      </div>
      <div className={searching ? "p-1.5" : "max-h-88 overflow-y-auto overscroll-contain p-1.5"}>
        {!searching ? (
          <CategoryTreeList id={listId} tree={tree} value={value} labelId={labelId} onChoose={onChoose} />
        ) : (
          <CategoryMatches
            id={listId}
            matches={matches}
            isWaiting={isWaiting}
            active={active}
            optionId={optionId}
            labelId={labelId}
            onChoose={onChoose}
          />
        )}
      </div>
      <LiveRegion text={searching && !isWaiting ? t("category.found", { count: matches.length }) : ""} />
    </div>
  );
}

/** The text of the search, its matches, and the match that the keys have reached. */
function useCategorySearch(
  tree: readonly Category[],
  onChoose: CategoryBrowserProps["onChoose"],
  onCancel: CategoryBrowserProps["onCancel"],
) {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const called = searchCategories(tree, query);
  const likely = useLikelyCategories(tree, query);
  // What the tree calls so comes first, at once; what is meant by a brand follows without moving it.
  const meant = likely.found.filter(({ category }) => !called.some((each) => each.category.id === category.id));
  const matches = [...called, ...meant];
  const search = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === "Escape" && (query || onCancel)) {
      event.preventDefault();
      return query ? setQuery("") : onCancel?.();
    }
    if (query.trim() === "") return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = active + (event.key === "ArrowDown" ? 1 : -1);
      setActive(Math.max(0, Math.min(matches.length - 1, next)));
    } else if (event.key === "Enter") {
      event.preventDefault();
      const chosen = matches[active];
      if (chosen) onChoose(chosen.category.id);
    }
  };
  return { query, search, matches, isWaiting: likely.isWaiting, active, onKeyDown };
}
