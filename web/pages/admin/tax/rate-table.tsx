import { useTranslation } from "react-i18next";
import type { VatMonth } from "#contract/invoices/vat-months.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";

const cell = "border-line border-b py-2 pl-4 text-right whitespace-nowrap";
const first = "border-line border-b py-2 text-left font-normal";
const columns = ["base", "tax", "total", "documents"] as const;

/** Base and tax of a month by rate, and what they add up to; on a narrow page it scrolls to the side. */
export function RateTable({ vat: { rates, untaxed } }: { vat: VatMonth }) {
  const { t } = useTranslation("taxAdmin");
  const rows = [
    ...rates.map(({ percent, ...sums }) => ({ name: t("month.rate", { percent }), ...sums })),
    ...(untaxed ? [{ name: t("month.untaxed"), ...untaxed }] : []),
  ];
  const sum = (of: "base" | "tax" | "total") => formatCzk(rows.reduce((all, row) => all + row[of], 0));
  return (
    <section
      className="mt-6 overflow-x-auto"
      aria-label={t("month.column.rate")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls to the side has to be reached by keyboard
      tabIndex={0}
    >
      <table className="type-small tnum w-full">
        <thead className="text-muted">
          <tr>
            <th scope="col" className={first}>
              {t("month.column.rate")}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${cell} font-normal`}>
                {t(`month.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, base, tax, total, documents }) => (
            <tr key={name}>
              <th scope="row" className={first}>
                {name}
              </th>
              <td className={cell}>{formatCzk(base)}</td>
              <td className={cell}>{formatCzk(tax)}</td>
              <td className={cell}>{formatCzk(total)}</td>
              <td className={cell}>{documents}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className={`${first} font-semibold`}>
              {t("month.sum")}
            </th>
            <td className={cell}>{sum("base")}</td>
            <td className={cell}>{sum("tax")}</td>
            <td className={cell}>{sum("total")}</td>
            <td className={cell} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
