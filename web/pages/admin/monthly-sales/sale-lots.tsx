import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { SaleLot } from "#contract/monthly-sales/sale-admin.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { personAddress } from "#web/pages/admin/audit/thing-address.ts";

/** The lots of a sale in the order in which they close. */
export function SaleLots({ lots }: { lots: readonly SaleLot[] }) {
  const { t } = useTranslation("monthlySaleAdmin");
  const locale = useLocale();
  return (
    <ol className="mt-2 divide-y divide-line border-line border-y">
      {lots.map((lot) => (
        <li
          key={lot.id}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 py-3 tablet:grid-cols-[2.5rem_minmax(0,1fr)_12rem]"
        >
          <span className="tnum text-muted">
            <span className="sr-only">{t("lot.place")} </span>
            {lot.place}
          </span>
          <div className="min-w-0">
            <Link
              to={pathTo("item", locale, { id: lot.id, slug: lot.slug })}
              className="type-control inline-block min-h-6 [overflow-wrap:anywhere] hover:underline"
            >
              <bdi>{typography(lot.name)}</bdi>
            </Link>
            <p className="type-small text-muted">
              {lot.lotNumber === null ? t("lot.noNumber") : t("lot.number", { number: lot.lotNumber })}
              {", "}
              <Link className="quiet-link [overflow-wrap:anywhere]" to={personAddress(lot.seller.username, locale)}>
                <bdi>{lot.seller.username}</bdi>
              </Link>
            </p>
          </div>
          <p className="type-small tnum max-tablet:col-start-2 tablet:text-right">
            {formatDateTime(lot.endsAt, locale)}
            <span className="block text-muted">
              {t(`lot.status.${lot.status as "scheduled" | "live" | "sold" | "unsold"}`)}
              {lot.extended && `, ${t("lot.extended")}`}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
