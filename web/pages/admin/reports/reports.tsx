import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { AdminPage } from "#web/pages/admin/admin-page.tsx";
import { groupLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/reports";
import { ReportBlock } from "./report-block.tsx";

const groups = ["open", "appealed", "closed"] as const;

export const loader = groupLoader(groups, (api, { group, page }) =>
  api.reportAdmin.list({ query: { state: group, page } }),
);

export function meta() {
  return privateMeta("moderationAdmin:reports.title");
}

/** For moderators: what somebody has reported, and appeals against what was decided. */
export default function Reports({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  return (
    <AdminPage
      page="reports"
      texts="moderationAdmin:reports"
      {...{ groups, group, list, serverTime }}
      readTable={() => browserApi.reportAdmin.table({ query: { state: group } })}
      renderItem={(report) => <ReportBlock key={report.id} report={report} />}
    />
  );
}
