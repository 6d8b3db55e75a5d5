import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FoundCategory } from "./search-categories.ts";

interface CategoryMatchesProps {
  id: string;
  matches: readonly FoundCategory[];
  /** Whether more matches may come. */
  isWaiting: boolean;
  active: number;
  optionId: (index: number) => string;
  labelId: string;
  onChoose: (id: number) => void;
}

/** Categories that match the search, each with its place in the tree. */
export function CategoryMatches({ id, matches, isWaiting, active, optionId, labelId, onChoose }: CategoryMatchesProps) {
  const { t } = useTranslation("listingForm");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelectorAll("[role=option]")[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  if (matches.length === 0) {
    return (
      <p id={id} className="type-field px-3 py-3 text-muted">
        {t(isWaiting ? "category.searching" : "category.none")}
      </p>
    );
  }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-labelledby={labelId}
      className="max-h-85 overflow-y-auto overscroll-contain"
    >
      {matches.map(({ category, path }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus and names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the search field's
        <div
          key={category.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          onClick={() => onChoose(category.id)}
          className="grid min-h-11 cursor-pointer content-center rounded-tag px-3 py-1.5 hover:bg-info-tint aria-selected:bg-info-tint"
        >
          <span className="type-field">{category.name}</span>
          {path.length > 1 && (
            <span className="type-min text-muted">
              {path
                .slice(0, -1)
                .map(({ name }) => name)
                .join(" / ")}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
