import type { ArticleCard as Article } from "#contract/content/content.ts";
import { ArticleCard } from "./article-card.tsx";

interface ArticleRowProps {
  articles: readonly Article[];
  headingLevel?: 2 | 3;
  /** How many of the first pictures are loaded at once. */
  priority?: number;
}

/** Articles beside each other, three from tablets on. */
export function ArticleRow({ articles, headingLevel = 2, priority = 0 }: ArticleRowProps) {
  return (
    <ul className="grid gap-x-7 gap-y-12 tablet:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} headingLevel={headingLevel} priority={index < priority} />
        </li>
      ))}
    </ul>
  );
}
