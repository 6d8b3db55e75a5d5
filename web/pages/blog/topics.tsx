import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { BlogCategory } from "#contract/content.ts";
import { typography } from "#web/format/typography.ts";
import { classes } from "#web/ui/classes.ts";

interface TopicsProps {
  topics: readonly BlogCategory[];
  /** null: all of them. */
  current: number | null;
  hrefOf: (id?: number) => string;
}

/** Topics of the blog as a row of links with how many articles each has. */
export function Topics({ topics, current, hrefOf }: TopicsProps) {
  const { t } = useTranslation("reading");
  const entries = [{ id: null, name: t("blog.all"), articles: null }, ...topics];
  return (
    <nav aria-label={t("blog.categories")} className="mt-7 border-line border-b">
      <ul className="type-field flex flex-wrap gap-x-7">
        {entries.map(({ id, name, articles }) => (
          <li key={id ?? "all"}>
            <Link
              to={hrefOf(id ?? undefined)}
              aria-current={id === current ? "page" : undefined}
              className={classes(
                "-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 hover:text-ink",
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
