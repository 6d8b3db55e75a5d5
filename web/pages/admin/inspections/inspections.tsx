import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import { inspectionGroups } from "#contract/moderation/moderation.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { AdminPage } from "#web/pages/admin/admin-page.tsx";
import { groupLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import type { Route } from "./+types/inspections";
import { InspectionBlock } from "./inspection-block.tsx";

export const loader = groupLoader(inspectionGroups, (api, query, { request }) =>
  api.moderation.inspections({ query: { ...query, lang: localeOfPath(pagePathOf(request)) } }),
);

export function meta() {
  return privateMeta("moderationAdmin:queue.title");
}

/** For moderators: listings of new sellers that wait for their publication, and those that run and nobody has looked at. */
export default function Inspections({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  return (
    <AdminPage
      page="inspections"
      texts="moderationAdmin:queue"
      groups={inspectionGroups}
      counts={list.waiting}
      {...{ group, list, serverTime }}
      readTable={() => browserApi.moderation.inspectionTable({ query: { group } })}
      renderItem={(file) => <InspectionBlock key={file.id} file={file} />}
    />
  );
}
