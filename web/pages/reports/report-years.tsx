import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { asNotFound } from "#web/api/as-not-found.ts";
import { apiContext } from "#web/api/server-api.ts";
import { YearFigures } from "#web/features/reports/year-figures.tsx";
import { yearOfAddress } from "#web/features/reports/year-of-address.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import type { Route } from "./+types/report-years";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfPath(pagePathOf(request));
  const found = await context
    .get(apiContext)
    .reportYears.get({ query: yearOfAddress(request) })
    .catch(asNotFound);
  return { ...found.data, locale, origin: new URL(request.url).origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, origin, figures } = loaderData;
  const title = metaText("reportYears:public.title");
  const description = metaText("reportYears:public.description");
  const shown = figures ? `${title} ${figures.year}` : title;
  const paths = { cs: pathTo("reportYears", "cs"), en: pathTo("reportYears", "en") };
  return pageMeta({ title: shown, description, origin, locale, paths });
}

/** What everybody may know of a year of reports (Digital Services Act, Art. 15 and 24). */
export default function ReportYears({ loaderData: { years, figures } }: Route.ComponentProps) {
  const { t } = useTranslation("reportYears");
  const locale = useLocale();
  return (
    <div className="container-page pt-9 desktop:pt-12">
      <div className="max-w-230">
        <h1 className="type-h1">{t("public.title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("public.lead")}</p>
        <YearFigures years={years} figures={figures} path={pathTo("reportYears", locale)} />
      </div>
    </div>
  );
}
