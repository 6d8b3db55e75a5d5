import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { BlogCategory } from "#contract/content/content.ts";
import { typography } from "#web/format/typography.ts";
import { classes } from "#web/ui/classes.ts";
import { useScrollToCurrent } from "#web/ui/use-scroll-to-current.ts";

interface TopicsProps {
  topics: readonly BlogCategory[];
  /** null: all of them. */
  current: number | null;
  hrefOf: (id?: number) => string;
}

/** Topics of the blog as a row of links with how many articles each has. */
export function Topics({ topics, current, hrefOf }: TopicsProps) {
  const { t } = useTranslation("articles");
  const row = useScrollToCurrent<HTMLUListElement>(current);
  const entries = [{ id: null, name: t("blog.all"), articles: null }, ...topics];
  return (
    <nav aria-label={t("blog.categories")} className="mt-7">
      <ul
        ref={row}
        className="scroll-row type-field -mx-5 flex gap-x-7 overflow-x-auto border-line border-b px-5 whitespace-nowrap [scrollbar-width:none] desktop:mx-0 desktop:px-0"
      >
        {entries.map(({ id, name, articles }) => (
          <li key={id ?? "all"} className="shrink-0">
            <Link
              to={hrefOf(id ?? undefined)}
              aria-current={id === current ? "page" : undefined}
              className={classes(
                "inline-flex min-h-11 items-center gap-2 border-b-2 hover:text-ink focus-visible:-outline-offset-4",
                id === current ? "border-secondary text-ink" : "border-transparent text-muted",
              )}
            >
              {typography(name)}
              {articles !== null && <span className="type-caption tnum text-muted">{articles}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
