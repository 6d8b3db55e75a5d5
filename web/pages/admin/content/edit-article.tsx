import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { readPageId } from "#web/addresses/read-page-id.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/edit-article";
import { ArticleForm } from "./article-form.tsx";
import { TextPage } from "./text-page.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { contentAdmin } = api;
  const { data: article } = await contentAdmin.article({ params: { id: readPageId(args.params.id) } });
  const { categories } = await contentAdmin.articles({ query: { page: 1 } });
  return { article, categories };
});

export function meta() {
  return privateMeta("contentAdmin:article.one");
}

/** For the operator: one article. */
export default function EditArticle({ loaderData: { article, categories, serverTime } }: Route.ComponentProps) {
  const locale = useLocale();
  const { id, title, slug, publishedAt } = article;
  const isShown = publishedAt !== null && publishedAt <= serverTime;
  return (
    <TextPage
      title={title[locale] || title.cs}
      back={pathTo("contentAdmin", locale)}
      shownAt={isShown ? pathTo("article", locale, { id, slug: slug[locale] }) : null}
      serverTime={serverTime}
    >
      <ArticleForm key={id} article={article} categories={categories} />
    </TextPage>
  );
}
