import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import type { Suspicion } from "#contract/moderation/suspicions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { AdminPage } from "#web/pages/admin/admin-page.tsx";
import type { BulkAction } from "#web/pages/admin/list/bulk/bulk-action.ts";
import { BulkBar } from "#web/pages/admin/list/bulk/bulk-bar.tsx";
import { useBulk } from "#web/pages/admin/list/bulk/use-bulk.ts";
import { groupLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/suspicions";
import { SuspicionBlock } from "./suspicion-block.tsx";

const groups = ["open", "closed"] as const;

export const loader = groupLoader(groups, (api, { group, page }) =>
  api.suspicions.list({ query: { state: group, page } }),
);

export function meta() {
  return privateMeta("moderationAdmin:suspicions.title");
}

/** For moderators: pairs of people whose acts go together suspiciously well. */
export default function Suspicions({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("moderationAdmin");
  const bulk = useBulk(list.items, ({ person, other, listing }) =>
    t("suspicions.row", { person: person.username, other: other.username, listing: listing.name }),
  );
  const close: BulkAction<Suspicion> = {
    key: "close",
    fits: ({ lookedAt }) => lookedAt === null,
    words: (count) => ({
      button: t("suspicions.bulk.button", { number: count }),
      title: t("suspicions.bulk.title", { count }),
      text: t("suspicions.bulk.text"),
      confirm: t("suspicions.bulk.confirm"),
    }),
    step: ({ id }, signal) => browserApi.suspicions.close({ params: { id }, signal }),
  };
  return (
    <AdminPage
      page="suspicions"
      texts="moderationAdmin:suspicions"
      {...{ groups, group, list, serverTime }}
      tools={group === "open" && <BulkBar bulk={bulk} actions={[close]} />}
      readTable={() => browserApi.suspicions.table({ query: { state: group } })}
      renderItem={(suspicion) => (
        <SuspicionBlock key={suspicion.id} suspicion={suspicion} bulk={group === "open" ? bulk : null} />
      )}
    />
  );
}
