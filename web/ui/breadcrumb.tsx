import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { typography } from "#web/format/typography.ts";
import { classes } from "./classes.ts";

export interface Crumb {
  label: string;
  to: string;
}

/**
 * The way from the home page to the current page, the last crumb. On a phone a long way is one line: the way back to what
 * the page lies in.
 */
export function Breadcrumb({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  const { t } = useTranslation("ui");
  return (
    <nav aria-label={t("breadcrumb")} className={classes("type-small", className)}>
      <ol className="flex flex-wrap gap-x-2.5">
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li
              key={crumb.to}
              className={classes(
                "flex items-center gap-x-2.5",
                // A long name is cut where its line ends rather than moved to a line of its own.
                last && "min-w-0 grow basis-24",
                // A phone has one line: the way back to what this lies in.
                crumbs.length > 2 && index !== crumbs.length - 2 && "max-tablet:hidden",
                index > 0 && index === crumbs.length - 2 && "crumb-back",
              )}
            >
              {last ? (
                <span aria-current="page" className="truncate py-1.5 text-ink tablet:py-2.5">
                  {typography(crumb.label)}
                </span>
              ) : (
                <>
                  <Link
                    to={crumb.to}
                    className="truncate py-1.5 text-muted tablet:py-2.5 hover:text-ink hover:underline"
                  >
                    {typography(crumb.label)}
                  </Link>
                  {/* The separator stands behind its crumb, so that no wrapped line begins with one. */}
                  <span
                    aria-hidden="true"
                    className={classes(
                      "text-line-2",
                      index === crumbs.length - 2 && crumbs.length > 2 && "max-tablet:hidden",
                    )}
                  >
                    /
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
