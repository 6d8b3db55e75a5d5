import type { ArticleCard } from "#contract/content/content.ts";
import type { Locale, LocalizedText } from "#contract/values/locale.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { plainText } from "./clean-markup.ts";

/** An article with its category and picture, as one row. */
export interface ArticleRow extends Record<string, unknown> {
  readonly id: number;
  readonly slug: LocalizedText;
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  readonly body: LocalizedText;
  readonly author: LocalizedText;
  readonly pictureAlt: LocalizedText;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly categoryId: number;
  readonly categoryName: LocalizedText;
  readonly categorySlug: LocalizedText;
  readonly picture: Parameters<typeof pictureView>[0] | null;
}

const wordsAMinute = 200;

/** Published articles that meet `where`, over `a`; `rest` is their order and limit. */
export function selectArticles(now: Date, where: SQL, rest: SQL): SQL {
  return sql`
    select a.id, a.slug, a.title, a.lead, a.body, a.author, a.picture_alt as "pictureAlt",
      a.published_at as "publishedAt", a.updated_at as "updatedAt",
      c.id as "categoryId", c.name as "categoryName", c.slug as "categorySlug",
      case when m.id is not null then jsonb_build_object('id', m.id, 'status', m.status, 'role', m.role,
        'width', m.width, 'height', m.height, 'widths', m.widths) end as picture
    from articles a
    join blog_categories c on c.id = a.category_id
    left join media m on m.id = a.picture_id
    where a.published_at <= ${now} and ${where} ${rest}`;
}

/** The article as a list shows it, in one language. */
export function articleCardView(row: ArticleRow, lang: Locale): ArticleCard {
  const { slug, title, lead, pictureAlt, body } = row;
  const texts = inLanguage({ slug, title, lead, pictureAlt }, lang);
  return {
    id: row.id,
    ...texts,
    category: {
      id: row.categoryId,
      ...inLanguage({ name: row.categoryName, slug: row.categorySlug }, lang),
    },
    picture: row.picture && pictureView(row.picture),
    publishedAt: row.publishedAt.toISOString(),
    readingMinutes: readingMinutes(inLanguage(body, lang)),
  };
}

function readingMinutes(html: string): number {
  return Math.max(1, Math.round(plainText(html).split(" ").length / wordsAMinute));
}
