import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { inspectionGroups } from "#contract/listings/moderation.ts";
import { localeOfPath } from "#web/addresses/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { AdminPage } from "#web/pages/admin/admin-page.tsx";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/inspections";
import { InspectionBlock } from "./inspection-block.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = inspectionGroups.find((each) => each === searchParams.get("group")) ?? "before";
  const lang = localeOfPath(pagePathOf(args.request));
  const { moderation } = args.context.get(apiContext);
  const list = await moderation
    .inspections({ query: { lang, group, page: pageOfAddress(searchParams) } })
    .catch((error: unknown) => {
      throw adminRefusal(error, args.request);
    });
  return { list, group, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("moderationAdmin:queue.title");
}

/** For moderators: listings of new sellers that wait for their publication, and those that run and nobody has looked at. */
export default function Inspections({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("moderationAdmin");
  return (
    <AdminPage
      page="inspections"
      title={t("queue.title")}
      lead={t("queue.lead")}
      groups={inspectionGroups.map((key) => ({
        key,
        label: t(`queue.group.${key}`),
        ...(key !== "decided" && { count: list.waiting[key] }),
      }))}
      group={group}
      list={list}
      empty={{ title: t(`queue.empty.${group}.title`), text: t(`queue.empty.${group}.text`) }}
      serverTime={serverTime}
      readTable={() => browserApi.moderation.inspectionTable({ query: { group } })}
      renderItem={(file) => <InspectionBlock key={file.id} file={file} />}
    />
  );
}
