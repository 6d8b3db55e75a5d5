import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { Parcel } from "#web/features/deals/parcel.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/deal";
import { DealCases } from "./deal-cases.tsx";
import { DealFacts } from "./deal-facts.tsx";
import { DealSteps } from "./deal-steps.tsx";

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
  const locale = useLocale();
  const { id, slug, name } = deal.listing;
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <BackLink to={pathTo("dealAdmin", locale)}>{t("back")}</BackLink>
        <h1 className="type-h1 mt-1">{t("one", { id: deal.id })}</h1>
        <p className="type-body mt-2">
          <Link className="quiet-link [overflow-wrap:anywhere]" to={pathTo("item", locale, { id, slug })}>
            <bdi>{typography(name)}</bdi>
          </Link>
        </p>
        <DealFacts deal={deal} now={serverTime} />
        {/* Its first hairline lies on the last one of the facts. */}
        <div className="-mt-px">
          <Parcel deal={deal} />
        </div>
        <DealCases deal={deal} />
        <DealSteps steps={deal.steps} />
      </div>
    </AdminLayout>
  );
}
