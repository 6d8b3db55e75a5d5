import { useTranslation } from "react-i18next";
import type { FacetCounts } from "#contract/facets.ts";
import { formatAmount } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Select } from "#web/ui/select.tsx";

/** When what is wanted ends: one choice, for each takes in the one before it. */
export function EndChoices({ ends, exact }: { ends: FacetCounts["ends"]; exact: boolean }) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  return (
    <Select
      label={t("facet.ends")}
      name="ends"
      defaultValue={ends.find(({ chosen }) => chosen)?.value ?? ""}
      placeholder={t("ends.any")}
      options={ends.map(({ value, count }) => ({
        value,
        label: `${t(`ends.${value}`)} (${exact ? "" : "~"}${formatAmount(count, locale)})`,
      }))}
    />
  );
}
