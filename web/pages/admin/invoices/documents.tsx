import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { api } from "#contract/api.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { addressOf } from "#web/api/client.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { AdminList } from "#web/pages/admin/list/admin-list.tsx";
import { DownloadButton } from "#web/pages/admin/list/download-button.tsx";
import { OlderNewer } from "#web/pages/admin/list/older-newer.tsx";
import { PeriodLinks } from "#web/pages/admin/list/period-links.tsx";
import { bookPeriods } from "#web/pages/admin/list/usual-periods.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/documents";
import { DocumentFilters } from "./document-filters.tsx";
import { DocumentLine } from "./document-line.tsx";
import { addressOfDocuments, queryOfDocuments } from "./document-query.ts";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const query = queryOfDocuments(searchParams);
  const place = {
    before: searchParams.get("before") ?? undefined,
    after: searchParams.get("after") ?? undefined,
  };
  const list = await api.invoiceAdmin.list({ query: { ...query, ...place } });
  return { query, list };
});

export function meta() {
  return privateMeta("invoiceAdmin:title");
}

/** For those who keep the site's money: every issued document, and a period of them for the accountant (RULES.md IN10, IN11). */
export default function Documents({ loaderData: { query, list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("invoiceAdmin");
  const locale = useLocale();
  const path = pathTo("invoiceAdmin", locale);
  const hrefOf = (place: { before: string } | { after: string }) =>
    `${path}${addressOfDocuments(query, place)}`;
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-260">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-180 text-muted">{t("lead")}</p>
        <PeriodLinks
          serverTime={serverTime}
          periods={bookPeriods}
          period={query}
          hrefOf={(period) => `${path}${addressOfDocuments({ ...query, ...period })}`}
        />
        <DocumentFilters path={path} query={query} />
        {list.items.length > 0 && (
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <DownloadButton path={addressOf(api.invoiceAdmin.table.path, { query })} />
            <DownloadButton label={t("archive")} path={addressOf(api.invoiceAdmin.archive.path, { query })} />
            <p className="type-small text-muted">{t("exportHint")}</p>
          </div>
        )}
        <div className="mt-6">
          <AdminList
            path={path}
            items={list.items}
            isNarrowed={addressOfDocuments(query) !== ""}
            empty={{ title: t("empty.title"), text: t("empty.text") }}
            nothing={{ title: t("nothing.title"), text: t("nothing.text"), all: t("nothing.all") }}
            renderItem={(document) => <DocumentLine key={document.id} document={document} />}
          />
        </div>
        <OlderNewer
          newer={list.newer && hrefOf({ after: list.newer })}
          older={list.older && hrefOf({ before: list.older })}
        />
      </div>
    </AdminLayout>
  );
}
