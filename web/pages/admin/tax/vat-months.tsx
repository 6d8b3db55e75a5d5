import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { monthName } from "#web/pages/admin/monthly-sales/month-name.ts";

/** The months whose VAT is looked at: this one and the year before. `today`: in Prague. */
export function VatMonths({ today }: { today: string }) {
  const { t } = useTranslation("taxAdmin");
  const locale = useLocale();
  const [year = 0, month = 0] = today.split("-").map(Number);
  const months = Array.from({ length: 13 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7),
  );
  return (
    <section className="mt-10">
      <h2 className="type-h3">{t("month.links")}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {months.map((each) => (
          <li key={each}>
            <Link
              className="quiet-link inline-block min-h-11 content-center"
              to={pathTo("vatMonthAdmin", locale, { month: each })}
            >
              {monthName(each, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
