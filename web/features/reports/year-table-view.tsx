import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { YearTable } from "./year-tables.ts";

/** One table of a year, the number last; where there is nothing to count, it says so. */
export function YearTableView({ table: { title, heads, rows } }: { table: YearTable }) {
  const { t } = useTranslation("reportYears");
  const titleId = useId();
  const last = heads.length - 1;
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="type-h5">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="type-small mt-2 text-muted">{t("none")}</p>
      ) : (
        <table
          aria-labelledby={titleId}
          className="type-small tnum mt-2 w-full tablet:table-fixed border-collapse text-left"
        >
          <thead>
            <tr className="type-caption border-line-2 border-b text-muted">
              {heads.map((head, index) => (
                <th key={head} scope="col" className={index === last ? number : index === 0 && last > 1 ? first : text}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} className="border-line border-b align-top">
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={heads[index]} scope="row" className={text}>
                      {cell}
                    </th>
                  ) : (
                    <td key={heads[index]} className={index === last ? number : text}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const text = "py-2.5 pr-3 font-normal tablet:pr-4";
/** Of three columns the first is as wide in every table. */
const first = `${text} tablet:w-2/5`;
const number = "w-14 py-2.5 text-right font-normal tablet:w-24";
