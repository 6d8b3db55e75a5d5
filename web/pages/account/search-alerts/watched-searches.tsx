import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/shop.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { apiContext } from "#web/api/server-api.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/watched-searches";
import { ProductWatches } from "./product-watches.tsx";
import { SearchRow } from "./search-row.tsx";
import { useRemoval } from "./use-removal.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const api = args.context.get(apiContext);
  const [searches, watches] = await Promise.all([api.watchedSearches.list({}), api.productWatches.list({})]);
  return { searches: searches.data, watches: watches.data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("searchAlerts:title");
}

/** The searches and sellers that one watches (how many new finds each has, how often it is told), and the goods that one waits for. */
export default function WatchedSearches({ loaderData: { searches, watches, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("searchAlerts");
  const locale = useLocale();
  const { remove, removed } = useRemoval();
  const shown = searches.filter(({ id }) => !removed.has(id));
  return (
    <AccountLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("title")}</h1>
      <p className="type-body mt-3 max-w-[62ch] text-muted">{typography(t("lead"))}</p>
      {shown.length === 0 && watches.length === 0 ? (
        <EmptyState
          className="mt-8"
          title={t("empty.title")}
          action={<ButtonLink to={pathTo("search", locale)}>{t("empty.action")}</ButtonLink>}
        >
          {typography(t("empty.text"))}
        </EmptyState>
      ) : (
        shown.length > 0 && (
          <ul aria-label={t("title")} className="mt-8 border-line border-t">
            {shown.map((search) => (
              <SearchRow key={search.id} search={search} onRemove={(name) => remove(search, name)} />
            ))}
          </ul>
        )
      )}
      <ProductWatches watches={watches} />
    </AccountLayout>
  );
}
