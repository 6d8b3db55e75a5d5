import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { classes } from "./classes.ts";
import { pageNumbers } from "./page-numbers.ts";

const cell = "type-field tnum grid h-11 min-w-11 place-items-center rounded-control px-2";

/** Pages of a list as plain links. `hrefOf` gives the address of a page, filters kept. Nothing for a single page. */
export function Pagination({
  page,
  pages,
  hrefOf,
  label,
  className,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Names the list, where a page has two. */
  label?: string;
  className?: string;
}) {
  const { t } = useTranslation("ui");
  if (pages <= 1) return null;
  const arrow = (target: number, words: string, rel: "prev" | "next") => (
    <Link
      to={hrefOf(target)}
      rel={rel}
      className={classes(cell, "inline-flex items-center gap-2 px-3 hover:bg-info-tint")}
    >
      {rel === "prev" && <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />}
      <span className="max-tablet:sr-only">{words}</span>
      {rel === "next" && <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5" />}
    </Link>
  );
  return (
    <nav
      aria-label={label ?? t("pagination.label")}
      className={classes("flex flex-wrap items-center justify-center gap-1 border-t border-line pt-6", className)}
    >
      {page > 1 && arrow(page - 1, t("pagination.previous"), "prev")}
      <ul className="flex items-center gap-1">
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li
              key={index === 1 ? "gap-before" : "gap-after"}
              aria-hidden="true"
              className="min-w-6 text-center text-muted max-tablet:hidden"
            >
              …
            </li>
          ) : (
            <li key={number} className={classes(Math.abs(number - page) > 1 && "max-tablet:hidden")}>
              {number === page ? (
                <span aria-current="page" className={classes(cell, "bg-primary-dark font-semibold text-on-primary")}>
                  <span className="sr-only">{t("pagination.page")} </span>
                  {number}
                </span>
              ) : (
                <Link
                  to={hrefOf(number)}
                  aria-label={t("pagination.go", { page: number })}
                  className={classes(cell, "hover:bg-info-tint")}
                >
                  {number}
                </Link>
              )}
            </li>
          ),
        )}
      </ul>
      {page < pages && arrow(page + 1, t("pagination.next"), "next")}
    </nav>
  );
}
