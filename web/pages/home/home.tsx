import { useTranslation } from "react-i18next";
import { localeOfPath, pathTo } from "#web/addresses.ts";
import { apiContext } from "#web/api/server-api.ts";
import { CardGrid } from "#web/features/listings/card-grid.tsx";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { pageMeta } from "#web/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import type { Route } from "./+types/home";
import { CategoryShelf } from "./category-shelf.tsx";
import { Hero } from "./hero.tsx";
import { HomeSection } from "./home-section.tsx";
import { MonthlySale } from "./monthly-sale.tsx";
import { Promises } from "./promises.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfPath(pagePathOf(request));
  const { auctions, monthlySales } = context.get(apiContext);
  const common = { lang: locale, state: "running" } as const;
  const [ending, newest, busiest, sales, shelf] = await Promise.all([
    auctions.list({ query: { ...common, saleMode: "auction", duration: "7d", sort: "ending", size: 6 } }),
    auctions.newest({ query: { lang: locale } }),
    auctions.list({ query: { ...common, saleMode: "auction", sort: "bids", size: 1 } }),
    monthlySales.list({ query: { lang: locale } }),
    auctions.shelf({ query: { lang: locale } }),
  ]);
  return {
    ending: ending.items,
    newest: newest.data,
    hero: busiest.items[0] ?? null,
    sale: sales.data.open[0] ?? null,
    shelf: shelf.data,
    serverTime: new Date().toISOString(),
    locale,
    origin: new URL(request.url).origin,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, origin } = loaderData;
  const texts = {
    cs: [
      "Aukce sběratelských lihovin, vína a tabáku",
      "Lahve, které se už nevyrábějí: aukce a inzerce lihovin, vína a tabáku od sběratelů.",
    ],
    en: [
      "Auctions of collectible spirits, wine and tobacco",
      "Bottles no longer made: auctions and classified ads of spirits, wine and tobacco from collectors.",
    ],
  } as const;
  const [title, description] = texts[locale];
  return pageMeta({
    title,
    description,
    origin,
    locale,
    paths: { cs: pathTo("home", "cs"), en: pathTo("home", "en") },
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const search = pathTo("search", locale);
  const { ending, newest, hero, sale, shelf, serverTime } = loaderData;
  return (
    <ServerClock time={serverTime}>
      <Hero lot={hero} />
      <Promises />
      {ending.length > 0 && (
        <HomeSection
          title={t("ending")}
          link={{ label: t("allEnding"), to: pathTo("dailyAuctions", locale) }}
        >
          {/* Six fill rows of two and three; a row of five shows five. */}
          <CardGrid listings={ending} columns="five" className="wide:[&>li:nth-child(6)]:hidden" />
        </HomeSection>
      )}
      {sale && sale.lots > 0 && <MonthlySale sale={sale} />}
      {shelf.length > 0 && (
        <HomeSection title={t("shelf")}>
          <CategoryShelf entries={shelf} />
        </HomeSection>
      )}
      {newest.length > 0 && (
        <HomeSection title={t("newest")} link={{ label: t("allNewest"), to: `${search}?sort=newest` }}>
          <CardGrid listings={newest} />
        </HomeSection>
      )}
    </ServerClock>
  );
}
