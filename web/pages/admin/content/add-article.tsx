import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/add-article";
import { ArticleForm } from "./article-form.tsx";
import { TextPage } from "./text-page.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    const { categories } = await args.context.get(apiContext).contentAdmin.articles({ query: { page: 1 } });
    return { categories, serverTime: new Date().toISOString() };
  } catch (error) {
    throw adminRefusal(error, args.request);
  }
}

export function meta() {
  return privateMeta("contentAdmin:article.new");
}

/** For the operator: an article that does not exist yet. */
export default function AddArticle({ loaderData: { categories, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  return (
    <TextPage
      title={t("article.new")}
      back={pathTo("contentAdmin", locale)}
      shownAt={null}
      serverTime={serverTime}
    >
      <ArticleForm article={null} categories={categories} />
    </TextPage>
  );
}
