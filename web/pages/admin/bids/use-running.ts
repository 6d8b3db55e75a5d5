import { useEffect, useState } from "react";
import type { RunningLot } from "#contract/bids/running-admin.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { whileSeen } from "#web/live/while-seen.ts";
import type { QueryOf } from "#web/pages/admin/list/filters.ts";
import type { runningList } from "./running-list.ts";

/** No stream tells of all lots: what runs, and how briskly, is asked for so often while the page is looked at. */
const askEveryMs = 5_000;

interface RunningList {
  readonly items: readonly RunningLot[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly serverTime: string;
}

/** The list as it stands now; where the server does not answer it stays as it was, and `isLost` says so until it does again. */
export function useRunning(loaded: RunningList, query: QueryOf<typeof runningList.filters>, isPaused: boolean) {
  const lang = useLocale();
  const [news, setNews] = useState<{ of: RunningList; now: RunningList } | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      const now = await quietApi.runningAdmin.list({ query: { ...query, lang, page: loaded.page } }).catch(() => null);
      if (isOver) return;
      setLost(now === null);
      if (now) setNews({ of: loaded, now });
      timer = setTimeout(ask, askEveryMs);
    };
    const stopSeeing = whileSeen((seen) => {
      clearTimeout(timer);
      if (seen) timer = setTimeout(ask, askEveryMs);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopSeeing();
    };
  }, [loaded, query, lang, isPaused]);
  // The page has loaded newer data since.
  return { list: news?.of === loaded ? news.now : loaded, isLost };
}
