import { useTranslation } from "react-i18next";
import type { IssuedDocument } from "#contract/invoices/issued-documents.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";

const cell = "border-line border-b py-2 pl-4 text-right whitespace-nowrap";
const first = "border-line border-b py-2 text-left font-normal [overflow-wrap:anywhere]";
const columns = ["quantity", "unit", "base", "rate", "tax", "total"] as const;

/** The lines of a document with base and tax, and what they add up to; on a narrow page they scroll to the side. */
export function DocumentLines({ document }: { document: IssuedDocument }) {
  const { t } = useTranslation("issuedDocument");
  const { lines, base, tax, total } = document;
  return (
    <section
      className="mt-8 overflow-x-auto"
      aria-labelledby="document-lines"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls to the side has to be reached by keyboard
      tabIndex={0}
    >
      <h2 id="document-lines" className="type-h3">
        {t("lines")}
      </h2>
      <table className="type-small tnum mt-2 w-full">
        <thead className="text-muted">
          <tr>
            <th scope="col" className={first}>
              {t("column.label")}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${cell} font-normal`}>
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued document never change their places
            <tr key={at}>
              <th scope="row" className={`${first} min-w-48`}>
                {typography(line.label)}
              </th>
              <td className={cell}>{line.quantity}</td>
              <td className={cell}>{formatCzk(line.unit)}</td>
              <td className={cell}>{formatCzk(line.base)}</td>
              <td className={cell}>{line.vatPercent === null ? "–" : `${line.vatPercent} %`}</td>
              <td className={cell}>{formatCzk(line.tax)}</td>
              <td className={cell}>{formatCzk(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" colSpan={3} className={`${first} font-semibold`}>
              {t("column.total")}
            </th>
            <td className={cell}>{formatCzk(base)}</td>
            <td className={cell} />
            <td className={cell}>{formatCzk(tax)}</td>
            <td className={cell}>{formatCzk(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
