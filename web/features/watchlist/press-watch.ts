import type { TFunction } from "i18next";
import type { NavigateFunction } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";
import type { Locale } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import { notePress } from "./pressed-watch.ts";

interface Press {
  filters: WatchedFilters;
  /** The filters as `to` has them. */
  query: string;
  isMember: boolean;
  /** The page on which the search is watched without scripts. */
  to: string;
  t: TFunction<"watching">;
  locale: Locale;
  navigate: NavigateFunction;
}

/**
 * Watches a member's search at once and offers to set how; tells why it could not. Others are led to sign in, and have it saved when
 * they come back. Returns whether it is watched.
 */
export async function pressWatch({ filters, query, isMember, to, t, locale, navigate }: Press): Promise<boolean> {
  if (!isMember) {
    notePress(query);
    await navigate(to);
    return false;
  }
  try {
    const { data } = await browserApi.watchedSearches.add({ body: { ...filters, pace: "instant" } });
    notify({
      kind: "success",
      id: "watched-search",
      text: t("search.done"),
      action: {
        label: t("search.set"),
        onPress: () => void navigate(pathTo("watchedSearch", locale, { id: data.id })),
      },
    });
    return true;
  } catch (error) {
    console.warn("the search is not watched", error);
    const { message } = readFailure(error, [], t as unknown as TFunction);
    notify({ kind: "error", id: "watched-search", text: message ?? t("search.failed") });
    return false;
  }
}
