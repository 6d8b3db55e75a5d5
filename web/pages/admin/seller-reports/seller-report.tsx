import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "#contract/api.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { sellerGroups } from "#contract/seller-reports/seller-reports.ts";
import { addressOf } from "#web/api/client.ts";
import { formatDecimal } from "#web/format/money.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { AdminList } from "#web/pages/admin/list/admin-list.tsx";
import { DownloadButton } from "#web/pages/admin/list/download-button.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/seller-report";
import { MessageHistory } from "./message-history.tsx";
import { addressOfReport, queryOfReport, yearsAt } from "./report-query.ts";
import { SellerBlock } from "./seller-block.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const query = queryOfReport(searchParams, new Date().toISOString());
  const params = { year: String(query.year) };
  const [report, history] = await Promise.all([
    api.sellerReports.list({ params, query: { group: query.group, page: pageOfAddress(searchParams) } }),
    api.sellerReportMessages.list({ params }),
  ]);
  return { query, report, history: history.data };
});

export function meta() {
  return privateMeta("sellerReports:title");
}

/** For those who keep the site's money: who is reported to the tax office for a year, and what is missing (rule TR1–TR8). */
export default function SellerReportPage({ loaderData }: Route.ComponentProps) {
  const { query, report, history, serverTime } = loaderData;
  const { t } = useTranslation("sellerReports");
  const locale = useLocale();
  const path = pathTo("sellerAdmin", locale);
  const { year, group } = query;
  const years = yearsAt(serverTime);
  const params = { year: String(year) };
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-260">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-180 text-muted">{typography(t("lead"))}</p>
        <p className="type-small mt-4 flex flex-wrap gap-x-5">
          <span className="inline-block min-h-11 content-center text-muted">{t("year")}</span>
          {years.map((each) => (
            <Link
              key={each}
              className="quiet-link tnum inline-block min-h-11 content-center aria-[current=true]:font-semibold"
              aria-current={each === year ? "true" : undefined}
              to={`${path}${addressOfReport({ year: each, group: "all" })}`}
            >
              {each}
            </Link>
          ))}
        </p>
        <p className="type-small max-w-180 text-muted">
          {typography(t("rate", { rate: formatDecimal(report.rate, locale) }))} {year === years[0] && t("running")}
        </p>
        {report.counts.all > 0 && (
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <DownloadButton path={addressOf(api.sellerReports.table.path, { params })} />
            <p className="type-small text-muted">{t("exportHint")}</p>
          </div>
        )}
        {year !== years[0] && <MessageHistory key={year} year={year} history={history} />}
        <Tabs
          className="mt-6"
          label={t("title")}
          tabs={sellerGroups.map((each) => ({
            to: `${path}${addressOfReport({ year, group: each })}`,
            label: t(`group.${each}`),
            count: report.counts[each],
            current: each === group,
          }))}
        />
        <AdminList
          path={path}
          items={report.items}
          isUnderTabs
          isNarrowed={group !== "all"}
          empty={{ title: t("empty.title"), text: t("empty.text") }}
          nothing={{ title: t("nothing.title"), text: t("nothing.text"), all: t("nothing.all") }}
          renderItem={(seller) => <SellerBlock key={`${year} ${seller.id}`} seller={seller} />}
        />
        <Pagination
          className="mt-9 border-t-0"
          page={report.page}
          pages={report.pages}
          hrefOf={(page) => `${path}${addressOfReport(query, page)}`}
        />
      </div>
    </AdminLayout>
  );
}
