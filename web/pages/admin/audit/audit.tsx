import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { shortestAuditWords } from "#contract/audit/audit-kinds.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { placedLoader } from "#web/pages/admin/list/list-loader.ts";
import { recentPeriods } from "#web/pages/admin/list/usual-periods.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/audit";
import { AuditLine } from "./audit-line.tsx";
import { auditList } from "./audit-list.ts";

export const loader = placedLoader(auditList, (api, query) => api.auditAdmin.list({ query }), {
  ...{ items: [], older: null, newer: null, isPersonKnown: true },
});

export function meta() {
  return privateMeta("auditAdmin:title");
}

/** For administrators: who of the site changed what, when, from what to what and why (rule AU1). */
export default function Audit({ loaderData: { query, list, faults, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("auditAdmin");
  return (
    <AdminListPage
      {...{ of: auditList, query, list, serverTime }}
      periods={recentPeriods}
      filterClass="grid-cols-1 items-start tablet:grid-cols-3 [&>:last-child]:col-span-full"
      errors={{
        ...faults,
        ...(!list.isPersonKnown && { by: t("filter.nobody") }),
        ...(faults.q && { q: t("filter.short", { length: shortestAuditWords }) }),
      }}
      readTable={() => browserApi.auditAdmin.export({ query })}
      renderItem={(entry) => <AuditLine key={entry.id} entry={entry} />}
    />
  );
}
