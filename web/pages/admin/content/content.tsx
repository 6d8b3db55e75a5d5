import "#web/i18n/areas/desk.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#web/addresses/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DeskFrame } from "#web/pages/admin/desk-frame.tsx";
import { deskRefusal } from "#web/pages/admin/desk-refusal.ts";
import { OrderedRows } from "#web/pages/admin/ordered-rows.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/content";
import { ArticleLine, InfoPageLine } from "./text-lines.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = searchParams.get("group") === "pages" ? ("pages" as const) : ("articles" as const);
  const { contentDesk } = args.context.get(apiContext);
  try {
    const articles = await contentDesk.articles({ query: { page: Number(searchParams.get("page")) || 1 } });
    const { data: pages } = await contentDesk.infoPages({});
    return { group, articles, pages, serverTime: new Date().toISOString() };
  } catch (error) {
    throw deskRefusal(error, args.request);
  }
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Články a stránky", en: "Articles and pages" }, location);
}

/** For the operator: what the blog and the info pages say. */
export default function Content({
  loaderData: { group, articles, pages, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation("contentDesk");
  const locale = useLocale();
  const path = pathTo("contentDesk", locale);
  const isPages = group === "pages";
  return (
    <DeskFrame serverTime={serverTime}>
      <div className="max-w-230">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h1 className="type-h1">{t("title")}</h1>
          <ButtonLink to={pathTo(isPages ? "addInfoPage" : "addArticle", locale)}>
            {t(isPages ? "page.add" : "article.add")}
          </ButtonLink>
        </div>
        <p className="type-body mt-2 text-muted">{t("lead")}</p>
        <Tabs
          className="mt-6"
          label={t("title")}
          tabs={[
            { to: path, label: t("articles"), count: articles.total, current: !isPages },
            { to: `${path}?group=pages`, label: t("pages"), count: pages.length, current: isPages },
          ]}
        />
        {!isPages && articles.items.length === 0 && (
          <EmptyState className="border-t-0" title={t("none.title")}>
            {t("none.text")}
          </EmptyState>
        )}
        {isPages ? (
          <OrderedRows
            rows={pages}
            nameOf={({ title }) => title[locale] || title.cs}
            store={(ids) => browserApi.contentDesk.orderInfoPages({ body: { ids } })}
          >
            {(page) => <InfoPageLine page={page} />}
          </OrderedRows>
        ) : (
          <ul className="divide-y divide-line border-line border-b">
            {articles.items.map((article) => (
              <li key={article.id}>
                <ArticleLine article={article} now={serverTime} />
              </li>
            ))}
          </ul>
        )}
        {!isPages && (
          <Pagination
            className="mt-9 border-t-0"
            page={articles.page}
            pages={articles.pages}
            hrefOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
          />
        )}
      </div>
    </DeskFrame>
  );
}
