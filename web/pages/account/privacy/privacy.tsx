import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { apiContext } from "#web/api/server-api.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/privacy";
import { Deletion } from "./deletion.tsx";
import { ExportSection } from "./export-section.tsx";
import { RetainedTable } from "./retained-table.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { data } = await args.context.get(apiContext).privacy.get({});
  return { privacy: data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("privacy:title");
}

/** Taking all own data along, and having the account deleted. */
export default function PrivacyPage({ loaderData: { privacy, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("privacy");
  return (
    <AccountLayout serverTime={serverTime}>
      <div className="max-w-180">
        <h1 className="type-h1">{t("title")}</h1>
        <ExportSection last={privacy.export} />
        <Deletion obstacles={privacy.obstacles} />
        <RetainedTable />
      </div>
    </AccountLayout>
  );
}
