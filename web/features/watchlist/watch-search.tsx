import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useVisitor } from "#web/session/visitor.tsx";
import { ButtonLink, type ButtonLinkProps } from "#web/ui/button-link.tsx";
import { queryOfFilters } from "./saved-filters.ts";

interface WatchSearchProps extends Pick<ButtonLinkProps, "kind" | "size" | "className"> {
  filters: WatchedFilters;
  words?: "watch" | "seller";
}

/**
 * Leads to the page that watches a search or a seller, by way of signing in for guests. With scripts a member's press saves at once, and
 * a guest's when they come back.
 */
export function WatchSearch({ filters, words = "watch", ...look }: WatchSearchProps) {
  const { t } = useTranslation("watching");
  const locale = useLocale();
  const navigate = useNavigate();
  const isMember = useVisitor().kind === "member";
  const query = queryOfFilters(filters);
  const [watched, setWatched] = useState<string | null>(null);
  const isWatched = watched === query;
  const to = isWatched ? pathTo("watchedSearches", locale) : `${pathTo("newSearch", locale)}?${query}`;
  const press = (event: MouseEvent) => {
    if (isWatched || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import("./press-watch.ts")
      .then(({ pressWatch }) => pressWatch({ filters, query, isMember, to, t, locale, navigate }))
      .then((isSaved) => isSaved && setWatched(query))
      .catch((error: unknown) => {
        console.warn("what a press does could not be loaded", error);
        void navigate(to);
      });
  };
  return (
    <ButtonLink to={to} onClick={press} {...look}>
      {t(isWatched ? "search.watched" : `search.${words}`)}
    </ButtonLink>
  );
}
