import "#web/i18n/areas/pages.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { LastViewed } from "#web/features/listings/last-viewed.tsx";
import { ServerClock } from "#web/format/server-clock.tsx";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import type { Route } from "./+types/home";
import { LanguageOffer } from "./language-offer.tsx";
import { loadHome } from "./load-home.ts";
import { sections } from "./sections.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfPath(pagePathOf(request));
  return {
    home: await loadHome(context.get(apiContext), locale),
    serverTime: new Date().toISOString(),
    locale,
    origin: new URL(request.url).origin,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, origin } = loaderData;
  const title = metaText("home:title");
  const description = metaText("home:description");
  return pageMeta({
    title,
    description,
    origin,
    locale,
    paths: { cs: pathTo("home", "cs"), en: pathTo("home", "en") },
  });
}

/** The sections that the operator has chosen, in that order. */
export default function Home({ loaderData: { home, serverTime, locale } }: Route.ComponentProps) {
  const { sections: chosen, title } = home.setting;
  return (
    <ServerClock time={serverTime}>
      {locale === "cs" && <LanguageOffer />}
      {!chosen.includes("hero") && <h1 className="sr-only">{title}</h1>}
      {chosen.map((name) => {
        const Section = sections[name];
        return <Section key={name} data={home} />;
      })}
      <div className="container-page">
        <LastViewed className="section-gap" />
      </div>
    </ServerClock>
  );
}
