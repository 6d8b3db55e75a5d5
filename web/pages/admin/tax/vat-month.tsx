import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "#contract/api.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { namedAbove, type VatMonth } from "#contract/invoices/vat-months.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { addressOf } from "#web/api/client.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { DownloadButton } from "#web/pages/admin/list/download-button.tsx";
import { monthName } from "#web/pages/admin/monthly-sales/month-name.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/vat-month";
import { RateTable } from "./rate-table.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { data } = await api.vatMonths.get({ params: { month: args.params.month } });
  return { vat: data };
});

export function meta() {
  return privateMeta("taxAdmin:title");
}

/** For those who keep the money: VAT of a month by rate, and its control statement (rules TX2, TX3). */
export default function VatMonthPage({ loaderData: { vat, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("taxAdmin");
  const locale = useLocale();
  const { month, from, to, late } = vat;
  const documents = new URLSearchParams({ day: "taxable", from, to });
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <BackLink to={pathTo("taxAdmin", locale)}>{t("month.back")}</BackLink>
        <h1 className="type-h1 mt-1">{t("month.title", { month: monthName(month, locale) })}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("month.lead")}</p>
        {vat.rates.length + (vat.untaxed ? 1 : 0) === 0 ? (
          <p className="type-body mt-6">{t("month.empty")}</p>
        ) : (
          <RateTable vat={vat} />
        )}
        <p className="mt-4">
          <Link className="quiet-link" to={`${pathTo("invoiceAdmin", locale)}?${documents}`}>
            {t("month.documents")}
          </Link>
        </p>
        {late > 0 && <p className="type-small mt-4 max-w-[70ch]">{t("month.late", { count: late })}</p>}
        {vat.isPayer && <Statement vat={vat} />}
      </div>
    </AdminLayout>
  );
}

/** What the control statement of the month holds, and its file. */
function Statement({ vat: { month, named, gathered } }: { vat: VatMonth }) {
  const { t } = useTranslation("taxAdmin");
  const pathOf = (form: "B" | "N") =>
    addressOf(api.vatMonths.controlStatement.path, { params: { month }, query: { form } });
  return (
    <section className="mt-10">
      <h2 className="type-h3">{t("month.control")}</h2>
      <p className="type-small mt-2">{t("month.named", { count: named, above: formatCzk(namedAbove) })}</p>
      <p className="type-small">
        {t("month.gathered", {
          count: gathered.documents,
          base: formatCzk(gathered.base),
          tax: formatCzk(gathered.tax),
        })}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <DownloadButton label={t("month.regular")} path={pathOf("B")} />
        <DownloadButton label={t("month.subsequent")} path={pathOf("N")} />
        <p className="type-small text-muted">{t("month.hint")}</p>
      </div>
    </section>
  );
}
