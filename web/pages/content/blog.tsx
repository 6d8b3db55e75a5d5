import "#web/i18n/areas/pages.ts";
import { useTranslation } from "react-i18next";
import { content } from "#contract/content/content.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { ArticleRow } from "#web/features/content/article-row.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/blog";
import { Topics } from "./topics.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const locale = localeOfPath(pagePathOf(request));
  const { category, page } = content.articles.query.parse(Object.fromEntries(searchParams));
  const api = context.get(apiContext).content;
  const [articles, topics] = await Promise.all([
    api.articles({ query: { lang: locale, category, page } }),
    api.blogCategories({ query: { lang: locale } }),
  ]);
  const topic = topics.find(({ id }) => id === category) ?? null;
  return { articles, topics, topic, locale, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { articles, topic, locale, origin } = loaderData;
  const title = metaText("articles:blog.title");
  const description = metaText("articles:blog.description");
  return pageMeta({
    title: topic ? `${topic.name} – ${title}` : title,
    description,
    origin,
    locale,
    paths: { cs: blogPath("cs", topic?.id, articles.page), en: blogPath("en", topic?.id, articles.page) },
    noIndex: articles.items.length === 0,
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { articles, topics, topic } = loaderData;
  const { t } = useTranslation("articles");
  const locale = useLocale();
  const title = topic?.name ?? t("blog.title");
  return (
    <div className="container-page pt-5">
      <Breadcrumb
        crumbs={[
          { label: t("home"), to: pathTo("home", locale) },
          { label: t("blog.title"), to: pathTo("blog", locale) },
          ...(topic ? [{ label: topic.name, to: blogPath(locale, topic.id) }] : []),
        ]}
      />
      <h1 className="type-h1 mt-4">{typography(title)}</h1>
      <p className="type-lead mt-3 max-w-[46ch] text-muted">{typography(t("blog.lead"))}</p>
      {topics.length > 1 && (
        <Topics topics={topics} current={topic?.id ?? null} hrefOf={(id) => blogPath(locale, id)} />
      )}
      <div className="mt-9">
        {articles.items.length > 0 ? (
          <ArticleRow articles={articles.items} priority={3} />
        ) : (
          <NoArticles any={articles.total > 0} />
        )}
      </div>
      <Pagination
        className="mt-12"
        page={articles.page}
        pages={articles.pages}
        hrefOf={(page) => blogPath(locale, topic?.id, page)}
      />
    </div>
  );
}

function NoArticles({ any }: { any: boolean }) {
  const { t } = useTranslation("articles");
  const locale = useLocale();
  const words = any ? "blog.emptyPage" : "blog.empty";
  return (
    <EmptyState
      title={t(`${words}.title`)}
      action={
        <ButtonLink kind="outline" to={pathTo(any ? "blog" : "dailyAuctions", locale)}>
          {t(`${words}.action`)}
        </ButtonLink>
      }
    >
      {!any && t("blog.empty.text")}
    </EmptyState>
  );
}

/** A page of the blog; the first one and all topics need no words in the address. */
function blogPath(locale: Locale, category?: number, page = 1): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category: String(category) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return pathTo("blog", locale) + (query && `?${query}`);
}
