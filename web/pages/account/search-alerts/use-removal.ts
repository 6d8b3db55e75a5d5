import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { WatchedSearch } from "#contract/search-alerts/watched-searches.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { notify } from "#web/ui/overlays/notify.ts";

/** A removed search goes at once and may be had back from the snackbar; it begins anew then. */
export function useRemoval() {
  const { t } = useTranslation(["searchAlerts", "common"]);
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const restore = (id: number) => setRemoved((ids) => new Set([...ids].filter((each) => each !== id)));
  const fail = (error: unknown) => {
    const { message } = readFailure(error, [], t);
    notify({ kind: "error", id: "watched-search", text: message ?? t("searchAlerts:failed") });
  };
  const undo = ({ filters, pace }: WatchedSearch) =>
    browserApi.watchedSearches.add({ body: { ...filters, pace } }).then(revalidate, fail);
  const remove = (search: WatchedSearch, name: string) => {
    setRemoved((ids) => new Set(ids).add(search.id));
    browserApi.watchedSearches.remove({ params: { id: search.id } }).then(
      () =>
        notify({
          kind: "success",
          id: "watched-search",
          text: t("searchAlerts:removed", { name }),
          action: { label: t("searchAlerts:undo"), onPress: () => void undo(search) },
        }),
      (error: unknown) => {
        restore(search.id);
        fail(error);
      },
    );
  };
  return { remove, removed };
}
