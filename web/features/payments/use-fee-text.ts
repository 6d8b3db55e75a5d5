import { useTranslation } from "react-i18next";
import type { FeeLine } from "#contract/fees/fee-rules.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** Says what a fee costs: its part of the price with its bounds, or its amount alone. */
export function useFeeText(): (line: FeeLine | null) => string {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  return (line) => {
    if (!line) return "";
    if (line.percent === 0) return formatCzk(line.minimum);
    const percent = new Intl.NumberFormat(locale === "cs" ? "cs-CZ" : "en-GB").format(line.percent);
    return [
      t("feeAdmin.line", { percent }),
      line.minimum > 0 && t("feeAdmin.least", { amount: formatCzk(line.minimum) }),
      line.cap !== null && t("feeAdmin.most", { amount: formatCzk(line.cap) }),
    ]
      .filter(Boolean)
      .join(", ");
  };
}
