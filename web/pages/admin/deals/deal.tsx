import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/deal";
import { DealFile } from "./deal-file.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { data } = await api.dealAdmin.get({ params: { id: args.params.id } });
  return { deal: data };
});

export function meta({ params }: Route.MetaArgs) {
  return privateMeta("dealAdmin:one", { id: params.id });
}

/** For moderators and the support: one deal with its sides, its cases and its steps (rule SD2). */
export default function OneDealAdmin({ loaderData: { deal, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("dealAdmin");
  return (
    <AdminLayout serverTime={serverTime}>
      <BackLink to={pathTo("dealAdmin", useLocale())}>{t("back")}</BackLink>
      <DealFile deal={deal} now={serverTime} heading="h1" />
    </AdminLayout>
  );
}
