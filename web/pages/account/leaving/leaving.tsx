import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { apiContext } from "#web/api/server-api.ts";
import { AccountFrame } from "#web/pages/account/account-frame.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/leaving";
import { Deletion } from "./deletion.tsx";
import { ExportSection } from "./export-section.tsx";
import { KeptTable } from "./kept-table.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { data } = await args.context.get(apiContext).leavings.get({});
  return { leaving: data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("leaving:title");
}

/** Taking all own data along, and having the account deleted. */
export default function LeavingPage({ loaderData: { leaving, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("leaving");
  return (
    <AccountFrame serverTime={serverTime}>
      <div className="max-w-180">
        <h1 className="type-h1">{t("title")}</h1>
        <ExportSection last={leaving.export} />
        <Deletion obstacles={leaving.obstacles} />
        <KeptTable />
      </div>
    </AccountFrame>
  );
}
