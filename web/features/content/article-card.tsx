import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ArticleCard as Article } from "#contract/content/content.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

interface ArticleCardProps {
  article: Article;
  headingLevel?: 2 | 3;
  /** Among the first of its page: its picture is loaded at once. */
  priority?: boolean;
}

/** An article in a row: picture, topic, title, first words. The whole card leads to it by its one link. */
export function ArticleCard({ article, headingLevel = 2, priority = false }: ArticleCardProps) {
  const { t } = useTranslation("articles");
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const { id, slug, title, lead, category, picture, publishedAt, readingMinutes } = article;
  return (
    <article className="group relative">
      <ListingPicture
        picture={picture}
        alt=""
        sizes="(width >= 1656px) 501px, (width >= 768px) 32vw, 100vw"
        priority={priority}
        className="aspect-3/2"
      />
      <p className="type-caption mt-4 text-muted">
        {typography(category.name)}
        <span className="tablet:max-desktop:hidden"> · </span>
        <time dateTime={publishedAt} className="tablet:max-desktop:block">
          {formatDate(publishedAt, locale)}
        </time>
      </p>
      <Heading className="type-h4 mt-1">
        <Link
          to={pathTo("article", locale, { id, slug })}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {typography(title)}
        </Link>
      </Heading>
      <p className="type-small mt-2 text-muted">{typography(lead)}</p>
      <p className="type-caption mt-2 text-muted">{t("minutes", { count: readingMinutes })}</p>
    </article>
  );
}
