import { Search } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useLocation, useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { locales } from "#contract/values/locale.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { classes } from "#web/ui/classes.ts";
import type { SuggestionList } from "./suggestion-list.ts";

const SearchSuggestions = laterPart(() => import("./search-suggestions.tsx"));

/** The search of the header: a plain GET form with `q`. Suggestions load when the field is first focused. */
export function SearchForm({ id, className, onSubmit }: { id: string; className?: string; onSubmit?: () => void }) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  // What is sought on a page of the back office, such as an e-mail, is no question to the whole site.
  const isAdmin = locales.some((each) => pathname.startsWith(pathTo("adminOverview", each)));
  const query = isAdmin ? "" : (params.get("q") ?? "");
  const box = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [list, setList] = useState<SuggestionList | null>(null);
  // The visitor may focus the field before the scripts arrive.
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) setUsed(true);
  }, []);
  const listId = `${id}-suggestions`;
  return (
    <div ref={box} className={classes("relative min-w-0", className)}>
      <Form
        action={pathTo("search", locale)}
        method="get"
        role="search"
        onSubmit={onSubmit}
        className="flex h-12 overflow-hidden rounded-control border border-control bg-surface hover:border-primary-dark has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus"
      >
        <label htmlFor={id} className="grid w-12 shrink-0 place-items-center tablet:max-desktop:w-10">
          <Search aria-hidden="true" strokeWidth={1.5} className="size-5 text-muted" />
          <span className="sr-only">{t("search.label")}</span>
        </label>
        <input
          id={id}
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t("search.placeholder")}
          onFocus={() => setUsed(true)}
          onInput={() => setUsed(true)}
          {...(list && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": list.open,
            "aria-controls": list.open ? listId : undefined,
            "aria-activedescendant": list.activeId,
          })}
          className="type-field min-w-0 grow text-ellipsis bg-transparent text-ink outline-none placeholder:text-muted placeholder:opacity-100 tablet:max-desktop:placeholder:text-[0.9375rem] [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          className="type-small shrink-0 border-l border-line-2 px-5.5 tablet:max-desktop:px-3.5 font-semibold text-primary-dark hover:bg-info-tint focus-visible:-outline-offset-4"
        >
          {t("search.submit")}
        </button>
      </Form>
      <Suspense>{isUsed && <SearchSuggestions id={listId} box={box} onList={setList} onChosen={onSubmit} />}</Suspense>
    </div>
  );
}
