import { useEffect, useState } from "react";
import type { FoundThing } from "#contract/admin-search/admin-search.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";

const pauseMs = 250;
/** Fewer letters find no people, and too much of all else. */
const shortest = 3;

interface Found {
  readonly things: readonly FoundThing[];
  readonly state: "idle" | "asking" | "failed" | "done";
}

/** What the server finds for the typed text, after a short pause; the last things stay until new ones arrive, and a late answer is dropped. */
export function useFound(typed: string): Found {
  const [found, setFound] = useState<Found>({ things: [], state: "idle" });
  const q = typed.trim();
  useEffect(() => {
    if (q.length < shortest && !/^\d+$/.test(q)) return setFound({ things: [], state: "idle" });
    const abort = new AbortController();
    setFound(({ things }) => ({ things, state: "asking" }));
    const timer = setTimeout(async () => {
      try {
        const { data } = await browserApi.adminSearch.find({ query: { q }, signal: abort.signal });
        if (!abort.signal.aborted) setFound({ things: data, state: "done" });
      } catch (error) {
        if (abort.signal.aborted) return;
        // Words that are all too short find nothing.
        const isShort = error instanceof ApiError && error.status === 422;
        setFound({ things: [], state: isShort ? "done" : "failed" });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q]);
  return found;
}
