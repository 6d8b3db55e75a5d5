import { useEffect, useState } from "react";
import type { SuggestionSet } from "#contract/search/suggestions.ts";
import type { Locale } from "#contract/values/locale.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";

const pauseMs = 150;

/**
 * Suggestions for the typed text, after a short pause; the last ones stay until new ones arrive, and a late answer is
 * dropped. A failed request simply yields none.
 */
export function useSuggestions(typed: string, lang: Locale): SuggestionSet | null {
  const [found, setFound] = useState<SuggestionSet | null>(null);
  const q = typed.trim();
  useEffect(() => {
    if (q === "") return setFound(null);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { data } = await browserApi.suggestions.list({ query: { q, lang }, signal: abort.signal });
        if (!abort.signal.aborted) setFound(data);
      } catch (error) {
        const isExpected = error instanceof ApiError || error instanceof TypeError || abort.signal.aborted;
        if (!isExpected) throw error;
        if (!abort.signal.aborted) setFound(null);
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, lang]);
  return found;
}
