import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SaleGroup, SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import { formatTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";

export interface SaleTimetableProps {
  sale: SaleHead;
  /** Where a group stands in the catalogue, by its place from 0; without it the rows are no links. */
  hrefOf?: (group: number) => string;
}

/** When which group of a sale closes, and how much lies in it. Stands on teal. */
export function SaleTimetable({ sale, hrefOf }: SaleTimetableProps) {
  const { t } = useTranslation("monthlySales");
  return (
    <nav aria-label={t("timetable")} className="self-center">
      <ol className="border-teal-line border-t">
        {sale.groups.map((group, index) => (
          <li key={group.closesAt} className="border-teal-line border-b">
            {hrefOf ? (
              <Link to={hrefOf(index)} className={`${row} group`}>
                <Row group={group} />
              </Link>
            ) : (
              <span className={row}>
                <Row group={group} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const row =
  "grid min-h-14 grid-cols-[4.5rem_1fr_auto] items-baseline gap-x-3 py-3.5 tablet:grid-cols-[6.25rem_1fr_auto]";

function Row({ group }: { group: SaleGroup }) {
  const { t } = useTranslation("monthlySales");
  return (
    <>
      <span className="type-body tnum text-on-teal-accent">{formatTime(group.closesAt)}</span>{" "}
      <span className="type-h5 group-hover:underline group-hover:decoration-on-teal-accent group-hover:underline-offset-4">
        {typography(group.category.name)}
      </span>{" "}
      <span className="type-small tnum text-on-teal-2">{t("items", { count: group.lots })}</span>
    </>
  );
}
