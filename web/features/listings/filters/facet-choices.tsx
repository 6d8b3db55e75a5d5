import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import type { FacetKind, FacetValue } from "#contract/search/facets.ts";
import { formatCount } from "#contract/values/written-amounts.ts";
import { withFilters } from "#web/features/listings/listing-filters.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { useFacetWords } from "./facet-words.ts";
import { inOrder } from "./in-order.ts";
import { isNamedLike } from "./is-named-like.ts";

/** So many values are shown at once; the others open below them. */
const shownAtOnce = 6;

interface FacetChoicesProps {
  kind: FacetKind;
  values: readonly FacetValue[];
  exact: boolean;
}

/** Values of one facet with what each would show; brands, of which there may be many, are found by their letters too. */
export function FacetChoices({ kind, values, exact }: FacetChoicesProps) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  const words = useFacetWords();
  const [sought, setSought] = useState("");
  // What is chosen when one comes stands among the first, and stays there: nothing moves when it is chosen.
  const [first] = useState(() => values.filter(({ chosen }) => chosen).map(({ value }) => value));
  const choices = inOrder(kind, values, first).map((choice) => ({
    ...choice,
    words: words(kind, choice.value, choice.label),
  }));
  const isHidden = (name: string) => !isNamedLike(name, sought);
  const row = ({ value, count, chosen, words: name }: (typeof choices)[number]) => (
    <ChoiceRow
      key={value}
      type="checkbox"
      name={kind}
      value={value}
      chosen={chosen}
      words={name}
      count={`${exact ? "" : "~"}${formatCount(count, locale)}`}
      hidden={isHidden(name)}
    />
  );
  const more = choices.slice(shownAtOnce);
  const isOpen = more.some(({ value }) => first.includes(value));
  if (more.length === 0) return choices.map(row);
  return (
    <>
      {kind === "brand" && <FindBrand onChange={setSought} />}
      {choices.slice(0, shownAtOnce).map(row)}
      {/* Where browsers can, the others open above what closes them again. */}
      <details open={isOpen || sought !== ""} className="group/more flex flex-col-reverse">
        <summary
          hidden={sought !== ""}
          className="type-small quiet-link block min-h-11 w-fit content-center pointer-fine:desktop:min-h-9"
        >
          <span className="group-open/more:hidden">
            {t(kind === "brand" ? "filters.moreBrands" : "filters.more", { count: more.length })}
          </span>
          <span className="hidden group-open/more:inline">{t("filters.less")}</span>
        </summary>
        <div>{more.map(row)}</div>
      </details>
      {choices.every(({ words: name }) => isHidden(name)) && <NotListed sought={sought} />}
    </>
  );
}

/** Hides the values that do not match; it is no part of the filters themselves. */
function FindBrand({ onChange }: { onChange: (sought: string) => void }) {
  const { t } = useTranslation("shelf");
  return (
    <label className="needs-script mb-2 flex h-12 items-center gap-2 rounded-control border border-control bg-surface pl-3.5 hover:border-primary-dark has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <Search aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-muted" />
      <input
        type="search"
        aria-label={t("filters.findBrand")}
        placeholder={t("filters.findBrand")}
        autoComplete="off"
        maxLength={60}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className="type-field min-w-0 grow bg-transparent pr-3 outline-none placeholder:text-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
      />
    </label>
  );
}

/** A brand that few have is not among those that are told; words find it. */
function NotListed({ sought }: { sought: string }) {
  const { t } = useTranslation("shelf");
  const [search] = useSearchParams();
  const q = [search.get("q"), sought.trim()].filter(Boolean).join(" ");
  return (
    <p role="status" className="type-small">
      {t("filters.noBrand")}{" "}
      <Link to={withFilters(search, { q })} className="quiet-link break-words">
        {t("filters.seekWords", { words: sought.trim() })}
      </Link>
    </p>
  );
}
