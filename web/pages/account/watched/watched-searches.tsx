import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import type { WatchedSearch } from "#contract/listings/watched-searches.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** The searches that one watches, each to be opened or ended. */
export function WatchedSearches({ searches }: { searches: readonly WatchedSearch[] }) {
  const { t } = useTranslation("watched");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  if (searches.length === 0) return null;
  const end = async (id: number) => {
    try {
      await browserApi.watchedSearches.remove({ params: { id } });
    } catch (error) {
      console.warn("the search is still watched", error);
      return notify({ kind: "error", id: "watched-search", text: t("search.endFailed") });
    }
    await revalidate();
  };
  return (
    <section aria-labelledby="watched-searches" className="mt-14">
      <h2 id="watched-searches" className="type-h3">
        {t("search.title")}
      </h2>
      <p className="type-small mt-1 text-muted">{t("search.text")}</p>
      <ul className="mt-4 border-line border-t">
        {searches.map(({ id, filters: { q = "" } }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-4 border-line border-b">
            <Link
              to={`${pathTo("search", locale)}?${new URLSearchParams({ q })}`}
              className="quiet-link min-w-0 py-2.5"
            >
              <bdi className="break-words">{q}</bdi>
            </Link>
            <IconButton label={t("search.end", { q })} onClick={() => void end(id)}>
              <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
