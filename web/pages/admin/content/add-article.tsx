import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/add-article";
import { ArticleForm } from "./article-form.tsx";
import { TextPage } from "./text-page.tsx";

export const loader = adminLoader(async (api) => {
  const { categories } = await api.contentAdmin.articles({ query: { page: 1 } });
  return { categories };
});

export function meta() {
  return privateMeta("contentAdmin:article.new");
}

/** For the operator: an article that does not exist yet. */
export default function AddArticle({ loaderData: { categories, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  return (
    <TextPage title={t("article.new")} back={pathTo("contentAdmin", locale)} shownAt={null} serverTime={serverTime}>
      <ArticleForm article={null} categories={categories} />
    </TextPage>
  );
}
