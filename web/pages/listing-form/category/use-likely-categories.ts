import { useEffect, useState } from "react";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { type FoundCategory, pathToCategory } from "./search-categories.ts";

const pauseMs = 200;
/** Fewer letters are no brand's or kind's beginning that says anything. */
const shortest = 3;

interface LikelyCategories {
  readonly found: readonly FoundCategory[];
  /** The text that `found` answers. */
  readonly query: string;
}

const none: LikelyCategories = { found: [], query: "" };

/**
 * Categories that the text means by a brand or kind ("lagavulin"), after a short pause. Without an answer there are none.
 * `isWaiting` while the answer for this very text is still to come.
 */
export function useLikelyCategories(
  tree: readonly Category[],
  text: string,
): { found: readonly FoundCategory[]; isWaiting: boolean } {
  const lang = useLocale();
  const query = text.trim();
  const [likely, setLikely] = useState(none);
  const isAsked = query.length >= shortest;
  useEffect(() => {
    if (!isAsked) return setLikely(none);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const found = await askFor(query, lang, abort.signal);
      if (abort.signal.aborted) return;
      setLikely({ found: found.flatMap((id) => placed(tree, id)), query });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isAsked, lang, tree]);
  return { found: isAsked ? likely.found : [], isWaiting: isAsked && likely.query !== query };
}

function placed(tree: readonly Category[], id: number): FoundCategory[] {
  const path = pathToCategory(tree, id);
  const category = path.at(-1);
  return category ? [{ category, path }] : [];
}

async function askFor(q: string, lang: ReturnType<typeof useLocale>, signal: AbortSignal): Promise<number[]> {
  try {
    const { data } = await browserApi.suggestions.categories({ query: { q, lang }, signal });
    return data.map(({ id }) => id);
  } catch (error) {
    if (error instanceof ApiError || error instanceof TypeError || signal.aborted) return [];
    throw error;
  }
}
