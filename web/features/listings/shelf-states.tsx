import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { FacetCounts, ListState } from "#contract/facets.ts";
import { formatAmount } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { withFilters } from "./listing-filters.ts";

const shown: readonly ListState[] = ["running", "ended", "sold"];

/** What is on, what is over, and what was sold for how much; each with how many there are. */
export function ShelfStates({
  states,
  exact,
  search,
}: {
  states: FacetCounts["states"];
  exact: boolean;
  search: URLSearchParams;
}) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  return (
    <nav aria-label={t("state.label")} className="type-small flex flex-wrap gap-x-6">
      {states
        .filter(({ value, chosen }) => shown.includes(value) || chosen)
        .map(({ value, count, chosen }) => (
          <Link
            key={value}
            to={withFilters(search, { state: value === "running" ? undefined : value })}
            preventScrollReset
            aria-current={chosen ? "true" : undefined}
            className="min-h-11 content-center aria-[current]:font-semibold aria-[current]:shadow-[inset_0_-2px_0_var(--color-secondary)]"
          >
            {t(`state.${value}`)}
            <span className="tnum ml-1.5 font-normal text-muted">
              {exact ? "" : "~"}
              {formatAmount(count, locale)}
            </span>
          </Link>
        ))}
    </nav>
  );
}
