import type { Article as ArticleData } from "schema-dts";
import type { Article } from "#contract/content/content.ts";

interface Described {
  article: Article;
  origin: string;
  path: string;
  image: string | undefined;
}

/** An article as search engines read it (schema.org). */
export function articleData({ article, origin, path, image }: Described): ArticleData {
  const address = new URL(path, origin).href;
  return {
    "@type": "Article",
    headline: article.title,
    description: article.lead,
    datePublished: article.publishedAt,
    // A text stored before its publication was not changed after it.
    dateModified: article.updatedAt > article.publishedAt ? article.updatedAt : article.publishedAt,
    author: { "@type": "Organization", name: article.author, url: origin },
    publisher: { "@type": "Organization", name: "Kabinet", url: origin },
    mainEntityOfPage: address,
    articleSection: article.category.name,
    ...(image && { image: new URL(image, origin).href }),
  };
}
