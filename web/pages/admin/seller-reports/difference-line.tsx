import { useTranslation } from "react-i18next";
import type { ReportDifference } from "#contract/seller-reports/seller-report-messages.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** A seller who is no longer as the tax office was told. */
export function DifferenceLine({ difference: { name, kind, fields } }: { difference: ReportDifference }) {
  const { t } = useTranslation("sellerReports");
  const list = new Intl.ListFormat(useLocale(), { type: "unit" });
  return (
    <li>
      <bdi>{name}</bdi>
      {": "}
      {kind === "corrected"
        ? list.format(fields.map((field) => t(`messages.field.${field}`)))
        : t(`messages.difference.${kind}`)}
    </li>
  );
}
