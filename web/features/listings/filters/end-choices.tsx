import { useTranslation } from "react-i18next";
import type { FacetCounts } from "#contract/search/facets.ts";
import { formatCount } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ChoiceRow } from "./choice-row.tsx";

/** When what is wanted ends: one choice, for each takes in the one before it. */
export function EndChoices({ ends, exact }: { ends: FacetCounts["ends"]; exact: boolean }) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  return (
    <>
      <ChoiceRow type="radio" name="ends" value="" chosen={ends.every(({ chosen }) => !chosen)} words={t("ends.any")} />
      {ends.map(({ value, count, chosen }) => (
        <ChoiceRow
          key={value}
          type="radio"
          name="ends"
          value={value}
          chosen={chosen}
          words={t(`ends.${value}`)}
          count={`${exact ? "" : "~"}${formatCount(count, locale)}`}
        />
      ))}
    </>
  );
}
