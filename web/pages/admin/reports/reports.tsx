import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { AdminPage } from "#web/pages/admin/admin-page.tsx";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/reports";
import { ReportBlock } from "./report-block.tsx";

const groups = ["open", "appealed", "closed"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = groups.find((key) => key === searchParams.get("group")) ?? "open";
  const { reportAdmin } = args.context.get(apiContext);
  const list = await reportAdmin
    .list({ query: { state: group, page: pageOfAddress(searchParams) } })
    .catch((error: unknown) => {
      throw adminRefusal(error, args.request);
    });
  return { list, group, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("moderationAdmin:reports.title");
}

/** For moderators: what somebody has reported, and appeals against what was decided. */
export default function Reports({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("moderationAdmin");
  return (
    <AdminPage
      page="reports"
      title={t("reports.title")}
      lead={t("reports.lead")}
      groups={groups.map((key) => ({
        key,
        label: t(`reports.group.${key}`),
        ...(key === group && { count: list.total }),
      }))}
      group={group}
      list={list}
      empty={{ title: t(`reports.empty.${group}.title`), text: t(`reports.empty.${group}.text`) }}
      serverTime={serverTime}
      readTable={() => browserApi.reportAdmin.table({ query: { state: group } })}
      renderItem={(report) => <ReportBlock key={report.id} report={report} />}
    />
  );
}
