import "#web/i18n/areas/pages.ts";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { indexedPage } from "#web/features/listings/indexed-page.ts";
import { saleName } from "#web/features/purchases/sale-name.ts";
import { formatOnDay } from "#web/format/dates.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/monthly";
import { HowItWorks } from "./how-it-works.tsx";
import { loadCatalogue } from "./load-catalogue.ts";
import { PastSales } from "./past-sales.tsx";
import { RunningBand } from "./running-band.tsx";
import { SaleCatalogue } from "./sale-catalogue.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const locale = localeOfPath(pagePathOf(request));
  const api = context.get(apiContext);
  const past = Number(searchParams.get("past") ?? 1);
  const { data: sales } = await api.monthlySales.list({ query: { lang: locale, page: past } });
  const sale = sales.open[0] ?? { ...emptySale, ...sales.coming };
  const catalogue = sale.lots > 0 ? await loadCatalogue(api, sale.closesOn, searchParams, locale) : null;
  const page = indexedPage(searchParams, catalogue?.page ?? 1);
  return { sale, catalogue, sales, page, locale, origin, now: new Date().toISOString() };
}

/** A sale that nobody has joined yet. */
const emptySale = { isOpen: true, lots: 0, sold: 0, total: 0, topPrice: null, groups: [] };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, locale, origin } = loaderData;
  const title = metaText("monthlySales:title");
  const description = metaText("monthlySales:description");
  const paths = { cs: pathTo("monthlySales", "cs"), en: pathTo("monthlySales", "en") };
  return pageMeta({ title, description, origin, locale, paths, page });
}

/** The running sale as a catalogue, how it works, and what past sales brought. */
export default function Monthly({ loaderData }: Route.ComponentProps) {
  const { sale, catalogue, sales, now } = loaderData;
  const { t } = useTranslation("monthlySales");
  const locale = useLocale();
  const [search] = useSearchParams();
  const [, after] = sales.open;
  const { coming } = sales;
  return (
    <ServerClock time={now}>
      <RunningBand sale={sale} search={search} />
      <HowItWorks />
      {coming.closesOn !== sale.closesOn && (
        <div className="container-page mt-8">
          <Notice>
            {t("joins", { day: formatOnDay(coming.closesAt, locale) })}{" "}
            {after && after.lots > 0 && (
              <>
                {t("after.text", { name: saleName(t, after.closesOn), count: after.lots })}{" "}
                <Link className="quiet-link" to={pathTo("monthlySale", locale, { closesOn: after.closesOn })}>
                  {t("after.open")}
                </Link>
              </>
            )}
          </Notice>
        </div>
      )}
      {catalogue ? (
        <SaleCatalogue sale={sale} catalogue={catalogue} search={search} />
      ) : (
        <div className="container-page section-gap">
          <EmptyState
            title={t("empty.title")}
            action={<ButtonLink to={pathTo("addListing", locale)}>{t("empty.action")}</ButtonLink>}
          >
            {t("empty.text")}
          </EmptyState>
        </div>
      )}
      {sales.past.total > 0 && <PastSales past={sales.past} search={search} />}
    </ServerClock>
  );
}
