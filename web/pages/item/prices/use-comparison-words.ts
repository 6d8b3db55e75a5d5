import { useTranslation } from "react-i18next";
import type { PriceComparison } from "#contract/prices/prices.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";

/** The comparison in a sentence; empty where there is none. */
export function useComparisonWords(comparison: PriceComparison | null): string {
  const { t } = useTranslation("prices");
  if (!comparison) return "";
  const { count, median, lowest, highest } = comparison;
  if (lowest === null || highest === null) return typography(t("sales.none"));
  const [least, most] = [formatCzk(lowest), formatCzk(highest)];
  const kind = count === 1 ? "once" : least === most ? "same" : median === null ? "few" : "many";
  const amounts = { count, lowest: least, highest: most, median: formatCzk(median ?? 0) };
  return typography(t(`sales.${kind}`, amounts));
}
