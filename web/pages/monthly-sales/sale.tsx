import "#web/i18n/areas/pages.ts";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { asNotFound } from "#web/api/as-not-found.ts";
import { apiContext } from "#web/api/server-api.ts";
import { indexedPage } from "#web/features/listings/indexed-page.ts";
import { formatDate } from "#web/format/dates.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/sale";
import { loadCatalogue } from "./load-catalogue.ts";
import { PastBand } from "./past-band.tsx";
import { RunningBand } from "./running-band.tsx";
import { SaleCatalogue } from "./sale-catalogue.tsx";

/** `/mesicni-aukce/2026-10-25`: where a sale stays when it is over. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const locale = localeOfPath(pagePathOf(request));
  const api = context.get(apiContext);
  const { closesOn } = params;
  const [{ data: sale }, catalogue] = await Promise.all([
    api.monthlySales.get({ params: { closesOn }, query: { lang: locale } }),
    loadCatalogue(api, closesOn, searchParams, locale),
  ]).catch(asNotFound);
  const page = indexedPage(searchParams, catalogue.page);
  return { sale, catalogue, page, locale, origin, now: new Date().toISOString() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { sale, page, locale, origin } = loaderData;
  const { closesOn } = sale;
  const day = formatDate(sale.closesAt, locale);
  const title = metaText("monthlySales:ofDay", { day });
  const description = metaText("monthlySales:ofDayDescription", { day });
  const paths = {
    cs: pathTo("monthlySale", "cs", { closesOn }),
    en: pathTo("monthlySale", "en", { closesOn }),
  };
  return pageMeta({ title, description, origin, locale, paths, page });
}

/** One sale, open or past: what it brought and its lots. */
export default function Sale({ loaderData }: Route.ComponentProps) {
  const { sale, catalogue, now } = loaderData;
  const { t } = useTranslation("monthlySales");
  const locale = useLocale();
  const [search] = useSearchParams();
  const all = pathTo("monthlySales", locale);
  const crumbs = [
    { label: t("home"), to: pathTo("home", locale) },
    { label: t("title"), to: all },
    {
      label: formatDate(sale.closesAt, locale),
      to: pathTo("monthlySale", locale, { closesOn: sale.closesOn }),
    },
  ];
  return (
    <ServerClock time={now}>
      <div className="container-page pt-5 pb-4">
        <Breadcrumb crumbs={crumbs} />
      </div>
      {sale.isOpen ? <RunningBand sale={sale} search={search} /> : <PastBand sale={sale} search={search} />}
      <SaleCatalogue sale={sale} catalogue={catalogue} search={search} />
      <div className="container-page mt-12">
        <ButtonLink kind="outline" to={sale.isOpen ? all : `${all}#past`}>
          {t("past.all")}
        </ButtonLink>
      </div>
    </ServerClock>
  );
}
