import "#web/i18n/areas/desk.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DeskFrame } from "#web/pages/admin/desk-frame.tsx";
import { DeskHeading } from "#web/pages/admin/desk-heading.tsx";
import { deskRefusal } from "#web/pages/admin/desk-refusal.ts";
import { DeskList } from "#web/pages/admin/list/desk-list.tsx";
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
    const list = await args.context.get(apiContext).auditDesk.list({ query: { ...query, ...place } });
    return { query, list, faults: {}, serverTime };
  } catch (error) {
    // What stands in a field cannot be sought: the field says why.
    if (error instanceof ApiError && error.status === 422)
      return { query, list: nothing, faults: error.fields, serverTime };
    throw deskRefusal(error, args.request);
  }
}

export function meta() {
  return privateMeta("auditDesk:title");
}

/** For administrators: who of the house changed what, when, from what to what and why (RULES.md AU1). */
export default function Audit({ loaderData: { query, list, faults, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("auditDesk");
  const locale = useLocale();
  const path = pathTo("auditDesk", locale);
  const hrefOf = (place: { before: string } | { after: string }) => `${path}${addressOfQuery(query, place)}`;
  return (
    <DeskFrame serverTime={serverTime}>
      <div className="max-w-260">
        <DeskHeading title={t("title")} lead={t("lead")} />
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
              <ExportButton read={() => browserApi.auditDesk.export({ query })} />
            </div>
          )}
          <DeskList
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
    </DeskFrame>
  );
}
