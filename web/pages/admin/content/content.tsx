import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminHeading } from "#web/pages/admin/admin-heading.tsx";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/content";
import { CategoryList } from "./category-list.tsx";
import { DocumentList } from "./document-list.tsx";
import { ArticleList, InfoPageList } from "./text-lists.tsx";

const groups = ["articles", "pages", "documents", "categories"] as const;

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const group = groups.find((each) => each === searchParams.get("group")) ?? "articles";
  const { contentAdmin, documentAdmin, blogCategoryAdmin } = api;
  const articles = await contentAdmin.articles({ query: { page: Number(searchParams.get("page")) || 1 } });
  const [{ data: pages }, { data: documents }, { data: categories }] = await Promise.all([
    contentAdmin.infoPages({}),
    documentAdmin.list({}),
    blogCategoryAdmin.list({}),
  ]);
  return { group, articles, pages, documents, categories };
});

export function meta() {
  return privateMeta("contentAdmin:title");
}

/** For the operator: what the blog and the info pages say, and what there is to download. */
export default function Content({ loaderData }: Route.ComponentProps) {
  const { group, articles, pages, documents, categories, serverTime } = loaderData;
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  const path = pathTo("contentAdmin", locale);
  const counts = {
    articles: articles.total,
    pages: pages.length,
    documents: documents.length,
    categories: categories.length,
  };
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <AdminHeading title={t("title")} lead={t("lead")}>
          {group === "articles" && <ButtonLink to={pathTo("addArticle", locale)}>{t("article.add")}</ButtonLink>}
          {group === "pages" && <ButtonLink to={pathTo("addInfoPage", locale)}>{t("page.add")}</ButtonLink>}
        </AdminHeading>
        <Tabs
          className="mt-6"
          label={t("title")}
          tabs={groups.map((each) => ({
            to: each === "articles" ? path : `${path}?group=${each}`,
            label: t(each),
            count: counts[each],
            current: each === group,
          }))}
        />
        {group === "articles" && <ArticleList articles={articles} path={path} now={serverTime} />}
        {group === "pages" && <InfoPageList pages={pages} />}
        {group === "documents" && <DocumentList documents={documents} />}
        {group === "categories" && <CategoryList categories={categories} />}
      </div>
    </AdminLayout>
  );
}
