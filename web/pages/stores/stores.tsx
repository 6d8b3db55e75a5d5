import "#web/i18n/areas/pages.ts";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { nullOnFault } from "#web/api/null-on-fault.ts";
import { apiContext } from "#web/api/server-api.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { UnreadNotice } from "#web/ui/unread-notification.tsx";
import type { Route } from "./+types/stores";
import { StoreBlock } from "./store-block.tsx";
import { storeData } from "./store-data.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfPath(pagePathOf(request));
  const stores = await nullOnFault(context.get(apiContext).stores.list({ query: { lang: locale } }));
  const { origin } = new URL(request.url);
  // A page without its stores is nothing to keep.
  const status = stores ? 200 : 503;
  return data({ stores, locale, origin, serverTime: new Date().toISOString() }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, origin, stores } = loaderData;
  const title = metaText("stores:title");
  const description = metaText("stores:description");
  const paths = { cs: pathTo("stores", "cs"), en: pathTo("stores", "en") };
  const structured = (stores ?? []).map((store) => storeData(store, new URL(paths[locale], origin).href));
  return pageMeta({ title, description, origin, locale, paths, structured });
}

export default function Stores({ loaderData: { stores, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("stores");
  const locale = useLocale();
  return (
    <ServerClock time={serverTime}>
      <div className="container-page pt-5">
        <Breadcrumb
          crumbs={[
            { label: t("home"), to: pathTo("home", locale) },
            { label: t("title"), to: pathTo("stores", locale) },
          ]}
        />
        <h1 className="type-h1 mt-4">{t("title")}</h1>
        {!stores ? (
          <UnreadNotice className="mt-9 max-w-[70ch]">{t("unread")}</UnreadNotice>
        ) : stores.length > 0 ? (
          <>
            <p className="type-lead mt-3 mb-9 max-w-[46ch] text-muted">{typography(t("lead"))}</p>
            <ul className="grid gap-x-10 gap-y-9 tablet:grid-cols-2 wide:grid-cols-3">
              {stores.map((store) => (
                <StoreBlock key={store.id} store={store} />
              ))}
            </ul>
          </>
        ) : (
          <EmptyState className="mt-9" title={t("empty.title")}>
            {t("empty.text")}
          </EmptyState>
        )}
      </div>
    </ServerClock>
  );
}
