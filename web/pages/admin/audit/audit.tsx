import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminHeading } from "#web/pages/admin/admin-heading.tsx";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { AdminList } from "#web/pages/admin/list/admin-list.tsx";
import { ExportButton } from "#web/pages/admin/list/export-button.tsx";
import { OlderNewer } from "#web/pages/admin/list/older-newer.tsx";
import { PeriodLinks } from "#web/pages/admin/list/period-links.tsx";
import { recentPeriods } from "#web/pages/admin/list/usual-periods.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/audit";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditLine } from "./audit-line.tsx";
import { addressOfQuery, queryOfAddress } from "./audit-query.ts";

const nothing = { items: [], older: null, newer: null, isPersonKnown: true };

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const query = queryOfAddress(searchParams);
  const place = {
    before: searchParams.get("before") ?? undefined,
    after: searchParams.get("after") ?? undefined,
  };
  const serverTime = new Date().toISOString();
  try {
    const list = await args.context.get(apiContext).auditAdmin.list({ query: { ...query, ...place } });
    return { query, list, faults: {}, serverTime };
  } catch (error) {
    // What stands in a field cannot be sought: the field says why.
    if (error instanceof ApiError && error.status === 422)
      return { query, list: nothing, faults: error.fields, serverTime };
    throw adminRefusal(error, args.request);
  }
}

export function meta() {
  return privateMeta("auditAdmin:title");
}

/** For administrators: who of the site changed what, when, from what to what and why (RULES.md AU1). */
export default function Audit({ loaderData: { query, list, faults, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("auditAdmin");
  const locale = useLocale();
  const path = pathTo("auditAdmin", locale);
  const hrefOf = (place: { before: string } | { after: string }) => `${path}${addressOfQuery(query, place)}`;
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-260">
        <AdminHeading title={t("title")} lead={t("lead")} />
        <PeriodLinks
          serverTime={serverTime}
          periods={recentPeriods}
          period={query}
          hrefOf={(period) => `${path}${addressOfQuery({ ...query, ...period })}`}
        />
        <AuditFilters path={path} query={query} isPersonKnown={list.isPersonKnown} faults={faults} />
        <div className="mt-6">
          {list.items.length > 0 && (
            <div className="mb-2 flex justify-end">
              <ExportButton read={() => browserApi.auditAdmin.export({ query })} />
            </div>
          )}
          <AdminList
            path={path}
            items={list.items}
            isNarrowed={addressOfQuery(query) !== ""}
            empty={{ title: t("empty.title"), text: t("empty.text") }}
            nothing={{ title: t("nothing.title"), text: t("nothing.text"), all: t("nothing.all") }}
            renderItem={(entry) => <AuditLine key={entry.id} entry={entry} />}
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
