import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { savedFilters } from "#web/features/watchlist/saved-filters.ts";
import { WatchSearch } from "#web/features/watchlist/watch-search.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { feedOf } from "./feed-of.ts";
import { withoutFilters } from "./filters/chosen-filters.tsx";
import { withFilters } from "./listing-filters.ts";

interface EmptyShelfProps {
  shelf: { total: number; page: number; pages: number };
  isNarrowed: boolean;
  /** Something that has ended would be found: nobody is led from one empty shelf to another. */
  hasEnded: boolean;
  filters: ListingQuery;
  category: number | undefined;
  search: URLSearchParams;
}

/** Nothing to show, why, and the nearest way to something. */
export default function EmptyShelf({ shelf, isNarrowed, hasEnded, filters, category, search }: EmptyShelfProps) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  if (shelf.total > 0 && shelf.page > 1) {
    const last = withFilters(search, { page: shelf.pages === 1 ? undefined : String(shelf.pages) });
    return (
      <EmptyState
        title={t("beyond.title")}
        action={<ButtonLink to={last}>{t("beyond.action", { page: shelf.pages })}</ButtonLink>}
      >
        {t("beyond.text", { count: shelf.pages })}
      </EmptyState>
    );
  }
  const isSearch = Boolean(filters.q) && !isNarrowed;
  const watchable = savedFilters(filters, category);
  const canWatch = Object.keys(watchable).length > 0;
  const wayOut = isNarrowed
    ? { to: withoutFilters(search), words: t("clearFilters") }
    : filters.state === "running" && hasEnded
      ? { to: withFilters(search, { state: "ended" }), words: t("empty.ended") }
      : { to: pathTo("search", locale), words: t("search.all") };
  return (
    <EmptyState
      title={t("empty.title")}
      action={
        <>
          {canWatch && <WatchSearch filters={watchable} />}
          {isSearch && (
            <ButtonLink kind="outline" to={pathTo("addListing", locale)}>
              {t("empty.seek")}
            </ButtonLink>
          )}
          <ButtonLink to={wayOut.to} {...(canWatch && { kind: "outline" })}>
            {wayOut.words}
          </ButtonLink>
        </>
      }
    >
      {t(isNarrowed ? "empty.narrowed" : isSearch ? "empty.words" : "empty.text")}
      {filters.q && (
        <p className="mt-3">
          {t("empty.tell")}{" "}
          <a href={feedOf({ locale, q: filters.q, about: filters.q }).path} className="quiet-link">
            {t("empty.feed")}
          </a>
        </p>
      )}
    </EmptyState>
  );
}
