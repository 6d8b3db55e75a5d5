import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { type WatchedSearch, type WatchPace, watchPaces } from "#contract/search-alerts/watched-searches.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { useSearchWords } from "./use-search-words.ts";

/** A watched search: what it is, how much is new, how often it is told. */
export function SearchRow({ search, onRemove }: { search: WatchedSearch; onRemove: (name: string) => void }) {
  const { t } = useTranslation("searchAlerts");
  const locale = useLocale();
  const { name, more } = useSearchWords()(search);
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-line border-b py-3 tablet:grid-cols-[minmax(0,1fr)_max-content]">
      <div className="min-w-0">
        <p className="flex items-center gap-3">
          <Link to={pathTo("watchedSearch", locale, { id: search.id })} className="quiet-link min-w-0 py-2">
            <bdi className="[overflow-wrap:anywhere]">{typography(name)}</bdi>
          </Link>
          {search.newCount > 0 && (
            <Badge label={t("new", { count: search.newCount })} className="shrink-0">
              {search.newCount}
            </Badge>
          )}
        </p>
        {more.length > 0 && (
          <p className="type-small text-muted [overflow-wrap:anywhere]">{typography(more.join(" · "))}</p>
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <Pace search={search} name={name} />
        <IconButton label={t("remove", { name })} onClick={() => onRemove(name)}>
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

/** Chosen at once; taken back where it could not be stored. */
function Pace({ search: { id, pace }, name }: { search: WatchedSearch; name: string }) {
  const { t } = useTranslation("searchAlerts");
  const [chosen, setChosen] = useState<WatchPace>(pace);
  const choose = (wanted: WatchPace) => {
    setChosen(wanted);
    browserApi.watchedSearches.change({ params: { id }, body: { pace: wanted } }).catch((error: unknown) => {
      console.warn("how often a search is told was not changed", error);
      setChosen(chosen);
      notify({ kind: "error", id: "watched-search", text: t("failed") });
    });
  };
  return (
    <Select
      bare
      label={<span className="sr-only">{t("paceOf", { name })}</span>}
      value={chosen}
      options={watchPaces.map((value) => ({ value, label: t(`pace.${value}`) }))}
      onChange={(event) => choose(event.currentTarget.value as WatchPace)}
    />
  );
}
