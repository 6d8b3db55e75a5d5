import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { asNotFound } from "#web/api/as-not-found.ts";
import { apiContext } from "#web/api/server-api.ts";
import { YearFigures } from "#web/features/reports/year-figures.tsx";
import { yearOfAddress } from "#web/features/reports/year-of-address.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/report-years";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { reportAdmin } = args.context.get(apiContext);
  const found = await reportAdmin
    .year({ query: yearOfAddress(args.request) })
    .catch((error: unknown) => asNotFound(adminRefusal(error, args.request)));
  return { ...found.data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("reportYears:admin.title");
}

/** For moderators: the figures of a year of reports, the running one too; those of past years everybody may read. */
export default function ReportYears({ loaderData: { years, figures, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("reportYears");
  const locale = useLocale();
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("admin.title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("admin.lead")}</p>
        <Link className="quiet-link type-small inline-block min-h-11 content-center" to={pathTo("reportYears", locale)}>
          {t("admin.public")}
        </Link>
        <YearFigures years={years} figures={figures} path={pathTo("reportYearAdmin", locale)} />
      </div>
    </AdminLayout>
  );
}
