import { useTranslation } from "react-i18next";
import type { ReportQuarter } from "#contract/seller-reports/seller-reports.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";

const cell = "border-line border-b py-2 pl-3 text-right whitespace-nowrap";

/** What a seller was paid by quarter, as the report says it. */
export function QuarterTable({ quarters }: { quarters: readonly ReportQuarter[] }) {
  const { t } = useTranslation("sellerReports");
  return (
    <table className="type-small tnum w-full max-w-130">
      <thead>
        <tr>
          <th scope="col" className="border-line border-b py-2 text-left">
            {t("quarter")}
          </th>
          {(["sales", "amount", "fees"] as const).map((name) => (
            <th key={name} scope="col" className={cell}>
              {t(`column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quarters.map(({ sales, amount, fees }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: quarters have their place and nothing else that names them
          <tr key={at}>
            <th scope="row" className="border-line border-b py-2 text-left font-normal">
              {at + 1}
            </th>
            <td className={cell}>{sales}</td>
            <td className={cell}>{formatCzk(amount)}</td>
            <td className={cell}>{formatCzk(fees)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
