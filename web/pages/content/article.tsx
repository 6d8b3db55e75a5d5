import "#web/i18n/areas/pages.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { canonicalRedirect } from "#web/addresses/canonical-redirect.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { readPageId } from "#web/addresses/read-page-id.ts";
import { asNotFound } from "#web/api/as-not-found.ts";
import { apiContext } from "#web/api/server-api.ts";
import { ArticleRow } from "#web/features/content/article-row.tsx";
import { Contents } from "#web/features/content/contents.tsx";
import { RichText } from "#web/features/content/rich-text.tsx";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { breadcrumbData } from "#web/search-engines/breadcrumb-data.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/article";
import { articleData } from "./article-data.ts";

/** `/blog/{id}/{slug}`: the id says which; wrong words are sent to the right ones. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOfPath(pagePathOf(request));
  const id = readPageId(params.id);
  const { data: article } = await context
    .get(apiContext)
    .content.article({ params: { id }, query: { lang: locale } })
    .catch(asNotFound);
  const paths = canonicalRedirect("article", article, { request, params });
  return { article, paths, locale, origin: new URL(request.url).origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, paths, locale, origin } = loaderData;
  const { picture } = article;
  const image = picture?.ready ? `/media/${picture.id}/${Math.max(...picture.widths)}.webp` : undefined;
  const crumbs = crumbsOf(loaderData, "Kabinet", "Blog");
  const trail = crumbs.map(({ label, to }) => ({ name: label, path: to }));
  return pageMeta({
    title: article.title,
    description: article.lead,
    origin,
    locale,
    paths,
    image,
    structured: [articleData({ article, origin, path: paths[locale], image }), breadcrumbData(trail, origin)],
  });
}

/** An article in a column made for reading, with what else there is. */
export default function Article({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData;
  const { t } = useTranslation("articles");
  const locale = useLocale();
  const { publishedAt, updatedAt, picture, related } = article;
  const isChanged = formatDate(updatedAt, locale) !== formatDate(publishedAt, locale) && updatedAt > publishedAt;
  return (
    <>
      <article className="container-page pt-5">
        <Breadcrumb crumbs={crumbsOf(loaderData, t("home"), t("blog.title"))} />
        <div className="reading-column">
          <h1 className="type-h1 mt-4 wide:mt-8">{typography(article.title)}</h1>
          <p className="type-lead mt-4 text-muted">{typography(article.lead)}</p>
          <p className="type-caption mt-5 flex flex-wrap gap-x-4 text-muted">
            <span>{t("by", { author: article.author })}</span>
            <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
            <span>{t("minutes", { count: article.readingMinutes })}</span>
            {isChanged && <span>{t("changed", { date: formatDate(updatedAt, locale) })}</span>}
          </p>
        </div>
        {picture?.ready && (
          <div className="mx-auto mt-9 max-w-[1000px]">
            <ListingPicture
              picture={picture}
              alt={article.pictureAlt}
              sizes="(width >= 1100px) 1000px, 92vw"
              priority
              className="aspect-3/2"
            />
          </div>
        )}
        <div className="reading-column mt-9">
          <Contents headings={article.headings} className="mb-9" />
          <RichText html={article.html} />
          <ButtonLink kind="outline" to={pathTo("blog", locale)} className="mt-12">
            {t("back")}
          </ButtonLink>
        </div>
      </article>
      {related.length > 0 && (
        <section className="screen-only container-page section-gap">
          <h2 className="type-h2 mb-7">{t("related")}</h2>
          <ArticleRow articles={related} headingLevel={3} />
        </section>
      )}
    </>
  );
}

function crumbsOf(
  { article, paths, locale }: Pick<Awaited<ReturnType<typeof loader>>, "article" | "paths" | "locale">,
  home: string,
  blog: string,
) {
  const { category, title } = article;
  return [
    { label: home, to: pathTo("home", locale) },
    { label: blog, to: pathTo("blog", locale) },
    { label: category.name, to: `${pathTo("blog", locale)}?category=${category.id}` },
    { label: title, to: paths[locale] },
  ];
}
