import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { apiContext } from "#web/api/server-api.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/own-reports";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const { reports } = args.context.get(apiContext);
  const list = await reports.own({ query: { page: pageOfAddress(searchParams) } });
  return { list, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("reports:own.title");
}

/** What one has reported, each with its state and its page. */
export default function OwnReports({ loaderData: { list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const hrefOf = (page: number) => `${pathTo("ownReports", locale)}${page > 1 ? `?page=${page}` : ""}`;
  return (
    <AccountLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("own.title")}</h1>
      <p className="type-body mt-2 text-muted">{t("own.lead")}</p>
      {list.items.length === 0 ? (
        <EmptyState className="mt-6" title={t("own.empty.title")}>
          {t("own.empty.text")}
        </EmptyState>
      ) : (
        <ul className="mt-6 divide-y divide-line border-line border-y">
          {list.items.map(({ id, key, kind, reason, at, outcome, appeals }) => (
            <li key={id}>
              <Link
                to={pathTo("report", locale, { id, key })}
                className="grid gap-x-6 py-3.5 hover:bg-surface focus-visible:-outline-offset-2 tablet:grid-cols-[minmax(0,1fr)_auto]"
              >
                <span>
                  <span className="block font-semibold">
                    {t(`kind.${kind}`)}: {t(`reason.${reason}`)}
                  </span>
                  <span className="type-caption text-muted">{t("own.row", { id, date: formatDate(at, locale) })}</span>
                </span>
                <span className="type-small">
                  {appeals.some(({ decision }) => !decision) ? t("state.appealed") : t(`state.${outcome ?? "open"}`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pagination className="mt-9 border-t-0" page={list.page} pages={list.pages} hrefOf={hrefOf} />
    </AccountLayout>
  );
}
