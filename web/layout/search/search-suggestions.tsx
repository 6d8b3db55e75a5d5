import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocale } from "#web/format/use-locale.ts";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { Suggestion } from "./suggestion.tsx";
import { suggestionGroups } from "./suggestion-groups.ts";
import type { SuggestionList } from "./suggestion-list.ts";
import { useSuggestionKeys } from "./use-suggestion-keys.ts";
import { useSuggestions } from "./use-suggestions.ts";

/**
 * FR9: Suggestions below the search field are 200 px high at most.
 *
 * The focus stays in the field, whose keys and texts come from the box around both.
 */
export default function SearchSuggestions({
  id,
  box,
  onList,
  onChosen,
}: {
  id: string;
  box: RefObject<HTMLElement | null>;
  onList: (list: SuggestionList) => void;
  onChosen: (() => void) | undefined;
}) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { typed, active, setActive, close } = useSuggestionKeys(box, () => options, choose);
  const found = useSuggestions(typed, locale);
  const groups = suggestionGroups(found, locale);
  const options = groups.flatMap((group) => group.options);
  const open = options.length > 0;
  // One or two letters are too few to search for.
  const isEmpty = found !== null && !open && typed.trim().length > 2;
  const activeId = open && active >= 0 ? `${id}-${active}` : undefined;
  useEffect(() => onList({ open, activeId }), [onList, open, activeId]);
  useEffect(() => {
    if (activeId) list.current?.querySelector(`#${activeId}`)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function leave(): void {
    close();
    onChosen?.();
  }

  function choose(to: string): void {
    leave();
    void navigate(to);
  }

  return (
    <>
      {open && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={t("search.suggestions")}
          // The field keeps the focus while the visitor presses on the list.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[200px] overflow-y-auto overscroll-contain rounded-block border border-line bg-surface p-1.5 text-ink shadow-lift"
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are options of a list
            <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
              <p id={`${id}-${group.kind}`} className="type-caption px-3 pt-1.5 text-muted">
                {t(`search.${group.kind}`)}
              </p>
              {group.options.map((option) => {
                const index = options.indexOf(option);
                return (
                  <Suggestion
                    key={option.to}
                    id={`${id}-${index}`}
                    {...option}
                    isActive={index === active}
                    onPoint={() => setActive(index)}
                    onChoose={leave}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
      {isEmpty && (
        <p className="type-small absolute inset-x-0 top-full z-40 mt-1.5 rounded-block border border-line bg-surface px-4.5 py-3 text-muted shadow-lift">
          {t("search.none")}
        </p>
      )}
      <LiveRegion text={open ? t("search.found", { count: options.length }) : isEmpty ? t("search.none") : ""} />
    </>
  );
}
